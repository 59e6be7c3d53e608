import Graphics

/// `position(x:y:)`: takes all that is proposed and centers the child on a point in it.
public final class PositionNode: UnaryNode {
    public let position: Point

    public init(_ child: LayoutNode, _ position: Point) {
        self.position = position
        super.init(view: "position", child)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        if let width = proposal.width, let height = proposal.height {
            return Size(width: max(0, width), height: max(0, height))
        }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let inner = ProposedViewSize(size)
        let answer = child.sizeThatFits(inner)
        let origin = Point(x: position.x - answer.width / 2, y: position.y - answer.height / 2)
        return [Placement(child, at: origin, proposal: inner)]
    }

    public override func preferredSpacing() -> ViewSpacing { .ordinary }
}
