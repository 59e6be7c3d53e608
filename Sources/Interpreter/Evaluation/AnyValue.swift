/// A value of type `Any` whose static type says more than the value itself: a `Float`, which is kept as any other
/// floating-point number, and a tuple, whose labels only its type knows.
final class AnyValue: NativeValue {
    let value: Value
    private let type: Type
    private let text: String

    init(_ value: Value, _ type: Type, text: String) {
        self.value = value
        self.type = type
        self.text = text
    }

    override var declaredType: Type? { type }
    override var description: String { text }
}

extension Evaluator {
    /// The value as `Any`.
    func erased(_ value: Value, from type: Type) -> Value {
        switch type {
        case .nominal(let declaration, _) where declaration === commonTypes.float || declaration === commonTypes.decimal: break
        case .tuple(let elements) where elements.contains { $0.label != nil }: break
        default: return value
        }
        return .native(AnyValue(value, type, text: describe(value, as: type)))
    }

    /// What stands behind `Any`.
    func unerased(_ value: Value) -> Value {
        if case .native(let native) = value, let erased = native as? AnyValue { return erased.value }
        return value
    }
}
