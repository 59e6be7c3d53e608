import Graphics
import Interpreter
import Layout
import Syntax

/// Actions that views run when they appear, change or receive something.
enum LifecycleRows {
    static var rows: [Native] { appearances + changes }

    private static var appearances: [Native] {
        [
            Native("View.onAppear(perform:)") {
                call in onAppear(call, "onAppear", call.nextOptional())
            },
            Native("View.onDisappear(perform:)") {
                call in
                let action = call.nextOptional()
                let evaluator = call.evaluator
                return call.planning("onDisappear") { memory, _ in
                    memory.farewell = { if let action { evaluator.call(action, []) } }
                }
            },
            Native("View.task(priority:_:)") { call in
                _ = call.nextValue()
                let (action, evaluator) = (call.nextValue(), call.evaluator)
                return call.planning("task") { memory, context in
                    guard !memory.hasAppeared else { return }
                    context.graph.afterLayout { _ in
                        memory.hasAppeared = true
                        start(action, memory, evaluator)
                    }
                }
            },
            Native("View.task(id:priority:_:)") { call in
                let value = call.nextValue()
                _ = call.nextValue()
                let (action, evaluator) = (call.nextValue(), call.evaluator)
                return onChange(call, "task", value, initial: true) { memory, _, _ in
                    start(action, memory, evaluator)
                }
            },
        ]
    }

    private static var changes: [Native] {
        [
            Native("View.onChange(of: V, initial: Bool, _: @escaping (_ oldValue: V, _ newValue: V) -> Void)")
            { call in
                let value = call.nextValue()
                let initial: Bool = call.next()
                let action = call.nextValue()
                let evaluator = call.evaluator
                return onChange(call, "onChange", value, initial: initial) {
                    evaluator.call(action, [$1, $2])
                }
            },
            Native("View.onChange(of: V, initial: Bool, _: @escaping () -> Void)") { call in
                let value = call.nextValue()
                let initial: Bool = call.next()
                let action = call.nextValue()
                let evaluator = call.evaluator
                return onChange(call, "onChange", value, initial: initial) { _, _, _ in
                    evaluator.call(action, [])
                }
            },
            Native("View.onChange(of:perform:)") { call in
                let value = call.nextValue()
                let action = call.nextValue()
                let evaluator = call.evaluator
                return onChange(call, "onChange", value, initial: false) { _, _, new in
                    evaluator.call(action, [new])
                }
            },
            Native("View.onReceive(_:perform:)") { call in
                let publisher = call.nextValue()
                let action = call.nextValue()
                let evaluator = call.evaluator
                return call.planning("onReceive") { memory, context in
                    let receiver = receiver(of: publisher, memory, evaluator)
                    receiver.action = { evaluator.call(action, [$0]) }
                    if receiver.isBehind { context.graph.afterLayout { _ in receiver.catchUp() } }
                }
            },
        ]
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
        return call.planning(name) { memory, context in
            guard !memory.hasAppeared, let action else { return }
            context.graph.afterLayout { _ in
                memory.hasAppeared = true
                evaluator.call(action, [])
            }
        }
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
