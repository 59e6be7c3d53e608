import Graphics

/// A value that a view carries for the container it stands in; `Views` makes its own kinds.
open class LayoutValue {
    public init() {}
}

/// What a view tells the container it stands in, beside sizes: written by modifiers, the outermost one
/// counting, and passed on by every modifier around them.
public struct ViewTraits {
    /// Drawing order among siblings.
    public var zIndex = 0.0
    /// Columns a grid cell spans.
    public var gridCellColumns = 1
    public var gridCellUnsizedAxes: AxisSet = []
    /// Where a cell sits in its slot of the grid.
    public var gridCellAnchor: UnitPoint?
    /// The alignment this cell sets for its whole grid column.
    public var gridColumnAlignment: AlignmentKey?
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
