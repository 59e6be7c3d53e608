import Graphics

/// Where cells stand once widths and heights are known.
extension GridSolver {
    /// The room of a cell, in the grid's space.
    func slot(of cell: GridTracks.Cell) -> Rect {
        Rect(
            x: start(of: cell.column, widths, tracks.columnGaps),
            y: start(of: cell.row, heights, tracks.rowGaps), width: spannedWidth(cell),
            height: heights[cell.row])
    }

    private func start(of index: Int, _ lengths: [Double], _ gaps: [Double]) -> Double {
        (0..<index).reduce(gaps[index]) { $0 + lengths[$1] + gaps[$1] }
    }

    /// The line on which the cells of a row or column meet, from the slot's start.
    func sharedLine(_ cell: GridTracks.Cell, _ guide: AlignmentKey, _ axis: Axis) -> Double? {
        let others = axis == .vertical ? Array(tracks.rowMembers(cell.row)) : tracks.columnMembers[cell.column]
        return others.map { placedDimensions(tracks.cells[$0])[guide] }.max()
    }
}
