import Graphics
import Layout
import Views

/// `ViewThatFits`: what each candidate cost, and its ideal size held against the proposal.
extension Explanation {
    init(
        choice entry: TraceEntry, _ axes: AxisSet, _ candidates: [TraceCandidate], _ chosen: Int?,
        _ graph: ViewGraph
    ) {
        let offer = Explanation.text(entry.proposal)
        let hasBodies = entry.node.children.contains { $0.allBodies > 0 }
        self.init(
            entry, graph, lead: "is offered \(offer); \(Explanation.condition(axes))",
            columns: ["", "candidate", "verdict", "ideal size"] + (hasBodies ? ["bodies"] : [])
                + ["views built", "measured"])
        marked = chosen
        for (index, candidate) in candidates.enumerated() {
            let node = entry.node.children[index]
            let isTried = index <= chosen ?? -1
            let measured = isTried ? node.measureCalls(at: entry.proposal.unspecified(on: axes)) : 0
            var row: [Cell] = [
                .number("\(index + 1)"), .code(NodeName.text(of: node)),
                .words(Explanation.verdict(index, candidate, chosen, axes, entry.proposal)),
                .number(Explanation.text(candidate.ideal)),
            ]
            if hasBodies { row.append(.detail("\(node.allBodies)")) }
            rows.append(row + [.detail("\(node.viewCount)"), .detail("\(measured)")])
        }
        conclusion = chosen == nil ? "There is no candidate: nothing is shown." : ""
    }

    private static func condition(_ axes: AxisSet) -> String {
        if axes == .both { return "width and height must both fit" }
        return axes.isEmpty
            ? "no axis counts" : "the \(axes.contains(.horizontal) ? "width" : "height") must fit"
    }

    private static func verdict(
        _ index: Int, _ candidate: TraceCandidate, _ chosen: Int?, _ axes: AxisSet,
        _ proposal: ProposedViewSize
    ) -> String {
        if let chosen, index > chosen { return "not needed" }
        let excess = excess(candidate.ideal, axes, proposal)
        if candidate.fits { return "fits, shown" }
        return index == chosen ? "\(excess); shown as the last" : excess
    }

    /// By how much an ideal size is larger than the proposal on the axes that count.
    private static func excess(_ ideal: Size, _ axes: AxisSet, _ proposal: ProposedViewSize) -> String {
        var text = ""
        for axis in Axis.both {
            guard axes.contains(axis: axis), let offered = proposal[axis], ideal[axis] > offered else {
                continue
            }
            if !text.utf8.isEmpty { text += ", " }
            text +=
                "\(Explanation.length(ideal[axis] - offered)) too \(axis == .horizontal ? "wide" : "tall")"
        }
        return text
    }
}
