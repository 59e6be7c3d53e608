import Graphics

/// `Spacer`: room that gives way to everything else.
public final class SpacerNode: LayoutNode {
    /// The length below which it does not shrink, in points.
    public let minLength: Double

    public init(minLength: Double? = nil) {
        self.minLength = minLength ?? ViewSpacing.platformDefault
        super.init(view: "Spacer")
    }

    /// Along its stack the larger of proposal and minimum, nothing across it; both ways outside a stack.
    public override func measure(_ proposal: ProposedViewSize) -> Size {
        Size(width: length(.horizontal, proposal), height: length(.vertical, proposal))
    }

    private func length(_ axis: Axis, _ proposal: ProposedViewSize) -> Double {
        if let stackAxis, stackAxis != axis { return 0 }
        return max(proposal[axis] ?? minLength, minLength)
    }

    public override func preferredSpacing() -> ViewSpacing { .spacer(along: stackAxis) }
    public override var priority: Double { -.infinity }
}
