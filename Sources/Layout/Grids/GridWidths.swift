import Graphics

/// What the columns of a grid hold, and what they owe (rules G and I of `GridLayout`).
struct GridWidths {
    /// The widest answer so far of the cells that stand in each column alone.
    private(set) var own: [Double]
    /// The oldest first.
    private(set) var debts: [GridDebt] = []

    init(_ count: Int) { own = [Double](repeating: 0, count: count) }

    func sum(of columns: Range<Int>) -> Double { columns.reduce(0) { $0 + own[$1] } }

    /// A column that grows pays the debts that cover it, the oldest first.
    mutating func widen(_ column: Int, to width: Double) {
        var grown = width - own[column]
        guard grown > 0 else { return }
        own[column] = width
        for index in debts.indices where debts[index].columns.contains(column) {
            let paid = min(grown, max(debts[index].missing, 0))
            debts[index].missing -= paid
            grown -= paid
        }
    }

    /// What a span of a width, less the gaps in it, needs beyond its columns, and beyond what is owed to
    /// others there already, becomes a debt. The answer is how much; nothing if the columns have room enough.
    mutating func owe(_ cell: GridCell, _ width: Double, inLevel level: Int) -> Double? {
        var missing = width - sum(of: cell.columns)
        for debt in debts where debt.columns.overlaps(cell.columns) { missing -= max(debt.missing, 0) }
        guard GridDebt.isWorthNoting(missing) else { return nil }
        let isCharged = !cell.coversAll && !cell.isUnsized(.horizontal)
        if let known = debts.firstIndex(where: { $0.columns == cell.columns && $0.isOpen }) {
            debts[known].missing += missing
            debts[known].isCharged = debts[known].isCharged || isCharged
        } else {
            debts.append(
                GridDebt(columns: cell.columns, missing: missing, level: level, isCharged: isCharged))
        }
        return missing
    }

    /// The widths if nobody else pays: each debt is spread over those of its columns that are still nothing
    /// wide, else over all of them.
    var settled: [Double] {
        var widths = own
        for debt in debts where debt.isOpen {
            let empty = debt.columns.filter { widths[$0] == 0 }
            let payers = empty.isEmpty ? Array(debt.columns) : empty
            for column in payers { widths[column] += debt.missing / Double(payers.count) }
        }
        return widths
    }
}
