import Graphics
import Interpreter

/// A place in the view hierarchy that keeps its state from one evaluation to the next.
///
/// Identity is structural (the position in the containers' builders, the branch taken) and explicit
/// (`id(_:)`, the ids of `ForEach`). A node that an evaluation does not visit is dropped with its state
/// afterwards.
public final class IdentityNode {
    public enum Component {
        case position(Int)
        /// The kind of view behind an `AnyView`: another kind is another view.
        case kind(Int)
        case key(Value)
    }

    private var children = IdentityChildren()
    /// The storage of `@State` and its kin, by the field's index in the view's struct.
    var cells: [(field: Int, cell: StateCell)] = []
    /// How far a reader has scrolled the scroll view at this place, in points.
    var scrollOffset = Point.zero
    private var storedMemory: ModifierMemory?
    private var lastVisit = 0

    /// What a place counts in the evaluator's account.
    private static let bytes = 128

    public init() {}

    /// What a modifier at this place remembers between evaluations.
    var memory: ModifierMemory {
        if let storedMemory { return storedMemory }
        let memory = ModifierMemory()
        storedMemory = memory
        return memory
    }

    /// The child at a component, made on first visit.
    func child(_ component: Component, visit: Int, evaluator: Evaluator) -> IdentityNode {
        lastVisit = visit
        let node = children.node(at: component, evaluator) ?? added(component, evaluator)
        node.lastVisit = visit
        return node
    }

    private func added(_ component: Component, _ evaluator: Evaluator) -> IdentityNode {
        let node = IdentityNode()
        evaluator.charge(IdentityNode.bytes)
        children.append(node, at: component, evaluator)
        return node
    }

    /// Forgets what was not visited, as SwiftUI does with views that are gone, and runs their farewells.
    func prune(visit: Int) {
        for node in children.nodes where node.lastVisit != visit { node.leave() }
        children.removeAll { $0.lastVisit != visit }
        for node in children.nodes { node.prune(visit: visit) }
    }

    private func leave() {
        storedMemory?.farewell?()
        for node in children.nodes { node.leave() }
    }

    /// Lets go of all that is kept here and below: a state may hold a closure that holds the state.
    func takeApart() {
        for (_, cell) in cells { cell.takeApart() }
        cells = []
        storedMemory?.takeApart()
        storedMemory = nil
        let nodes = children.nodes
        children = IdentityChildren()
        for node in nodes { node.takeApart() }
    }
}

/// The storage of one `@State`, `@StateObject`, `@FocusState` and the like.
public final class StateCell {
    public var value: Value {
        get {
            if !graph.isActing { isRead = true }
            return stored
        }
        set {
            let old = stored
            stored = newValue
            // As in SwiftUI, a state set to what it is already changes nothing.
            if isQuiet { return graph.forgetChange() }
            // Nor does one that no view has read, when views appear and change: a timer that they keep.
            if graph.isActing, !isRead { return }
            if graph.isDirty || !graph.evaluator.areEqual(old, newValue) {
                graph.stateDidChange(to: newValue)
            }
        }
    }
    private var stored: Value
    /// Whether something but an action that waited for the layout has asked for the value.
    private var isRead = false
    private var isQuiet = false
    let graph: ViewGraph

    init(_ value: Value, graph: ViewGraph) {
        stored = value
        self.graph = graph
    }

    /// Lends the value, or takes it back: no change.
    func exchange(_ other: Value) {
        isQuiet = true
        value = other
        isQuiet = false
    }

    /// What goes with the value may look at it, so it is away before.
    func takeApart() {
        var held = Value.void
        swap(&held, &stored)
    }
}

/// What one modifier remembers at one place.
public final class ModifierMemory {
    var value: Value?
    var hasAppeared = false
    /// Run when the view is gone: `onDisappear`.
    var farewell: (() -> Void)?
    var subscription: PublisherSubscription?
    var receiver: PublisherReceiver?
    /// Which rows of a lazy container are made here.
    var window: RowWindow?

    func takeApart() {
        value = nil
        farewell = nil
        subscription?.cancel()
        subscription = nil
        receiver?.action = nil
        receiver = nil
        window = nil
    }
}

/// What hears a subscription: the action of the newest evaluation.
final class PublisherReceiver {
    /// nil while subscribing: what a publisher tells at once waits for the end of the layout, for an action
    /// is no part of an evaluation.
    var action: ((Value) -> Void)?
    private var waiting: [Value] = []

    var isBehind: Bool { !waiting.isEmpty }

    func hear(_ value: Value) {
        if let action { action(value) } else { waiting.append(value) }
    }

    func catchUp() {
        let values = waiting
        waiting = []
        for value in values { action?(value) }
    }
}
