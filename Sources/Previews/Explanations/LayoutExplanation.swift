import Graphics
import Layout
import Views

/// A custom `Layout`: its calls, and what it asked and placed in each.
extension Explanation {
    /// Longer negotiations are cut, so that a page stays readable.
    private static let mostRows = 30

    init(layout entry: TraceEntry, _ calls: [TraceCall], _ graph: ViewGraph) {
        self.init(
            entry, graph, lead: "is offered \(Explanation.text(entry.proposal))",
            columns: ["call", "subview", "proposal", "answer or place"])
        for call in calls {
            for step in call.steps { add(step, call, entry.node) }
            guard let answer = call.answer else { continue }
            rows.append([
                .code("\(call.requirement)"), .words("answers"), .words(""),
                .number(Explanation.text(answer)),
            ])
        }
        let rest = rows.count - Explanation.mostRows
        if rest > 0 {
            rows.removeLast(rest)
            conclusion = "\(rest) more steps are left out."
        } else {
            conclusion = "The layout is \(Explanation.text(entry.size))."
        }
    }

    private mutating func add(_ step: TraceCall.Step, _ call: TraceCall, _ node: LayoutNode) {
        switch step {
        case .question(let subview, let proposal, let answer):
            rows.append([
                .code("\(call.requirement)"), .code(NodeName.text(of: node.children[subview])),
                .number(Explanation.text(proposal)), .number(Explanation.text(answer)),
            ])
        case .place(let subview, let corner, let proposal, let size):
            rows.append([
                .code("\(call.requirement)"), .code(NodeName.text(of: node.children[subview])),
                .number(Explanation.text(proposal)),
                .number(
                    "\(Explanation.text(size)) at \(Explanation.length(corner.x)), \(Explanation.length(corner.y))"
                ),
            ])
        }
    }
}
