import Graphics
import Interpreter
import Layout
import Syntax

/// What SwiftUI makes of two paths, under the names that `Path` and `Shape` share.
struct PathOperation {
    let name: StaticString
    let apply: (Path, Path, FillRule) -> Path

    static var all: [PathOperation] {
        [
            area("union", .union), area("intersection", .intersection), area("subtracting", .subtraction),
            area("symmetricDifference", .symmetricDifference), line("lineIntersection", true),
            line("lineSubtraction", false),
        ]
    }

    private static func area(_ name: StaticString, _ combination: Path.Combination) -> PathOperation {
        PathOperation(name: name) { $0.combined(with: $1, by: combination, rule: $2) }
    }

    private static func line(_ name: StaticString, _ isInside: Bool) -> PathOperation {
        PathOperation(name: name) { $0.line(inside: isInside, of: $1, rule: $2) }
    }
}

extension Evaluator {
    /// Counts what paths with so many lines in all cost that may all cross each other.
    func spend(crossings lines: Int) {
        let lines = min(lines, 1 << 15)
        spend(lines * lines >> 3)
    }
}

/// Two shapes as one: both are asked for their outline in the same rectangle, and offered the same space.
final class CombinedShape: GraphShape {
    private let operation: PathOperation
    private let first: Value
    private let second: Value
    private let rule: FillRule
    private static let work = 16
    /// Both once they are known as shapes.
    private var shapes: (ShapeValue, ShapeValue)?
    private var graph: ViewGraph?

    init(_ operation: PathOperation, _ range: SourceRange, _ first: Value, _ second: Value, _ rule: FillRule)
    {
        self.operation = operation
        self.first = first
        self.second = second
        self.rule = rule
        super.init(operation.name, range)
    }

    /// Binds both to the graph that evaluates them.
    override func bound(to graph: ViewGraph) -> ShapeValue {
        // A shape that is made of itself again and again has twice as many each time.
        graph.evaluator.spend(CombinedShape.work)
        let bound = CombinedShape(operation, range, first, second, rule)
        if graph.evaluator.isFailing { return bound }
        bound.graph = graph
        bound.shapes = (graph.shape(first), graph.shape(second))
        return bound
    }

    override func outline(in rect: Rect) -> Outline {
        guard let shapes, let account = graph?.evaluator else { return Outline(path: Path()) }
        let (first, second) = (shapes.0.path(in: rect), shapes.1.path(in: rect))
        account.spend(crossings: first.elements.count + second.elements.count)
        return Outline(path: account.isFailing ? first : operation.apply(first, second, rule))
    }

    override var mirroringDirection: LayoutDirection? {
        shapes.flatMap { $0.0.mirroringDirection ?? $0.1.mirroringDirection }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        shapes?.0.sizeThatFits(proposal) ?? super.sizeThatFits(proposal)
    }
}
