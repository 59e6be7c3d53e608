/// Chooses the next width to lay out between two that have different structures.
///
/// Widths that lie apart are halved, since a view may change and change back between them. Of those close
/// together, the view that differs knows alone at which width of its own it changes, and what it is offered
/// mostly grows evenly with the root's width: so one line through both samples leads to the breakpoint, but
/// for the last digits. From there the steps grow until the breakpoint lies between two of them, which are
/// halved. Where that leads nowhere, all there is is halved: numbers of one sign are ordered like their bits,
/// so that ends after 64 steps.
struct BreakpointAim {
    private enum State {
        /// Nothing is known of the two samples.
        case lost
        /// A width was told by the view, whose own is to be so much there.
        case aimed(at: Double, own: Double)
        /// The breakpoint is near one of them: in the next step so many numbers away.
        case near(step: UInt64, isBelow: Bool)
        /// Between both there is nothing to find out.
        case halving
    }

    private var state = State.lost
    private var attempts = 0
    /// How far both were apart when the view was asked last.
    private var lastDistance = Double.infinity

    private static let mostAttempts = 12
    /// In points: hardly anything changes and changes back within so little.
    private static let nearEnough = 0.25
    private static let longestStep: UInt64 = 1 << 20

    /// A width that lies between those of both samples.
    mutating func width(between low: BreakpointSample, _ high: BreakpointSample) -> Double {
        guard high.width - low.width <= BreakpointAim.nearEnough else {
            return BreakpointAim.middle(low, high)
        }
        advance(low, high)
        switch state {
        case .aimed(let width, _): return width
        case .near(let step, let isBelow):
            let (a, b) = (low.width.bitPattern, high.width.bitPattern)
            return Double(bitPattern: isBelow ? max(a + 1, b - min(step, b - a)) : min(b - 1, a + step))
        case .lost:
            return min(max(low.width + (high.width - low.width) / 2, low.width.nextUp), high.width.nextDown)
        case .halving: return BreakpointAim.middle(low, high)
        }
    }

    private static func middle(_ low: BreakpointSample, _ high: BreakpointSample) -> Double {
        let (a, b) = (low.width.bitPattern, high.width.bitPattern)
        return Double(bitPattern: a + (b - a) / 2)
    }

    /// Draws conclusions from what the last width came to be.
    private mutating func advance(_ low: BreakpointSample, _ high: BreakpointSample) {
        switch state {
        case .aimed(let width, let own): approach(low, high, width, own)
        case .near(let step, let isBelow): walk(low, high, step, isBelow)
        case .lost: ask(low, high)
        case .halving: break
        }
    }

    /// From the width that was told the breakpoint is a few numbers away, if the view got there what it said.
    private mutating func approach(
        _ low: BreakpointSample, _ high: BreakpointSample, _ width: Double, _ own: Double
    ) {
        let isBelow = high.width == width
        guard let difference = low.difference(to: high),
            let got = (isBelow ? difference.high : difference.low).width,
            abs(got - own) <= 1e-6
        else { return ask(low, high) }
        state = .near(step: 1, isBelow: isBelow)
    }

    private mutating func walk(
        _ low: BreakpointSample, _ high: BreakpointSample, _ step: UInt64, _ isBelow: Bool
    ) {
        let distance = high.width.bitPattern - low.width.bitPattern
        if distance <= step * 8 {
            state = .halving
        } else if step < BreakpointAim.longestStep {
            state = .near(step: step * 8, isBelow: isBelow)
        } else {
            ask(low, high)
        }
    }

    private mutating func ask(_ low: BreakpointSample, _ high: BreakpointSample) {
        state = .lost
        let distance = high.width - low.width
        // What comes no nearer is halved once, by length.
        let isSlow = distance > lastDistance * 0.51
        lastDistance = distance
        attempts += 1
        guard attempts <= BreakpointAim.mostAttempts else { return state = .halving }
        guard !isSlow, let difference = low.difference(to: high), let a = difference.low.width,
            let b = difference.high.width,
            a.isFinite, b.isFinite, a >= 0, a < b,
            let own = difference.node.changingWidth(from: difference.low, to: difference.high)
        else { return }
        let width = high.width - (b - own) * (distance / (b - a))
        guard width.isFinite else { return }
        state = .aimed(at: min(max(width, low.width.nextUp), high.width.nextDown), own: own)
    }
}

/// The smallest number for which something holds, if it holds for `high` and not for `low`; both are
/// positive.
func smallestWidth(from low: Double, to high: Double, where holds: (Double) -> Bool) -> Double? {
    guard low >= 0, low < high, holds(high), !holds(low) else { return nil }
    var (a, b) = (low.bitPattern, high.bitPattern)
    while b - a > 1 {
        let middle = a + (b - a) / 2
        if holds(Double(bitPattern: middle)) { b = middle } else { a = middle }
    }
    return Double(bitPattern: b)
}
