import Graphics

/// `Divider`: a line across its stack, one pixel thick; horizontal outside of a stack.
public final class DividerNode: LayoutNode {
    public init(environment: LayoutEnvironment) {
        super.init(view: "Divider", environment: environment)
    }

    public var thickness: Double {
        if let given = environment.dividerThickness { return given }
        return environment.isAccessibilityTypeSize ? 1 : environment.pixelLength
    }

    /// The axis along which the line runs.
    public var lineAxis: Axis { stackAxis == .horizontal ? .vertical : .horizontal }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        let length = max(0, proposal[lineAxis] ?? 10)
        return Size(along: lineAxis, main: length, cross: thickness)
    }
}
