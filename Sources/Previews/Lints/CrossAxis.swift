import Graphics
import Layout

extension Lint {
    /// `containerRelativeFrame` along an axis on which its scroll view is as long as its content.
    static let crossAxis = Lint(
        "cross-axis",
        "a scroll view is as large as its content on its other axis, so this size depends on itself"
    ) { context in
        var found: [Finding] = []
        for sample in context.shown { look(at: sample.root, in: nil, context, &found) }
        return found
    }

    private static func look(
        at placed: PlacedNode, in scrollView: ScrollViewNode?, _ context: LintContext,
        _ found: inout [Finding]
    ) {
        if let node = placed.node as? ContainerRelativeFrameNode, let scrollView,
            node.scope?.kind == .scrollView,
            let place = context.written(node)
        {
            let across = Axis.both.first {
                node.axes.contains(axis: $0) && !scrollView.axes.contains(axis: $0)
            }
            let names = across == .horizontal ? "horizontal" : "vertical"
            // A definite length on the scrolling axis leaves the other one to be asked for.
            if across != nil, node.axes.isDisjoint(with: scrollView.axes) {
                found.append(
                    Finding(
                        "'containerRelativeFrame' asks for the \(names) length of a scroll view that does not scroll that way",
                        at: place))
            }
        }
        let inner = placed.node as? ScrollViewNode ?? scrollView
        for child in placed.children { look(at: child, in: inner, context, &found) }
    }
}
