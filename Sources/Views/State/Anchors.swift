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

        var isPoint: Bool {
            switch self {
            case .bounds, .rect: false
            case .point, .location: true
            }
        }

        /// The part's place in the space of the view's frame; of a point a rectangle of no size.
        func place(in frame: Rect) -> Rect {
            switch self {
            case .bounds: frame
            case .rect(let rect): rect.offsetBy(dx: frame.minX, dy: frame.minY)
            case .location(let point): Rect(origin: frame.origin + point, size: .zero)
            case .point(let share):
                Rect(x: frame.minX + frame.width * share.x, y: frame.minY + frame.height * share.y, width: 0, height: 0)
            }
        }
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}

/// `Anchor`: a rectangle or point of a view where it is seen, until a geometry proxy resolves it.
final class AnchorValue: NativeValue {
    private let isPoint: Bool
    /// In the root's space: of a rectangle that effects turn, the smallest upright one around it.
    private let place: Rect

    init(_ source: Value, _ view: PlacedNode) {
        let kind = source.native(AnchorSource.self)?.kind ?? .bounds
        isPoint = kind.isPoint
        place = view.seen(kind.place(in: view.frame))
    }

    /// The value as seen from the proxy's view.
    func resolved(_ proxy: Layout.GeometryProxy, _ evaluator: Evaluator) -> Value {
        let local = proxy.local(place)
        return isPoint ? evaluator.value(local.origin) : evaluator.value(local)
    }

    override func isEqual(to other: NativeValue) -> Bool { (other as? AnchorValue)?.place == place }
}
