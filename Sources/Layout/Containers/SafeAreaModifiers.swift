import Graphics

/// `safeAreaPadding`: insets that count as safe area for the views inside.
public final class SafeAreaPaddingNode: UnaryNode {
    public let insets: EdgeInsets

    public init(_ child: LayoutNode, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(view: "safeAreaPadding", child)
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

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        let region = SafeAreaRegion(placed.frame, insets: insets, environment)
        placeArrangement(of: placed, in: context.adding(region))
    }

    public override func preferredSpacing() -> ViewSpacing {
        var edges: Edge.Set = []
        for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
        return child.spacing.resetting(edges)
    }
}

/// `ignoresSafeArea`: where the view touches the safe area it is placed larger, over it. What is around the
/// view does not notice.
public final class IgnoresSafeAreaNode: NeutralNode {
    public let edges: Edge.Set

    public init(_ child: LayoutNode, edges: Edge.Set = .all) {
        self.edges = edges
        super.init(view: "ignoresSafeArea", child)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        var insets = context.safeArea(around: placed.frame, environment).edges(environment)
        for edge in Edge.allCases where !edges.contains(edge: edge) { insets[edge] = 0 }
        let proposal = ProposedViewSize(
            width: placed.proposal.width.map { $0 + insets.horizontal },
            height: placed.proposal.height.map { $0 + insets.vertical })
        let origin = Point(x: -insets.leading, y: -insets.top)
        place(Placement(child, at: origin, proposal: proposal), in: placed, context)
    }
}
