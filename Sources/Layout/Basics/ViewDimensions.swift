import Graphics

/// A view's size at a proposal, together with its alignment guides there.
public struct ViewDimensions {
    public let size: Size
    public let proposal: ProposedViewSize
    /// The view; nothing for a bare rectangle, whose guides are all at their defaults.
    let node: LayoutNode?

    /// The dimensions of an empty box.
    public init(size: Size) {
        self.size = size
        proposal = ProposedViewSize(size)
        node = nil
    }

    init(_ node: LayoutNode, _ proposal: ProposedViewSize) {
        self.node = node
        self.proposal = proposal
        size = node.sizeThatFits(proposal)
    }

    public var width: Double { size.width }
    public var height: Double { size.height }

    /// A guide's value: the one set explicitly, else the guide's default.
    public subscript(guide: AlignmentKey) -> Double {
        if let value = self[explicit: guide] { return value }
        switch guide.fallback {
        case .fraction(let share): return share == 0 ? 0 : share * size[guide.axis]
        case .custom(let defaultValue): return defaultValue(self)
        }
    }

    /// A guide's value if this view, or one inside it, sets it.
    public subscript(explicit guide: AlignmentKey) -> Double? {
        node?.explicitAlignment(guide, at: proposal)
    }
}
