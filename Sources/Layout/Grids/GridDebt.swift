/// What one or more spans over the same columns need beyond the cells that stand in these columns (rule G of
/// `GridLayout`).
struct GridDebt {
    let columns: Range<Int>
    /// In points.
    var missing: Double
    /// The number of the level in which it was made.
    let level: Int
    /// Whether its first column closes at the width that pays it: a span that has columns beside it, and a
    /// horizontal size of its own, made it or added to it.
    var isCharged: Bool

    /// What is less is the rounding of sums.
    private static let least = 1e-9

    static func isWorthNoting(_ missing: Double) -> Bool { missing > least }

    var isOpen: Bool { GridDebt.isWorthNoting(missing) }
}
