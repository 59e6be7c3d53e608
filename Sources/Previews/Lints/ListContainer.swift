import Layout

extension Lint {
    static let listContainer = Lint(
        "list-container",
        "a list is documented as a container, but Xcode 15.3 gave other sizes there: measure on the systems you support"
    ) { context in
        var found: [Finding] = []
        for sample in context.shown {
            sample.root.forEach { placed in
                guard placed.node is ContainerRelativeFrameNode, placed.node.scope?.kind == .list,
                    let place = context.written(placed.node)
                else { return }
                found.append(Finding("'containerRelativeFrame' asks a 'List' for its size", at: place))
            }
        }
        return found
    }
}
