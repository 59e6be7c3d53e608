import Graphics

/// `safeAreaInset(edge:alignment:spacing:content:)`: a view at an edge that counts as safe area for the rest.
public final class SafeAreaInsetNode: LayoutNode {
    public let edge: Edge
    /// The guide across the edge on which the inset view lines up.
    public let alignment: AlignmentKey
    /// The gap between the two in points; nothing leaves it to what they prefer.
    public let distance: Double?

    public init(
        _ primary: LayoutNode, edge: Edge, alignment: AlignmentKey? = nil, spacing: Double? = nil,
        _ secondary: [LayoutNode]
    ) {
        self.edge = edge
        self.alignment = alignment ?? (edge.axis == .vertical ? .centerX : .centerY)
        distance = spacing
        super.init(
            view: "safeAreaInset", children: [primary] + OverlayNode.single(secondary),
            environment: primary.environment)
    }

    private var primary: LayoutNode { children[0] }
    private var secondary: LayoutNode? { children.count > 1 ? children[1] : nil }
    private var axis: Axis { edge.axis }
    private var isStart: Bool { edge == Edge.start(of: axis) }

    private var gap: Double {
        guard let secondary else { return 0 }
        if let distance { return distance }
        return isStart
            ? secondary.spacing.distance(to: primary.spacing, along: axis)
            : primary.spacing.distance(to: secondary.spacing, along: axis)
    }

    /// The inset view is offered what is left of the proposal when the primary has its minimum.
    private func secondaryProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let length = proposal[axis] else { return proposal }
        let least = primary.sizeThatFits(proposal.replacing(axis, with: 0))[axis]
        return proposal.replacing(axis, with: max(0, length - least - gap))
    }

    private func inset(_ proposal: ProposedViewSize) -> Double {
        guard let secondary else { return 0 }
        return secondary.sizeThatFits(secondaryProposal(proposal))[axis] + gap
    }

    private func primaryProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let length = proposal[axis] else { return proposal }
        return proposal.replacing(axis, with: max(0, length - inset(proposal)))
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        var size = primary.sizeThatFits(primaryProposal(proposal))
        size[axis] += inset(proposal)
        return size
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let inset = inset(proposal)
        var first = Placement(primary, at: .zero, proposal: primaryProposal(proposal))
        if isStart { first.origin[axis] = inset }
        guard let secondary else { return [first] }
        // Across the edge the inset view is offered the size that came out.
        let offer = secondaryProposal(proposal).replacing(axis.other, with: size[axis.other])
        var second = Placement(secondary, at: .zero, proposal: offer)
        second.origin[axis] = isStart ? 0 : size[axis] - second.size[axis]
        let box = ViewDimensions(size: size)
        second.origin[axis.other] = box[alignment] - second.dimensions[alignment]
        return [first, second]
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        var insets = EdgeInsets.zero
        insets[edge] = inset(placed.proposal)
        let region = SafeAreaRegion(placed.frame, insets: insets, environment)
        // The region is for the primary alone: the inset view itself stands in the outer one.
        for (index, placement) in arrangement(placed.proposal).enumerated() {
            place(placement, in: placed, index == 0 ? context.adding(region) : context)
        }
    }

    public override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        guard let first = arrangement(proposal).first else { return nil }
        return primary.explicitAlignment(key, at: first.proposal).map { $0 + first.origin[key.axis] }
    }

    public override func preferredSpacing() -> ViewSpacing { primary.spacing }
    public override var traits: ViewTraits { primary.traits }
}
