/// What is due later, by the preview's own clock: nothing waits for it, time passes when everything else is done.
struct Agenda {
    /// In seconds since the preview began.
    private(set) var time = 0.0
    private var entries: [(due: Double, action: () -> Void)] = []

    /// How much time passes in one go, in seconds: what is due later than that never is.
    static let span = 60.0

    mutating func add(after delay: Double, _ action: @escaping () -> Void) {
        entries.append((time + max(0, delay.isNaN ? 0 : delay), action))
    }

    /// The next action that is due before `end`, whose time it is then; of several the one that was added first.
    mutating func next(before end: Double) -> (() -> Void)? {
        var first: Int?
        for (index, entry) in entries.enumerated() where entry.due <= end {
            if let known = first, entries[known].due <= entry.due { continue }
            first = index
        }
        guard let first else { return nil }
        let entry = entries.remove(at: first)
        time = entry.due
        return entry.action
    }

    mutating func removeAll() { entries = [] }
}

extension Evaluator {
    /// Does something after a time in seconds, once the present work is done.
    func schedule(after delay: Double, _ action: @escaping () -> Void) { agenda.add(after: delay, action) }

    /// Lets time pass: does what is due, in the order of its time, until nothing is left to do.
    public func elapse() {
        let end = agenda.time + Agenda.span
        while !isFailing, let action = agenda.next(before: end) {
            steps += 1
            action()
            if steps > limits.steps { stopForSteps(at: site) }
        }
        agenda.removeAll()
    }
}
