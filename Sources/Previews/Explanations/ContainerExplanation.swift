import Graphics
import Layout
import Views

/// `containerRelativeFrame`: the container found, what was taken off its size, and the rule filled in.
extension Explanation {
    init(container entry: TraceEntry, _ lengths: ContainerLengths, _ graph: ViewGraph) {
        self.init(
            entry, graph, lead: "finds \(lengths.container.words) of \(Explanation.text(lengths.size))",
            columns: ["axis", "provides", "rule", "length"])
        add(.horizontal, lengths, lengths.width, entry)
        add(.vertical, lengths, lengths.height, entry)
    }

    private mutating func add(
        _ axis: Axis, _ lengths: ContainerLengths, _ length: Double?, _ entry: TraceEntry
    ) {
        let name = axis == .horizontal ? "width" : "height"
        guard let length else {
            rows.append([
                .words(name), .words(""), .words("not asked for, the proposal stays"),
                .number(Explanation.length(entry.proposal[axis])),
            ])
            return
        }
        let provided = max(0, lengths.size[axis] - lengths.subtracted.total(along: axis))
        rows.append([
            .words(name), .number(lengths.subtraction(along: axis, leaving: provided)),
            .words(lengths.rule.filled(with: provided)), .number(Explanation.length(length)),
        ])
    }
}

extension ContainerLengths {
    /// What the container provides, with what was taken off it: `852 − 93 = 759`.
    fileprivate func subtraction(along axis: Axis, leaving provided: Double) -> String {
        let off = subtracted.total(along: axis)
        let rest = Explanation.length(provided)
        return off == 0 ? rest : "\(Explanation.length(size[axis])) − \(Explanation.length(off)) = \(rest)"
    }
}

extension ContainerRelativeFrameNode.Rule {
    /// The rule with the container's length in its place.
    fileprivate func filled(with container: Double) -> String {
        let container = Explanation.length(container)
        switch self {
        case .whole: return "as it is"
        case .custom: return "the closure, given \(container)"
        case .parts(let count, let span, let spacing):
            let gap = Explanation.length(spacing)
            let column = "(\(container) − \(gap) × \(count - 1)) ÷ \(count)"
            return span == 1 ? column : "\(column) × \(span) + \(gap) × \(span - 1)"
        }
    }
}

extension ContainerKind {
    /// With its article.
    var words: String {
        switch self {
        case .window: "the window"
        case .navigationStack: "a NavigationStack"
        case .splitColumn: "a column of a NavigationSplitView"
        case .tab: "a tab"
        case .scrollView: "a ScrollView"
        case .list: "a List"
        }
    }
}
