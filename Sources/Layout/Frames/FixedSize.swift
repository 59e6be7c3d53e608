import Graphics

/// `fixedSize(horizontal:vertical:)`: the child's ideal length on some axes, whatever is proposed.
public final class FixedSizeNode: UnaryNode {
    public let axes: AxisSet

    public init(_ child: LayoutNode, _ axes: AxisSet = .both) {
        self.axes = axes
        super.init(view: "fixedSize", child)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        child.sizeThatFits(proposal.unspecified(on: axes))
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        [Placement(child, at: .zero, proposal: proposal.unspecified(on: axes))]
    }
}
