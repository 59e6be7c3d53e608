import Graphics
import Layout

extension Lint {
    /// Columns counted without the gaps that the stack puts between them.
    static let spacingMismatch = Lint(
        "spacing-mismatch", "'spacing' adds no gap: it is what the formula assumes the stack's gaps to be"
    ) { context in
        var found: [Finding] = []
        for sample in context.shown { look(at: sample.root, in: nil, context, &found) }
        return found
    }

    private static func look(
        at placed: PlacedNode, in stack: (axis: Axis, spacing: Double?)?, _ context: LintContext,
        _ found: inout [Finding]
    ) {
        if let node = placed.node as? ContainerRelativeFrameNode,
            case .parts(let count, _, let spacing) = node.rule,
            let stack, let gap = stack.spacing, gap != spacing, count > 1,
            node.axes.contains(axis: stack.axis),
            let place = context.written(node)
        {
            let cut = Explanation.length(abs(gap - spacing) * Double(count - 1))
            let message =
                "the stack's spacing is \(Explanation.length(gap)), the formula's \(Explanation.length(spacing)): "
            found.append(
                Finding(
                    message
                        + (gap > spacing ? "the last of \(count) is cut by \(cut)" : "\(cut) are left over"),
                    at: place))
        }
        // Only the gaps between the views that are counted matter: those inside one of them do not.
        let inner = placed.node is ContainerRelativeFrameNode ? nil : placed.stackGap ?? stack
        for child in placed.children { look(at: child, in: inner, context, &found) }
    }
}

extension PlacedNode {
    fileprivate var stackGap: (axis: Axis, spacing: Double?)? {
        guard let container = node as? ContainerNode else { return nil }
        if let stack = container.layout as? StackLayout { return (stack.axis, stack.spacing) }
        if let stack = container.layout as? LazyStackLayout { return (stack.axis, stack.spacing) }
        return nil
    }
}
