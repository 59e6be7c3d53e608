import Graphics

extension PlacementContext {
    /// A frame grown into the safe area at those edges where it touches it.
    ///
    /// An edge touches if it lies within half a pixel and a thousandth of a point. Regions are tried from the
    /// innermost outward, so that a frame that reaches the edge of one may go on into the next.
    func expanding(_ frame: Rect, _ edges: Edge.Set, _ environment: LayoutEnvironment) -> Rect {
        let sides = Sides(edges, environment)
        let reach = environment.pixelLength / 2 + 0.001
        var minX = frame.minX
        var minY = frame.minY
        var maxX = frame.maxX
        var maxY = frame.maxY
        for region in regions.reversed() {
            let inner = region.inner
            let outer = region.outer
            if sides.left && abs(minX - inner.minX) <= reach { minX = min(minX, outer.minX) }
            if sides.right && abs(maxX - inner.maxX) <= reach { maxX = max(maxX, outer.maxX) }
            if sides.top && abs(minY - inner.minY) <= reach { minY = min(minY, outer.minY) }
            if sides.bottom && abs(maxY - inner.maxY) <= reach { maxY = max(maxY, outer.maxY) }
        }
        return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// How far the safe area reaches out from a frame, on each edge.
    func insets(of frame: Rect, _ environment: LayoutEnvironment) -> EdgeInsets {
        guard !regions.isEmpty else { return .zero }
        let grown = expanding(frame, .all, environment)
        let left = frame.minX - grown.minX
        let right = grown.maxX - frame.maxX
        let flips = environment.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: frame.minY - grown.minY, leading: flips ? right : left, bottom: grown.maxY - frame.maxY,
            trailing: flips ? left : right)
    }
}

/// Edges as sides of the picture.
private struct Sides {
    let top: Bool
    let bottom: Bool
    let left: Bool
    let right: Bool

    init(_ edges: Edge.Set, _ environment: LayoutEnvironment) {
        let flips = environment.layoutDirection == .rightToLeft
        top = edges.contains(.top)
        bottom = edges.contains(.bottom)
        left = edges.contains(flips ? .trailing : .leading)
        right = edges.contains(flips ? .leading : .trailing)
    }
}

extension SafeAreaRegion {
    /// The region that insets of a frame make.
    init(_ frame: Rect, insets: EdgeInsets, _ environment: LayoutEnvironment) {
        let flips = environment.layoutDirection == .rightToLeft
        outer = frame
        inner = Rect(
            x: frame.minX + (flips ? insets.trailing : insets.leading), y: frame.minY + insets.top,
            width: max(0, frame.width - insets.horizontal), height: max(0, frame.height - insets.vertical))
    }
}

/// `safeAreaPadding`: insets that count as safe area for the views inside.
public final class SafeAreaPaddingNode: UnaryNode {
    public let insets: EdgeInsets

    public init(_ child: LayoutNode, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(view: "safeAreaPadding", child)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        let answer = child.sizeThatFits(proposal.inset(by: insets))
        return Size(
            width: max(0, answer.width + insets.horizontal), height: max(0, answer.height + insets.vertical))
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let origin = Point(x: insets.leading, y: insets.top)
        return [Placement(child, at: origin, proposal: proposal.inset(by: insets))]
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        let region = SafeAreaRegion(placed.frame, insets: insets, environment)
        placeArrangement(of: placed, in: context.adding(region))
    }

    public override func preferredSpacing() -> ViewSpacing {
        var edges: Edge.Set = []
        for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
        return child.spacing.resetting(edges)
    }
}

/// `ignoresSafeArea`: where the view touches the safe area it is placed larger, over it. What is around the
/// view does not notice.
public final class IgnoresSafeAreaNode: NeutralNode {
    public let edges: Edge.Set

    public init(_ child: LayoutNode, edges: Edge.Set = .all) {
        self.edges = edges
        super.init(view: "ignoresSafeArea", child)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        let grown = context.expanding(placed.frame, edges, environment)
        let proposal = ProposedViewSize(
            width: placed.proposal.width.map { $0 + grown.width - placed.frame.width },
            height: placed.proposal.height.map { $0 + grown.height - placed.frame.height })
        var origin = grown.origin
        if environment.layoutDirection == .rightToLeft {
            origin.x = grown.maxX - child.sizeThatFits(proposal).width
        }
        placed.children.append(child.placed(at: origin, proposal, in: context))
    }
}

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
        let whole = PlacedNode(self, frame: placed.frame, proposal: placed.proposal)
        // The region is for the primary alone: the inset view itself stands in the outer one.
        placeArrangement(of: whole, in: context.adding(region))
        placed.children = [whole.children[0]]
        guard whole.children.count > 1 else { return }
        let second = whole.children[1]
        placed.children.append(second.node.placed(at: second.frame.origin, second.proposal, in: context))
    }

    public override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        guard let first = arrangement(proposal).first else { return nil }
        return primary.explicitAlignment(key, at: first.proposal).map { $0 + first.origin[key.axis] }
    }

    public override func preferredSpacing() -> ViewSpacing { primary.spacing }
    public override var traits: ViewTraits { primary.traits }
}
