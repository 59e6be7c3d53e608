import Graphics

/// `Grid`: cells in rows and columns.
///
/// 1. A column is as wide as its widest cell that spans no other, a row as high as its tallest cell. The grid is as
/// large as all of them and the gaps. A view that is no row spans all columns.
/// 2. A gap is the largest distance that two cells meeting there prefer, and 0 where no two meet.
/// 3. With nothing proposed every cell takes its ideal size; cells that span several columns then widen theirs.
/// 4. Otherwise cells are served in groups, by priority and by how little they stretch (`GridRank`). At a group's
/// start what is left of the proposal is shared out among the tracks that still wait for a cell of that priority. A
/// cell is offered that share, or its track's length where that is more; in an axis that `gridCellUnsizedAxes` names,
/// its track's length alone.
/// 5. What a span lacks is spread equally over its columns without a cell of their own, else over all of them.
/// 6. A cell is placed at its slot's size, or at the proposal that made it just as large, and stands there by the
/// first of: its own anchor, its column's alignment, its row's, the grid's.
///
/// The tracks and gaps are `GridTracks`, the negotiation `GridSolver`.
public final class GridLayout: LayoutAlgorithm {
    public let alignment: Alignment
    /// Gaps in points; nothing leaves them to what the cells prefer.
    public let horizontalSpacing: Double?
    public let verticalSpacing: Double?
    let lines: [GridLine]

    public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        lines: [GridLine]
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.lines = lines
    }

    public override var name: String { "Grid" }
    public override func priority(_ subviews: [LayoutNode]) -> Double { 0 }

    public override func makeCache(_ subviews: [LayoutNode]) -> LayoutCache? {
        GridTracks(self, subviews)
    }

    private func solution(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> GridSolver {
        GridSolver(cache as? GridTracks ?? GridTracks(self, subviews), proposal)
    }

    public override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        solution(proposal, subviews, cache).size
    }

    /// Rule 6.
    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let solver = solution(proposal, subviews, cache)
        return solver.tracks.cells.map { cell in
            let slot = solver.slot(of: cell)
            let fits = solver.answers[cell.index] == slot.size
            let offer = fits ? solver.proposals[cell.index] : ProposedViewSize(slot.size)
            var placement = Placement(cell.node, at: slot.origin, proposal: offer)
            for axis in Axis.both {
                placement.origin[axis] += shift(of: placement, cell, slot.size, axis, solver)
            }
            placement.depth = cell.node.traits.zIndex
            return placement
        }
    }

    private func shift(
        of placement: Placement, _ cell: GridTracks.Cell, _ slot: Size, _ axis: Axis, _ solver: GridSolver
    ) -> Double {
        if let anchor = cell.traits.gridCellAnchor {
            let free = slot[axis] - placement.size[axis]
            return free.isFinite ? free * anchor[axis] : 0
        }
        let guide = self.guide(cell, axis, solver.tracks)
        let own = placement.dimensions[guide]
        let line =
            guide.isFrameGuide
            ? ViewDimensions(size: slot)[guide] : solver.sharedLine(cell, guide, axis) ?? own
        let shift = line - own
        return shift.isFinite ? shift : 0
    }

    private func guide(_ cell: GridTracks.Cell, _ axis: Axis, _ tracks: GridTracks) -> AlignmentKey {
        switch axis {
        case .horizontal: tracks.columnAlignment[cell.column] ?? alignment.horizontal
        case .vertical: lines[cell.row].alignment ?? alignment.vertical
        }
    }

    func verticalGuide(ofRow row: Int) -> AlignmentKey { lines[row].alignment ?? alignment.vertical }

    /// How many columns the lines make.
    static func columnCount(_ starts: [[Int]]) -> Int {
        starts.reduce(1) { max($0, ($1.last ?? 0) + 1) }
    }
}

extension AlignmentKey {
    /// Whether the guide is a share of the view's own frame, so that views of one size need no common line.
    var isFrameGuide: Bool {
        if case .never = merge { return true }
        return false
    }
}
