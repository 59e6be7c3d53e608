import Layout
import Syntax

extension Lint {
    /// One `containerRelativeFrame` that finds containers of several kinds, as a view that is used in several
    /// places does.
    static let differentContainers = Lint(
        "different-containers", "its size depends on where it's used; write that into its documentation"
    ) { context in
        var found: [Finding] = []
        for sample in context.shown {
            var known: [(place: SourceRange, kind: ContainerKind)] = []
            sample.root.forEach { placed in
                guard let node = placed.node as? ContainerRelativeFrameNode, let kind = node.scope?.kind,
                    let place = context.written(node)
                else { return }
                guard let first = known.first(where: { $0.place == place }) else {
                    return known.append((place, kind))
                }
                guard first.kind != kind else { return }
                let message =
                    "this 'containerRelativeFrame' finds \(first.kind.words) in one place and \(kind.words) in another"
                found.append(Finding(message, at: place))
            }
        }
        return found
    }
}
