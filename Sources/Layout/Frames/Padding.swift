import Graphics

/// `padding(_:_:)`.
public final class PaddingNode: InsetNode {
    /// The inset of `padding()`, in points.
    public static let standard = 16.0

    public init(_ child: LayoutNode, _ insets: EdgeInsets) {
        super.init(view: "padding", child, insets)
    }
}

/// A modifier that keeps room free along its child's edges.
open class InsetNode: UnaryNode {
    public final let insets: EdgeInsets

    init(view: String, _ child: LayoutNode, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(view: view, child)
    }

    public final override func measure(_ proposal: ProposedViewSize) -> Size {
        let answer = child.sizeThatFits(proposal.inset(by: insets))
        return Size(
            width: max(0, answer.width + insets.horizontal), height: max(0, answer.height + insets.vertical))
    }

    public final override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let origin = Point(x: insets.leading, y: insets.top)
        return [Placement(child, at: origin, proposal: proposal.inset(by: insets))]
    }

    /// An edge that is really padded is ordinary.
    public final override func preferredSpacing() -> ViewSpacing {
        var edges: Edge.Set = []
        for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
        return child.spacing.resetting(edges)
    }
}
