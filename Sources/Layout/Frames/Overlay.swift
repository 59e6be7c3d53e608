import Graphics

/// `overlay` and `background`: a second view that takes its size from the first.
public final class OverlayNode: LayoutNode {
    public let alignment: Alignment
    public let isBackground: Bool

    /// - Parameter secondary: the decoration; several views stand in a centered `ZStack` of their own.
    public init(
        _ primary: LayoutNode, _ secondary: [LayoutNode], alignment: Alignment = .center,
        isBackground: Bool = false
    ) {
        self.alignment = alignment
        self.isBackground = isBackground
        super.init(
            view: isBackground ? "background" : "overlay",
            children: [primary] + OverlayNode.single(secondary), environment: primary.environment)
    }

    /// None, one, or a centered stack of several.
    static func single(_ nodes: [LayoutNode]) -> [LayoutNode] {
        let nodes = LayoutNode.flattened(nodes)
        guard nodes.count > 1 else { return nodes }
        return [ContainerNode(ZStackLayout(), nodes, environment: nodes[0].environment)]
    }

    private var primary: LayoutNode { children[0] }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        primary.sizeThatFits(proposal)
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        var placements = [Placement(primary, at: .zero, proposal: proposal)]
        guard children.count > 1 else { return placements }
        let box = primary.dimensions(in: proposal)
        var secondary = Placement.aligned(
            children[1], proposal: ProposedViewSize(size), to: alignment, in: box)
        secondary.depth = isBackground ? -.infinity : 0
        placements.append(secondary)
        return placements
    }

    /// The decoration's guides are not seen from outside.
    public override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        primary.explicitAlignment(key, at: proposal)
    }

    public override func preferredSpacing() -> ViewSpacing { primary.spacing }
    public override var priority: Double { primary.priority }
    public override var traits: ViewTraits { primary.traits }
}
