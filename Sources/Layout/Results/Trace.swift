import Graphics

/// One child's turn in a stack: what it was offered along the stack, what it took and what was left then.
public struct TraceTurn {
    /// Its place among the children.
    public let subview: Int
    /// The child's layout priority: those of a higher one are served first.
    public let priority: Double
    public let offered: Double?
    public let took: Double
    public let left: Double?
}

/// One of the views `ViewThatFits` tried.
public struct TraceCandidate {
    public let ideal: Size
    public let fits: Bool
}

/// How a view's size came about.
public enum TraceDetail {
    /// The order in which a stack served its children, and the gaps that it took off before.
    case stack(Axis, gaps: Double, [TraceTurn])
    /// How a grid served its cells.
    case grid(GridTrace)
    /// The candidates tried on some axes and the one chosen, counted from 0; nothing if there are none.
    case choice(AxisSet, [TraceCandidate], chosen: Int?)
    /// The lengths of one axis of `containerRelativeFrame`.
    case container(ContainerLengths)
    /// The calls that a custom layout got, and what it did in each.
    case calls([TraceCall])
}

/// One call of a custom layout's requirement.
public struct TraceCall {
    /// What was done to a subview in the call.
    public enum Step {
        /// It was asked for its size.
        case question(subview: Int, ProposedViewSize, answer: Size)
        /// It was placed with its corner at a point of the layout's own space.
        case place(subview: Int, Point, ProposedViewSize, Size)
    }

    /// `sizeThatFits` or `placeSubviews`.
    public let requirement: StaticString
    public let steps: [Step]
    /// What the layout answered; nothing for a call without an answer.
    public let answer: Size?

    public init(_ requirement: StaticString, _ steps: [Step], answer: Size? = nil) {
        self.requirement = requirement
        self.steps = steps
        self.answer = answer
    }
}

/// The arithmetic of `containerRelativeFrame` on one or both axes.
public struct ContainerLengths {
    /// The kind of container found.
    public let container: ContainerKind
    /// The container's own size, what was subtracted from it, and the result on each axis asked for.
    public let size: Size
    public let subtracted: EdgeInsets
    public let rule: ContainerRelativeFrameNode.Rule
    public let width: Double?
    public let height: Double?
}

/// A view and how its size came about.
public struct TraceEntry {
    public let node: LayoutNode
    public let proposal: ProposedViewSize
    public let size: Size
    public let detail: TraceDetail?
}

extension PlacedNode {
    /// How this view's size came about. Only good until the tree is laid out again: what a container provides
    /// is asked anew.
    public var traceEntry: TraceEntry {
        TraceEntry(
            node: node, proposal: proposal, size: frame.size, detail: node.explain(proposal, size: frame.size)
        )
    }
}
