import Graphics

@testable import Layout

/// Breakpoints as they are found without asking any view where it changes: by halving between the widths of
/// the net and those that views hint at, down to neighboring numbers.
struct HalvedBreakpoints {
    private let root: LayoutRoot
    private let height: Double
    private(set) var found: [Double] = []
    private(set) var layoutCount = 0

    init(of root: LayoutRoot, in range: ClosedRange<Double>, height: Double) {
        self.root = root
        self.height = height
        let step = (range.upperBound - range.lowerBound) / 24
        var widths = (0...24).map { range.lowerBound + step * Double($0) }
        var next = 0
        while next < widths.count {
            for hint in hints(widths[next])
            where range.contains(hint) && widths.count < 200 && !widths.contains(hint) {
                widths += [hint.nextDown, hint]
            }
            next += 1
        }
        let samples = widths.sorted().map { ($0, structure($0)) }
        for (low, high) in zip(samples, samples.dropFirst()) { halve(low, high) }
        found.reverse()
    }

    private func hints(_ width: Double) -> [Double] {
        var hints: [Double] = []
        root.layout(ProposedViewSize(width: width, height: height)).root.forEach { placed in
            guard let own = placed.proposal.width else { return }
            var lengths: [Double] = []
            placed.node.addCriticalLengths(placed.proposal, to: &lengths)
            for length in lengths where length.isFinite { hints.append(width + (length - own)) }
        }
        return hints
    }

    private mutating func structure(_ width: Double) -> [Int] {
        layoutCount += 1
        return BreakpointSample(root, ProposedViewSize(width: width, height: height), width: width).structure
    }

    private mutating func halve(
        _ low: (width: Double, structure: [Int]), _ high: (width: Double, structure: [Int])
    ) {
        guard low.structure != high.structure else { return }
        let (a, b) = (low.width.bitPattern, high.width.bitPattern)
        guard b - a > 1 else { return found.append(high.width) }
        let width = Double(bitPattern: a + (b - a) / 2)
        let middle = (width, structure(width))
        halve(low, middle)
        halve(middle, high)
    }
}
