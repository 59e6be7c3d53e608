import Syntax

/// Concurrency without time: tasks run at once until they wait; what waits for a clock goes on waiting,
/// because a preview shows one moment.
extension StandardLibrary {
    static var concurrency: [Native] {
        [
            Native("_waitForever()", wait),
            Native("_after(_:_:)") { call in
                let (evaluator, work) = (call.evaluator, call.arguments[1])
                evaluator.schedule(after: call.arguments[0].asDouble) { _ = evaluator.call(work, []) }
                return .void
            },
            Native(
                "Task.init(priority: TaskPriority?, operation: @escaping () async -> Success)",
                { makeTask($0) }),
            Native(
                "Task.init(priority: TaskPriority?, operation: @escaping () async throws -> Success)",
                { makeTask($0) }),
            Native(
                "Task.detached(priority: TaskPriority?, operation: @escaping () async -> Success)",
                { makeTask($0) }),
            Native(
                "Task.detached(priority: TaskPriority?, operation: @escaping () async throws -> Success)",
                { makeTask($0) }),
            Native(
                "Task.sleep(nanoseconds:)",
                wait),
            Native(
                "Task.sleep(for:)",
                wait),
            Native("Task.sleep(_:)", wait),
        ]
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
