import Syntax

/// Rows by the name that they wait for. Thousands are entered before the first picture, so a name costs one
/// entry of a table and a row one number.
struct RowChains {
    private var first: [SpellingDigest: Int] = [:]
    /// The row behind each of the same name.
    private var next: [Int]

    /// - Parameter count: how many rows there are.
    init(_ count: Int) {
        next = Array(repeating: RowChains.none, count: count)
        first.reserveCapacity(count)
    }

    private static var none: Int { -1 }

    /// Enters a row before those that have been: so they are entered from the last to the first.
    mutating func putBefore(_ row: Int, _ name: SpellingDigest) {
        next[row] = first.updateValue(row, forKey: name) ?? RowChains.none
    }

    /// The rows of a name in their order, which don't wait any longer.
    mutating func take(_ name: SpellingDigest) -> [Int] {
        var rows: [Int] = []
        var row = first.removeValue(forKey: name) ?? RowChains.none
        while row != RowChains.none {
            rows.append(row)
            row = next[row]
        }
        return rows
    }
}
