import Graphics
import Interpreter
import Layout
import Syntax

/// A changed shape whose base may be a snippet's own, which needs the graph to be read.
final class LazyShape: GraphShape {
    private let base: Value
    private let box: (Rect) -> Rect
    private let change: (Outline, Rect) -> Outline
    /// The base once it is known as a shape.
    private var resolved: ShapeValue?
    private let amount: Double

    init(
        _ name: StaticString, _ range: SourceRange, _ base: Value, inset amount: Double = 0,
        box: @escaping (Rect) -> Rect = { $0 },
        change: @escaping (Outline, Rect) -> Outline = { outline, _ in outline }
    ) {
        self.base = base
        self.box = box
        self.change = change
        self.amount = amount
        super.init(name, range)
    }

    /// A shape whose outline is that of the receiver, changed.
    static func derived(
        from call: NativeCall, _ name: StaticString, _ change: @escaping (Outline, Rect) -> Outline
    ) -> Value {
        .native(LazyShape(name, call.range, call.receiver, change: change))
    }

    /// Binds the base to the graph that evaluates it.
    override func bound(to graph: ViewGraph) -> ShapeValue {
        let bound = LazyShape(name, range, base, inset: amount, box: box, change: change)
        graph.evaluator.spend(1)
        if graph.evaluator.isFailing { return bound }
        let shape = graph.shape(base)
        bound.resolved = amount == 0 ? shape : shape.inset(by: amount)
        return bound
    }

    override func outline(in rect: Rect) -> Outline {
        guard let resolved else { return Outline(path: Path()) }
        return change(resolved.outline(in: box(rect)), rect)
    }

    override var mirroringDirection: LayoutDirection? { resolved?.mirroringDirection }

    override func inset(by more: Double) -> ShapeValue {
        let inset = LazyShape(name, range, base, inset: amount + more, box: box, change: change)
        inset.resolved = resolved?.inset(by: more)
        return inset
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        resolved?.sizeThatFits(proposal) ?? super.sizeThatFits(proposal)
    }
}
