import Interpreter
import Layout
import Syntax

/// One living preview: the state of its views, and the passes that it takes to settle.
public final class ViewGraph {
    public let evaluator: Evaluator
    public let library: Library
    let root = IdentityNode()
    /// Counts evaluations; identity nodes remember the last one that visited them.
    private(set) var visit = 0
    /// Set when a state cell changed since the last evaluation.
    private(set) var isDirty = false
    /// Work to do after layout: `onAppear`, `onChange`, preferences.
    private var pending: [() -> Void] = []
    public private(set) var diagnostics: [Diagnostic] = []
    /// By view number: what each node is called and where it stands.
    public private(set) var views: [(name: StaticString, range: SourceRange)] = []
    private var depth = 0

    /// Nested user views deeper than this are an endless recursion.
    private static let deepest = 120

    public init(evaluator: Evaluator, library: Library) {
        self.evaluator = evaluator
        self.library = library
    }

    var isStopped: Bool { evaluator.isFailing || diagnostics.contains { $0.severity == .error } }

    /// The nodes of a view, evaluated from its root with what state there is.
    public func nodes(of value: Value, environment: EnvironmentValues) -> [LayoutNode] {
        visit += 1
        isDirty = false
        pending = []
        views = []
        let context = ViewContext(graph: self, environment: environment, identity: root)
        let nodes = context.nodes(of: value)
        root.prune(visit: visit)
        return nodes
    }

    /// Runs what waits for the layout to be done. Returns whether some state changed, so that another pass is due.
    public func runPending() -> Bool {
        let actions = pending
        pending = []
        for action in actions where !isStopped { action() }
        return isDirty
    }

    func afterLayout(_ action: @escaping () -> Void) { pending.append(action) }

    func stateDidChange() { isDirty = true }

    /// Watches an object: a change of its fields makes another evaluation due.
    func observe(_ value: Value) {
        guard case .object(let object) = value else { return }
        let watched = object.onChange.contains { $0 === self }
        if !watched { object.onChange.append(self) }
    }

    func register(_ node: LayoutNode, name: StaticString, range: SourceRange) -> LayoutNode {
        node.viewNumber = views.count
        views.append((name, range))
        return node
    }

    public func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    func fail(_ message: String, at range: SourceRange = .none) {
        report(.error(message, at: range))
    }

    func enter() {
        depth += 1
        if depth == ViewGraph.deepest { fail("views are nested in each other without end") }
    }

    func leave() { depth -= 1 }

    func body(of view: StructValue) -> Value? { evaluator.requirement("body", of: .structure(view)) }
}

extension ViewGraph: ChangeObserver {
    public func valueChanged() { isDirty = true }
}
