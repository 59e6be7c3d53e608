import Graphics

/// One child's turn in a stack: what it was offered along the stack, what it took and what was left then.
public struct TraceTurn {
    public let view: String
    public let number: Int
    public let offered: Double?
    public let took: Double
    public let left: Double?
}

/// One of the views `ViewThatFits` tried.
public struct TraceCandidate {
    public let view: String
    public let number: Int
    public let ideal: Size
    public let fits: Bool
}

/// How a view's size came about.
public enum TraceDetail {
    /// The order in which a stack served its children.
    case stack(Axis, [TraceTurn])
    /// The candidates tried on some axes and the one chosen, counted from 0; nothing if there are none.
    case choice(AxisSet, [TraceCandidate], chosen: Int?)
    /// The lengths of one axis of `containerRelativeFrame`.
    case container(ContainerLengths)
    /// What a custom layout asked its subviews.
    case questions([TraceQuestion])
}

/// A subview asked for its size.
public struct TraceQuestion {
    public let view: String
    public let number: Int
    public let proposal: ProposedViewSize
    public let answer: Size

    public init(_ subview: LayoutNode, _ proposal: ProposedViewSize, answer: Size) {
        view = subview.view
        number = subview.number
        self.proposal = proposal
        self.answer = answer
    }
}

/// The arithmetic of `containerRelativeFrame` on one or both axes.
public struct ContainerLengths {
    /// The kind of container found.
    public let container: ContainerKind
    public let number: Int
    /// The container's own size, what was subtracted from it, and the result on each axis asked for.
    public let size: Size
    public let subtracted: EdgeInsets
    public let rule: ContainerRelativeFrameNode.Rule
    public let width: Double?
    public let height: Double?
}

/// A view and how its size came about.
public struct TraceEntry {
    public let view: String
    public let number: Int
    public let proposal: ProposedViewSize
    public let size: Size
    public let detail: TraceDetail?
}
