import Graphics
import Syntax

extension Rendering {
    /// How much of what is beside a picture a page shows, in points: up to the crop marks.
    private static let cropMargin = 12.0

    /// How far the picture reaches beyond a side, in points; 0 where a page shows all of that. A screen ends
    /// at its edge.
    var overflow: Double {
        let (left, right) = overflows
        return max(left, right)
    }

    /// What a page may not show, in a line: `reaches 26 pt beyond each side`.
    var overflowNote: String? {
        let (left, right) = overflows
        if left == 0 { return right == 0 ? nil : "reaches \(words(right)) beyond the right side" }
        if right == 0 { return "reaches \(words(left)) beyond the left side" }
        if Name(words(left)) == Name(words(right)) { return "reaches \(words(left)) beyond each side" }
        return "reaches \(words(left)) beyond the left side, \(words(right)) beyond the right"
    }

    /// What is seen beyond each side. Where that is one side alone, the whole view counts: it may reach
    /// beyond the other with nothing to be seen there.
    private var overflows: (left: Double, right: Double) {
        guard canvas.height < Self.screenHeight, let bounds = list.seenBounds else { return (0, 0) }
        let (seen, whole) = (reach(of: bounds), reach(of: inspection.root.frame))
        let isOneSided = (seen.left == 0) != (seen.right == 0)
        let isInside = whole.left >= seen.left - 0.5 && whole.right >= seen.right - 0.5
        return isOneSided && isInside ? whole : seen
    }

    private func reach(of rect: Rect) -> (left: Double, right: Double) {
        func told(_ length: Double) -> Double { length > Self.cropMargin && length.isFinite ? length : 0 }
        return (told(canvas.minX - rect.minX), told(rect.maxX - canvas.maxX))
    }

    /// Whole points: letters of another font would reach to another fraction.
    private func words(_ length: Double) -> String { Expectation.text(length.rounded()) + "\u{a0}pt" }
}
