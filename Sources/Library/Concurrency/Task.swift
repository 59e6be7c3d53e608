struct TaskPriority: Hashable {
    static let high = TaskPriority()
    static let medium = TaskPriority()
    static let low = TaskPriority()
    static let background = TaskPriority()
    static let userInitiated = TaskPriority()
    static let utility = TaskPriority()
}

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

func withTaskCancellationHandler<T>(
    operation: () async throws -> T, onCancel handler: () -> Void
) async rethrows -> T { try await operation() }
