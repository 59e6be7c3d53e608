import Graphics

/// `ViewThatFits(in:)`: the first candidate whose ideal size fits, else the last.
public final class ViewThatFitsNode: LayoutNode {
    /// The axes on which a candidate has to fit.
    public let axes: AxisSet

    public init(in axes: AxisSet = .both, _ candidates: [LayoutNode]) {
        self.axes = axes
        super.init(view: "ViewThatFits", children: LayoutNode.flattened(candidates))
    }

    /// What was tried at a proposal, and which candidate was taken.
    public struct Choice {
        public let axes: AxisSet
        public let candidates: [TraceCandidate]
        /// Counted from 0; nothing if there are no candidates.
        public let chosen: Int?
    }

    /// What each candidate came to at a proposal, for a trace.
    public func choice(at proposal: ProposedViewSize) -> Choice {
        let candidates = children.map { candidate in
            let ideal = idealSize(of: candidate, proposal)
            return TraceCandidate(ideal: ideal, fits: fits(ideal, proposal))
        }
        return Choice(axes: axes, candidates: candidates, chosen: chosenIndex(proposal))
    }

    /// Lengths are compared as they are, not rounded to pixels.
    private func chosenIndex(_ proposal: ProposedViewSize) -> Int? {
        guard !children.isEmpty else { return nil }
        let fitting = children.dropLast().firstIndex { fits(idealSize(of: $0, proposal), proposal) }
        return fitting ?? children.count - 1
    }

    /// The size with nothing proposed on the axes tested, and the real proposal on the other.
    private func idealSize(of candidate: LayoutNode, _ proposal: ProposedViewSize) -> Size {
        candidate.sizeThatFits(proposal.unspecified(on: axes))
    }

    private func fits(_ ideal: Size, _ proposal: ProposedViewSize) -> Bool {
        Axis.both.allSatisfy { axis in
            guard axes.contains(axis: axis), let offered = proposal[axis] else { return true }
            return ideal[axis] <= offered
        }
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        guard let chosen = chosenIndex(proposal) else { return .zero }
        return children[chosen].sizeThatFits(proposal)
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        guard let chosen = chosenIndex(proposal) else { return [] }
        return [Placement(children[chosen], at: .zero, proposal: proposal)]
    }

    public override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        translatedGuides(key, proposal).first
    }

    public override func preferredSpacing() -> ViewSpacing { children.first?.spacing ?? .none }

    public override func structure(_ proposal: ProposedViewSize) -> [Int] {
        [chosenIndex(proposal) ?? -1]
    }

    public override func addCriticalLengths(_ proposal: ProposedViewSize, to lengths: inout [Double]) {
        guard axes.contains(.horizontal) else { return }
        for candidate in children.dropLast() { lengths.append(idealSize(of: candidate, proposal).width) }
    }

    /// The largest ideal width of a candidate between both.
    public override func changingWidth(from low: ProposedViewSize, to high: ProposedViewSize) -> Double? {
        guard let from = low.width, let to = high.width else { return nil }
        var lengths: [Double] = []
        addCriticalLengths(high, to: &lengths)
        return lengths.filter { $0 > from && $0 <= to }.max()
    }

    public override func explain(_ proposal: ProposedViewSize, size: Size) -> TraceDetail? {
        let choice = choice(at: proposal)
        return .choice(axes, choice.candidates, chosen: choice.chosen)
    }
}
