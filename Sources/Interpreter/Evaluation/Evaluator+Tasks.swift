import Syntax

extension Evaluator {
    /// How often a task goes on within the time of a preview: what waits more often draws frames.
    private static let mostWaits = 1_000

    /// Runs a function as a task of its own: when it waits, its caller goes on; an error it throws is its
    /// own.
    public func callTask(_ function: Value) -> TaskValue {
        let task = TaskValue()
        run(task) { () throws(Signal) in
            var arguments: [Value] = []
            return try self.callFunction(function, &arguments, self.site, nil)
        }
        return task
    }

    func run(_ task: TaskValue, _ body: () throws(Signal) -> Value) {
        if isFailing { return }
        let isOutermost = depth == 0
        if isOutermost { stackBase = Evaluator.stackAddress() }
        let outer = self.task
        self.task = task
        defer { self.task = outer }
        do throws(Signal) {
            task.value = try body()
            if isOutermost { try runDeinitializers(.none) }
        } catch {
            switch error {
            case .thrown(let value): task.error = value
            case .suspended: park(task)
            case .stop, .nilInChain: break
            }
        }
    }

    /// A task that is cancelled while it sleeps wakes at once, and its sleep throws.
    public func cancel(_ task: TaskValue) {
        task.isCancelled = true
        guard let waiting = task.waiting, waiting.delay != nil else { return }
        let error = structure("CancellationError", [])
        schedule(after: 0) { self.wake(task, waiting, .failed(.thrown(error))) }
    }

    /// Waits for some seconds of the preview's clock, or for ever.
    func suspend(for delay: Double? = nil) {
        isSuspended = true
        suspension = Suspension(delay)
    }

    func suspend(until event: EventValue) {
        if event.hasHappened { return }
        isSuspended = true
        suspension = Suspension(nil, event)
    }

    /// Lets a task wait that has been unwound.
    func park(_ task: TaskValue) {
        defer { (isSuspended, suspension) = (false, nil) }
        guard let waiting = suspension, case .callee = waiting.joint, task.waits < Evaluator.mostWaits else {
            return
        }
        task.waits += 1
        task.waiting = waiting
        let wake = { self.wake(task, waiting, .exit(.normal)) }
        if let delay = waiting.delay { schedule(after: delay, wake) }
        waiting.event?.listen { self.schedule(after: 0, wake) }
    }

    private func wake(_ task: TaskValue, _ waiting: Suspension, _ outcome: Outcome) {
        guard task.waiting === waiting else { return }
        task.waiting = nil
        run(task) { () throws(Signal) in try self.goOn(waiting, outcome) }
    }

    private func goOn(_ waiting: Suspension, _ wait: Outcome) throws(Signal) -> Value {
        var outcome = wait
        for (index, piece) in waiting.pieces.enumerated() {
            do throws(Signal) {
                outcome = .exit(try piece.run(outcome))
            } catch {
                switch error {
                case .stop: throw error
                case .suspended:
                    suspension?.keep(restOf: waiting, after: index)
                    throw error
                case .thrown, .nilInChain: outcome = .failed(error)
                }
            }
        }
        return try outcome.value()
    }

    /// Identifiers count up, so that every build of a page gets the same ones.
    func nextIdentifier() -> Int64 {
        if let made = viewIdentifiers {
            viewIdentifiers = made + 1
            return made + 1
        }
        identifiers += 1
        return Evaluator.firstOfActions + identifiers
    }

    /// What actions make is never what views make.
    private static let firstOfActions: Int64 = 0x8000_0000_0000

    /// While views are evaluated, identifiers count from the first again: SwiftUI evaluates a body only when
    /// what it reads has changed, so that its `id(UUID())` stays the same when something else has.
    public func beginsViews() { viewIdentifiers = 0 }
    public func endsViews() { viewIdentifiers = nil }
}
