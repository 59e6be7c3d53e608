import Graphics
import Layout

extension LayoutResult {
    /// How each size came about, asked now if it was not told when it was laid out. Good until the tree is
    /// laid out again.
    var entries: [TraceEntry] {
        if !trace.isEmpty { return trace }
        var entries: [TraceEntry] = []
        root.forEach { entries.append($0.traceEntry) }
        return entries
    }

    /// How each size came about: a line a view, with what its container did for it.
    var traceText: String {
        var text = ""
        for entry in entries {
            text += "\(entry.node.view): proposed \(Inspection.text(entry.proposal.width)) x "
            text +=
                "\(Inspection.text(entry.proposal.height)), takes \(Expectation.text(entry.size.width)) x "
            text += "\(Expectation.text(entry.size.height))\n"
            if let detail = entry.detail { text += detail.text(entry.node.children) }
        }
        return text
    }
}

extension TraceDetail {
    fileprivate func text(_ children: [LayoutNode]) -> String {
        var text = ""
        switch self {
        case .stack(_, _, let turns):
            for turn in turns {
                text +=
                    "    \(children[turn.subview].view): offered \(Inspection.text(turn.offered)), took \(Expectation.text(turn.took))"
                text += ", left \(Inspection.text(turn.left))\n"
            }
        case .grid(let trace):
            for step in trace.steps { text += "    \(step.text(children))\n" }
        case .choice(_, let candidates, let chosen):
            for (index, candidate) in candidates.enumerated() {
                text +=
                    "    \(index + 1) \(children[index].view): ideal \(Expectation.text(candidate.ideal.width)) x "
                text +=
                    "\(Expectation.text(candidate.ideal.height)), \(candidate.fits ? "fits" : "does not fit")"
                text += index == chosen ? ", shown\n" : "\n"
            }
        case .container(let lengths):
            text +=
                "    container \(Expectation.text(lengths.size.width)) x \(Expectation.text(lengths.size.height))"
            text += ", result \(Inspection.text(lengths.width)) x \(Inspection.text(lengths.height))\n"
        case .calls(let calls):
            for call in calls { text += "    \(call.requirement): \(call.steps.count) steps\n" }
        }
        return text
    }
}

extension GridStep {
    fileprivate func text(_ children: [LayoutNode]) -> String {
        switch self {
        case .level(let priority, let columnShare, _, let rowShare, _):
            let share = ProposedViewSize(width: columnShare, height: rowShare)
            return "priority \(Explanation.length(priority)): share \(share.words)"
        case .answer(let subview, let offer, let answer):
            return "\(children[subview].view): offered \(offer.words), took \(ProposedViewSize(answer).words)"
        case .debt(let columns, let missing):
            return
                "columns \(columns.lowerBound + 1) to \(columns.upperBound): owe \(Expectation.text(missing))"
        case .closed(let axis, let track, let length, let credit, let share, _):
            let name = axis == .horizontal ? "column" : "row"
            return
                "\(name) \(track + 1): closes at \(Expectation.text(length)), credit \(Expectation.text(credit)), "
                + "share \(Expectation.text(share))"
        }
    }
}

extension ProposedViewSize {
    fileprivate var words: String { "\(Inspection.text(width)) x \(Inspection.text(height))" }
}
