import Graphics
import Interpreter
import Layout
import Syntax

/// `Binding`: reading and writing what is kept elsewhere.
enum BindingRows {
    static var rows: [Native] {
        [
            Native(
                "Binding.wrappedValue",
                get: { $0.receiver.native(BindingValue.self)?.get() ?? .void },
                set: { call in
                    call.receiver.native(BindingValue.self)?.set(call.arguments[0])
                    return .void
                }),
            Native("Binding.init(get:set:)") { call in
                let get = call.nextValue(), set = call.nextValue()
                let evaluator = call.evaluator
                return .native(
                    BindingValue(
                        get: { evaluator.call(get, []) }, set: { evaluator.call(set, [$0]) }))
            },
            Native("Binding.constant(_:)") { call in
                let value = call.nextValue()
                return .native(BindingValue(get: { value }, set: { _ in }))
            },
            Native("Binding.projectedValue") { $0.receiver },
            Native("Binding.init(projectedValue:)") { $0.nextValue() },
            Native("Binding.subscript(dynamicMember:)") { call in
                let path = call.nextValue()
                guard let base = call.receiver.native(BindingValue.self) else { return .void }
                return .native(base.member(path, call.evaluator))
            },
            Native("Binding.init(_: Binding<Value?>)") { call in
                guard let base = call.nextValue().native(BindingValue.self) else { return .none }
                guard let first = base.get().unwrapped else { return .none }
                return .some(
                    .native(
                        BindingValue(get: { base.get().unwrapped ?? first }, set: { base.set(.some($0)) })))
            },
            Native("Binding.init(_: Binding<V>)") { call in
                guard let base = call.nextValue().native(BindingValue.self) else { return .void }
                return .native(
                    BindingValue(
                        get: { .some(base.get()) }, set: { if let value = $0.unwrapped { base.set(value) } }))
            },
            Native("Binding.animation(_:)") { call in
                guard let base = call.receiver.native(BindingValue.self) else { return .void }
                let animation = call.nextValue(), evaluator = call.evaluator
                return .native(
                    BindingValue(
                        get: base.get,
                        set: {
                            GraphRecord.note(animation, evaluator)
                            base.set($0)
                        }))
            },
            Native("Binding.transaction(_:)") { $0.receiver },
        ]
    }
}

extension BindingValue {
    /// A binding to a part of what this one is bound to.
    func member(_ path: Value, _ evaluator: Evaluator) -> BindingValue {
        BindingValue(
            get: { evaluator.read(path, from: self.get()) },
            set: { value in
                var whole = self.get()
                evaluator.write(path, to: &whole, value)
                self.set(whole)
            })
    }
}
