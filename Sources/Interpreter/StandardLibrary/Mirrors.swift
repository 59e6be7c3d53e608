import Syntax

/// `Mirror`: what a value is made of, as its description shows it.
extension StandardLibrary {
    static var mirrors: [Native] {
        [
            Native("_mirrored(_:)") { call in
                .array(
                    children(of: call.arguments[0]).map {
                        .tuple([Value($0.label.map { .string($0) }), $0.value])
                    })
            },
            Native("_caseIndex(_:)") { call in
                let value = call.evaluator.unerased(call.arguments[0])
                guard case .enumeration(let made, _) = value else { return .none }
                return Value(made.parent?.cases.firstIndex { $0 === made }.map { .int($0) })
            },
            Native("_mirrorStyle(_:)") { Value(style(of: $0.arguments[0]).map { .int($0) }) },
        ]
    }

    private static func style(of value: Value) -> Int? {
        switch value {
        case .structure: 0
        case .object: 1
        case .enumeration: 2
        case .tuple: 3
        case .some, .none: 4
        case .array: 5
        case .dictionary: 6
        case .set: 7
        case .native(let native): (native as? AnyValue).flatMap { style(of: $0.value) }
        default: nil
        }
    }

    private static func children(of value: Value) -> [(label: String?, value: Value)] {
        switch value {
        case .structure(let value): fields(value.declaration, value.fields)
        case .object(let object): fields(object.declaration, object.fields)
        case .enumeration(let enumCase, let payload):
            payload.isEmpty ? [] : [(enumCase.name.text, payload.count == 1 ? payload[0] : .tuple(payload))]
        case .tuple(let elements): elements.enumerated().map { (".\($0)", $1) }
        case .some(let value): [("some", value)]
        case .array(let elements): elements.map { (nil, $0) }
        case .set(let storage): storage.keys.map { (nil, $0) }
        case .dictionary(let storage): zip(storage.keys, storage.values).map { (nil, .tuple([$0, $1])) }
        case .native(let native): (native as? AnyValue).map { labeled($0) } ?? []
        default: []
        }
    }

    /// A tuple's labels are known to its type alone.
    private static func labeled(_ erased: AnyValue) -> [(label: String?, value: Value)] {
        let children = children(of: erased.value)
        guard case .tuple(let elements)? = erased.declaredType else { return children }
        return zip(children, elements).map { ($1.label?.text ?? $0.label, $0.value) }
    }

    private static func fields(_ declaration: NominalDeclaration, _ fields: [Value]) -> [(
        label: String?, value: Value
    )] {
        zip(declaration.storedProperties, fields).map { ($0.name.text, $1) }
    }
}
