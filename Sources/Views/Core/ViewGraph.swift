import Graphics
import Interpreter
import Layout
import Syntax

/// One living preview: the state of its views, and what one evaluation of them needs.
public final class ViewGraph {
    public let evaluator: Evaluator
    let root = IdentityNode()
    /// The place of the state that an `App` itself holds.
    let appIdentity = IdentityNode()
    /// Counts evaluations; identity nodes remember the last one that visited them.
    private(set) var visit = 0
    /// Set when a state cell or a watched object changed since the last evaluation began.
    private(set) var isDirty = false
    /// What a state was last set to, to tell of a preview that does not settle.
    private(set) var lastChange: Value?
    /// Work to do after layout: `onAppear`, `onChange`, preferences.
    private var pending: [Pending] = []

    private struct Pending {
        /// The views that have to be seen before it is done; none if it is due at once.
        var rows: [LayoutNode] = []
        let action: (LayoutResult) -> Void
    }
    private var complaints = Complaints()
    public var diagnostics: [Diagnostic] { record.warnings.all + complaints.all }
    /// By view number: what each view is called and where its call stands. Number 0 is none of them.
    public private(set) var views: [(name: StaticString, range: SourceRange)] = [("", .none)]
    private var isEvaluating = false
    /// Whether actions run that waited for a layout.
    private(set) var isActing = false
    /// Values that any view may hand to others by name: namespaces, coordinate spaces, scroll positions.
    var names: [Value] = []
    /// The images and colors that the preview may name.
    var resources: Resources { record.resources }
    var nextNamespace = 0
    /// `@AppStorage` and `@SceneStorage`: they live as long as the preview.
    private var defaults: [(key: Name, cell: StateCell)] = []
    /// The states of the views of the last evaluation by their properties' names, outermost views first.
    private(set) var states: [(name: Name, cell: StateCell)] = []
    /// The shapes of the containers around what is being drawn, the innermost last.
    var containerShapes: [ContainerShape] = []

    /// How often the views were laid out; several evaluations may belong to one layout.
    var layoutCount = 0

    /// What the views of the evaluation at hand use of what they may.
    var budget = ViewBudget()

    private let record = GraphRecord()

    public init(evaluator: Evaluator) {
        self.evaluator = evaluator
        evaluator.attachment = record
        record.graph = self
    }

    deinit { record.graph = nil }

    /// The texts of the preview's language; to be set before anything is evaluated.
    public func translate(with strings: StringTable) { record.strings = strings }

    /// What the preview may name, and what it is shown on; to be set before anything is evaluated.
    public func use(_ resources: Resources, in environment: ViewEnvironment) {
        record.environment = environment
        record.resources = resources.resolved(for: environment)
        evaluator.localizer =
            record.resources.hasTexts || record.resources.hasFiles ? ResourceLocalizer(record.resources) : nil
    }

    /// The device whose screen and safe area UIKit's types tell of, or the standard one; to be set before
    /// anything is evaluated.
    func show(on device: Device?) { record.device = device ?? .standard }

    /// How the change is to be shown that was asked to be animated since the last call.
    public func takeAnimation() -> ChangeAnimation? {
        defer { record.animation = nil }
        return record.animation
    }

    var isStopped: Bool { evaluator.isFailing || hasFailed }
    private var hasFailed = false

    /// Whether modifiers of a view that is absent are laid out around an empty one, as they are at the root.
    private(set) var showsAbsentViews = false

    /// Whether the last evaluation made a screen: something in it has bars, or is presented over the window.
    public internal(set) var showsScreen = false

    /// The nodes of the view at the root: at least the modifiers around it, even if it is absent itself.
    public func rootNodes(of value: Value, environment: EnvironmentValues) -> [LayoutNode] {
        let nodes = nodes(of: value, environment: environment)
        guard nodes.isEmpty, !isStopped else { return nodes }
        showsAbsentViews = true
        defer { showsAbsentViews = false }
        return self.nodes(of: value, environment: environment)
    }

    /// The nodes of a view, evaluated from its root with what state there is.
    public func nodes(of value: Value, environment: EnvironmentValues) -> [LayoutNode] {
        visit += 1
        isDirty = false
        pending = []
        views = [("", .none)]
        states = []
        showsScreen = false
        budget.begins()
        isEvaluating = true
        evaluator.beginsViews()
        let context = ViewContext(graph: self, environment: environment, identity: root)
        let nodes = context.nodes(of: value)
        evaluator.endsViews()
        isEvaluating = false
        budget.endsEvaluation()
        return nodes
    }

    /// How many views that no window shows are measured within each other.
    private var measured = 0
    private static let mostMeasured = 8

    /// How large views are that no window shows. They have states of their own, and what they would do after
    /// a layout is not done.
    func size(
        of view: Value, in proposal: ProposedViewSize, environment: EnvironmentValues, at range: SourceRange
    ) -> Size {
        measured += 1
        let (waiting, shown, known, evaluates) = (pending, views, states, isEvaluating)
        let place = IdentityNode()
        isEvaluating = true
        defer {
            (pending, views, states, isEvaluating) = (waiting, shown, known, evaluates)
            place.takeApart()
            measured -= 1
        }
        guard measured <= ViewGraph.mostMeasured else {
            if !isStopped { fail("views are nested in each other without end", at: range) }
            return .zero
        }
        let context = ViewContext(graph: self, environment: environment, identity: place)
        return LayoutRoot(context.node(of: view)).layout(proposal).size
    }

    /// Begins another layout of the same views. What is made in a layout, as the content of a
    /// `GeometryReader` is, counts for that one alone.
    func beginsLayout() { budget.beginsLayout() }

    /// How much of what one evaluation may use the layout at hand has used.
    public var shareOfLayout: Double { max(budget.shareOfLayout, evaluator.usedShare) }

    /// Runs what waits for the layout to be done, then forgets views that are gone. Returns whether some
    /// state changed, so that another evaluation is due.
    public func runPending(_ result: LayoutResult) -> Bool {
        let waiting = pending
        pending = []
        let hidden = waiting.contains { !$0.rows.isEmpty } ? result.outOfSight : []
        isActing = true
        for work in waiting where !isStopped {
            let isHidden =
                !work.rows.isEmpty && work.rows.allSatisfy { hidden.contains(ObjectIdentifier($0)) }
            if !isHidden { work.action(result) }
        }
        isActing = false
        root.prune(visit: visit)
        return isDirty && !isStopped
    }

    /// Whether no more time passes until somebody acts: an alarm sets the next one, and so on.
    var isTimeUp = false

    /// Lets time pass on the preview's own clock. Returns whether some state changed.
    func elapse() -> Bool {
        guard !isStopped, !isTimeUp else { return false }
        evaluator.elapse()
        return isDirty && !isStopped
    }

    /// Whether the last evaluation left nothing that depends on the size it is laid out in.
    var isStatic: Bool { pending.isEmpty }

    /// Whether all that it left is done when rows come into sight that were out of it.
    var waitsForRows: Bool { pending.allSatisfy { !$0.rows.isEmpty } }

    func afterLayout(_ action: @escaping (LayoutResult) -> Void) { pending.append(Pending(action: action)) }

    /// Does something once some of the nodes are in sight.
    func whenSeen(_ nodes: [LayoutNode], _ action: @escaping (LayoutResult) -> Void) {
        pending.append(Pending(rows: nodes, action: action))
    }

    /// Evaluating a body cannot make another evaluation due; actions and layout can.
    func stateDidChange(to value: Value?) {
        guard !isEvaluating else { return }
        isDirty = true
        if let value { lastChange = value }
    }

    /// Lets go of the value that changed last, which is only told where an evaluation finds no end.
    func forgetChange() { lastChange = nil }

    /// Watches an object that tells of its changes: one makes another evaluation due. An ordinary class in a
    /// state is a drawer to keep things in; nobody looks when it changes.
    func observe(_ value: Value) {
        guard case .object(let object) = value, object.declaration.tellsOfChanges else { return }
        let watched = object.onChange.contains { $0 === self }
        if !watched { object.onChange.append(self) }
    }

    /// The cell of a stored default, made on first use.
    func storedDefault(_ key: Name, initial: () -> Value) -> StateCell {
        if let known = defaults.first(where: { $0.key == key }) { return known.cell }
        let cell = StateCell(initial(), graph: self)
        defaults.append((key, cell))
        return cell
    }

    /// Makes a state known by its property's name; the storage of `@State var isOn` is called `_isOn`.
    func noteState(_ name: Name, _ cell: StateCell) {
        let isStorage = name.text.utf8.first == UInt8(ascii: "_")
        states.append(
            (isStorage ? Name(String(decoding: name.text.utf8.dropFirst(), as: UTF8.self)) : name, cell))
    }

    func reserveNumber(_ name: StaticString, _ range: SourceRange) -> Int {
        views.append((name, range))
        evaluator.place = range
        return views.count - 1
    }

    /// The number of a name or other hashable value, the same for equal ones.
    func number(of name: Value) -> Int {
        if let known = names.firstIndex(where: { evaluator.areEqual($0, name) }) { return known }
        names.append(name)
        return names.count - 1
    }

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    public func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { hasFailed = true }
        complaints.add(diagnostic)
    }

    func fail(_ message: String, at range: SourceRange = .none) { report(.error(message, at: range)) }

    /// A property that a protocol requires, of a value; nothing if evaluation failed.
    func property(_ name: Name, of value: Value) -> Value? {
        guard !isStopped else { return nil }
        let result = evaluator.property(name, of: value)
        return isStopped ? nil : result
    }

    /// Calls a protocol's requirement of a value; nothing if evaluation failed.
    func call(_ name: Name, of value: Value, _ arguments: [Value] = []) -> Value? {
        var arguments = arguments
        return require(name, of: value, &arguments)
    }

    /// The same with arguments that may be `inout`.
    func require(_ name: Name, taking first: Name? = nil, of value: Value, _ arguments: inout [Value])
        -> Value?
    {
        guard !isStopped else { return nil }
        let result = evaluator.callRequirement(name, taking: first, of: value, &arguments)
        return isStopped ? nil : result
    }
}

extension ViewGraph {
    /// Lets go of all states and of the program's values, which hold the graph as it holds them.
    func takeApart() {
        evaluator.takeApart()
        pending = []
        root.takeApart()
        appIdentity.takeApart()
        for (_, cell) in defaults { cell.takeApart() }
        defaults = []
        states = []
        names = []
        containerShapes = []
        lastChange = nil
    }
}

extension ViewGraph: ChangeObserver {
    public func valueChanged() { stateDidChange(to: nil) }
}
