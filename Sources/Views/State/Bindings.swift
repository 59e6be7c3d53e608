import Graphics
import Interpreter
import Layout
import Syntax

/// `Binding`: reading and writing what is kept elsewhere.
enum BindingRows {
    static var rows: [Declaration] {
        [
            Declaration(
                """
                @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
                    public var wrappedValue: Value { get nonmutating set }
                }
                """,
                get: { $0.receiver.native(BindingValue.self)?.get() ?? .void },
                set: { call in
                    call.receiver.native(BindingValue.self)?.set(call.arguments[0])
                    return .void
                }),
            Declaration(
                """
                extension Binding {
                    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
                }
                """
            ) { call in
                let get = call.nextValue()
                let set = call.nextValue()
                let evaluator = call.evaluator
                return .native(
                    BindingValue(
                        get: { evaluator.call(get, []) }, set: { evaluator.call(set, [$0]) }))
            },
            Declaration("extension Binding { public static func constant(_ value: Value) -> Binding<Value> }") { call in
                let value = call.nextValue()
                return .native(BindingValue(get: { value }, set: { _ in }))
            },
            Declaration("extension Binding { public var projectedValue: Binding<Value> { get } }") { $0.receiver },
            Declaration("extension Binding { public init(projectedValue: Binding<Value>) }") { $0.nextValue() },
            Declaration(
                """
                extension Binding {
                    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
                        -> Binding<Subject> { get }
                }
                """
            ) { call in
                let path = call.nextValue()
                guard let base = call.receiver.native(BindingValue.self) else { return .void }
                return .native(base.member(path, call.evaluator))
            },
            Declaration("extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }"),
            Declaration("extension Binding { public init?(_ base: Binding<Value?>) }") { call in
                guard let base = call.nextValue().native(BindingValue.self) else { return .none }
                guard let first = base.get().unwrapped else { return .none }
                return .some(.native(BindingValue(get: { base.get().unwrapped ?? first }, set: { base.set(.some($0)) })))
            },
            Declaration("extension Binding { public init<V>(_ base: Binding<V>) where Value == V? }") { call in
                guard let base = call.nextValue().native(BindingValue.self) else { return .void }
                return .native(
                    BindingValue(get: { .some(base.get()) }, set: { if let value = $0.unwrapped { base.set(value) } }))
            },
            Declaration("extension Binding { public func animation(_ animation: Animation? = .default) -> Binding<Value> }") { call in
                guard let base = call.receiver.native(BindingValue.self) else { return .void }
                let animation = call.nextValue(), evaluator = call.evaluator
                return .native(BindingValue(get: base.get, set: {
                    GraphRecord.note(animation, evaluator)
                    base.set($0)
                }))
            },
            Declaration("extension Binding { public func transaction(_ transaction: Transaction) -> Binding<Value> }") {
                $0.receiver
            },
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
