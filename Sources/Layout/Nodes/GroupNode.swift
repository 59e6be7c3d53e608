import Graphics

/// Several views that stand for themselves: `Group`, `ForEach`, a builder's branches. A container takes its
/// members as its own children; `flattened` does that.
open class GroupNode: LayoutNode {
    public init(view: String = "Group", _ members: [LayoutNode]) {
        super.init(view: view, children: members)
    }

    // A group that no container took apart shows its members as an implicit stack does.
    open override func measure(_ proposal: ProposedViewSize) -> Size {
        ZStackLayout().sizeThatFits(proposal, children)
    }

    open override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        ZStackLayout().arrange(proposal, size: size, children)
    }
}

extension LayoutNode {
    /// The views a container really has: groups taken apart, in order.
    ///
    /// - Parameter isKept: which groups stay whole, for a container that knows what they are.
    public static func flattened(
        _ nodes: [LayoutNode], keeping isKept: (LayoutNode) -> Bool = { _ in false }
    ) -> [LayoutNode] {
        guard nodes.contains(where: { $0 is GroupNode }) else { return nodes }
        return nodes.flatMap { node in
            node is GroupNode && !isKept(node) ? flattened(node.children, keeping: isKept) : [node]
        }
    }
}
