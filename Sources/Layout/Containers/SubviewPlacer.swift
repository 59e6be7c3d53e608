import Graphics

/// Collects where a custom layout puts its subviews, and applies SwiftUI's rules for those it forgets.
public final class SubviewPlacer {
    private let subviews: [LayoutNode]
    private let corner: Point
    private var placements: [Placement?]
    /// Whether a subview was put at a point that is not a number.
    public private(set) var hasInvalidPosition = false

    /// - Parameter corner: where the bounds that the layout is told begin.
    public init(_ subviews: [LayoutNode], boundsFrom corner: Point = .zero) {
        self.subviews = subviews
        self.corner = corner
        placements = [Placement?](repeating: nil, count: subviews.count)
    }

    /// Puts a subview so that `anchor` of it lies at `position`, a point in the space of the bounds; a later
    /// call replaces an earlier one.
    ///
    /// - Returns: where the subview stands, from the corner of the bounds.
    @discardableResult
    public func place(
        _ index: Int, at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) -> Placement {
        let view = subviews[index]
        var placement = Placement(view, at: position - corner, proposal: proposal, depth: view.traits.zIndex)
        placement.origin.x -= offset(anchor.x, placement.size.width)
        placement.origin.y -= offset(anchor.y, placement.size.height)
        if placement.origin.x.isNaN || placement.origin.y.isNaN { hasInvalidPosition = true }
        placements[index] = placement
        return placement
    }

    private func offset(_ share: Double, _ length: Double) -> Double {
        share == 0 ? 0 : share * length
    }

    /// All places in a box of `size`. A subview that was not placed stands centered in it, at its answer to
    /// the layout's own proposal.
    public func finish(_ size: Size, proposal: ProposedViewSize) -> [Placement] {
        subviews.indices.map { index in
            if let placement = placements[index] { return placement }
            let answer = subviews[index].sizeThatFits(proposal)
            let origin = Point(x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2)
            return Placement(
                subviews[index], at: origin, proposal: proposal, depth: subviews[index].traits.zIndex)
        }
    }
}
