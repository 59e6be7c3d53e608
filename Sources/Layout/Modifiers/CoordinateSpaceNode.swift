/// `coordinateSpace(_:)`: names the space of its child.
public final class CoordinateSpaceNode: NeutralNode {
    private let name: Int

    /// - Parameter name: the name's number, from 0.
    public init(_ child: LayoutNode, name: Int) {
        self.name = name
        super.init(view: "coordinateSpace", child)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        placeArrangement(of: placed, in: context.adding(NamedSpace(name: name, frame: placed.frame)))
    }
}
