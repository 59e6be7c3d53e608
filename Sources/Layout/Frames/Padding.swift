import Graphics

/// `padding(_:_:)`.
public final class PaddingNode: UnaryNode {
    /// The inset of `padding()`, in points.
    public static let standard = 16.0

    public let insets: EdgeInsets

    public init(_ child: LayoutNode, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(view: "padding", child)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        let answer = child.sizeThatFits(proposal.inset(by: insets))
        return Size(
            width: max(0, answer.width + insets.horizontal), height: max(0, answer.height + insets.vertical))
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let origin = Point(x: insets.leading, y: insets.top)
        return [Placement(child, at: origin, proposal: proposal.inset(by: insets))]
    }

    /// An edge that is really padded is ordinary.
    public override func preferredSpacing() -> ViewSpacing {
        var edges: Edge.Set = []
        for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
        return child.spacing.resetting(edges)
    }
}
