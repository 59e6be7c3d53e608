import Interpreter

/// Actions that views run when they appear, change or receive something.
enum LifecycleRows {
    static var rows: [Native] { appearances + changes }

    private static var appearances: [Native] {
        [
            Native("View.onAppear(perform:)") { call in onAppear(call, "onAppear", call.nextOptional()) },
            Native("View.onDisappear(perform:)") {
                call in
                let action = call.nextOptional()
                let evaluator = call.evaluator
                return call.planning("onDisappear") { memory, _ in
                    memory.farewell = { if let action { evaluator.call(action, []) } }
                }
            },
            Native("View.task(...)") { task($0) },
        ]
    }

    private static var changes: [Native] {
        [
            Native("View.onChange(of: V, initial: Bool, _: @escaping (_ oldValue: V, _ newValue: V) -> Void)")
            { onChange($0) { [$0, $1] } },
            Native("View.onChange(of: V, initial: Bool, _: @escaping () -> Void)") {
                onChange($0) { _, _ in [] }
            },
            Native("View.onChange(of:perform:)") { onChange($0) { [$1] } },
            Native("View.onReceive(_:perform:)") { call in
                let publisher = call.nextValue(), action = call.nextValue()
                let evaluator = call.evaluator
                return call.planning("onReceive") { memory, context in
                    let receiver = receiver(of: publisher, memory, evaluator)
                    receiver.action = { evaluator.call(action, [$0]) }
                    if receiver.isBehind { context.graph.afterLayout { _ in receiver.catchUp() } }
                }
            },
        ]
    }

    private static func task(_ call: NativeCall) -> Value {
        let action = call.unlabeledArgument ?? .void, evaluator = call.evaluator
        if let value = call.argument("id") {
            return onChange(call, "task", value, initial: true) { memory, _, _ in
                start(action, memory, evaluator)
            }
        }
        return appearing(call, "task") { start(action, $0, evaluator) }
    }

    /// The subscription lasts for as long as the publisher is the same; its values reach the newest action.
    /// Derived from `SubscriptionView`, whose publisher is a property like any other: SwiftUI updates a view
    /// when these differ.
    private static func receiver(
        of publisher: Value, _ memory: ModifierMemory, _ evaluator: Evaluator
    ) -> PublisherReceiver {
        if let known = memory.value, let receiver = memory.receiver,
            evaluator.areSamePublishers(known, publisher)
        {
            return receiver
        }
        memory.subscription?.cancel()
        let receiver = PublisherReceiver()
        memory.receiver = receiver
        memory.value = publisher
        memory.subscription = evaluator.subscribe(publisher) { receiver.hear($0) }
        memory.farewell = { memory.subscription?.cancel() }
        return receiver
    }

    private static func onAppear(_ call: NativeCall, _ name: StaticString, _ action: Value?) -> Value {
        let evaluator = call.evaluator
        guard let action else { return call.receiver }
        return appearing(call, name) { _ in evaluator.call(action, []) }
    }

    /// Documented: lazy containers make their rows when they have to be shown, so that views of those that
    /// are out of sight have not appeared.
    private static func appearing(
        _ call: NativeCall, _ name: StaticString, _ action: @escaping (ModifierMemory) -> Void
    ) -> Value {
        call.remembering(name) { memory, nodes, context in
            guard !memory.hasAppeared else { return nodes }
            context.graph.whenSeen(context.isInRow ? nodes : []) { _ in
                memory.hasAppeared = true
                action(memory)
            }
            return nodes
        }
    }

    /// - Parameter handed: what the action is called with, of the old value and the new one.
    private static func onChange(_ call: NativeCall, _ handed: @escaping (Value, Value) -> [Value]) -> Value {
        let evaluator = call.evaluator, initial = call.argument("initial")?.asBool ?? false
        let value = call.argument("of") ?? .void
        let action = call.argument("perform") ?? call.unlabeledArgument ?? .void
        return onChange(call, "onChange", value, initial: initial) { evaluator.call(action, handed($1, $2)) }
    }

    private static func onChange(
        _ call: NativeCall, _ name: StaticString, _ value: Value, initial: Bool,
        _ action: @escaping (ModifierMemory, Value, Value) -> Void
    ) -> Value {
        let evaluator = call.evaluator
        return call.planning(name) { memory, context in
            let old = memory.value
            memory.value = value
            if let old {
                guard !evaluator.areEqual(old, value) else { return }
            } else {
                guard initial else { return }
            }
            context.graph.afterLayout { _ in action(memory, old ?? value, value) }
        }
    }

    /// A view's task lasts as long as the view, or until the next one takes its place.
    private static func start(_ action: Value, _ memory: ModifierMemory, _ evaluator: Evaluator) {
        memory.farewell?()
        let task = evaluator.callTask(action)
        memory.farewell = { evaluator.cancel(task) }
    }
}
