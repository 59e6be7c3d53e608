import Graphics

/// A tree of views ready to be laid out, any number of times.
public final class LayoutRoot {
    public let content: LayoutNode
    public let session = LayoutSession()
    private let window: ContainerScope

    public init(_ content: LayoutNode) {
        self.content = content
        window = ContainerScope(.window, view: "window", number: 0, outer: nil)
        content.attach(Surroundings(session: session, scope: window))
    }

    /// Lays the views out in the space proposed, the root's corner at (0, 0).
    ///
    /// A container's size is known only when it is placed; if views inside it were laid out for another
    /// one, the tree is laid out again, a bounded number of times.
    public func layout(_ proposal: ProposedViewSize, traced: Bool = false) -> LayoutResult {
        session.beginRun()
        window.fix(width: proposal.width, height: proposal.height)
        var placed = pass(proposal)
        var passes = 1
        while session.endPass() {
            if passes == LayoutSession.mostPasses {
                session.giveUp()
                break
            }
            placed = pass(proposal)
            passes += 1
        }
        return LayoutResult(root: placed, issues: session.issues, traced: traced)
    }

    private func pass(_ proposal: ProposedViewSize) -> PlacedNode {
        session.beginPass()
        return content.placed(at: .zero, proposal, in: PlacementContext(session: session))
    }
}

/// A tree of views laid out.
public struct LayoutResult {
    public let root: PlacedNode
    public let issues: [LayoutIssue]
    /// How sizes came about, parents first; empty unless asked for.
    public let trace: [TraceEntry]

    init(root: PlacedNode, issues: [LayoutIssue], traced: Bool) {
        self.root = root
        self.issues = issues
        var entries: [TraceEntry] = []
        if traced {
            root.forEach { placed in
                entries.append(placed.traceEntry)
            }
        }
        trace = entries
    }

    public var size: Size { root.frame.size }

    /// Every `ViewThatFits` placed, with what it tried; parents first.
    public var choices: [(placed: PlacedNode, choice: ViewThatFitsNode.Choice)] {
        var choices: [(placed: PlacedNode, choice: ViewThatFitsNode.Choice)] = []
        root.forEach { placed in
            guard let node = placed.node as? ViewThatFitsNode else { return }
            choices.append((placed, node.choice(at: placed.proposal)))
        }
        return choices
    }
}
