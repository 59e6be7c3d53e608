import Graphics
import Interpreter
import Layout

/// `Anchor`: parts of views, by which others find them.
enum AnchorRows {
    static var rows: [Native] {
        [
            Native("Anchor.Source.bounds") { _ in .native(AnchorSource(.bounds)) },
            Native("Anchor.Source.rect(_:)") { .native(AnchorSource(.rect($0.next()))) },
            Native("Anchor.Source.point(_:)") { .native(AnchorSource(.location($0.next()))) },
            Native("Anchor.Source.unitPoint(_:)") { .native(AnchorSource(.point($0.next()))) },
        ]
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
                Rect(
                    x: frame.minX + frame.width * share.x, y: frame.minY + frame.height * share.y, width: 0,
                    height: 0)
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
