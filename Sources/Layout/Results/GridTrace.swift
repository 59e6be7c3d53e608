import Graphics

/// One step of a grid's negotiation.
public enum GridStep {
    /// The cells of a priority begin: what each of so many columns and rows is offered.
    case level(
        priority: Double, columnShare: Double?, columns: Int, rowShare: Double?, rows: Int)
    /// A cell was offered something and answered.
    case answer(subview: Int, ProposedViewSize, Size)
    /// A span needs so much more than its columns.
    case debt(columns: Range<Int>, missing: Double)
    /// A column (horizontal) or row closed at a length. `share` is what an open one is offered from then on.
    case closed(Axis, track: Int, length: Double, credit: Double, share: Double, open: Int)
}

/// How a grid came to its tracks.
public struct GridTrace {
    public let steps: [GridStep]
    public let widths: [Double]
    public let heights: [Double]
    /// All gaps together, in points.
    public let columnGaps: Double
    public let rowGaps: Double
}

/// What a negotiation notes for those who ask how it went.
final class GridRecord {
    var steps: [GridStep] = []
}
