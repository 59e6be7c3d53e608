import Graphics
import Interpreter
import Layout

/// `visualEffect`: looks that depend on where a view stands, and cannot change its layout.
enum VisualEffectRows {
    static var rows: [Native] {
        [
            Native("EmptyVisualEffect.init()") { _ in
                .native(VisualEffectValue([]))
            },
            Native("View.visualEffect(_:)") { call in
                let effect = call.nextValue()
                let evaluator = call.evaluator
                return call.modifier("visualEffect") { node, context in
                    VisualEffectNode(node) { node, proxy in
                        let place = Value.native(GeometryProxyValue(proxy, context.graph))
                        let result = evaluator.call(effect, [.native(VisualEffectValue([])), place])
                        let wraps = result.native(VisualEffectValue.self)?.wraps ?? []
                        return wraps.reduce(node) { context.part($1($0)) }
                    }
                }
            },
            row("offset(x:y:)") { call in
                let x: Double = call.next()
                let offset = Point(x: x, y: call.next())
                return { OffsetNode($0, offset) }
            },
            row("scaleEffect(x:y:anchor:)") { call in
                let x: Double = call.next(), y: Double = call.next()
                return transform(call.next()) { _ in .scale(x: x, y: y) }
            },
            row("rotationEffect(_:anchor:)") { call in
                let angle: Angle = call.next()
                return transform(call.next()) { _ in .rotation(angle.radians) }
            },
            row("opacity(_:)") { call in
                let opacity: Double = call.next()
                return { EffectNode(view: "opacity", $0) { _ in [.opacity(opacity.clamped(to: 0...1))] } }
            },
            projection,
            row("blur(radius:opaque:)") { call in
                let radius: Double = call.next()
                return { EffectNode(view: "blur", $0) { _ in [.blur(radius)] } }
            },
            row("rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") { call in
                let angle: Angle = call.next()
                let map = PositionRows.projection(call, angle)
                return transform(call.next()) { _ in map }
            },
            colors("brightness(_:)") { ColorMatrices.brightness($0.next()) },
            colors("contrast(_:)") { ColorMatrices.contrast($0.next()) },
            colors("saturation(_:)") { ColorMatrices.saturation($0.next()) },
            colors("hueRotation(_:)") { ColorMatrices.hueRotation($0.nextRadians()) },
        ]
    }

    private static func colors(_ signature: String, _ matrix: @escaping (NativeCall) -> [Double]) -> Native {
        row(signature) { call in
            let matrix = matrix(call)
            return { EffectNode(view: "colorMatrix", $0) { _ in [.colorMatrix(matrix)] } }
        }
    }

    /// What a `GeometryEffect` is made with.
    private static var projection: Native {
        row("_projection(_:movesSpaces:)") { call in
            let projection = Projection(call.nextValue())
            let movesSpaces: Bool = call.next()
            return { projection.node($0, movesSpaces: movesSpaces) }
        }
    }

    private static func row(
        _ signature: String, _ make: @escaping (NativeCall) -> (LayoutNode) -> LayoutNode
    ) -> Native {
        Native("VisualEffect.\(signature)") { call in
            let wraps = call.receiver.native(VisualEffectValue.self)?.wraps ?? []
            return .native(VisualEffectValue(wraps + [make(call)]))
        }
    }

    private static func transform(
        _ anchor: UnitPoint, _ make: @escaping (Rect) -> AffineTransform
    ) -> (LayoutNode) -> LayoutNode {
        { node in
            EffectNode(view: "transform", node) { frame in
                let point = Point(
                    x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
                return [.transform(make(frame).around(point))]
            }
        }
    }
}

/// A `VisualEffect`: what to put around a view, the innermost first.
final class VisualEffectValue: NativeValue {
    let wraps: [(LayoutNode) -> LayoutNode]

    init(_ wraps: [(LayoutNode) -> LayoutNode]) { self.wraps = wraps }
}
