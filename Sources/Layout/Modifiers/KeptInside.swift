import Graphics

/// Moves its child sideways, as far as needed, to stand inside the window: a popover.
public final class KeptInsideNode: NeutralNode {
    private let margin: Double

    /// - Parameter margin: in points, the least distance to the window's edges.
    public init(_ child: LayoutNode, margin: Double) {
        self.margin = margin
        super.init(view: "popover", child)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        var x = placed.frame.minX
        if let window = context.regions.first?.outer {
            x = max(min(x, window.maxX - margin - placed.frame.width), window.minX + margin)
        }
        placed.children.append(
            child.placed(at: Point(x: x, y: placed.frame.minY), placed.proposal, in: context))
    }
}
