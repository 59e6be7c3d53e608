import Syntax

/// Concurrency without time: tasks run at once until they wait; what waits for a clock goes on waiting, because
/// a preview shows one moment.
extension StandardLibrary {
    static var concurrency: [Declaration] {
        [
            Declaration("protocol Actor: AnyObject { }"),
            Declaration("struct TaskPriority: Hashable { static let high = TaskPriority(); static let medium = TaskPriority(); static let low = TaskPriority(); static let background = TaskPriority(); static let userInitiated = TaskPriority(); static let utility = TaskPriority() }"),
            Declaration("@globalActor final class MainActor { static func run<T>(_ body: () throws -> T) rethrows -> T { try body() } }"),
            Declaration("struct Task<Success, Failure: Error>: Hashable { var result: Success?; func cancel() { }; var isCancelled: Bool { false }; var value: Success { get throws { result! } } }"),
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
                }
                """),
        ]
    }

    private static var wait: NativeBody {
        { call in
            call.evaluator.suspend()
            return .void
        }
    }

    private static func makeTask(_ call: NativeCall) -> Value {
        let result = call.evaluator.callTask(call.arguments[1])
        return call.evaluator.structure("Task", [Value(result)], arguments: call.substitutions)
    }
}
