import Syntax

/// Concurrency without time: tasks run at once until they wait; what waits for a clock goes on waiting, because
/// a preview shows one moment.
extension StandardLibrary {
    static var concurrency: [Declaration] {
        [
            Declaration("protocol Actor: AnyObject { }"),
            Declaration("struct TaskPriority: Hashable { static let high = TaskPriority(); static let medium = TaskPriority(); static let low = TaskPriority(); static let background = TaskPriority(); static let userInitiated = TaskPriority(); static let utility = TaskPriority() }"),
            Declaration("@globalActor final class MainActor { static func run<T>(body: () throws -> T) rethrows -> T { try body() } }"),
            Declaration("struct Task<Success, Failure: Error>: Hashable { private var outcome: Success?; private var failure: Failure?; func cancel() { }; var isCancelled: Bool { false }; var value: Success { get async throws { if let failure { throw failure }; return outcome ?? _waitForever() } }; var result: Result<Success, Failure> { get async { if let failure { return .failure(failure) }; return .success(outcome ?? _waitForever()) } } }"),
            Declaration("@propertyWrapper final class TaskLocal<Value> { private var current: Value; init(wrappedValue: Value) { current = wrappedValue }; var wrappedValue: Value { current }; var projectedValue: TaskLocal<Value> { self }; func get() -> Value { current }; @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R { let outer = current; current = valueDuringOperation; defer { current = outer }; return try operation() }; @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R) async rethrows -> R { let outer = current; current = valueDuringOperation; defer { current = outer }; return try await operation() } }"),
            Declaration("func _waitForever<T>() -> T", wait),
            Declaration(
                "extension Task where Failure == Never { @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async -> Success) }",
                { makeTask($0) }),
            Declaration(
                "extension Task where Failure == Error { @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) }",
                { makeTask($0) }),
            Declaration(
                "extension Task where Failure == Never { @discardableResult static func detached(priority: TaskPriority? = nil, operation: @escaping () async -> Success) -> Task<Success, Failure> }",
                { makeTask($0) }),
            Declaration(
                "extension Task where Failure == Error { @discardableResult static func detached(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, Failure> }",
                { makeTask($0) }),
            Declaration("extension Task where Success == Never, Failure == Never { static var isCancelled: Bool { false } }"),
            Declaration("extension Task where Success == Never, Failure == Never { static func yield() async { } }"),
            Declaration("extension Task where Success == Never, Failure == Never { static func checkCancellation() throws { } }"),
            Declaration(
                "extension Task where Success == Never, Failure == Never { static func sleep(nanoseconds duration: UInt64) async throws }",
                wait),
            Declaration(
                "extension Task where Success == Never, Failure == Never { static func sleep(for duration: Duration) async throws }",
                wait),
            Declaration(
                "extension Task where Success == Never, Failure == Never { static func sleep(_ duration: UInt64) async }", wait),
            Declaration(
                """
                struct CheckedContinuation<T, E: Error> {
                    final class _Slot { var value: T?; var error: E? }
                    let _slot: _Slot
                    func resume(returning value: T) { _slot.value = value }
                    func resume(throwing error: E) { _slot.error = error }
                    func resume(with result: Result<T, E>) {
                        switch result {
                        case .success(let value): _slot.value = value
                        case .failure(let error): _slot.error = error
                        }
                    }
                }
                """),
            Declaration("extension CheckedContinuation where T == Void { func resume() { _slot.value = () } }"),
            Declaration(
                """
                func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
                    let continuation = CheckedContinuation<T, Never>(_slot: CheckedContinuation<T, Never>._Slot())
                    body(continuation)
                    return continuation._slot.value ?? _waitForever()
                }
                """),
            Declaration(
                """
                func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T {
                    let continuation = CheckedContinuation<T, Error>(_slot: CheckedContinuation<T, Error>._Slot())
                    body(continuation)
                    if let error = continuation._slot.error { throw error }
                    return continuation._slot.value ?? _waitForever()
                }
                """),
            group("TaskGroup<ChildTaskResult>", throwing: ""),
            group("ThrowingTaskGroup<ChildTaskResult, Failure>", throwing: "throws "),
            Declaration("func withTaskGroup<T, R>(of childTaskResultType: T.Type, returning returnType: R.Type = R.self, body: (inout TaskGroup<T>) async -> R) async -> R { var group = TaskGroup<T>(); return await body(&group) }"),
            Declaration("func withThrowingTaskGroup<T, R>(of childTaskResultType: T.Type, returning returnType: R.Type = R.self, body: (inout ThrowingTaskGroup<T, Error>) async throws -> R) async rethrows -> R { var group = ThrowingTaskGroup<T, Error>(); return try await body(&group) }"),
            Declaration(
                """
                class DispatchWorkItem {
                    private let block: () -> Void
                    private(set) var isCancelled = false
                    init(block: @escaping () -> Void) { self.block = block }
                    func perform() { if !isCancelled { block() } }
                    func cancel() { isCancelled = true }
                }
                """),
            // The clock on the wall and the one of the processor are one here: a preview is a moment.
            Declaration("typealias DispatchWallTime = DispatchTime"),
            Declaration("struct DispatchTime: Comparable { var seconds = 0.0; static func now() -> DispatchTime { DispatchTime() }; static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime { DispatchTime(seconds: lhs.seconds + rhs) } }"),
            Declaration(
                """
                class DispatchQueue {
                    enum QoS { case userInteractive, userInitiated, utility, background, `default` }
                    static let main = DispatchQueue()
                    static func global(qos: QoS = .default) -> DispatchQueue { DispatchQueue() }
                    init() { }
                    init(label: String) { }
                    func async(execute work: @escaping () -> Void) { work() }
                    func sync(execute work: () -> Void) { work() }
                    func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { }
                    func async(execute workItem: DispatchWorkItem) { workItem.perform() }
                    func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) { }
                    func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void) { }
                    func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) { }
                }
                """),
        ]
    }

    /// The tasks of a group run where they are added, one after the other.
    private static func group(_ head: StaticString, throwing: StaticString) -> Declaration {
        Declaration(
            """
            struct \(head): AsyncSequence {
                typealias Element = ChildTaskResult
                private var results: [ChildTaskResult] = []
                init() { }
                mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async \(throwing)-> ChildTaskResult) { results.append(try await operation()) }
                mutating func next() async \(throwing)-> ChildTaskResult? { results.isEmpty ? nil : results.removeFirst() }
                mutating func waitForAll() async \(throwing){ results = [] }
                var isEmpty: Bool { results.isEmpty }
                func makeAsyncIterator() -> _ListIterator<ChildTaskResult> { _ListIterator(list: _AsyncList(results, isFinished: true)) }
                func cancelAll() { }
            }
            """)
    }

    private static var wait: NativeBody {
        { call in
            call.evaluator.suspend()
            return .void
        }
    }

    private static func makeTask(_ call: NativeCall) -> Value {
        let (value, error) = call.evaluator.callTask(call.arguments[1])
        return call.evaluator.structure("Task", [Value(value), Value(error)], arguments: call.substitutions)
    }
}
