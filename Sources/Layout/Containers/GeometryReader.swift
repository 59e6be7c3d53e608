import Graphics

/// `GeometryReader`: takes what is offered, and builds its content from the size it got.
public final class GeometryReaderNode: LayoutNode {
    private let content: (GeometryProxy) -> [LayoutNode]
    private var built = DeferredContent()
    private var outside: Surroundings?

    public init(content: @escaping (GeometryProxy) -> [LayoutNode]) {
        self.content = content
        super.init(view: "GeometryReader")
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        let size = proposal.replacingUnspecifiedDimensions()
        return Size(width: max(0, size.width), height: max(0, size.height))
    }

    public override func didAttach(_ surroundings: Surroundings) {
        outside = surroundings.inStack(nil)
        built.forget()
    }

    /// Children stand at the top leading corner, one behind the other, each offered the reader's size.
    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        guard let outside else { return }
        let inner = ProposedViewSize(placed.frame.size)
        for node in built.build(placed, context, outside, content) {
            var origin = placed.frame.origin
            if environment.layoutDirection == .rightToLeft {
                origin.x = placed.frame.maxX - node.sizeThatFits(inner).width
            }
            placed.children.append(node.placed(at: origin, inner, in: context))
        }
    }
}

/// Content that is built only when its place is known, and remembered for that place.
struct DeferredContent {
    /// All that a `GeometryProxy` can be asked about.
    private struct Place: Equatable {
        let frame: Rect
        let insets: EdgeInsets
        let spaces: [NamedSpace]
        let transform: AffineTransform
    }

    private var place: Place?
    private var nodes: [LayoutNode] = []

    mutating func build(
        _ placed: PlacedNode, _ context: PlacementContext, _ surroundings: Surroundings,
        _ content: (GeometryProxy) -> [LayoutNode]
    ) -> [LayoutNode] {
        let proxy = GeometryProxy(placed.frame, context, placed.node.environment)
        let current = Place(
            frame: placed.frame, insets: proxy.safeAreaInsets, spaces: context.spaces,
            transform: context.transform)
        if place == current { return nodes }
        nodes = LayoutNode.flattened(content(proxy))
        for node in nodes { node.attach(surroundings.deeper()) }
        place = current
        return nodes
    }

    mutating func forget() {
        place = nil
        nodes = []
    }
}
