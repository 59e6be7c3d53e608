/// A value of type `Any` whose static type says more than the value itself: a `Float`, which is kept as any
/// other floating-point number, as is a `Decimal`, a `Character` or `Substring`, which are kept as texts, a
/// tuple, whose labels only its type knows, and collections and optionals of these.
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
        guard saysMore(type) else { return value }
        return .native(AnyValue(value, type, text: describe(value, as: type)))
    }

    private func saysMore(_ type: Type) -> Bool {
        switch type {
        case .nominal(let declaration, let arguments):
            if arguments.isEmpty {
                return declaration === commonTypes.float || declaration === commonTypes.decimal
                    || declaration === commonTypes.character || declaration === commonTypes.substring
            }
            return declaration.isLibrary && arguments.contains { saysMore($0) }
        case .tuple(let elements): return elements.contains { $0.label != nil || saysMore($0.type) }
        default: return false
        }
    }

    /// What stands behind `Any`.
    func unerased(_ value: Value) -> Value {
        if case .native(let native) = value, let erased = native as? AnyValue { return erased.value }
        return value
    }
}
