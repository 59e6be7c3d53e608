import Graphics
import Layout

extension Lint {
    /// `containerRelativeFrame` along an axis on which its scroll view is as long as its content.
    static let crossAxis = Lint(
        "cross-axis",
        "a scroll view is as large as its content on its other axis, so this size depends on itself"
    ) { context in
        var found: [Finding] = []
        for sample in context.shown { look(at: sample.root, in: nil, false, context, &found) }
        return found
    }

    /// - Parameter isDefinite: whether a view between the scroll view and this one has a length of its own
    ///   along the axis that scrolls.
    private static func look(
        at placed: PlacedNode, in scrollView: ScrollViewNode?, _ isDefinite: Bool, _ context: LintContext,
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
            if across != nil, node.axes.isDisjoint(with: scrollView.axes), !isDefinite,
                !hasLength(node.children.first, along: scrollView)
            {
                found.append(
                    Finding(
                        "'containerRelativeFrame' asks for the \(names) length of a scroll view that does not scroll that way",
                        at: place))
            }
        }
        let opened = placed.node as? ScrollViewNode
        let inner = opened ?? scrollView
        let isDefinite = opened == nil && (isDefinite || hasLength(placed.node, along: scrollView))
        for child in placed.children { look(at: child, in: inner, isDefinite, context, &found) }
    }

    /// Whether a view is as long along the axis that scrolls whatever it is offered there.
    private static func hasLength(_ node: LayoutNode?, along scrollView: ScrollViewNode?) -> Bool {
        guard let node, let axes = scrollView?.axes else { return false }
        return Axis.both.contains { axis in
            guard axes.contains(axis: axis) else { return false }
            return length(of: node, axis, 10) == length(of: node, axis, 1000)
        }
    }

    private static func length(of node: LayoutNode, _ axis: Axis, _ offered: Double) -> Double {
        node.sizeThatFits(.unspecified.replacing(axis, with: offered))[axis]
    }
}
