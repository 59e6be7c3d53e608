import Graphics

/// A grid's negotiation at one proposal: what each cell was offered and answered, and the tracks that came of
/// it. The letters are those of the rules at `GridLayout`.
struct GridSolver {
    let tracks: GridTracks
    let proposal: ProposedViewSize
    private(set) var held: GridWidths
    /// The highest answer so far of the cells of each row.
    private(set) var ownHeights: [Double]
    /// By the cell's number among the subviews.
    private(set) var proposals: [ProposedViewSize]
    private(set) var answers: [Size]
    /// The lengths of the tracks, once all cells are served.
    private(set) var widths: [Double] = []
    private(set) var heights: [Double] = []
    let record: GridRecord?

    init(_ tracks: GridTracks, _ proposal: ProposedViewSize, record: GridRecord? = nil) {
        self.tracks = tracks
        self.proposal = proposal
        self.record = record
        held = GridWidths(tracks.columnCount)
        ownHeights = [Double](repeating: 0, count: tracks.rowCount)
        proposals = [ProposedViewSize](repeating: .unspecified, count: tracks.cells.count)
        answers = [Size](repeating: .zero, count: tracks.cells.count)
        if proposal == .unspecified { takeIdealSizes() } else { serveLevels() }
        widths = held.settled
        heights = ownHeights
        growRowsForSharedLines()
    }

    /// The grid's answer: all tracks and gaps.
    var size: Size {
        guard !tracks.cells.isEmpty else { return .zero }
        return Size(
            width: GridSolver.sum(widths) + GridSolver.sum(tracks.gaps.columns),
            height: GridSolver.sum(heights) + GridSolver.sum(tracks.gaps.rows))
    }

    static func sum(_ lengths: [Double]) -> Double { lengths.reduce(0) { $0 + $1 } }

    // MARK: C, nothing proposed

    private mutating func takeIdealSizes() {
        for cell in tracks.cells { ask(cell, .unspecified, inLevel: 0) }
    }

    // MARK: D, the order of serving

    private mutating func serveLevels() {
        let ranks = tracks.cells.map { GridRank(of: $0, at: proposal) }
        let order = stableOrder(ranks.count) {
            let (a, b) = (tracks.cells[$0].priority, tracks.cells[$1].priority)
            return a == b ? ranks[$0].precedes(ranks[$1]) : a > b
        }
        var start = 0
        var number = 0
        while start < order.count {
            let priority = tracks.cells[order[start]].priority
            // At least one cell at a time: a priority that is no number equals nothing, itself included.
            var end = start + 1
            while end < order.count, tracks.cells[order[end]].priority == priority { end += 1 }
            serve(Array(order[start..<end]), number, ranks)
            start = end
            number += 1
        }
    }

    private mutating func serve(_ order: [Int], _ number: Int, _ ranks: [GridRank]) {
        var level = GridLevel(order, number, of: tracks)
        shareOut(&level)
        var start = 0
        while start < order.count {
            // What comes of endless lengths may be no number either.
            var end = start + 1
            while end < order.count, ranks[order[end]] == ranks[order[start]] { end += 1 }
            let group = order[start..<end].map { tracks.cells[$0] }
            for cell in group { ask(cell, offer(to: cell, level), inLevel: number) }
            for cell in group { level.leave(cell) }
            closeRows(of: group, &level)
            closeColumns(of: group, &level)
            start = end
        }
    }

    // MARK: E, the share at the start of a level

    private func shareOut(_ level: inout GridLevel) {
        level.columns.share = share(
            of: proposal.width, held.settled, tracks.gaps.columns, level.columns.mostAbreast)
        level.rows.share = share(of: proposal.height, ownHeights, tracks.gaps.rows, level.rows.mostAbreast)
        record?.steps.append(
            .level(
                priority: tracks.cells[level.order[0]].priority,
                columnShare: level.columns.share, columns: level.columns.mostAbreast,
                rowShare: level.rows.share, rows: level.rows.mostAbreast))
    }

    /// Every track is taken off, also those that this level's cells will stand in: what an earlier level
    /// filled is paid for once more.
    private func share(of proposed: Double?, _ lengths: [Double], _ gaps: [Double], _ count: Int) -> Double? {
        guard let proposed else { return nil }
        let left = proposed - GridSolver.sum(gaps)
        if left == .infinity { return .infinity }
        return lengths.reduce(left) { $0 - $1 } / Double(count)
    }

    // MARK: G, an answer

    private mutating func ask(_ cell: GridCell, _ offer: ProposedViewSize, inLevel level: Int) {
        proposals[cell.index] = offer
        let answer = cell.node.sizeThatFits(offer)
        answers[cell.index] = answer
        record?.steps.append(.answer(subview: cell.index, offer, answer))
        ownHeights[cell.row] = max(ownHeights[cell.row], answer.height)
        if cell.isSingle {
            held.widen(cell.column, to: answer.width)
        } else if let missing = held.owe(cell, answer.width - innerGaps(cell), inLevel: level) {
            record?.steps.append(.debt(columns: cell.columns, missing: missing))
        }
    }

    func innerGaps(_ cell: GridCell) -> Double {
        cell.columns.dropFirst().reduce(0) { $0 + tracks.gaps.columns[$1] }
    }

    /// Cells that line up on a baseline may need more height together than the tallest of them alone.
    private mutating func growRowsForSharedLines() {
        for row in heights.indices {
            let guide = tracks.layout.verticalGuide(ofRow: row)
            guard !guide.isFrameGuide else { continue }
            let views = tracks.rowMembers(row).map { placedDimensions(tracks.cells[$0]) }
            heights[row] = max(heights[row], CrossExtent(views, guide, .vertical).length)
        }
    }

    func placedDimensions(_ cell: GridCell) -> ViewDimensions {
        cell.node.dimensions(in: proposals[cell.index])
    }
}
