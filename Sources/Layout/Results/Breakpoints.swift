/// A width at which the picture's structure changes: `ViewThatFits` takes another candidate, a text breaks
/// between words into more lines or fewer or is cut, a lazy grid gets another column.
public struct Breakpoint: Equatable, Sendable {
    /// The smallest width that has the new structure, to the last digit, in points.
    public let width: Double
    /// The candidates that the `ViewThatFits` show from there on and just below, from 1; 0 is none.
    public let shown: [Int]
    public let shownBelow: [Int]
    /// Whether a choice changes, and not only the lines of a text or the columns of a grid.
    public var isChoice: Bool { shown != shownBelow }
    /// The largest width that still has the old one.
    public var below: Double { width.nextDown }
}

/// Finds breakpoints without trying every width.
///
/// A layout at a width has a structure: a list of numbers that says what was chosen, not how long things are.
/// Between two widths of different structure a breakpoint is looked for where the view that differs says that
/// it changes (`BreakpointAim`), down to neighboring numbers. The widths to start from are a coarse net, and
/// those at which a view itself says that its choice may change, and perhaps change back, carried over to the
/// root: a candidate's ideal width plus what the views around it take.
public struct BreakpointFinder {
    private let root: LayoutRoot
    private let height: Double?
    /// Samples by growing width.
    private var samples: [BreakpointSample] = []
    private var layoutsLeft: Int
    /// Bounds the work for long lists, whose every row may break its text at another width.
    private var viewsLeft: Int
    private let goesOn: () -> Bool

    private init(
        _ root: LayoutRoot, height: Double?, mostLayouts: Int, mostViews: Int, goesOn: @escaping () -> Bool
    ) {
        self.root = root
        self.height = height
        layoutsLeft = mostLayouts
        viewsLeft = mostViews
        self.goesOn = goesOn
    }

    /// All breakpoints above `range.lowerBound` and up to `range.upperBound`, the widest first.
    ///
    /// - Parameters:
    ///   - height: the height proposed along with each width.
    ///   - mostLayouts: how many layouts to make at most; what is not found by then is left out.
    ///   - mostViews: how many views to place in all of them.
    ///   - goesOn: asked before each layout whether there is to be another one.
    public static func breakpoints(
        of root: LayoutRoot, in range: ClosedRange<Double>, height: Double?, mostLayouts: Int = 4000,
        mostViews: Int = 400_000, goesOn: @escaping () -> Bool = { true }
    ) -> [Breakpoint] {
        var finder = BreakpointFinder(
            root, height: height, mostLayouts: mostLayouts, mostViews: mostViews, goesOn: goesOn)
        finder.castNet(range)
        var found: [Breakpoint] = []
        for (low, high) in zip(finder.samples, finder.samples.dropFirst()) {
            finder.search(low, high, into: &found)
        }
        return found.reversed()
    }

    // MARK: Samples

    private static let netSteps = 24
    private static let mostSamples = 200

    /// The net comes first, then what its layouts hint at, and so on.
    private mutating func castNet(_ range: ClosedRange<Double>) {
        let step = (range.upperBound - range.lowerBound) / Double(BreakpointFinder.netSteps)
        var widths = (0..<BreakpointFinder.netSteps).map { range.lowerBound + step * Double($0) }
        widths.append(range.upperBound)
        var next = 0
        while next < widths.count, next <= BreakpointFinder.netSteps || viewsLeft > 0, mayLayOut() {
            let sample = layout(widths[next])
            next += 1
            samples.append(sample)
            for hint in sample.hints() where hint > range.lowerBound && hint <= range.upperBound {
                guard widths.count < BreakpointFinder.mostSamples, !widths.contains(hint) else { continue }
                widths += [hint.nextDown, hint].filter { !widths.contains($0) }
            }
        }
        samples = samples.stablySorted { $0.width < $1.width }
    }

    private mutating func mayLayOut() -> Bool {
        if layoutsLeft > 0, !goesOn() { (layoutsLeft, viewsLeft) = (0, 0) }
        return layoutsLeft > 0
    }

    private mutating func layout(_ width: Double) -> BreakpointSample {
        layoutsLeft -= 1
        let sample = BreakpointSample(root, ProposedViewSize(width: width, height: height), width: width)
        viewsLeft -= sample.viewCount
        return sample
    }

    // MARK: Search

    /// Finds what lies between two samples, the narrowest first.
    private mutating func search(
        _ low: BreakpointSample, _ high: BreakpointSample, into found: inout [Breakpoint]
    ) {
        guard low.structure != high.structure else { return }
        var (low, high) = (low, high)
        var aim = BreakpointAim()
        while low.width.nextUp < high.width {
            guard viewsLeft > 0, mayLayOut() else { return }
            let middle = layout(aim.width(between: low, high))
            if middle.structure == low.structure {
                low = middle
            } else if middle.structure == high.structure {
                high = middle
            } else {
                search(low, middle, into: &found)
                return search(middle, high, into: &found)
            }
        }
        guard layoutsLeft > 0, viewsLeft > 0 else { return }
        found.append(Breakpoint(width: high.width, shown: high.shown, shownBelow: low.shown))
    }
}
