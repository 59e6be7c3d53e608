import Interpreter

/// `Binding`: reading and writing what is kept elsewhere.
enum BindingRows {
    static var rows: [Native] {
        [
            value("Binding.wrappedValue"),
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
        ]
    }

    /// What a binding is bound to.
    static func value(_ signature: String) -> Native {
        Native(
            signature,
            get: { $0.receiver.native(BindingValue.self)?.get() ?? .void },
            set: { call in
                call.receiver.native(BindingValue.self)?.set(call.arguments[0])
                return .void
            })
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
