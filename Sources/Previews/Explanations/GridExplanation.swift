import Graphics
import Layout
import Views

/// A grid: what each level of priority shares out, what each cell is offered and takes, what a span lacks,
/// and which column or row closes when.
extension Explanation {
    /// Longer negotiations are cut, so that a page stays readable.
    private static let mostRows = 40

    init(grid entry: TraceEntry, _ trace: GridTrace, _ graph: ViewGraph) {
        self.init(
            entry, graph, lead: Explanation.lead(entry.proposal, trace),
            columns: ["", "cell, column or row", "width", "height"])
        for step in trace.steps { add(step, entry.node) }
        let rest = rows.count - Explanation.mostRows
        if rest > 0 { rows.removeLast(rest) }
        conclusion = rest > 0 ? "\(rest) more steps are left out. " : ""
        conclusion += Explanation.sum("columns", trace.widths, trace.columnGaps) + ", "
        conclusion += Explanation.sum("rows", trace.heights, trace.rowGaps)
        conclusion += ": the grid is \(Explanation.text(entry.size))."
    }

    private static func lead(_ proposal: ProposedViewSize, _ trace: GridTrace) -> String {
        if proposal == .unspecified { return "is offered nothing: each cell takes its ideal size" }
        let gaps = "\(length(trace.columnGaps)) and \(length(trace.rowGaps)) of it are gaps"
        return "is offered \(text(proposal)); \(gaps). Cells: offered → taken"
    }

    private static func sum(_ name: String, _ lengths: [Double], _ gaps: Double) -> String {
        var text = "\(name) "
        for (index, part) in lengths.enumerated() { text += (index == 0 ? "" : " + ") + length(part) }
        return gaps == 0 ? text : "\(text) + \(length(gaps)) of gaps"
    }

    private mutating func add(_ step: GridStep, _ node: LayoutNode) {
        switch step {
        case .level(let priority, let columnShare, let columns, let rowShare, let rows):
            let name = priority == 0 ? "shares" : "shares at priority \(Explanation.length(priority))"
            addRow(name, Explanation.share(columnShare, columns), Explanation.share(rowShare, rows))
        case .answer(let subview, let offer, let answer):
            let order = rows.count { !$0[0].text.utf8.isEmpty } + 1
            rows.append([
                .number("\(order)"), .code(NodeName.text(of: node.children[subview])),
                .number(Explanation.turn(offer.width, answer.width)),
                .number(Explanation.turn(offer.height, answer.height)),
            ])
        case .debt(let columns, let missing):
            let range = "\(columns.lowerBound + 1) to \(columns.upperBound)"
            addRow("columns \(range) owe the span", Explanation.length(missing), "")
        case .closed(let axis, let track, let length, let credit, let share, let open):
            let text = Explanation.closing(length, credit, share, open)
            let isColumn = axis == .horizontal
            addRow(
                "\(isColumn ? "column" : "row") \(track + 1) closes", isColumn ? text : "",
                isColumn ? "" : text)
        }
    }

    private mutating func addRow(_ name: String, _ width: String, _ height: String) {
        rows.append([.number(""), .words(name), .number(width), .number(height)])
    }

    private static func share(_ share: Double?, _ count: Int) -> String {
        guard let share, share.isFinite else { return length(share) }
        return count == 1 ? length(share) : "\(length(share * Double(count))) ÷ \(count) = \(length(share))"
    }

    private static func turn(_ offered: Double?, _ taken: Double) -> String {
        "\(offered.map { length($0) } ?? "nil") → \(length(taken))"
    }

    private static func closing(_ length: Double, _ credit: Double, _ share: Double, _ open: Int) -> String {
        var text = "at \(Explanation.length(length))"
        if credit != 0 { text += ", credit \(Explanation.length(credit))" }
        return open == 0 ? text : "\(text); share \(Explanation.length(share))"
    }
}
