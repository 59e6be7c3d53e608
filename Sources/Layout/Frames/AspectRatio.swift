import Graphics

/// Whether content is fitted into a space or covers it.
public enum ContentMode: UInt8, Sendable, Equatable {
    case fit
    case fill
}

/// `aspectRatio(_:contentMode:)`: changes what the child is offered; the answer stays the child's own.
public final class AspectRatioNode: UnaryNode {
    /// Width over height; nothing means that of the child's ideal size.
    public let ratio: Double?
    public let mode: ContentMode

    public init(_ child: LayoutNode, ratio: Double?, _ mode: ContentMode) {
        self.ratio = ratio
        self.mode = mode
        super.init(view: "aspectRatio", child)
    }

    /// The ratio's box, as large as fits, or as small as covers, on the axes that something is proposed on;
    /// nothing proposed on either passes unchanged.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let base = ratio.map { Size(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
        var scale: Double?
        for axis in Axis.both {
            guard let offered = proposal[axis], base[axis] != 0 else { continue }
            let own = offered / base[axis]
            scale = scale.map { mode == .fit ? min($0, own) : max($0, own) } ?? own
        }
        guard let scale else { return proposal }
        return ProposedViewSize(width: scaled(base.width, scale), height: scaled(base.height, scale))
    }

    private func scaled(_ length: Double, _ scale: Double) -> Double {
        length == 0 ? 0 : length * scale
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        child.sizeThatFits(inner(proposal))
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        [Placement(child, at: .zero, proposal: inner(proposal))]
    }
}
