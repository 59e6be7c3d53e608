import Graphics

/// `LazyVStack` and `LazyHStack`: children at their ideal length along the stack, one after the other; across
/// it the stack takes what is offered.
public final class LazyStackLayout: LayoutAlgorithm {
    public let axis: Axis
    public let alignment: AlignmentKey
    public let spacing: Double?
    private let sections: [LazySection]
    private let pinnedViews: PinnedViews

    /// - Parameter sections: where headers and footers are among the subviews.
    public init(
        _ axis: Axis, alignment: AlignmentKey? = nil, spacing: Double? = nil, sections: [LazySection] = [],
        pinning pinnedViews: PinnedViews = []
    ) {
        self.axis = axis
        self.alignment = alignment ?? (axis == .horizontal ? .centerY : .centerX)
        self.spacing = spacing
        self.sections = sections
        self.pinnedViews = pinnedViews
    }

    public override var name: String { axis == .horizontal ? "LazyHStack" : "LazyVStack" }
    public override var stackAxis: Axis? { axis }

    private func inner(_ cross: Double?) -> ProposedViewSize {
        ProposedViewSize(along: axis, main: nil, cross: cross)
    }

    private func gap(before index: Int, _ subviews: [LayoutNode]) -> Double {
        guard index > 0 else { return 0 }
        return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }

    public override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        let sizes = subviews.map { $0.sizeThatFits(inner(proposal[axis.other])) }
        let main = sizes.indices.reduce(0) { $0 + sizes[$1][axis] + gap(before: $1, subviews) }
        let widest = sizes.reduce(0) { max($0, $1[axis.other]) }
        return Size(along: axis, main: main, cross: max(0, proposal[axis.other] ?? widest))
    }

    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let box = ViewDimensions(size: size)
        let inner = inner(size[axis.other])
        var position = 0.0
        return subviews.indices.map { index in
            let view = subviews[index]
            position += gap(before: index, subviews)
            let own = view.dimensions(in: inner)
            let shift = box[alignment] - own[alignment]
            let origin = Point(along: axis, main: position, cross: shift.isFinite ? shift : 0)
            position += own.size[axis]
            return Placement(view, at: origin, proposal: inner, depth: view.traits.zIndex)
        }
    }

    public override var pinningAxis: Axis? { pinnedViews.isEmpty ? nil : axis }

    public override func pinned(_ placements: [Placement], to visible: ClosedRange<Double>) -> [Placement] {
        pinnedViews.pin(sections, placements, along: axis, to: visible)
    }

    public override func priority(_ subviews: [LayoutNode]) -> Double { 0 }
}
