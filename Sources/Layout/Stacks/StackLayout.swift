import Graphics

/// `HStack` and `VStack`: one algorithm, its axes swapped.
///
/// 1. The gaps between neighbors are taken off the length proposed. 2. What is left is shared out by
///    `StackNegotiation`. 3. The stack is as long as the answers and the gaps together, whatever was
///    proposed, and as wide as the children lined up on their guide.
public final class StackLayout: LayoutAlgorithm {
    /// The stacking axis.
    public let axis: Axis
    /// The guide on which children line up across the stack.
    public let alignment: AlignmentKey
    /// The gap between neighbors in points; nothing leaves it to what the neighbors prefer.
    public let spacing: Double?

    public init(_ axis: Axis, alignment: AlignmentKey? = nil, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment ?? (axis == .horizontal ? .centerY : .centerX)
        self.spacing = spacing
    }

    public override var name: String { axis == .horizontal ? "HStack" : "VStack" }
    public override var stackAxis: Axis? { axis }

    public override func makeCache(_ subviews: [LayoutNode]) -> LayoutCache? {
        StackMembers(subviews, along: axis, spacing: spacing)
    }

    private func members(_ cache: LayoutCache?, _ subviews: [LayoutNode]) -> StackMembers {
        cache as? StackMembers ?? StackMembers(subviews, along: axis, spacing: spacing)
    }

    public override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        let members = members(cache, subviews)
        let answers = StackNegotiation(members, cross: proposal[axis.other]).answers(in: proposal[axis])
        let main = answers.reduce(0) { $0 + $1.size[axis] } + members.totalGap
        return Size(along: axis, main: main, cross: CrossExtent(answers, alignment, axis.other).length)
    }

    /// The stack solves itself once more, at the cross length it ended up with if none was proposed, and lays
    /// its children one behind the other.
    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let members = members(cache, subviews)
        let cross = proposal[axis.other] ?? size[axis.other]
        let answers = StackNegotiation(members, cross: cross).answers(in: proposal[axis])
        let extent = CrossExtent(answers, alignment, axis.other)
        var placements: [Placement] = []
        var position = 0.0
        for (index, dimensions) in answers.enumerated() {
            if index > 0 { position += members.gaps[index - 1] }
            let origin = Point(along: axis, main: position, cross: extent.offset(of: dimensions))
            placements.append(
                Placement(
                    subviews[index], at: origin, proposal: dimensions.proposal,
                    depth: subviews[index].traits.zIndex))
            position += dimensions.size[axis]
        }
        return placements
    }

    /// A stack prefers at its ends what its first and last child prefer there, and along its sides the
    /// largest of what any child prefers. A spacer's lack of distance stays inside. Without content a stack
    /// keeps none.
    public override func spacing(_ subviews: [LayoutNode], _ cache: LayoutCache?) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let start = Edge.Set(Edge.start(of: axis))
        let end = Edge.Set(Edge.end(of: axis))
        let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var spacing = ViewSpacing.none
        spacing.formUnion(first.spacing.insideStack, edges: start)
        spacing.formUnion(last.spacing.insideStack, edges: end)
        for view in subviews { spacing.formUnion(view.spacing.insideStack, edges: sides) }
        return spacing
    }

    /// A stack of one child passes that child's priority on.
    public override func priority(_ subviews: [LayoutNode]) -> Double {
        subviews.count == 1 ? subviews[0].priority : 0
    }

    public override func explain(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], size: Size
    ) -> TraceDetail? {
        let members = members(nil, subviews)
        let negotiation = StackNegotiation(members, cross: proposal[axis.other] ?? size[axis.other])
        return .stack(axis, gaps: members.totalGap, negotiation.turns(in: proposal[axis]))
    }
}
