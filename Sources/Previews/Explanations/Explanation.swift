import Graphics
import Layout
import Syntax
import Views

/// How one view came to its size, as a table for a reader. Made from the engine's trace alone.
public struct Explanation: Sendable {
    /// One field of the table.
    public enum Cell: Equatable, Sendable {
        /// Set as code.
        case code(String)
        /// A number, which stands at the right edge of its column.
        case number(String)
        /// A number that a narrow page leaves out.
        case detail(String)
        /// Words of a sentence.
        case words(String)
    }

    /// The view's name, and where its call stands.
    public var view: String
    /// Where the call that made the view stands.
    public var range: SourceRange
    /// What the view was offered, in a sentence without a full stop.
    public var lead: String
    /// What stands above the table.
    public var columns: [String]
    /// The fields of the table, as many in a row as there are columns.
    public var rows: [[Cell]]
    /// The row that decided.
    public var marked: Int?
    /// What came of it; empty if there is no more to say.
    public var conclusion: String
    /// How many views of the picture have this same table.
    public var count = 1

    init(_ entry: TraceEntry, _ graph: ViewGraph, lead: String, columns: [String]) {
        view = entry.node.view
        range = graph.range(of: entry.node.number)
        self.lead = lead
        self.columns = columns
        rows = []
        conclusion = ""
    }

    /// Whether two views went through the very same.
    func isSame(as other: Explanation) -> Bool {
        Name(view) == Name(other.view) && Name(lead) == Name(other.lead) && rows == other.rows
            && Name(conclusion) == Name(other.conclusion)
    }
}

extension Explanation.Cell {
    /// Whether two fields are of one kind and say the same.
    public static func == (a: Explanation.Cell, b: Explanation.Cell) -> Bool { a.isEqual(b) }

    /// What stands in the field, without its kind.
    public var text: String {
        switch self {
        case .code(let text), .number(let text), .detail(let text), .words(let text): text
        }
    }

    // Text is compared as bytes: comparing strings needs Unicode's tables.
    private func isEqual(_ other: Explanation.Cell) -> Bool {
        switch (self, other) {
        case (.code(let a), .code(let b)), (.number(let a), .number(let b)), (.detail(let a), .detail(let b)),
            (.words(let a), .words(let b)):
            a.utf8.elementsEqual(b.utf8)
        default: false
        }
    }
}

extension Rendering {
    /// The tables of all views that share space out, or of those with the names given; equal ones once.
    public func explanations(of names: [String] = []) -> [Explanation] {
        var found: [Explanation] = []
        for entry in result.entries {
            guard let explanation = Explanation(entry, graph) else { continue }
            if !names.isEmpty, !names.contains(where: { Name($0) == Name(explanation.view) }) { continue }
            if let known = found.firstIndex(where: { $0.isSame(as: explanation) }) {
                found[known].count += 1
            } else {
                found.append(explanation)
            }
        }
        return found
    }
}

extension Explanation {
    /// Nothing for a view that has nothing to share out.
    init?(_ entry: TraceEntry, _ graph: ViewGraph) {
        switch entry.detail {
        case .choice(let axes, let candidates, let chosen):
            self.init(choice: entry, axes, candidates, chosen, graph)
        case .stack(let axis, let gaps, let turns):
            guard entry.node.number > 0, turns.count > 1 else { return nil }
            self.init(stack: entry, axis, gaps: gaps, turns, graph)
        case .grid(let trace):
            guard entry.node.number > 0, entry.node.children.count > 1 else { return nil }
            self.init(grid: entry, trace, graph)
        case .container(let lengths): self.init(container: entry, lengths, graph)
        case .calls(let calls): self.init(layout: entry, calls, graph)
        case nil: return nil
        }
    }

    /// A proposal or a length as a reader writes it.
    static func length(_ value: Double?) -> String {
        guard let value else { return "unspecified" }
        return value.isFinite ? Expectation.text(value) : value > 0 ? "∞" : "−∞"
    }

    static func text(_ size: Size) -> String { "\(length(size.width)) × \(length(size.height))" }

    static func text(_ proposal: ProposedViewSize) -> String {
        if proposal.width == nil, proposal.height == nil { return "unspecified" }
        return
            "\(proposal.width.map { length($0) } ?? "nil") × \(proposal.height.map { length($0) } ?? "nil")"
    }
}
