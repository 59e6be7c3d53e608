import Graphics
import Layout

extension Lint {
    /// A lazy stack across whose direction a scroll view becomes as long as it can.
    static let lazyStackFills = Lint(
        "lazy-stack-fills", "a lazy stack doesn't ask all its views, so it takes all that it's offered there"
    ) { context in
        var found: [Finding] = []
        for sample in context.shown { look(at: sample.root, context, &found) }
        return found
    }

    private static func look(at placed: PlacedNode, _ context: LintContext, _ found: inout [Finding]) {
        for child in placed.children {
            look(at: child, context, &found)
            guard let scrollView = placed.node as? ScrollViewNode,
                let container = child.node as? ContainerNode,
                let stack = container.layout as? LazyStackLayout, let place = context.written(container)
            else { continue }
            let across = stack.axis.other
            let needed = child.children.reduce(0) { max($0, $1.frame.size[across]) }
            let taken = placed.frame.size[across]
            guard scrollView.axes.contains(axis: stack.axis), !scrollView.axes.contains(axis: across),
                taken > needed
            else {
                continue
            }
            let name = across == .horizontal ? "width" : "height"
            let plain = stack.axis == .horizontal ? "HStack" : "VStack"
            found.append(
                Finding(
                    "'\(stack.name)' takes a \(name) of \(Explanation.length(taken)); its views need \(Explanation.length(needed))",
                    at: place,
                    note: "with '\(plain)' the scroll view is \(Explanation.length(needed)) long there"))
        }
    }
}
