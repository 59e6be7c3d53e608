import Graphics

/// Where the cells of a grid stand, its tracks being known (rule J of `GridLayout`).
struct GridSlots {
    private let solver: GridSolver
    private var tracks: GridTracks { solver.tracks }
    private let columnStarts: [Double]
    private let rowStarts: [Double]

    init(_ solver: GridSolver) {
        self.solver = solver
        columnStarts = GridSlots.starts(solver.widths, solver.tracks.gaps.columns)
        rowStarts = GridSlots.starts(solver.heights, solver.tracks.gaps.rows)
    }

    private static func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
        var position = 0.0
        return lengths.indices.map { index in
            let start = position + gaps[index]
            position = start + lengths[index]
            return start
        }
    }

    /// A cell as large as its slot keeps the proposal that it answered; any other is asked again, at the
    /// slot's size.
    func placement(of cell: GridCell) -> Placement {
        var slot = self.slot(of: cell)
        let fits = solver.answers[cell.index] == slot.size
        let offer = fits ? solver.proposals[cell.index] : ProposedViewSize(slot.size)
        var placement = Placement(cell.node, at: slot.origin, proposal: offer, depth: cell.traits.zIndex)
        if cell.takesNoColumn { slot.size.width = placement.size.width }
        for axis in Axis.both { placement.origin[axis] += shift(of: placement, cell, slot.size, axis) }
        return placement
    }

    private func slot(of cell: GridCell) -> Rect {
        let width = cell.columns.reduce(0) { $0 + solver.widths[$1] } + solver.innerGaps(cell)
        return Rect(
            x: columnStarts[cell.column], y: rowStarts[cell.row], width: width,
            height: solver.heights[cell.row])
    }

    private func shift(of placement: Placement, _ cell: GridCell, _ slot: Size, _ axis: Axis) -> Double {
        if let anchor = cell.traits.gridCellAnchor {
            let free = slot[axis] - placement.size[axis]
            return free.isFinite ? free * anchor[axis] : 0
        }
        let guide = tracks.guide(for: cell, axis)
        let own = placement.dimensions[guide]
        let line =
            guide.isFrameGuide ? ViewDimensions(size: slot)[guide] : sharedLine(cell, guide, axis) ?? own
        let shift = line - own
        return shift.isFinite ? shift : 0
    }

    /// The line on which the cells of a row or column meet, from the slot's start.
    private func sharedLine(_ cell: GridCell, _ guide: AlignmentKey, _ axis: Axis) -> Double? {
        let others =
            axis == .vertical ? Array(tracks.rowMembers(cell.row)) : tracks.columnMembers[cell.column]
        return others.map { solver.placedDimensions(tracks.cells[$0])[guide] }.max()
    }
}

extension GridTracks {
    /// The guide on which a cell stands: its column's, which counts only for what stands in one column, or
    /// its row's, else the grid's.
    fileprivate func guide(for cell: GridCell, _ axis: Axis) -> AlignmentKey {
        switch axis {
        case .horizontal:
            let own = cell.isSingle && !cell.isLine ? columnAlignment[cell.column] : nil
            return own ?? layout.alignment.horizontal
        case .vertical: return layout.verticalGuide(ofRow: cell.row)
        }
    }
}
