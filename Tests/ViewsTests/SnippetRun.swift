import Interpreter
import Layout
import Syntax

@testable import Views

/// A snippet on its way from source to frames.
final class SnippetRun {
    private(set) var messages: [String] = []
    private(set) var program: Program?
    private var living: LivingGraph?
    var graph: ViewGraph? { living?.graph }
    private var host: ViewHost?

    init(_ source: String, library: Library, environment: ViewEnvironment = ViewEnvironment()) {
        let parsed = parse(SourceText(source))
        let checked = check([parsed], against: library)
        note(checked.diagnostics)
        guard let program = checked.program, messages.isEmpty else { return }
        self.program = program
        let living = LivingGraph(of: program)
        let graph = living.graph
        self.living = living
        guard let root = PreviewRoot.view(of: program, graph) else {
            finish()
            return
        }
        host = ViewHost(root, graph: graph, environment: environment)
    }

    func layout(_ proposal: ProposedViewSize) -> LayoutResult? {
        let result = host?.layout(proposal)
        finish()
        return result
    }

    /// The views, if a layout depends on nothing but its proposal.
    var tree: LayoutRoot? { host?.tree }

    private func finish() {
        guard let graph else { return }
        note(graph.diagnostics)
        if let failure = graph.evaluator.failure { note([failure]) }
    }

    private func note(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            messages.append(diagnostic.message + diagnostic.notes.map { "\n    " + $0.message }.joined())
        }
    }
}
