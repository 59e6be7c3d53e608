import Interpreter

/// A program's views for as long as anybody shows or asks about them: the graph is taken apart with the last
/// owner.
public final class LivingGraph {
    /// The graph, not to be kept beyond its owner.
    public let graph: ViewGraph

    public init(of program: Program) { graph = ViewGraph(evaluator: Evaluator(program: program)) }

    deinit { graph.takeApart() }
}
