import Graphics
import Layout
import Views

/// A stack: the order in which its children were asked, what each was offered and took, what was left.
extension Explanation {
    init(stack entry: TraceEntry, _ axis: Axis, gaps: Double, _ turns: [TraceTurn], _ graph: ViewGraph) {
        let word = axis == .horizontal ? "width" : "height"
        let hasPriorities = turns.contains { $0.priority != turns[0].priority }
        var columns = ["", "child"]
        if hasPriorities { columns.append("priority") }
        columns += ["\(word) offered", "\(word) taken", "left"]
        self.init(
            entry, graph, lead: Explanation.lead(entry.proposal[axis], gaps: gaps, word), columns: columns)
        for (order, turn) in turns.enumerated() {
            var row: [Cell] = [
                .number("\(order + 1)"), .code(NodeName.text(of: entry.node.children[turn.subview])),
            ]
            if hasPriorities { row.append(.number(Explanation.length(turn.priority))) }
            row.append(.number(Explanation.length(turn.offered)))
            row.append(.number(Explanation.length(turn.took)))
            row.append(.number(turn.left.map { Explanation.length($0) } ?? "–"))
            rows.append(row)
        }
        let sum = turns.reduce(0) { $0 + $1.took }
        let takes = gaps == 0 ? "" : "\(Explanation.length(sum)) + \(Explanation.length(gaps)) of gaps: "
        conclusion = "\(takes)the stack is \(Explanation.text(entry.size))."
    }

    private static func lead(_ offered: Double?, gaps: Double, _ word: String) -> String {
        guard let offered else { return "is offered no \(word): each child takes its ideal one" }
        let offer = "is offered a \(word) of \(length(offered))"
        guard gaps != 0, offered.isFinite else { return offer }
        return "\(offer); less \(length(gaps)) for gaps, \(length(offered - gaps)) are shared out"
    }
}
