import Graphics

/// A grid's negotiation at one proposal, by the rules at `GridLayout`: column widths, row heights, and what each cell was offered.
struct GridSolver {
    let tracks: GridTracks
    private let proposal: ProposedViewSize
    private(set) var widths: [Double]
    private(set) var heights: [Double]
    /// By the cell's number among the subviews.
    private(set) var proposals: [ProposedViewSize]
    private(set) var answers: [Size]

    init(_ tracks: GridTracks, _ proposal: ProposedViewSize) {
        self.tracks = tracks
        self.proposal = proposal
        widths = [Double](repeating: 0, count: tracks.columnCount)
        heights = [Double](repeating: 0, count: tracks.rowCount)
        proposals = [ProposedViewSize](repeating: .unspecified, count: tracks.cells.count)
        answers = [Size](repeating: .zero, count: tracks.cells.count)
        if proposal == .unspecified { takeIdealSizes() } else { negotiate() }
        growRowsForSharedLines()
    }

    /// The grid's answer: all tracks and gaps.
    var size: Size {
        guard !tracks.cells.isEmpty else { return .zero }
        return Size(width: total(widths, tracks.columnGaps), height: total(heights, tracks.rowGaps))
    }

    private func total(_ lengths: [Double], _ gaps: [Double]) -> Double {
        lengths.indices.reduce(0) { $0 + lengths[$1] + gaps[$1] }
    }

    // MARK: Nothing proposed (rule 3)

    private mutating func takeIdealSizes() {
        for cell in tracks.cells { ask(cell, .unspecified) }
        for cell in tracks.cells where cell.span == 1 { take(cell) }
        for cell in tracks.cells where cell.span > 1 { take(cell) }
    }

    // MARK: Something proposed (rule 4)

    private mutating func negotiate() {
        let ranks = tracks.cells.map { GridRank(of: $0, at: proposal) }
        let order = stableOrder(ranks.count) { ranks[$0].precedes(ranks[$1]) }
        var waiting = WaitingCells(tracks)
        var start = 0
        while start < order.count {
            // At least one cell at a time: what comes of endless gaps may be no number, which equals nothing, itself included.
            var end = start + 1
            while end < order.count && ranks[order[end]] == ranks[order[start]] { end += 1 }
            waiting.begin(priority: ranks[order[start]].priority)
            serve(order[start..<end], waiting)
            for position in order[start..<end] { waiting.remove(tracks.cells[position]) }
            start = end
        }
    }

    /// The cells of one group are offered shares computed at its start; those that span columns come after
    /// the others, whose columns they then know.
    private mutating func serve(_ group: ArraySlice<Int>, _ waiting: WaitingCells) {
        let column = share(proposal.width, widths, tracks.columnGaps, waiting.columns)
        let row = share(proposal.height, heights, tracks.rowGaps, waiting.rows)
        for isSpanning in [false, true] {
            for position in group {
                let cell = tracks.cells[position]
                guard (cell.span > 1) == isSpanning else { continue }
                let offer = ProposedViewSize(
                    width: widthOffer(cell, column, waiting), height: heightOffer(cell, row, waiting))
                ask(cell, offer)
                take(cell)
            }
        }
    }

    /// What is left of a length, in equal parts for the tracks still open; all of it if none is.
    private func share(
        _ proposed: Double?, _ lengths: [Double], _ gaps: [Double], _ open: [Int]
    ) -> Double? {
        guard let proposed else { return nil }
        if proposed == .infinity { return .infinity }
        var left = proposed
        var count = 0
        for index in lengths.indices {
            left -= gaps[index]
            if open[index] > 0 { count += 1 } else { left -= lengths[index] }
        }
        return left / Double(max(1, count))
    }

    private func widthOffer(_ cell: GridTracks.Cell, _ share: Double?, _ waiting: WaitingCells) -> Double? {
        guard let share else { return nil }
        let isUnsized = cell.traits.gridCellUnsizedAxes.contains(.horizontal)
        let hasOpen = waiting.columns.contains { $0 > 0 }
        var offer = 0.0
        for column in cell.columns {
            if column > cell.column { offer += tracks.columnGaps[column] }
            let isOpen = waiting.columns[column] > 0 && !isUnsized
            offer += isOpen ? max(share, widths[column]) : widths[column]
        }
        // With every column settled, a cell that spans several may still stretch the grid.
        if !hasOpen && !isUnsized { offer += max(0, share) }
        return offer
    }

    private func heightOffer(_ cell: GridTracks.Cell, _ share: Double?, _ waiting: WaitingCells) -> Double? {
        guard let share else { return nil }
        if cell.traits.gridCellUnsizedAxes.contains(.vertical) { return heights[cell.row] }
        return max(share, heights[cell.row])
    }

    private mutating func ask(_ cell: GridTracks.Cell, _ offer: ProposedViewSize) {
        proposals[cell.index] = offer
        answers[cell.index] = cell.node.sizeThatFits(offer)
    }

    /// Widens the tracks a cell stands in to what it took (rules 1 and 5).
    private mutating func take(_ cell: GridTracks.Cell) {
        let answer = answers[cell.index]
        heights[cell.row] = max(heights[cell.row], answer.height)
        guard cell.span > 1 else {
            widths[cell.column] = max(widths[cell.column], answer.width)
            return
        }
        let lacking = answer.width - spannedWidth(cell)
        guard lacking > 0 else { return }
        let free = cell.columns.filter { !tracks.hasSingleCell[$0] }
        let wider = free.isEmpty ? Array(cell.columns) : free
        for column in wider { widths[column] += lacking / Double(wider.count) }
    }

    func spannedWidth(_ cell: GridTracks.Cell) -> Double {
        cell.columns.reduce(0) { sum, column in
            sum + widths[column] + (column > cell.column ? tracks.columnGaps[column] : 0)
        }
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

    func placedDimensions(_ cell: GridTracks.Cell) -> ViewDimensions {
        cell.node.dimensions(in: proposals[cell.index])
    }
}
