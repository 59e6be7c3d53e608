import Graphics

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: a decoration built from what the views inside
/// the first one say once they are placed.
public final class DeferredOverlayNode: UnaryNode {
    private let alignment: Alignment
    private let isBackground: Bool
    private let content: (PlacedNode, GeometryProxy) -> [LayoutNode]
    private var outside: Surroundings?

    public init(
        _ child: LayoutNode, alignment: Alignment = .center, isBackground: Bool = false,
        content: @escaping (PlacedNode, GeometryProxy) -> [LayoutNode]
    ) {
        self.alignment = alignment
        self.isBackground = isBackground
        self.content = content
        super.init(view: isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue", child)
    }

    public override var priority: Double { child.priority }
    public override func didAttach(_ surroundings: Surroundings) { outside = surroundings }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        placeArrangement(of: placed, in: context)
        guard let outside, let primary = placed.children.first else { return }
        let proxy = GeometryProxy(placed.frame, context, environment)
        guard let node = OverlayNode.single(content(primary, proxy)).first else { return }
        node.attach(outside.deeper())
        var placement = Placement.aligned(
            node, proposal: ProposedViewSize(placed.frame.size), to: alignment,
            in: child.dimensions(in: placed.proposal))
        placement.depth = isBackground ? -.infinity : 0
        place(placement, in: placed, context)
    }
}
