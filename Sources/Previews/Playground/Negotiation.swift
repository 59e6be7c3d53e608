import Graphics
import Layout
import Views

/// How one view came to its size, as a table for people: what it offered to whom, and what was taken.
public struct Negotiation {
    /// The name of the view.
    public var view: String
    /// What it was offered.
    public var proposal: ProposedViewSize
    /// The size that it took, in points.
    public var size: (width: Double, height: Double)
    /// What stands above the table.
    public var columns: [String]
    /// The fields of the table, as many in a row as there are columns.
    public var rows: [[String]]

    init(_ entry: TraceEntry, children: [PlacedNode], _ graph: ViewGraph) {
        view = entry.node.view
        proposal = entry.proposal
        size = (entry.size.width, entry.size.height)
        (columns, rows) = Negotiation.table(entry, children, graph)
    }

    /// The table that pages show, or what the view proposed to its children.
    private static func table(
        _ entry: TraceEntry, _ children: [PlacedNode], _ graph: ViewGraph
    ) -> ([String], [[String]]) {
        if let explanation = Explanation(entry, graph) {
            return (explanation.columns, explanation.rows.map { row in row.map { $0.text } })
        }
        let rows = children.map {
            [
                NodeName.text(of: $0.node), text($0.proposal.width, $0.proposal.height),
                text($0.frame.width, $0.frame.height),
            ]
        }
        return (rows.isEmpty ? [] : ["view", "proposed", "takes"], rows)
    }

    private static func text(_ width: Double?, _ height: Double?) -> String {
        Inspection.text(width) + " × " + Inspection.text(height)
    }
}

extension PreviewSession {
    /// How the view with a number came to its size in the last layout; nil if it is not in it.
    public func negotiation(of number: Int) -> Negotiation? {
        var found: PlacedNode?
        lastResult?.root.forEach { placed in
            if placed.node.number == number, found == nil { found = placed }
        }
        return found.map { Negotiation($0.traceEntry, children: $0.children, graph) }
    }
}
