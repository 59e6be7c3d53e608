import Dispatch
import Foundation

/// Maps on every core; results stand in the order of the items whatever finishes first.
public func parallelMap<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
) -> [Result] {
    guard items.count > 8 else { return items.map(body) }
    // Small blocks, so that one long page does not leave the other core idle.
    let block = 8
    return Array(unsafeUninitializedCapacity: items.count) { results, count in
        nonisolated(unsafe) let slots = results.baseAddress!
        // Each place is written once, and all are when this returns.
        onEveryCore((items.count + block - 1) / block) { chunk in
            for index in (chunk * block)..<min(items.count, (chunk + 1) * block) {
                (slots + index).initialize(to: body(items[index]))
            }
        }
        count = items.count
    }
}

/// Does each of some tasks once, on threads with a stack that is large enough to evaluate what snippets do:
/// the system's own workers have half a megabyte on some.
private func onEveryCore(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let tasks = Tasks(count: count)
    let group = DispatchGroup()
    for _ in 0..<min(count, ProcessInfo.processInfo.activeProcessorCount) {
        group.enter()
        let thread = Thread {
            while let task = tasks.next() { body(task) }
            group.leave()
        }
        thread.stackSize = 64 << 20
        thread.start()
    }
    group.wait()
}

/// Hands out numbers from any thread, each once.
private final class Tasks: @unchecked Sendable {
    private let lock = NSLock()
    private var begun = 0
    private let count: Int

    init(count: Int) { self.count = count }

    func next() -> Int? {
        lock.withLock {
            guard begun < count else { return nil }
            begun += 1
            return begun - 1
        }
    }
}

/// Counts from any thread and tells somebody, one call at a time.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var done = 0
    private let total: Int
    private let report: (@Sendable (Int, Int) -> Void)?

    init(of total: Int, report: (@Sendable (Int, Int) -> Void)?) {
        self.total = total
        self.report = report
    }

    func add() {
        guard let report else { return }
        lock.withLock {
            done += 1
            report(done, total)
        }
    }
}
