import Graphics

/// What of a grid depends on its cells alone: where each stands, and the gaps.
final class GridTracks: LayoutCache {
    struct Cell {
        /// Its number among the grid's subviews.
        let index: Int
        let node: LayoutNode
        let traits: ViewTraits
        let row: Int
        let column: Int
        var span: Int
        let priority: Double

        var columns: Range<Int> { column..<(column + span) }
    }

    private(set) var cells: [Cell] = []
    let columnCount: Int
    let rowCount: Int
    /// The gap before each column and row; the first is 0.
    private(set) var columnGaps: [Double]
    private(set) var rowGaps: [Double]
    private(set) var columnAlignment: [AlignmentKey?]
    /// Whether a column holds a cell that spans no other.
    private(set) var hasSingleCell: [Bool]
    let layout: GridLayout

    init(_ layout: GridLayout, _ subviews: [LayoutNode]) {
        self.layout = layout
        var starts: [[Int]] = []
        let traits = subviews.map { $0.traits }
        for line in layout.lines where line.isRow {
            var next = 0
            starts.append(
                line.cells.map { index in
                    let start = next
                    next += GridTracks.span(of: traits[index])
                    return start
                })
        }
        let count = GridLayout.columnCount(starts)
        columnCount = count
        rowCount = layout.lines.count
        columnGaps = [Double](repeating: 0, count: count)
        rowGaps = [Double](repeating: 0, count: layout.lines.count)
        columnAlignment = [AlignmentKey?](repeating: nil, count: count)
        hasSingleCell = [Bool](repeating: false, count: count)
        super.init()
        for (row, line) in layout.lines.enumerated() { addCells(of: line, row, subviews, traits) }
        for cell in cells where cell.span == 1 { hasSingleCell[cell.column] = true }
        findGaps()
    }

    /// A thousand columns are more than any grid shows, and few enough to be counted one by one.
    private static func span(of cell: ViewTraits) -> Int { min(max(1, cell.gridCellColumns), 1_000) }

    /// A span is clamped to the columns left; a view that is no row spans all of them.
    private func addCells(
        of line: GridLine, _ row: Int, _ subviews: [LayoutNode], _ traits: [ViewTraits]
    ) {
        var column = 0
        for index in line.cells {
            let wanted = line.isRow ? GridTracks.span(of: traits[index]) : columnCount
            let cell = Cell(
                index: index, node: subviews[index], traits: traits[index], row: row, column: column,
                span: min(wanted, columnCount - column), priority: subviews[index].priority)
            if columnAlignment[column] == nil { columnAlignment[column] = traits[index].gridColumnAlignment }
            cells.append(cell)
            column += wanted
        }
    }

    /// Rule 2 of `GridLayout`.
    private func findGaps() {
        var meeting = [Bool](repeating: false, count: columnCount)
        for index in cells.indices.dropFirst() where cells[index - 1].row == cells[index].row {
            let left = cells[index - 1]
            let right = cells[index]
            let gap = left.node.spacing.distance(to: right.node.spacing, along: .horizontal)
            let column = right.column
            columnGaps[column] = meeting[column] ? max(columnGaps[column], gap) : gap
            meeting[column] = true
        }
        var above: [Int?] = [Int?](repeating: nil, count: columnCount)
        for row in 0..<rowCount { findGap(before: row, &above) }
        if let given = layout.horizontalSpacing { fill(&columnGaps, given) }
        if let given = layout.verticalSpacing { fill(&rowGaps, given) }
    }

    private func findGap(before row: Int, _ above: inout [Int?]) {
        let members = rowMembers(row)
        var gap: Double?
        for position in members {
            let cell = cells[position]
            for column in cell.columns {
                guard let upper = above[column], cells[upper].row == row - 1 else { continue }
                let own = cells[upper].node.spacing.distance(to: cell.node.spacing, along: .vertical)
                gap = gap.map { max($0, own) } ?? own
            }
        }
        for position in members {
            for column in cells[position].columns { above[column] = position }
        }
        rowGaps[row] = gap ?? 0
    }

    /// The positions in `cells` of one row's cells: they were added row by row, in the order of the subviews.
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

    private func fill(_ gaps: inout [Double], _ length: Double) {
        for index in gaps.indices.dropFirst() { gaps[index] = length }
    }
}
