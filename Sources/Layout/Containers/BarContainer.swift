import Graphics

/// A container with bars at its top and bottom edge: a navigation stack, a column of a split view, a tab.
/// It takes all that is offered; its content stands between the bars, which count as safe area.
public final class BarContainerNode: LayoutNode {
    public let kind: ContainerKind
    public let hasTopBar: Bool
    private let hasBottomBar: Bool
    private var scopeInside: ContainerScope?

    public init(
        _ kind: ContainerKind, view: String, _ content: LayoutNode, top: LayoutNode? = nil,
        bottom: LayoutNode? = nil
    ) {
        self.kind = kind
        hasTopBar = top != nil
        hasBottomBar = bottom != nil
        super.init(
            view: view, children: [content] + [top, bottom].compactMap { $0 },
            environment: content.environment)
    }

    private var content: LayoutNode { children[0] }
    private var topBar: LayoutNode? { hasTopBar ? children[1] : nil }
    private var bottomBar: LayoutNode? { hasBottomBar ? children[children.count - 1] : nil }

    /// What the bars take of the container, in points.
    private func bars(_ proposal: ProposedViewSize) -> EdgeInsets {
        let offer = proposal.replacing(.vertical, with: nil)
        var insets = EdgeInsets.zero
        insets.top = topBar?.sizeThatFits(offer).height ?? 0
        insets.bottom = bottomBar?.sizeThatFits(offer).height ?? 0
        return insets
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        if let width = proposal.width, let height = proposal.height {
            return Size(width: max(0, width), height: max(0, height))
        }
        let bars = bars(proposal)
        let ideal = content.sizeThatFits(proposal.inset(by: bars))
        // With no width proposed there is room for the bars' own content, too.
        let widths = children.map { $0 === content ? ideal.width : $0.sizeThatFits(.unspecified).width }
        return Size(
            width: proposal.width ?? widths.reduce(0, max),
            height: proposal.height ?? (ideal.height + bars.vertical))
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let whole = ProposedViewSize(size)
        let bars = bars(whole)
        var middle = Placement(content, at: .zero, proposal: whole.inset(by: bars))
        middle.origin.x = (size.width - middle.size.width) / 2
        middle.origin.y = bars.top + (size.height - bars.vertical - middle.size.height) / 2
        var placements = [middle]
        let offer = whole.replacing(.vertical, with: nil)
        if let topBar { placements.append(Placement(topBar, at: .zero, proposal: offer)) }
        if let bottomBar {
            let origin = Point(x: 0, y: size.height - bars.bottom)
            placements.append(Placement(bottomBar, at: origin, proposal: offer))
        }
        return placements
    }

    public override var passesGuides: Bool { false }

    public override func didAttach(_ surroundings: Surroundings) {
        scopeInside = ContainerScope(kind, view: view, number: number, outer: surroundings.scope)
    }

    public override func surroundings(_ outer: Surroundings, ofChild index: Int) -> Surroundings {
        index == 0 ? outer.inContainer(scopeInside) : outer.inStack(nil)
    }

    /// A split view's column does not provide the room of its toolbar, nor a tab that of the tab bar; a
    /// navigation stack provides all of its own.
    private func subtracted(_ bars: EdgeInsets) -> EdgeInsets {
        var insets = EdgeInsets.zero
        if kind == .splitColumn { insets.top = bars.top }
        if kind == .tab { insets.bottom = bars.bottom }
        return insets
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        let bars = bars(ProposedViewSize(placed.frame.size))
        scopeInside?.settle(placed.frame.size, subtracting: subtracted(bars), context.session)
        let region = SafeAreaRegion(placed.frame, insets: bars, environment)
        placeArrangement(of: placed, in: context.adding(region))
    }
}
