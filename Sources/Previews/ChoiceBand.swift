import Layout

/// A stretch of widths in which each `ViewThatFits` shows one candidate.
public struct ChoiceBand: Sendable, Equatable {
    /// The smallest width of it, in points; 0 for the first.
    public var from: Double
    /// The candidates shown, from 1, in the order of the views.
    public var shown: [Int]

    /// Puts one together from its parts.
    public init(from: Double, shown: [Int]) {
        self.from = from
        self.shown = shown
    }

    /// For people: `2`, or `2, 1` where two choose.
    public var label: String { shown.map { "\($0)" }.joinedText(", ") }

    /// The stretches between the breakpoints at which a choice changes, narrowest first; none if there is no
    /// such.
    static func bands(_ breakpoints: [Breakpoint]) -> [ChoiceBand] {
        var bands: [ChoiceBand] = []
        for breakpoint in breakpoints.reversed() where breakpoint.isChoice {
            if bands.isEmpty { bands.append(ChoiceBand(from: 0, shown: breakpoint.shownBelow)) }
            bands.append(ChoiceBand(from: breakpoint.width, shown: breakpoint.shown))
        }
        return bands
    }
}
