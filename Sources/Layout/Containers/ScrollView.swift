import Graphics

/// `ScrollView`: offers its content nothing on the axes it scrolls.
public final class ScrollViewNode: LayoutNode {
    public let axes: AxisSet
    /// How far the content is scrolled, in points.
    public var contentOffset: Point
    /// `contentMargins`, in points.
    public let margins: EdgeInsets
    /// Whether content is cut at the edges; `scrollClipDisabled()` lets it out.
    public var clips = true
    /// Which point of content that is too long stands at the same point of the view before anyone scrolls.
    public var startAnchor: UnitPoint?
    /// The same for content that leaves room.
    public var alignmentAnchor: UnitPoint?
    private let hasImplicitStack: Bool
    private var scopeInside: ContainerScope?

    /// - Parameter content: several views are stacked vertically, whatever the axes.
    public init(
        _ axes: AxisSet = .vertical, _ content: [LayoutNode], contentOffset: Point = .zero,
        margins: EdgeInsets = .zero, environment: LayoutEnvironment = .init()
    ) {
        self.axes = axes
        self.contentOffset = contentOffset
        self.margins = margins
        let nodes = LayoutNode.flattened(content)
        let stack = ContainerNode(StackLayout(.vertical), nodes, environment: environment)
        hasImplicitStack = nodes.count != 1
        super.init(
            view: "ScrollView", children: [nodes.count == 1 ? nodes[0] : stack], environment: environment)
    }

    private var content: LayoutNode { children[0] }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(by: margins).unspecified(on: axes)
    }

    /// The proposal on the axes it scrolls, the content's own length on the others.
    public override func measure(_ proposal: ProposedViewSize) -> Size {
        let answer = content.sizeThatFits(inner(proposal))
        var size = Size.zero
        for axis in Axis.both {
            let own = answer[axis] + margins.total(along: axis)
            size[axis] = axes.contains(axis: axis) ? max(0, proposal[axis] ?? own) : own
        }
        return size
    }

    /// Content smaller than the view starts at the leading edge, or is centered if both axes scroll.
    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let room = ProposedViewSize(
            width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        var placement = Placement(content, at: .zero, proposal: inner(room))
        for axis in Axis.both {
            let start = margins[Edge.start(of: axis)]
            let free = size[axis] - margins.total(along: axis) - placement.size[axis]
            let isCentered = axes == .both || !axes.contains(axis: axis)
            placement.origin[axis] = start + (isCentered && free > 0 && free.isFinite ? free / 2 : 0)
            if axes.contains(axis: axis), free.isFinite, let anchor = free < 0 ? startAnchor : alignmentAnchor
            {
                placement.origin[axis] = start + free * (axis == .horizontal ? anchor.x : anchor.y)
            }
            if axes.contains(axis: axis) { placement.origin[axis] -= min(contentOffset[axis], max(0, -free)) }
        }
        return [placement]
    }

    public override var passesGuides: Bool { false }

    public override func didAttach(_ surroundings: Surroundings) {
        if hasImplicitStack { content.environment = environment }
        scopeInside = ContainerScope(.scrollView, view: view, number: number, outer: surroundings.scope)
    }

    public override func surroundings(_ outer: Surroundings, ofChild index: Int) -> Surroundings {
        outer.inContainer(scopeInside)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        scopeInside?.settle(placed.frame.size, subtracting: margins, context.session)
        var inside = context.adding(NamedSpace(name: NamedSpace.scrollView, frame: placed.frame))
        if axes.contains(.horizontal) {
            inside = inside.adding(NamedSpace(name: NamedSpace.horizontalScrollView, frame: placed.frame))
        }
        if axes.contains(.vertical) {
            inside = inside.adding(NamedSpace(name: NamedSpace.verticalScrollView, frame: placed.frame))
        }
        placed.viewport = context.expanding(placed.frame, .all, environment)
        placeArrangement(of: placed, in: inside)
    }

    /// Content that reaches beyond the viewport is cut there.
    public override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        placed.drawClipped(clips, in: &context)
    }
}
