import Graphics

/// A window or a screen: offers its content what the safe area leaves, and centers it there.
public final class WindowNode: UnaryNode {
    /// In points.
    public let size: Size
    public let safeArea: EdgeInsets
    private var scopeInside: ContainerScope?

    public init(_ child: LayoutNode, size: Size, safeArea: EdgeInsets = .zero) {
        self.size = size
        self.safeArea = safeArea
        super.init(view: "window", child)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size { size }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let inner = ProposedViewSize(size).inset(by: safeArea)
        let answer = child.sizeThatFits(inner)
        let origin = Point(
            x: safeArea.leading + (size.width - safeArea.horizontal - answer.width) / 2,
            y: safeArea.top + (size.height - safeArea.vertical - answer.height) / 2)
        return [Placement(child, at: origin, proposal: inner)]
    }

    public override func didAttach(_ surroundings: Surroundings) {
        scopeInside = ContainerScope(.window, view: view, number: number, outer: surroundings.scope)
        scopeInside?.fix(size, subtracting: safeArea)
    }

    public override func surroundings(_ outer: Surroundings, ofChild index: Int) -> Surroundings {
        outer.inContainer(scopeInside)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        let region = SafeAreaRegion(placed.frame, insets: safeArea, environment)
        placeArrangement(of: placed, in: context.adding(region))
    }
}
