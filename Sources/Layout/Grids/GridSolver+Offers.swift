import Graphics

/// What a cell is offered (rule F of `GridLayout`): by the shares of its group's start, and by what its
/// tracks hold at this moment.
extension GridSolver {
    func offer(to cell: GridCell, _ level: GridLevel) -> ProposedViewSize {
        ProposedViewSize(
            width: width(offeredTo: cell, level.columns), height: height(offeredTo: cell, level.rows))
    }

    private func height(offeredTo cell: GridCell, _ rows: GridLevel.Tracks) -> Double? {
        guard let share = rows.share, share != .infinity else { return rows.share }
        let own = ownHeights[cell.row]
        return cell.isUnsized(.vertical) ? own : max(share, own)
    }

    private func width(offeredTo cell: GridCell, _ columns: GridLevel.Tracks) -> Double? {
        guard let share = columns.share, share != .infinity else { return columns.share }
        let own = held.sum(of: cell.columns)
        if cell.isUnsized(.horizontal) { return own + innerGaps(cell) }
        if cell.isSingle { return max(share, own) }
        // With every column closed, a span over all of them may still stretch the grid.
        let extra = cell.coversAll && columns.openCount == 0 ? max(0, share) : 0
        let parts = cell.columns.reduce(0) { $0 + columns.length(of: $1, share) }
        return parts + extra < own ? own + innerGaps(cell) : width(of: cell, columns, share) + extra
    }

    /// Columns and gaps are added up from left to right: whether an answer equals its slot turns on the last
    /// bit.
    private func width(of cell: GridCell, _ columns: GridLevel.Tracks, _ share: Double) -> Double {
        cell.columns.dropFirst().reduce(columns.length(of: cell.column, share)) {
            $0 + tracks.gaps.columns[$1] + columns.length(of: $1, share)
        }
    }
}

extension GridLevel.Tracks {
    /// The length at which a track closed; an open one's share.
    fileprivate func length(of track: Int, _ share: Double) -> Double { closed[track] ?? share }
}
