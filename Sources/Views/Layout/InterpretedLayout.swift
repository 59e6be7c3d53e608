import Graphics
import Interpreter
import Layout
import Syntax

/// A layout that a snippet declares. The cache lives as long as its container's nodes.
final class InterpretedLayout: LayoutAlgorithm {
    private let layout: Value
    private let graph: ViewGraph
    private var hasAlignments: Bool?

    init(_ layout: Value, _ graph: ViewGraph) {
        self.layout = layout
        self.graph = graph
    }

    /// The snippet's `Cache`, and the proxies that all calls share.
    private final class Cache: LayoutCache {
        var value = Value.void
        var subviews = Value.array([])
        let placement = SubviewPlacement()
    }

    override var name: String { graph.evaluator.describe(graph.evaluator.typeOf(layout)) }

    override var stackAxis: Axis? {
        let type = graph.evaluator.typeOf(layout)
        let properties = graph.evaluator.staticProperty("layoutProperties", of: type)
        return properties.fields.first?.unwrapped.map { Axis($0) }
    }

    override func makeCache(_ subviews: [LayoutNode]) -> LayoutCache? {
        let cache = Cache()
        cache.subviews = .array(
            subviews.enumerated().map { .native(LayoutSubviewValue($1, index: $0, cache.placement)) })
        cache.value = graph.call("makeCache", of: layout, [cache.subviews]) ?? .void
        return cache
    }

    /// Calls a requirement whose last argument is the cache, and keeps what it made of it.
    private func call(
        _ name: Name, taking first: Name? = nil, _ arguments: [Value], _ cache: LayoutCache?
    ) -> Value? {
        guard let cache = cache as? Cache else { return nil }
        var all = arguments + [cache.subviews, cache.value]
        // The cache is taken out while the call changes it, so that it is not copied.
        cache.value = .void
        let result = graph.require(name, taking: first, of: layout, &all)
        cache.value = all[all.count - 1]
        return result
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        call("sizeThatFits", [graph.evaluator.value(proposal)], cache).map { Size($0) } ?? .zero
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] { arrange(proposal, size: size, at: .zero, subviews, cache) }

    /// `placeSubviews` is told where the container stands: a layout that takes its bounds to begin at zero
    /// goes wrong here as it does in an app.
    override var readsPosition: Bool { true }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, at origin: Point, _ subviews: [LayoutNode],
        _ cache: LayoutCache?
    ) -> [Placement] {
        guard let cache = cache as? Cache else { return [] }
        let placer = SubviewPlacer(subviews, boundsFrom: origin)
        cache.placement.placer = placer
        let bounds = graph.evaluator.value(Rect(origin: origin, size: size))
        _ = call("placeSubviews", [bounds, graph.evaluator.value(proposal)], cache)
        cache.placement.placer = nil
        return placer.finish(size, proposal: proposal)
    }

    override func explicitAlignment(
        _ key: AlignmentKey, size: Size, _ proposal: ProposedViewSize, _ subviews: [LayoutNode],
        _ cache: LayoutCache?, merged: Double?
    ) -> Double? {
        guard setsGuides else { return merged }
        let bounds = graph.evaluator.value(Rect(origin: .zero, size: size))
        let guide = Value.native(AlignmentValue(key))
        let type: Name = key.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
        let answer = call(
            "explicitAlignment", taking: type, [guide, bounds, graph.evaluator.value(proposal)], cache)
        guard let answer else { return merged }
        if answer.native(MergedGuides.self) != nil { return merged }
        return answer.unwrapped?.number
    }

    /// Asks the layout once more with a cache of its own, and notes what it does to its subviews.
    override func explain(_ proposal: ProposedViewSize, _ subviews: [LayoutNode], size: Size) -> TraceDetail?
    {
        guard let cache = makeCache(subviews) as? Cache else { return nil }
        let recorder = LayoutRecorder()
        cache.placement.recorder = recorder
        let answer = sizeThatFits(proposal, subviews, cache)
        let measuring = TraceCall("sizeThatFits", recorder.takeSteps(), answer: answer)
        _ = arrange(proposal, size: size, subviews, cache)
        return .calls([measuring, TraceCall("placeSubviews", recorder.takeSteps())])
    }

    override var setsGuides: Bool {
        if let hasAlignments { return hasAlignments }
        let own = graph.evaluator.hasOwnMethod("explicitAlignment", of: layout)
        hasAlignments = own
        return own
    }

    override func spacing(_ subviews: [LayoutNode], _ cache: LayoutCache?) -> Layout.ViewSpacing {
        guard graph.evaluator.hasOwnMethod("spacing", of: layout) else {
            return super.spacing(subviews, cache)
        }
        return call("spacing", [], cache).map { ViewSpacing($0) } ?? .ordinary
    }
}
