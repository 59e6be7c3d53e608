/// `GridRow`: one row of a `Grid`. Anywhere else it is its cells, as a group is.
public final class GridRowNode: GroupNode {
    /// The guide on which the row's cells line up; nothing leaves it to the grid.
    public let alignment: AlignmentKey?

    public init(alignment: AlignmentKey? = nil, _ cells: [LayoutNode]) {
        self.alignment = alignment
        super.init(view: "GridRow", LayoutNode.flattened(cells))
    }
}

/// One line of a grid: a row of cells, or a single view across all columns.
public struct GridLine {
    /// Indices into the grid's cells.
    public let cells: [Int]
    public let isRow: Bool
    public let alignment: AlignmentKey?
}

extension ContainerNode {
    /// `Grid`, or `GridLayout`: rows take their cells from `GridRowNode`s; any other view is a line of its
    /// own.
    public static func grid(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        _ content: [LayoutNode], environment: LayoutEnvironment = .init()
    ) -> ContainerNode {
        var cells: [LayoutNode] = []
        var lines: [GridLine] = []
        for node in LayoutNode.flattened(content, keeping: { $0 is GridRowNode }) {
            let row = node as? GridRowNode
            let members = row?.children ?? [node]
            guard !members.isEmpty else { continue }
            let indices = Array(cells.count..<(cells.count + members.count))
            lines.append(GridLine(cells: indices, isRow: row != nil, alignment: row?.alignment))
            cells += members
        }
        let layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
            lines: lines)
        return ContainerNode(layout, cells, environment: environment)
    }
}
