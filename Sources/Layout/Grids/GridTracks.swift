/// What of a grid depends on its cells alone: where each stands, and the gaps (rules A and B of
/// `GridLayout`).
final class GridTracks: LayoutCache {
    let layout: GridLayout
    /// Row by row, in the order of the source.
    private(set) var cells: [GridCell] = []
    let columnCount: Int
    let gaps: GridGaps
    /// The guide that the first cell to name one gives its column.
    private(set) var columnAlignment: [AlignmentKey?]

    var rowCount: Int { layout.lines.count }

    init(_ layout: GridLayout, _ subviews: [LayoutNode]) {
        self.layout = layout
        let traits = subviews.map { $0.traits }
        let count = GridTracks.columnCount(layout.lines, traits)
        columnCount = count
        for (row, line) in layout.lines.enumerated() {
            cells += GridTracks.cells(of: line, row, subviews, traits, columnCount: count)
        }
        gaps = GridGaps(layout, cells, columnCount: count)
        columnAlignment = [AlignmentKey?](repeating: nil, count: count)
        super.init()
        for cell in cells where columnAlignment[cell.column] == nil {
            columnAlignment[cell.column] = cell.traits.gridColumnAlignment
        }
    }

    // MARK: Rule A

    /// Far more columns than a grid shows, and few enough to be counted one by one.
    private static let mostSpannedColumns = 10_000

    /// The largest sum of spans in a row; what a view outside any row asks for counts too.
    private static func columnCount(_ lines: [GridLine], _ traits: [ViewTraits]) -> Int {
        lines.reduce(1) { most, line in
            max(most, line.cells.reduce(0) { $0 + span(of: traits[$1], from: $0) })
        }
    }

    private static func span(of cell: ViewTraits, from start: Int) -> Int {
        let wanted = cell.gridCellColumns ?? 1
        return wanted < 2 ? wanted : min(wanted, max(1, mostSpannedColumns - start))
    }

    /// A cell that takes no column after a row's last one is measured with that.
    private static func cells(
        of line: GridLine, _ row: Int, _ subviews: [LayoutNode], _ traits: [ViewTraits], columnCount: Int
    ) -> [GridCell] {
        var next = 0
        return line.cells.map { index in
            let span = line.isRow ? span(of: traits[index], from: next) : columnCount
            let start = min(next, columnCount - 1)
            next += span
            return GridCell(
                index: index, node: subviews[index], traits: traits[index], row: row,
                columns: start..<(start + max(1, span)), isLine: !line.isRow, takesNoColumn: span == 0,
                coversAll: !line.isRow || span == columnCount, priority: subviews[index].priority,
                spacing: subviews[index].spacing.insideGrid)
        }
    }

    // MARK: Lines of cells

    /// The positions in `cells` of one row's cells.
    func rowMembers(_ row: Int) -> Range<Int> {
        guard let first = layout.lines[row].cells.first else { return 0..<0 }
        return first..<(first + layout.lines[row].cells.count)
    }

    /// The positions in `cells` of the cells that start in each column.
    private(set) lazy var columnMembers: [[Int]] = {
        var members = [[Int]](repeating: [], count: columnCount)
        for (position, cell) in cells.enumerated() { members[cell.column].append(position) }
        return members
    }()
}

extension GridTracks {
    /// The edges of the grid that a cell touches.
    func edges(of cell: GridCell) -> Edge.Set {
        var edges: Edge.Set = []
        if cell.column == 0 { edges.insert(.leading) }
        if cell.columns.upperBound == columnCount { edges.insert(.trailing) }
        if cell.row == 0 { edges.insert(.top) }
        if cell.row == rowCount - 1 { edges.insert(.bottom) }
        return edges
    }
}
