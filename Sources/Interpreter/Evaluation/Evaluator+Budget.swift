import Syntax

/// The account of what one evaluation uses. Interpreted code is charged step by step; whatever else takes
/// time, takes memory or nests is charged here before it is done: natives by `chargeNative`, by the size of
/// what they are given, what goes through values by `descend`, what makes or keeps much by `charge` and
/// `spend`.
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
        stop(
            Diagnostic.error(
                "evaluation did not finish within \(limits.steps) steps", at: range, id: "budget-steps",
                notes: [.init("a loop may never end here")]))
    }

    private func stopForWork(at range: SourceRange) {
        stop(
            Diagnostic.error(
                "evaluation does more work than \(limits.work) steps do", at: range, id: "budget-steps",
                notes: [
                    .init(
                        "a call counts by the size of the values it works on, and this one is made again and again"
                    )
                ]))
    }

    /// How much of its budget the evaluation has used: 1 is all of it.
    public var usedShare: Double {
        let shares = [(steps, limits.steps), (work, limits.work), (memory, limits.memory)]
        return shares.reduce(0) { max($0, Double($1.0) / Double(max($1.1, 1))) }
    }

    /// The place of complaints that have none of their own.
    private var here: SourceRange { site == .none ? place : site }

    /// Counts work that is about to be done, in steps. It has an account of its own beside that of
    /// interpreted code.
    public func spend(_ work: Int) {
        self.work += min(max(work, 0), limits.work + 1)
        if self.work > limits.work { stopForWork(at: here) }
    }

    /// Counts work on values of a size in bytes: as much as a step takes is done with 64 of them.
    public func spend(bytes: Int) { spend(bytes >> 6) }

    /// Counts bytes of strings and collections as natives make them.
    public func charge(_ bytes: Int) {
        memory = memory.addingReportingOverflow(bytes).overflow ? .max : memory + bytes
        guard memory > limits.memory else { return }
        stop(
            .error(
                "evaluation needs more than \(limits.memory >> 20) MB of memory", at: here,
                id: "budget-memory",
                notes: [.init("a string or a collection may grow without end here")]))
    }

    /// Enters a call of interpreted code; `depth -= 1` leaves it. The message does not tell how deep it was:
    /// stacks differ between a browser and a build, messages must not.
    func enter(_ range: SourceRange, _ site: SourceRange?) throws(Signal) {
        if !departures.waiting.isEmpty { try runDeinitializers(site ?? range) }
        depth += 1
        if isShallow { return }
        depth -= 1
        stopForDepth(at: site ?? range)
        throw .stop
    }

    func stopForDepth(at range: SourceRange) {
        stop(
            .error(
                "calls are nested too deeply", at: range, id: "budget-depth",
                notes: [.init("a function may call itself without end")]))
    }

    /// Does something with what is inside a value, in a native that goes through values or calls what it was
    /// made of: a step, and a level more. Nothing is done, and `nothing` given, where evaluation has stopped
    /// or does so here.
    public func descend<Result>(_ nothing: Result, isCall: Bool = false, _ body: () -> Result) -> Result {
        spend(1)
        if failure != nil { return nothing }
        // Hosts compare and describe values while no code runs, on whatever thread they are.
        if depth == 0 { stackBase = Evaluator.stackAddress() }
        depth += 1
        defer { depth -= 1 }
        if isShallow { return body() }
        if isCall { stopForDepth(at: here) } else { stopForNesting(at: here) }
        return nothing
    }

    /// Whether another level fits.
    var isShallow: Bool { depth <= limits.depth && stackUse() <= UInt(limits.stack) }

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
