import Graphics

/// The gaps of a grid (rule B of `GridLayout`): each stands before its track, and the first is 0.
struct GridGaps {
    private(set) var columns: [Double]
    private(set) var rows: [Double]

    init(_ layout: GridLayout, _ cells: [GridCell], columnCount: Int) {
        columns = [Double](repeating: 0, count: columnCount)
        rows = [Double](repeating: 0, count: layout.lines.count)
        if let given = layout.horizontalSpacing { GridGaps.fill(&columns, given) }
        if let given = layout.verticalSpacing { GridGaps.fill(&rows, given) }
        guard layout.horizontalSpacing == nil || layout.verticalSpacing == nil else { return }
        var above: ArraySlice<GridCell> = []
        for line in layout.lines {
            guard let first = line.cells.first else { continue }
            let row = cells[first..<(first + line.cells.count)]
            if layout.horizontalSpacing == nil { widen(within: row) }
            if layout.verticalSpacing == nil { widen(between: above, and: row) }
            above = row
        }
    }

    private static func fill(_ gaps: inout [Double], _ length: Double) {
        for index in gaps.indices.dropFirst() { gaps[index] = length }
    }

    /// Before a column stands the largest distance of two cells of a row that meet there. Cells end in the
    /// order in which they start, so the first to meet a cell is never before the first to meet the cell
    /// before.
    private mutating func widen(within row: ArraySlice<GridCell>) {
        var first = row.startIndex
        for right in row {
            while row[first].columns.upperBound < right.column { first += 1 }
            for left in row[first...] {
                guard left.columns.upperBound == right.column else { break }
                widen(&columns[right.column], left, right, .horizontal)
            }
        }
    }

    /// Before a row stands the largest distance of two cells that stand above each other in a column.
    private mutating func widen(between above: ArraySlice<GridCell>, and row: ArraySlice<GridCell>) {
        var first = above.startIndex
        for lower in row {
            while first < above.endIndex, above[first].columns.upperBound <= lower.column { first += 1 }
            for upper in above[first...] {
                guard upper.column < lower.columns.upperBound else { break }
                widen(&rows[lower.row], upper, lower, .vertical)
            }
        }
    }

    private func widen(_ gap: inout Double, _ cell: GridCell, _ next: GridCell, _ axis: Axis) {
        gap = max(gap, cell.spacing.distance(to: next.spacing, along: axis))
    }
}
