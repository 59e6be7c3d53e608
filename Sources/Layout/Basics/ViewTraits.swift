/// A value that a view carries for the container it stands in; `Views` makes its own kinds.
open class LayoutValue {
    public init() {}
}

/// What a view tells the container it stands in, beside sizes: written by modifiers, and passed on by every
/// modifier around them. The outermost one counts, except for what a grid asks.
public struct ViewTraits {
    /// Drawing order among siblings.
    public var zIndex = 0.0
    /// Columns a grid cell spans; nothing if it does not say.
    public private(set) var gridCellColumns: Int?
    public private(set) var gridCellUnsizedAxes: AxisSet = []
    /// Where a cell sits in its slot of the grid.
    public private(set) var gridCellAnchor: UnitPoint?
    /// The alignment this cell sets for its whole grid column.
    public private(set) var gridColumnAlignment: AlignmentKey?
    /// Values under the numbers of their `LayoutValueKey`s.
    public private(set) var values: [(key: Int, value: LayoutValue)] = []

    public init() {}

    /// The value under a `LayoutValueKey`'s number.
    public subscript(key: Int) -> LayoutValue? {
        get {
            for entry in values where entry.key == key { return entry.value }
            return nil
        }
        set {
            values.removeAll { $0.key == key }
            if let newValue { values.append((key, newValue)) }
        }
    }
}

/// What cells tell their grid. Modifiers are written from the innermost one out.
extension ViewTraits {
    /// More than a grid has columns, and few enough to be added.
    private static let mostColumns = 1_000

    /// Spans of several columns add up; of the others, a cell of no column is one of none.
    public mutating func addGridCellColumns(_ count: Int) {
        let count = count < 0 ? 1 : min(count, ViewTraits.mostColumns)
        guard let known = gridCellColumns else { return gridCellColumns = count }
        if known > 1, count > 1 {
            gridCellColumns = min(known + count, ViewTraits.mostColumns)
        } else if known > 1 || count > 1 {
            gridCellColumns = max(known, count)
        } else {
            gridCellColumns = min(known, count)
        }
    }

    /// An axis that one modifier names stays named.
    public mutating func addGridCellUnsizedAxes(_ axes: AxisSet) { gridCellUnsizedAxes.formUnion(axes) }

    /// The innermost anchor holds.
    public mutating func setGridCellAnchor(_ anchor: UnitPoint) { gridCellAnchor = gridCellAnchor ?? anchor }

    /// The innermost alignment holds.
    public mutating func setGridColumnAlignment(_ guide: AlignmentKey) {
        gridColumnAlignment = gridColumnAlignment ?? guide
    }
}
