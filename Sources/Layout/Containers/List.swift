import Graphics

/// `List` and `Form`: takes what is offered, nothing where nothing is, and shows its rows from the top.
public final class ListNode: UnaryNode {
    /// How far the rows are scrolled, in points.
    public var contentOffset = 0.0
    private var scopeInside: ContainerScope?

    /// - Parameter rows: the rows as one view, usually a vertical stack with the style's insets.
    public init(view: String = "List", rows: LayoutNode) {
        super.init(view: view, rows)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        Size(width: max(0, proposal.width ?? 0), height: max(0, proposal.height ?? 0))
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        var placement = Placement(
            child, at: .zero, proposal: ProposedViewSize(width: size.width, height: nil))
        placement.origin.y = -min(contentOffset, max(0, placement.size.height - size.height))
        return [placement]
    }

    public override var passesGuides: Bool { false }
    public override func preferredSpacing() -> ViewSpacing { .ordinary }

    public override func didAttach(_ surroundings: Surroundings) {
        scopeInside = ContainerScope(.list, view: view, number: number, outer: surroundings.scope)
    }

    public override func surroundings(_ outer: Surroundings, ofChild index: Int) -> Surroundings {
        outer.inContainer(scopeInside)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        scopeInside?.settle(placed.frame.size, subtracting: .zero, context.session)
        placed.viewport = context.expanding(placed.frame, .all, environment)
        let space = NamedSpace(name: NamedSpace.scrollView, frame: placed.frame)
        placeArrangement(of: placed, in: context.adding(space))
    }

    /// Content that reaches beyond the viewport is cut there.
    public override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        placed.drawClipped(true, in: &context)
    }
}
