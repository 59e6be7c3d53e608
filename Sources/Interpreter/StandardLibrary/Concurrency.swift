import Syntax

/// Concurrency: tasks run at once until they wait, and go on by the preview's own clock.
extension StandardLibrary {
    static var concurrency: [Native] {
        [
            Native("_waitForever()") { call in
                call.evaluator.suspend()
                return .void
            },
            Native("_after(_:_:)") { call in
                let (evaluator, work) = (call.evaluator, call.arguments[1])
                evaluator.schedule(after: call.arguments[0].asDouble) { _ = evaluator.call(work, []) }
                return .void
            },
            Native("_elapsed()") { .double($0.evaluator.agenda.time) },
            Native("Task.init(...)") { makeTask($0) },
            Native("Task.detached(...)") { makeTask($0) },
        ] + waits + runningTasks
    }

    private static var waits: [Native] {
        [
            Native("Task.sleep(nanoseconds:)") { sleep($0, Double($0.arguments[0].asInteger) / 1e9) },
            Native("Task.sleep(for:)") { call in
                guard case .structure(let duration) = call.arguments[0] else { return .void }
                return sleep(call, duration.fields.first?.asDouble ?? 0)
            },
            Native("Task.sleep(_:)") { call in
                call.evaluator.suspend(for: Double(call.arguments[0].asInteger) / 1e9)
                return .void
            },
        ]
    }

    private static func sleep(_ call: NativeCall, _ seconds: Double) -> Value {
        if call.evaluator.task?.isCancelled == true {
            call.evaluator.throwError(call.evaluator.structure("CancellationError", []))
        } else {
            call.evaluator.suspend(for: seconds)
        }
        return .void
    }

    private static var runningTasks: [Native] {
        [
            Native("_RunningTask.cancel()") { call in
                if let task = task(call.receiver) { call.evaluator.cancel(task) }
                return .void
            },
            Native("_RunningTask.isCancelled") { call in .bool(task(call.receiver)?.isCancelled ?? false) },
            Native("_Event.init()") { _ in .native(EventValue()) },
            Native("_Event.happen()") { call in
                event(call)?.happen()
                return .void
            },
            Native("_Event.wait()") { call in
                if let event = event(call) { call.evaluator.suspend(until: event) }
                return .void
            },
            Native("_isTaskCancelled()") { call in .bool(call.evaluator.task?.isCancelled ?? false) },
            Native("_outcome(_:)") { call in Value(task(call.arguments[0])?.value) },
            Native("_failure(_:)") { call in Value(task(call.arguments[0])?.error) },
        ]
    }

    private static func event(_ call: NativeCall) -> EventValue? {
        guard case .native(let native) = call.receiver else { return nil }
        return native as? EventValue
    }

    private static func task(_ value: Value) -> TaskValue? {
        guard case .native(let native) = value else { return nil }
        return native as? TaskValue
    }

    private static func makeTask(_ call: NativeCall) -> Value {
        let task = call.evaluator.callTask(call.arguments[1])
        return call.evaluator.structure("Task", [.native(task)], arguments: call.substitutions)
    }
}
