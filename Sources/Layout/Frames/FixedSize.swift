import Graphics

/// `fixedSize(horizontal:vertical:)`: the child's ideal length on some axes, whatever is proposed.
public final class FixedSizeNode: UnaryNode {
    public let axes: AxisSet

    public init(_ child: LayoutNode, _ axes: AxisSet = .both) {
        self.axes = axes
        super.init(view: "fixedSize", child)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        child.sizeThatFits(inner(proposal))
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        [Placement(child, at: .zero, proposal: inner(proposal))]
    }
}
