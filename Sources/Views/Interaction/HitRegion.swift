import Graphics
import Interpreter
import Layout

/// `contentShape` and `allowsHitTesting`: which part of a view can be touched.
enum HitRegionRows {
    static var rows: [Native] {
        [
            Native("View.allowsHitTesting(_:)") { call in
                guard !call.next(Bool.self) else { return call.receiver }
                return call.mark("allowsHitTesting") { node, _ in
                    node.payloads.append(HitRegionPayload(.nothing))
                }
            },
            Native("View.contentShape(_:eoFill:)") { call in
                let shape = call.nextValue()
                return contentShape(call, shape, call.next(Bool.self))
            },
            Native("View.contentShape(_:_:eoFill:)") { call in
                // Of the kinds, interaction is the first bit; the others change nothing that a picture can
                // do.
                let isInteraction = (call.nextValue().fields.first?.asInteger ?? 1) & 1 != 0
                let shape = call.nextValue()
                guard isInteraction else { return call.receiver }
                return contentShape(call, shape, call.next(Bool.self))
            },
        ]
    }

    private static func contentShape(_ call: NativeCall, _ shape: Value, _ isEvenOdd: Bool) -> Value {
        call.modifier("contentShape") { node, context in
            let shape = context.shape(shape)
            let outer = NeutralNode(view: "contentShape", node)
            outer.payloads.append(
                HitRegionPayload(.shape({ shape.path(in: $0) }, isEvenOdd ? .evenOdd : .nonZero)))
            return outer
        }
    }
}

/// Which part of a view, and of all that is in it, can be touched.
final class HitRegionPayload: LayoutPayload {
    enum Region {
        case nothing
        case shape((Rect) -> Path, FillRule)
    }

    let region: Region

    init(_ region: Region) { self.region = region }
}

/// How a point meets one view, the views inside it aside.
public enum HitRegion {
    /// Neither the view nor anything inside it.
    case outside
    /// Whatever is inside decides.
    case inside
    /// The view itself, if nothing inside is met.
    case solid

    /// - Parameter point: in the space that the frames are in.
    public init(_ placed: PlacedNode, at point: Point) {
        self = HitRegion.declared(placed, point) ?? (HitRegion.isSolid(placed, point) ? .solid : .inside)
    }

    /// Whether nothing of a view can be touched, wherever.
    public static func refusesTouches(_ placed: PlacedNode) -> Bool {
        if placed.node is HiddenNode { return true }
        return placed.node.payloads.contains { payload in
            if case .nothing? = (payload as? HitRegionPayload)?.region { true } else { false }
        }
    }

    /// What `contentShape`, `allowsHitTesting` and scroll views say. Clipping does not change what can be
    /// touched (oleb.net/2022/clipped-hit-testing, measured on iOS 16).
    private static func declared(_ placed: PlacedNode, _ point: Point) -> HitRegion? {
        if refusesTouches(placed) { return .outside }
        for payload in placed.node.payloads {
            if payload is ScrollPayload, !placed.frame.contains(point) { return .outside }
            guard let region = (payload as? HitRegionPayload)?.region else { continue }
            switch region {
            case .nothing: continue
            case .shape(let path, let rule):
                return path(placed.frame).contains(point, rule: rule) ? .solid : .outside
            }
        }
        return nil
    }

    /// Views that draw are touched, shapes within their outline, controls and scroll views everywhere in
    /// their frames. Containers and spacers are not.
    private static func isSolid(_ placed: PlacedNode, _ point: Point) -> Bool {
        let node = placed.node
        guard placed.frame.contains(point) else { return false }
        if node.payloads.contains(where: coversFrame) || node is DecorationNode { return true }
        guard placed.children.isEmpty, !(node is SpacerNode), !(node is EmptyNode) else { return false }
        guard let shape = node as? ShapeNode else { return true }
        return shape.shape.path(in: placed.frame).contains(point)
    }

    private static func coversFrame(_ payload: LayoutPayload) -> Bool {
        if let action = payload as? ActionPayload { return action.coversFrame }
        return payload is AdjustmentPayload || payload is ScrollPayload || payload is MenuPayload
    }
}
