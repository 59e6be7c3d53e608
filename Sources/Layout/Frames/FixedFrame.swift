import Graphics

/// `frame(width:height:alignment:)`.
public final class FixedFrameNode: UnaryNode {
    public let width: Double?
    public let height: Double?
    public let alignment: Alignment

    /// Lengths that are negative or not finite count as not given.
    public init(
        _ child: LayoutNode, width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
    ) {
        self.width = FixedFrameNode.valid(width)
        self.height = FixedFrameNode.valid(height)
        self.alignment = alignment
        super.init(view: "frame", child)
    }

    private static func valid(_ length: Double?) -> Double? {
        guard let length, length >= 0, length.isFinite else { return nil }
        return length
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    /// The fixed lengths, and the child's own where there is none; with both fixed the child is not asked.
    public override func measure(_ proposal: ProposedViewSize) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let answer = child.sizeThatFits(inner(proposal))
        return Size(width: width ?? answer.width, height: height ?? answer.height)
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let box = ViewDimensions(size: size)
        return [.aligned(child, proposal: inner(proposal), to: alignment, in: box)]
    }

    public override func preferredSpacing() -> ViewSpacing {
        frameSpacing(child, horizontal: width != nil, vertical: height != nil)
    }
}

/// A frame makes the edges of its axes ordinary, but a spacer's lack of distance outlives it.
func frameSpacing(_ child: LayoutNode, horizontal: Bool, vertical: Bool) -> ViewSpacing {
    let spacing = child.spacing
    guard !spacing.isSpacer else { return spacing }
    var edges: Edge.Set = []
    if horizontal { edges.formUnion(.horizontal) }
    if vertical { edges.formUnion(.vertical) }
    return spacing.resetting(edges).keepingSpacers(of: spacing)
}
