import Graphics

/// `matchedGeometryEffect`: views of one group take the frame of the group's source, without the views
/// around them noticing.
///
/// Where the source stands is known only after a layout, so a tree with matched views is laid out again
/// until no frame changes.
public final class MatchedGeometryNode: NeutralNode {
    private let group: Int
    private let isSource: Bool
    private let matchesSize: Bool
    private let matchesPosition: Bool
    private let anchor: UnitPoint

    /// - Parameter group: the number of the id and namespace together.
    public init(
        _ child: LayoutNode, group: Int, isSource: Bool = true, matchesSize: Bool = true,
        matchesPosition: Bool = true, anchor: UnitPoint = .center
    ) {
        self.group = group
        self.isSource = isSource
        self.matchesSize = matchesSize
        self.matchesPosition = matchesPosition
        self.anchor = anchor
        super.init(view: "matchedGeometryEffect", child)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        if isSource { context.session.publish(placed.frame, group: group) }
        guard !isSource, let source = context.session.matchedFrame(group) else {
            placeArrangement(of: placed, in: context)
            return
        }
        let proposal = matchesSize ? ProposedViewSize(source.size) : placed.proposal
        let size = child.sizeThatFits(proposal)
        let target = matchesPosition ? source : placed.frame
        let origin = Point(
            x: target.minX + anchor.x * (target.width - size.width),
            y: target.minY + anchor.y * (target.height - size.height))
        placed.children.append(child.placed(at: origin, proposal, in: context))
    }
}
