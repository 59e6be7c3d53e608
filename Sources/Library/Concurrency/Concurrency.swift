protocol Actor: AnyObject {}

struct TaskPriority: Hashable {
    static let high = TaskPriority()
    static let medium = TaskPriority()
    static let low = TaskPriority()
    static let background = TaskPriority()
    static let userInitiated = TaskPriority()
    static let utility = TaskPriority()
}

@globalActor final class MainActor { static func run<T>(body: () throws -> T) rethrows -> T { try body() } }

struct Task<Success, Failure: Error>: Hashable {
    private let _task: _RunningTask
    func cancel() { _task.cancel() }
    var isCancelled: Bool { _task.isCancelled }

    fileprivate func _finished() -> Success { _outcome(_task) ?? _waitForever() }

    var value: Success {
        get async throws {
            let failure: Failure? = _failure(_task)
            if let failure { throw failure }
            return _finished()
        }
    }

    var result: Result<Success, Failure> {
        get async {
            let failure: Failure? = _failure(_task)
            if let failure { return .failure(failure) }
            return .success(_outcome(_task) ?? _waitForever())
        }
    }
}

struct _RunningTask: Hashable {
    @native func cancel()
    @native var isCancelled: Bool { get }
}

@native func _outcome<T>(_ task: _RunningTask) -> T?
@native func _failure<T>(_ task: _RunningTask) -> T?
@native func _isTaskCancelled() -> Bool

@propertyWrapper final class TaskLocal<Value> {
    private var current: Value
    init(wrappedValue: Value) { current = wrappedValue }
    var wrappedValue: Value { current }
    var projectedValue: TaskLocal<Value> { self }
    func get() -> Value { current }

    @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows
        -> R
    {
        let outer = current
        current = valueDuringOperation
        defer { current = outer }
        return try operation()
    }

    @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R)
        async rethrows -> R
    {
        let outer = current
        current = valueDuringOperation
        defer { current = outer }
        return try await operation()
    }
}

extension Task where Failure == Never {
    var value: Success { get async { _finished() } }
}

@native func _waitForever<T>() -> T
/// Does some work once the preview's clock has moved on by so many seconds.
@native func _after(_ seconds: Double, _ work: @escaping () -> Void)

extension Task where Failure == Never {
    @native @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async -> Success)
}

extension Task where Failure == Error {
    @native @discardableResult init(
        priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
}

extension Task where Failure == Never {
    @native @discardableResult static func detached(
        priority: TaskPriority? = nil, operation: @escaping () async -> Success
    ) -> Task<Success, Failure>
}

extension Task where Failure == Error {
    @native @discardableResult static func detached(
        priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
    ) -> Task<Success, Failure>
}

extension Task where Success == Never, Failure == Never {
    static var isCancelled: Bool { _isTaskCancelled() }
    static func yield() async {}
    static func checkCancellation() throws { if isCancelled { throw CancellationError() } }
    @native static func sleep(nanoseconds duration: UInt64) async throws
    @native static func sleep(for duration: Duration) async throws
    @native static func sleep(_ duration: UInt64) async
}

struct CheckedContinuation<T, E: Error> {
    final class _Slot {
        let event = _Event()
        var value: T?
        var error: E?
    }

    let _slot: _Slot

    func resume(returning value: T) {
        _slot.value = value
        _slot.event.happen()
    }

    func resume(throwing error: E) {
        _slot.error = error
        _slot.event.happen()
    }

    func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
    }
}

struct _Event {
    @native init()
    @native func happen()
    @native func wait() async
}

extension CheckedContinuation where T == Void {
    func resume() { resume(returning: ()) }
}

func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
    let continuation = CheckedContinuation<T, Never>(_slot: CheckedContinuation<T, Never>._Slot())
    body(continuation)
    await continuation._slot.event.wait()
    return continuation._slot.value ?? _waitForever()
}

func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T {
    let continuation = CheckedContinuation<T, Error>(_slot: CheckedContinuation<T, Error>._Slot())
    body(continuation)
    await continuation._slot.event.wait()
    if let error = continuation._slot.error { throw error }
    return continuation._slot.value ?? _waitForever()
}

func withTaskCancellationHandler<T>(
    operation: () async throws -> T, onCancel handler: () -> Void
) async rethrows -> T { try await operation() }

struct TaskGroup<ChildTaskResult>: AsyncSequence {
    typealias Element = ChildTaskResult
    private var results: [ChildTaskResult] = []
    init() {}

    mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) {
        results.append(try await operation())
    }

    mutating func next() async -> ChildTaskResult? { results.isEmpty ? nil : results.removeFirst() }
    mutating func waitForAll() async { results = [] }
    var isEmpty: Bool { results.isEmpty }

    func makeAsyncIterator() -> _ListIterator<ChildTaskResult> {
        _ListIterator(list: _AsyncList(results, isFinished: true))
    }

    func cancelAll() {}
}

struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence {
    typealias Element = ChildTaskResult
    private var results: [ChildTaskResult] = []
    init() {}

    mutating func addTask(
        priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
    ) { results.append(try await operation()) }

    mutating func next() async throws -> ChildTaskResult? { results.isEmpty ? nil : results.removeFirst() }
    mutating func waitForAll() async throws { results = [] }
    var isEmpty: Bool { results.isEmpty }

    func makeAsyncIterator() -> _ListIterator<ChildTaskResult> {
        _ListIterator(list: _AsyncList(results, isFinished: true))
    }

    func cancelAll() {}
}

func withTaskGroup<T, R>(
    of childTaskResultType: T.Type, returning returnType: R.Type = R.self,
    body: (inout TaskGroup<T>) async -> R
) async -> R {
    var group = TaskGroup<T>()
    return await body(&group)
}

func withThrowingTaskGroup<T, R>(
    of childTaskResultType: T.Type, returning returnType: R.Type = R.self,
    body: (inout ThrowingTaskGroup<T, Error>) async throws -> R
) async rethrows -> R {
    var group = ThrowingTaskGroup<T, Error>()
    return try await body(&group)
}

class DispatchWorkItem {
    private let block: () -> Void
    private(set) var isCancelled = false
    init(block: @escaping () -> Void) { self.block = block }
    func perform() { if !isCancelled { block() } }
    func cancel() { isCancelled = true }
}

typealias DispatchWallTime = DispatchTime

enum DispatchTimeInterval {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never

    var _seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1_000
        case .microseconds(let count): Double(count) / 1_000_000
        case .nanoseconds(let count): Double(count) / 1_000_000_000
        case .never: .infinity
        }
    }
}

extension DispatchTime {
    static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds + interval._seconds)
    }
}

struct DispatchTime: Comparable {
    var seconds = 0.0
    static func now() -> DispatchTime { DispatchTime() }

    static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime {
        DispatchTime(seconds: lhs.seconds + rhs)
    }
}

class DispatchSemaphore {
    private var value: Int
    init(value: Int) { self.value = value }

    @discardableResult func signal() -> Int {
        value += 1
        return 0
    }

    func wait() { value -= 1 }
}

class DispatchQueue {
    enum QoS { case userInteractive, userInitiated, utility, background, `default` }
    static let main = DispatchQueue()
    static func global(qos: QoS = .default) -> DispatchQueue { DispatchQueue() }
    init() {}
    init(label: String) {}

    struct Attributes: OptionSet {
        let rawValue: Int
        static let concurrent = Attributes(rawValue: 1)
    }

    init(label: String, qos: QoS, attributes: Attributes = []) {}
    init(label: String, attributes: Attributes) {}
    func async(execute work: @escaping () -> Void) { work() }
    func sync(execute work: () -> Void) { work() }
    func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        _after(deadline.seconds, work)
    }
    func async(execute workItem: DispatchWorkItem) { workItem.perform() }
    func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        _after(deadline.seconds) { workItem.perform() }
    }
    func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void) {
        _after(wallDeadline.seconds, work)
    }
    func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
        _after(wallDeadline.seconds) { workItem.perform() }
    }
}
