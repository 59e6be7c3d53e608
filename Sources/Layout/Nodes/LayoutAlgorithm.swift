import Graphics

/// What an algorithm wants to remember between calls.
open class LayoutCache {
    public init() {}
}

/// The rules of a container: how several views share a space. The built-in stacks are algorithms, and so is
/// a `Layout` that a program declares.
///
/// The same `subviews` are passed to every method; `cache` is what `makeCache` made for them.
open class LayoutAlgorithm {
    /// The type's name for people.
    open var name: String { "Layout" }

    /// The axis along which the container stacks its children, if it does.
    open var stackAxis: Axis? { nil }

    public init() {}

    open func makeCache(_ subviews: [LayoutNode]) -> LayoutCache? { nil }

    open func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size { .zero }

    /// The subviews' places in a box of `size` at the origin.
    open func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] { [] }

    /// Whether the algorithm wants to know where its container stands, as a program's own layout may.
    open var readsPosition: Bool { false }

    /// The subviews' places when the container's corner stands at `origin` in the root's space. They are told
    /// from that corner all the same. SwiftUI passes the origin when it places, and zero when it only asks
    /// for guides.
    open func arrange(
        _ proposal: ProposedViewSize, size: Size, at origin: Point, _ subviews: [LayoutNode],
        _ cache: LayoutCache?
    ) -> [Placement] { arrange(proposal, size: size, subviews, cache) }

    /// The axis along which some subviews stay in sight while the others scroll by.
    open var pinningAxis: Axis? { nil }

    /// The subviews' places when the part `visible` of the container's length is in sight.
    open func pinned(_ placements: [Placement], to visible: ClosedRange<Double>) -> [Placement] { placements }

    /// A guide's explicit value. The default merges those of the subviews, passed as `merged`.
    open func explicitAlignment(
        _ key: AlignmentKey, size: Size, _ proposal: ProposedViewSize, _ subviews: [LayoutNode],
        _ cache: LayoutCache?, merged: Double?
    ) -> Double? { merged }

    /// The container's own spacing; by default the larger of the subviews' values on every edge.
    open func spacing(_ subviews: [LayoutNode], _ cache: LayoutCache?) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// The container's layout priority. An empty custom layout asks for nothing at all.
    open func priority(_ subviews: [LayoutNode]) -> Double {
        subviews.isEmpty ? -.infinity : 0
    }

    /// Whether the algorithm may set guides that none of its subviews set.
    open var setsGuides: Bool { false }

    /// Whether children swap sides in right-to-left surroundings.
    open var mirrors: Bool { true }

    open func explain(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], size: Size
    ) -> TraceDetail? { nil }

    /// Numbers that change exactly when the container's structure does.
    open func structure(_ size: Size) -> [Int] { [] }

    /// A width offered at which those numbers change, between two at which they differ, where the algorithm
    /// knows.
    open func changingWidth(from low: Double, to high: Double) -> Double? { nil }
}

extension LayoutAlgorithm {
    /// The size without a cache.
    public final func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: [LayoutNode]) -> Size {
        sizeThatFits(proposal, subviews, makeCache(subviews))
    }

    /// The places without a cache.
    public final func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode]
    ) -> [Placement] {
        arrange(proposal, size: size, subviews, makeCache(subviews))
    }
}
