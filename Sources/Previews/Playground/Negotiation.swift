import Graphics
import Layout
import Views

/// How one view came to its size, as a table for people: what it offered to whom, and what was taken.
public struct Negotiation {
    public var view: String
    public var proposal: ProposedViewSize
    public var size: (width: Double, height: Double)
    public var columns: [String]
    public var rows: [[String]]

    init(_ entry: TraceEntry, children: [PlacedNode]) {
        view = entry.view
        proposal = entry.proposal
        size = (entry.size.width, entry.size.height)
        (columns, rows) = Negotiation.table(entry, children)
    }

    private static func table(_ entry: TraceEntry, _ children: [PlacedNode]) -> ([String], [[String]]) {
        switch entry.detail {
        case .stack(let axis, let turns)?:
            let rows = turns.enumerated().map { order, turn in
                [
                    "\(order + 1)", turn.view, Inspection.text(turn.offered), Expectation.text(turn.took),
                    Inspection.text(turn.left),
                ]
            }
            let length = axis == .horizontal ? "width" : "height"
            return (["turn", "view", "offered \(length)", "took", "left"], rows)
        case .choice(_, let candidates, let chosen)?:
            let rows = candidates.enumerated().map { index, candidate in
                let verdict = candidate.fits ? "fits" : "does not fit"
                return [
                    "\(index + 1)", candidate.view, text(candidate.ideal.width, candidate.ideal.height),
                    index == chosen ? verdict + ", shown" : verdict,
                ]
            }
            return (["candidate", "view", "ideal size", "verdict"], rows)
        case .questions(let questions)?:
            let rows = questions.map {
                [$0.view, text($0.proposal.width, $0.proposal.height), text($0.answer.width, $0.answer.height)]
            }
            return (["asked", "proposal", "answer"], rows)
        default:
            let rows = children.map {
                [
                    $0.node.view, text($0.proposal.width, $0.proposal.height),
                    text($0.frame.width, $0.frame.height),
                ]
            }
            return (rows.isEmpty ? [] : ["view", "proposed", "takes"], rows)
        }
    }

    private static func text(_ width: Double?, _ height: Double?) -> String {
        Inspection.text(width) + " × " + Inspection.text(height)
    }
}

extension PreviewSession {
    /// How the view with a number came to its size in the last layout; nil if it is not in it.
    public func negotiation(of number: Int) -> Negotiation? {
        guard let result = lastResult, let entry = result.trace.first(where: { $0.number == number }) else { return nil }
        var children: [PlacedNode] = []
        result.root.forEach { placed in
            if placed.node.number == number, children.isEmpty { children = placed.children }
        }
        return Negotiation(entry, children: children)
    }
}
