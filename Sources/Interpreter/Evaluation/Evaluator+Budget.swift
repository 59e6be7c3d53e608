import Syntax

extension Evaluator {
    /// Counts one step of the walk.
    @inline(__always)
    func step(_ range: SourceRange, _ frame: Activation) throws(Signal) {
        steps += 1
        if steps > limits.steps { throw exhausted(range, frame) }
        if !departures.waiting.isEmpty { try runDeinitializers(frame.site ?? range) }
    }

    private func exhausted(_ range: SourceRange, _ frame: Activation) -> Signal {
        stopForSteps(at: frame.site ?? range)
        return .stop
    }

    func stopForSteps(at range: SourceRange) {
        stop(Diagnostic.error(
            "evaluation did not finish within \(limits.steps) steps", at: range, id: "budget-steps",
            notes: [.init("a loop may never end here")]))
    }

    /// Counts bytes of strings and collections as natives make them.
    public func charge(_ bytes: Int) {
        memory = memory.addingReportingOverflow(bytes).overflow ? .max : memory + bytes
        guard memory > limits.memory else { return }
        stop(.error(
            "evaluation needs more than \(limits.memory >> 20) MB of memory", at: site, id: "budget-memory",
            notes: [
                .init("a string or a collection may grow without end here"),
                .init("outside of lists and lazy stacks and grids all views are made, also those that are not in sight: show fewer of them"),
            ]))
    }

    /// Enters a call of interpreted code; `depth -= 1` leaves it. The message does not tell how deep it was: stacks
    /// differ between a browser and a build, messages must not.
    func enter(_ range: SourceRange, _ site: SourceRange?) throws(Signal) {
        if !departures.waiting.isEmpty { try runDeinitializers(site ?? range) }
        depth += 1
        if depth <= limits.depth, stackUse() <= UInt(limits.stack) { return }
        depth -= 1
        stop(.error(
            "calls are nested too deeply", at: site ?? range, id: "budget-depth",
            notes: [.init("a function may call itself without end")]))
        throw .stop
    }

    private func stackUse() -> UInt {
        let here = Evaluator.stackAddress()
        return here > stackBase ? here - stackBase : stackBase - here
    }

    /// Roughly where the machine's stack ends now.
    @inline(never)
    static func stackAddress() -> UInt {
        var marker: UInt8 = 0
        return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }
}
