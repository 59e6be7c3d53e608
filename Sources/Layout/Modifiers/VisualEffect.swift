import Graphics

/// `visualEffect`: an effect that depends on where the view stands and changes only how it is drawn.
public final class VisualEffectNode: NeutralNode {
    private let effect: (LayoutNode, GeometryProxy) -> LayoutNode
    private var outside: Surroundings?

    /// - Parameter effect: puts neutral modifiers around the node it is given.
    public init(_ child: LayoutNode, effect: @escaping (LayoutNode, GeometryProxy) -> LayoutNode) {
        self.effect = effect
        super.init(view: "visualEffect", child)
    }

    public override func didAttach(_ surroundings: Surroundings) { outside = surroundings }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        guard let outside else { return }
        let node = effect(child, GeometryProxy(placed.frame, context, environment))
        node.attach(outside.deeper())
        placed.children.append(node.placed(at: placed.frame.origin, placed.proposal, in: context))
    }
}
