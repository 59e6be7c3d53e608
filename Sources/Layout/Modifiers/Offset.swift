import Graphics

/// `offset(x:y:)`: moves what is drawn, not what is laid out.
public final class OffsetNode: NeutralNode {
    public let offset: Point

    public init(_ child: LayoutNode, _ offset: Point) {
        self.offset = offset
        super.init(view: "offset", child)
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        [Placement(child, at: offset, proposal: proposal)]
    }

    /// Guides stay where they would be without the offset.
    public override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        child.explicitAlignment(key, at: proposal)
    }
}
