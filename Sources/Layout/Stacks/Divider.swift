import Graphics

/// `Divider`: a line across its stack, one pixel thick; horizontal outside of a stack.
public final class DividerNode: LayoutNode {
    /// What the line looks like.
    public var drawing: Drawing?

    public init(environment: LayoutEnvironment) {
        super.init(view: "Divider", environment: environment)
    }

    public var thickness: Double {
        if let given = environment.dividerThickness { return given }
        return environment.isAccessibilityTypeSize ? 1 : environment.pixelLength
    }

    /// The axis along which the line runs.
    var lineAxis: Axis { stackAxis == .horizontal ? .vertical : .horizontal }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        let length = max(0, proposal[lineAxis] ?? 10)
        return Size(along: lineAxis, main: length, cross: thickness)
    }

    public override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        drawing?(context.snapped(placed.frame), placed.viewID, &context.list)
    }
}
