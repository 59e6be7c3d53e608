import Graphics

/// Where a container puts one of its children: a point in the container's own space, and the proposal at
/// which the child stands there. The child's size is its answer to that proposal.
public struct Placement {
    public let child: LayoutNode
    /// Top leading corner, in the container's space, before any mirroring.
    public var origin: Point
    public var proposal: ProposedViewSize
    public var size: Size
    /// Drawing order among the container's children; equal depths keep the order of the source.
    public var depth: Double

    public init(_ child: LayoutNode, at origin: Point, proposal: ProposedViewSize, depth: Double = 0) {
        self.child = child
        self.origin = origin
        self.proposal = proposal
        self.depth = depth
        size = child.sizeThatFits(proposal)
    }

    /// The child's dimensions as placed.
    public var dimensions: ViewDimensions { child.dimensions(in: proposal) }

    /// A child put where its guides meet those of a box at the origin.
    static func aligned(
        _ child: LayoutNode, proposal: ProposedViewSize, to alignment: Alignment, in box: ViewDimensions
    ) -> Placement {
        let own = child.dimensions(in: proposal)
        let origin = Point(
            x: offset(box[alignment.horizontal], own[alignment.horizontal]),
            y: offset(box[alignment.vertical], own[alignment.vertical]))
        return Placement(child, at: origin, proposal: proposal)
    }

    /// Two infinite boxes coincide.
    private static func offset(_ outer: Double, _ inner: Double) -> Double {
        let difference = outer - inner
        return difference.isFinite ? difference : 0
    }
}
