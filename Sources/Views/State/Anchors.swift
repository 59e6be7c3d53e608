import Graphics
import Interpreter
import Layout
import Syntax

/// `Anchor`: parts of views, by which others find them.
enum AnchorRows {
    static var rows: [Declaration] {
        [
            Declaration("public struct Anchor<Value> { public struct Source {} }"),
            Declaration("extension Anchor: Equatable where Value: Equatable {}"),
            anchor("CGRect", "var bounds", "Anchor<CGRect>.Source", AnchorSource(.bounds)),
            anchor("CGPoint", "var topLeading", "Anchor<CGPoint>.Source", AnchorSource(.point(.topLeading))),
            anchor("CGPoint", "var top", "Anchor<CGPoint>.Source", AnchorSource(.point(.top))),
            anchor("CGPoint", "var topTrailing", "Anchor<CGPoint>.Source", AnchorSource(.point(.topTrailing))),
            anchor("CGPoint", "var leading", "Anchor<CGPoint>.Source", AnchorSource(.point(.leading))),
            anchor("CGPoint", "var center", "Anchor<CGPoint>.Source", AnchorSource(.point(.center))),
            anchor("CGPoint", "var trailing", "Anchor<CGPoint>.Source", AnchorSource(.point(.trailing))),
            anchor("CGPoint", "var bottomLeading", "Anchor<CGPoint>.Source", AnchorSource(.point(.bottomLeading))),
            anchor("CGPoint", "var bottom", "Anchor<CGPoint>.Source", AnchorSource(.point(.bottom))),
            anchor("CGPoint", "var bottomTrailing", "Anchor<CGPoint>.Source", AnchorSource(.point(.bottomTrailing))),
            Declaration(
                "extension Anchor.Source where Value == CGRect { public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source }"
            ) { .native(AnchorSource(.rect($0.next()))) },
            Declaration(
                "extension Anchor.Source where Value == CGPoint { public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source }"
            ) { .native(AnchorSource(.location($0.next()))) },
            Declaration(
                "extension Anchor.Source where Value == CGPoint { public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source }"
            ) { .native(AnchorSource(.point($0.next()))) },
        ]
    }

    private static func anchor(
        _ value: String, _ member: String, _ type: String, _ source: AnchorSource
    ) -> Declaration {
        Declaration("extension Anchor.Source where Value == \(value) { public static \(member): \(type) { get } }") {
            _ in .native(source)
        }
    }
}

/// `Anchor.Source`: which part of a view an anchor stands for.
final class AnchorSource: NativeValue {
    enum Kind {
        case bounds
        case point(UnitPoint)
        case rect(Rect)
        case location(Point)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}

/// `Anchor`: a rectangle or point of a view, in the root's space until a geometry proxy resolves it.
final class AnchorValue: NativeValue {
    private let kind: AnchorSource.Kind
    private let frame: Rect

    init(_ source: Value, _ frame: Rect) {
        kind = source.native(AnchorSource.self)?.kind ?? .bounds
        self.frame = frame
    }

    /// The value as seen from the proxy's view.
    func resolved(_ proxy: Layout.GeometryProxy, _ evaluator: Evaluator) -> Value {
        let local = proxy.local(frame)
        switch kind {
        case .bounds: return evaluator.value(local)
        case .point(let share):
            return evaluator.value(
                Point(x: local.minX + local.width * share.x, y: local.minY + local.height * share.y))
        case .rect(let rect):
            return evaluator.value(Rect(origin: local.origin + rect.origin, size: rect.size))
        case .location(let point): return evaluator.value(local.origin + point)
        }
    }

    override func isEqual(to other: NativeValue) -> Bool { (other as? AnchorValue)?.frame == frame }
}
