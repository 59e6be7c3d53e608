import Graphics
import Layout

/// Which elements of a long `ForEach` a lazy container makes: those that are seen, and some around them. The
/// others stand in for themselves with the room that the made ones take on average, as SwiftUI estimates it.
final class RowWindow {
    /// So many are made in any case: more than a screen shows at once.
    static let least = 100
    /// So many are made beyond those that are seen.
    private static let margin = 20
    /// How often it may move for one picture; then everything is made.
    private static let mostMoves = 8

    private(set) var range = 0..<RowWindow.least
    private var moves = 0

    func made(of count: Int) -> Range<Int> { range.clamped(to: 0..<count) }

    /// Goes to where elements are seen that are not made. Returns whether it moved.
    func follow(_ result: LayoutResult, _ model: RowModel, count: Int) -> Bool {
        guard let seen = RowWindow.seen(result, model) else {
            moves = 0
            return false
        }
        moves += 1
        let wanted =
            max(seen.lowerBound - RowWindow.margin, 0)..<min(seen.upperBound + RowWindow.margin, count)
        let isBeside = wanted.lowerBound <= range.upperBound && wanted.upperBound >= range.lowerBound
        if moves > RowWindow.mostMoves {
            range = 0..<count
        } else if isBeside {
            range = min(range.lowerBound, wanted.lowerBound)..<max(range.upperBound, wanted.upperBound)
        } else {
            range = wanted
        }
        return true
    }

    /// The elements in the picture that are not made.
    private static func seen(_ result: LayoutResult, _ model: RowModel) -> Range<Int>? {
        let picture = result.root.frame
        var seen: Range<Int>?
        result.root.forEach { placed in
            guard let row = placed.node as? StandInNode, row.model === model,
                let part = picture.intersection(placed.seen(placed.frame)), part.width > 0, part.height > 0
            else { return }
            seen = min(seen?.lowerBound ?? row.index, row.index)..<max(seen?.upperBound ?? 0, row.index + 1)
        }
        return seen
    }
}
