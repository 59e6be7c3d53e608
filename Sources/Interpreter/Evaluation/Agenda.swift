/// What is due later, by the preview's own clock: nothing waits for it, time passes when everything else is
/// done.
struct Agenda {
    private struct Entry {
        let due: Double
        /// Counts the entries, so that of several due at once the first comes first.
        let number: Int
        let action: () -> Void

        func precedes(_ other: Entry) -> Bool { due == other.due ? number < other.number : due < other.due }
    }

    /// In seconds since the preview began.
    private(set) var time = 0.0
    /// A heap: each entry precedes the two at twice its place, so that thousands of entries cost no more than
    /// their number.
    private var entries: [Entry] = []
    private var count = 0

    /// How much time passes in one go, in seconds: what is due later than that never is.
    static let span = 60.0

    mutating func add(after delay: Double, _ action: @escaping () -> Void) {
        count += 1
        entries.append(Entry(due: time + max(0, delay.isNaN ? 0 : delay), number: count, action: action))
        var index = entries.count - 1
        while index > 0, entries[index].precedes(entries[(index - 1) / 2]) {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// The next action that is due before `end`, whose time it is then.
    mutating func next(before end: Double) -> (() -> Void)? {
        guard let first = entries.first, first.due <= end else { return nil }
        time = first.due
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        sinkFirst()
        return first.action
    }

    private mutating func sinkFirst() {
        var index = 0
        while true {
            let children = [2 * index + 1, 2 * index + 2].filter { $0 < entries.count }
            guard let least = children.min(by: { entries[$0].precedes(entries[$1]) }),
                entries[least].precedes(entries[index])
            else { return }
            entries.swapAt(index, least)
            index = least
        }
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
