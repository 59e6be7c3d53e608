/// `alignmentGuide(_:computeValue:)`: sets a guide from the dimensions of the view.
public final class AlignmentGuideNode: NeutralNode {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> Double

    public init(_ child: LayoutNode, _ key: AlignmentKey, compute: @escaping (ViewDimensions) -> Double) {
        self.key = key
        self.compute = compute
        super.init(view: "alignmentGuide", child)
    }

    public override var setsGuides: Bool { true }

    public override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        guard key == self.key else { return child.explicitAlignment(key, at: proposal) }
        return compute(child.dimensions(in: proposal))
    }
}
