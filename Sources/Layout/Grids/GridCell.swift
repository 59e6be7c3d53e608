import Graphics

/// One cell of a grid: a view, and the tracks that it covers.
struct GridCell {
    /// Its number among the grid's subviews.
    let index: Int
    let node: LayoutNode
    let traits: ViewTraits
    let row: Int
    let columns: Range<Int>
    /// Whether it is a view outside any row, which spans all columns.
    let isLine: Bool
    /// Whether `gridCellColumns(0)` lets the next cell start in the same column.
    let takesNoColumn: Bool
    /// Whether it is a view outside any row, or a span over as many columns as there are.
    let coversAll: Bool
    let priority: Double
    let spacing: ViewSpacing

    var column: Int { columns.lowerBound }
    /// Whether it stands in one column alone: only such a cell gives its column a width of its own.
    var isSingle: Bool { columns.count == 1 }

    func isUnsized(_ axis: Axis) -> Bool { traits.gridCellUnsizedAxes.contains(axis: axis) }
}
