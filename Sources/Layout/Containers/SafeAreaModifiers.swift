import Graphics

/// `safeAreaPadding`: insets that count as safe area for the views inside.
public final class SafeAreaPaddingNode: InsetNode {
    public init(_ child: LayoutNode, _ insets: EdgeInsets) {
        super.init(view: "safeAreaPadding", child, insets)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        let region = SafeAreaRegion(placed.frame, insets: insets, environment)
        placeArrangement(of: placed, in: context.adding(region))
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
