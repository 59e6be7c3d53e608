import Graphics

/// From answers to frames.
extension LayoutNode {
    /// The frames of this view and everything inside it, its top left corner being at `origin` in the root's
    /// space.
    public final func placed(
        at origin: Point, _ proposal: ProposedViewSize, in context: PlacementContext
    ) -> PlacedNode {
        let size = sizeThatFits(proposal)
        let frame = Rect(origin: origin, size: size)
        let placed = PlacedNode(self, frame: frame, proposal: proposal, transform: context.transform)
        if !memory.isCutOff { placeChildren(of: placed, in: context) }
        return placed
    }

    /// Places the children as `arrange` says, mirrored where the surroundings run right to left.
    public final func placeArrangement(of placed: PlacedNode, in context: PlacementContext) {
        guard !children.isEmpty else { return }
        placed.children.reserveCapacity(children.count)
        for placement in arrangement(placed.proposal, at: placed.frame.origin) {
            place(placement, in: placed, context)
        }
    }

    /// Places one child, mirrored where the surroundings run right to left.
    public final func place(_ placement: Placement, in placed: PlacedNode, _ context: PlacementContext) {
        var x = placement.origin.x
        if mirrors && environment.layoutDirection == .rightToLeft {
            let mirrored = placed.frame.width - (x + placement.size.width)
            if mirrored.isFinite { x = mirrored }
        }
        let origin = Point(x: placed.frame.minX + x, y: placed.frame.minY + placement.origin.y)
        let child = placement.child.placed(at: origin, placement.proposal, in: context)
        child.depth = placement.depth
        placed.children.append(child)
    }

    /// The children's values for a guide, each moved to where the child stands.
    public final func translatedGuides(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> [Double] {
        guard children.contains(where: { $0.mayCarry(key) }) else { return [] }
        var values: [Double] = []
        for placement in arrangement(proposal) {
            if let value = placement.child.explicitAlignment(key, at: placement.proposal) {
                values.append(value + placement.origin[key.axis])
            }
        }
        return values
    }
}
