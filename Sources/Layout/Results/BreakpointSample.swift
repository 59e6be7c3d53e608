/// What the search for breakpoints knows of one layout.
struct BreakpointSample {
    /// A view that has a say in the structure.
    struct Mark {
        let node: LayoutNode
        /// What it was offered.
        let proposal: ProposedViewSize
        /// Where its numbers stand in the structure.
        let range: Range<Int>
    }

    /// What was offered to the root, in points.
    let width: Double
    /// Numbers that differ between two layouts exactly if something other than lengths does.
    private(set) var structure: [Int] = []
    private(set) var marks: [Mark] = []
    /// How many views were placed.
    private(set) var viewCount = 0

    init(_ root: LayoutRoot, _ proposal: ProposedViewSize, width: Double) {
        self.width = width
        root.layout(proposal).root.forEach { add($0) }
    }

    private mutating func add(_ placed: PlacedNode) {
        viewCount += 1
        let own = placed.node.structure(placed.proposal)
        if !own.isEmpty {
            let start = structure.count
            structure.append(contentsOf: own)
            marks.append(Mark(node: placed.node, proposal: placed.proposal, range: start..<structure.count))
        }
        structure.append(placed.children.count)
    }

    /// Widths at which the structure may change: most views around one take the same length at every width.
    func hints() -> [Double] {
        var hints: [Double] = []
        for mark in marks {
            guard let own = mark.proposal.width else { continue }
            var lengths: [Double] = []
            mark.node.addCriticalLengths(mark.proposal, to: &lengths)
            for length in lengths where length.isFinite { hints.append(width + (length - own)) }
        }
        return hints
    }

    /// The candidates that the `ViewThatFits` show, from 1; 0 is none.
    var shown: [Int] {
        marks.compactMap { $0.node is ViewThatFitsNode ? structure[$0.range.lowerBound] + 1 : nil }
    }

    /// The first view whose part of the structure is another one than in a wider sample, and what both were
    /// offered.
    func difference(to other: BreakpointSample) -> (
        node: LayoutNode, low: ProposedViewSize, high: ProposedViewSize
    )? {
        let pairs = zip(structure, other.structure).enumerated()
        guard let place = pairs.first(where: { $0.element.0 != $0.element.1 })?.offset else { return nil }
        // Up to there both are the same, and so are the views before.
        guard let mark = marks.firstIndex(where: { $0.range.contains(place) }), mark < other.marks.count,
            marks[mark].node === other.marks[mark].node
        else { return nil }
        return (marks[mark].node, marks[mark].proposal, other.marks[mark].proposal)
    }
}
