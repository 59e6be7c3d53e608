import Graphics

/// Tracks whose cells are all served close, and leave what they do not need to those that stay open (rule H
/// of `GridLayout`).
extension GridSolver {
    /// A row closes when all its cells of the level are served, as high as the highest of all its cells.
    func closeRows(of group: [GridCell], _ level: inout GridLevel) {
        for row in sortedUnique(group.map { $0.row }) {
            guard let share = level.rows.share, share != .infinity, level.rows.canClose(row) else { continue }
            level.rows.close(row, at: ownHeights[row], credit: 0, share)
            note(.vertical, row, at: ownHeights[row], credit: 0, level.rows)
        }
    }

    /// A column closes when no cell of the level keeps it waiting, unless none stands in it alone and the
    /// share has room for what it needs.
    func closeColumns(of group: [GridCell], _ level: inout GridLevel) {
        for column in sortedUnique(group.filter { $0.isSingle || !$0.coversAll }.map { $0.column }) {
            guard let share = level.columns.share, share != .infinity, level.columns.canClose(column) else {
                continue
            }
            let length = closingWidth(of: column, level.number)
            let credit = credit(for: column, level, share)
            if !level.columns.hasOwnCell[column], length <= share, credit == 0 { continue }
            level.columns.close(column, at: length, credit: credit, share)
            note(.horizontal, column, at: length, credit: credit, level.columns)
        }
    }

    /// A debt of an earlier level, or of a span that starts in this column, is paid here.
    private func closingWidth(of column: Int, _ level: Int) -> Double {
        held.debts.reduce(held.own[column]) { width, debt in
            guard debt.isOpen, debt.columns.contains(column), debt.isPaid(by: column, level) else {
                return width
            }
            return max(width, held.own[column] + debt.missing)
        }
    }

    /// Every other debt hands its amount back to the columns that stay open, if these are two of its own or
    /// more. It makes the grid larger than what it was offered, and is what SwiftUI does.
    private func credit(for column: Int, _ level: GridLevel, _ share: Double) -> Double {
        held.debts.reduce(0) { credit, debt in
            guard debt.isOpen, debt.columns.contains(column), !debt.isPaid(by: column, level.number) else {
                return credit
            }
            let staying = debt.columns.count { $0 != column && level.columns.closed[$0] == nil }
            guard staying > 1 else { return credit }
            let present = held.sum(of: debt.columns)
            return credit + (max(share, present + debt.missing) - present)
        }
    }

    private func note(
        _ axis: Axis, _ track: Int, at length: Double, credit: Double, _ left: GridLevel.Tracks
    ) {
        record?.steps.append(
            .closed(
                axis, track: track, length: length, credit: credit, share: left.share ?? 0,
                open: left.openCount))
    }

    private func sortedUnique(_ numbers: [Int]) -> [Int] {
        var unique: [Int] = []
        let sorted = stableOrder(numbers.count) { numbers[$0] < numbers[$1] }
        for position in sorted where numbers[position] != unique.last {
            unique.append(numbers[position])
        }
        return unique
    }
}

extension GridDebt {
    /// Whether a column closes at the width that pays the debt.
    fileprivate func isPaid(by column: Int, _ level: Int) -> Bool {
        self.level != level || isCharged && column == columns.lowerBound
    }
}
