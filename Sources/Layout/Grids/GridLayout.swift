import Graphics

/// `Grid`: cells in rows and columns. The rule was found by measuring some thousand grids; its letters are
/// those of the files beside this one.
///
/// - A. A row with a cell is a line, any other view a line of its own over all columns. There are as many
///   columns as the longest row has spans. (`GridTracks`)
/// - B. A gap is the largest distance that two cells meeting there prefer, and 0 where no two meet.
///   (`GridGaps`)
/// - C. With nothing proposed every cell takes its ideal size, in the order of the source.
/// - D. Otherwise cells are served by priority, and within one by how little they stretch; those that stretch
///   alike are a group. (`GridRank`)
/// - E. At a level of priority, the proposal less the gaps and all tracks is shared out among the most cells
///   that the level has beside each other.
/// - F. A cell is offered its track's share, or what the track holds if that is more; on an axis that
/// `gridCellUnsizedAxes` names, what the track holds. A span is offered the sum over its columns. (`+Offers`)
/// - G. A column is as wide as the widest cell that stands in it alone, a row as high as its highest cell.
///   What a span needs beyond its columns, and beyond what other spans are owed in them, is a debt.
///   (`GridWidths`, `GridDebt`)
/// - H. A track closes when no cell of the level is left for it, and what it does not need goes to those that
///   stay open. (`GridLevel`, `+Closing`)
/// - I. In the end each debt widens those of its columns that are nothing wide, else all of them.
/// - J. A cell is placed at its slot's size, or at the proposal that made it just as large, and stands there
///   by the first of: its own anchor, its column's alignment, its row's, the grid's. (`GridSlots`)
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

    private func tracks(_ subviews: [LayoutNode], _ cache: LayoutCache?) -> GridTracks {
        cache as? GridTracks ?? GridTracks(self, subviews)
    }

    public override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        GridSolver(tracks(subviews, cache), proposal).size
    }

    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let solver = GridSolver(tracks(subviews, cache), proposal)
        let slots = GridSlots(solver)
        return solver.tracks.cells.map { slots.placement(of: $0) }
    }

    /// On each edge what the cells that touch it prefer there, so that one spacer takes the distance away.
    public override func spacing(_ subviews: [LayoutNode], _ cache: LayoutCache?) -> ViewSpacing {
        let tracks = tracks(subviews, cache)
        guard !tracks.cells.isEmpty else { return .zero }
        return tracks.cells.reduce(into: ViewSpacing.none) {
            $0.formUnion($1.spacing, edges: tracks.edges(of: $1))
        }
    }

    func verticalGuide(ofRow row: Int) -> AlignmentKey { lines[row].alignment ?? alignment.vertical }

    public override func explain(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], size: Size
    ) -> TraceDetail? {
        let record = GridRecord()
        let tracks = GridTracks(self, subviews)
        let solver = GridSolver(tracks, proposal, record: record)
        return .grid(
            GridTrace(
                steps: record.steps, widths: solver.widths, heights: solver.heights,
                columnGaps: GridSolver.sum(tracks.gaps.columns), rowGaps: GridSolver.sum(tracks.gaps.rows)))
    }
}

extension AlignmentKey {
    /// Whether the guide is a share of the view's own frame, so that views of one size need no common line.
    var isFrameGuide: Bool {
        if case .never = merge { return true }
        return false
    }
}
