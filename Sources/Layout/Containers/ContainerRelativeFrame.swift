import Graphics

/// `containerRelativeFrame`: a fixed frame whose lengths come from the nearest container.
public final class ContainerRelativeFrameNode: UnaryNode {
    /// How a container's length becomes the frame's.
    public enum Rule {
        /// As it is.
        case whole
        /// So many of `count` equal parts with gaps between them.
        case parts(count: Int, span: Int, spacing: Double)
        case custom((Double, Axis) -> Double)

        func length(_ container: Double, _ axis: Axis) -> Double {
            switch self {
            case .whole: container
            case .custom(let compute): compute(container, axis)
            case .parts(let count, let span, let spacing):
                (container - spacing * Double(count - 1)) / Double(count) * Double(span)
                    + spacing * Double(span - 1)
            }
        }
    }

    public let axes: AxisSet
    public let rule: Rule
    public let alignment: Alignment
    private var known: [(axis: Axis, container: Double, length: Double)] = []

    public init(_ child: LayoutNode, _ axes: AxisSet, alignment: Alignment = .center, _ rule: Rule = .whole) {
        self.axes = axes
        self.rule = rule
        self.alignment = alignment
        super.init(view: "containerRelativeFrame", child)
    }

    public override var readsContainer: Bool { true }

    /// The frame's length on an axis, or nothing where the parent's proposal is kept.
    private func length(_ axis: Axis) -> Double? {
        guard axes.contains(axis: axis), let scope, let session else { return nil }
        guard let container = scope.length(axis, session), container.isFinite else { return nil }
        for entry in known where entry.axis == axis && entry.container == container { return entry.length }
        let length = max(0, rule.length(container, axis))
        known.removeAll { $0.axis == axis }
        known.append((axis, container, length))
        return length
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        let width = length(.horizontal)
        let height = length(.vertical)
        if let width, let height { return Size(width: width, height: height) }
        let answer = child.sizeThatFits(inner(proposal))
        return Size(width: width ?? answer.width, height: height ?? answer.height)
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        [.aligned(child, proposal: inner(proposal), to: alignment, in: ViewDimensions(size: size))]
    }

    public override func preferredSpacing() -> ViewSpacing {
        frameSpacing(child, horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    }

    public override func explain(_ proposal: ProposedViewSize, size: Size) -> TraceDetail? {
        guard let scope else { return nil }
        return .container(
            ContainerLengths(
                container: scope.kind, size: scope.fullSize,
                subtracted: scope.subtracted, rule: rule,
                width: length(.horizontal), height: length(.vertical)))
    }
}
