import Interpreter

/// `ScrollViewProxy`: scrolls the scroll views inside its reader. It is the same one at every evaluation,
/// since actions keep it.
final class ScrollProxyValue: NativeValue {
    private let graph: ViewGraph
    private let outer: ScrollProxyValue?
    /// What `scrollTo` wants to be seen.
    private(set) var target: ScrollTarget?
    /// The last such wish that found everything in its place, and the layout in which it did.
    private var held: (target: ScrollTarget, layout: Int)?

    private init(_ graph: ViewGraph, in outer: ScrollProxyValue?) {
        self.graph = graph
        self.outer = outer
    }

    /// The one of the reader at a place.
    static func kept(by context: ViewContext) -> Value {
        let memory = context.identity.memory
        if let known = memory.value { return known }
        let outer = context.environment[.scrollReader]?.native(ScrollProxyValue.self)
        let made = Value.native(ScrollProxyValue(context.graph, in: outer))
        memory.value = made
        return made
    }

    /// The readers around a scroll view, the innermost first.
    var andOuter: [ScrollProxyValue] { [self] + (outer?.andOuter ?? []) }

    /// Scrolls with the next evaluation. A wish that this layout has followed without moving anything asks
    /// for no other: what `onReceive(Just(page))` does at every evaluation has an end.
    func scroll(to target: ScrollTarget) {
        if let last = self.target, target.isSame(as: last, graph.evaluator) { return }
        if let held, held.layout == graph.layoutCount, target.isSame(as: held.target, graph.evaluator) {
            return
        }
        self.target = target
        graph.stateDidChange(to: nil)
    }

    /// A scroll view has what is wanted.
    func found(_ target: ScrollTarget, isMoved: Bool) {
        if self.target === target { self.target = nil }
        if !isMoved { held = (target, graph.layoutCount) }
    }
}
