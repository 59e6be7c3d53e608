import Syntax

/// What encoding and decoding ask of types at run time.
extension Evaluator {
    func libraryType(_ name: Name) -> Type? { findType(name).map { .nominal($0, []) } }

    /// A coding key that no type of the program declares.
    func codingKey(_ text: String, _ index: Int? = nil) -> Value {
        structure("_AnyCodingKey", [.string(text), Value(index.map { .int($0) })])
    }

    func throwError(_ error: Value) {
        if !isFailing { pendingError = error }
    }

    /// Whether a type of the program has an `init(from:)` of its own.
    func decodesItself(_ type: Type) -> Bool {
        module.members("init", of: type).contains { found in
            guard case .function(let function) = found.member else { return false }
            return !function.isLibrary && function.parameters.count == 1
                && function.parameters[0].label == Name("from")
        }
    }

    /// Runs a program's own `encode(to:)`; nil for a value whose type has none.
    func encodedByItself(_ value: Value, with encoding: JSONEncoding) -> JSONEncoding? {
        guard hasOwnMethod("encode", of: value) else { return nil }
        var arguments: [Value] = [.native(encoding)]
        callRequirement("encode", of: value, &arguments)
        return encoding
    }

    /// Stored properties that are coded, by their places, with their keys: those that the type's own
    /// `CodingKeys` names, or all of them but constants that have their value already.
    func codingKeys(of declaration: NominalDeclaration) -> [(field: Int, key: String)] {
        var keys: NominalDeclaration?
        for case .type(let nested) in declaration.members(named: "CodingKeys") { keys = nested }
        var found: [(field: Int, key: String)] = []
        for (index, property) in declaration.storedProperties.enumerated() where !property.isLazy {
            if let keys {
                keys.complete()
                guard let key = keys.cases.first(where: { $0.name == property.name }) else { continue }
                found.append((index, CodingKeys.text(of: key)))
            } else if !property.isLet || property.initialValue == nil {
                found.append((index, property.name.text))
            }
        }
        return found
    }

    func typeOfField(_ index: Int, of type: Type) -> Type {
        guard case .nominal(let declaration, let arguments) = type else { return .unknown }
        return opened(module.substitute(declaration.storedProperties[index].type, arguments))
    }

    /// A value of a struct or class with the initial values of the properties that are not about to be set.
    func uninitialized(_ type: Type, setting fields: [Int]) -> Value {
        attempt { () throws(Signal) -> Value in
            try self.uninitializedValue(of: type, settingAll: fields, self.site, nil)
        }
    }
}

/// The texts of keys.
enum CodingKeys {
    static func text(of key: EnumCase) -> String {
        if case .string(let raw)? = key.rawValue { return raw }
        return key.name.text
    }

    /// Of a key of any type: a case of an enum, or what its `stringValue` says.
    static func text(of key: Value, _ evaluator: Evaluator) -> String {
        if case .enumeration(let made, _) = key { return text(of: made) }
        return evaluator.property("stringValue", of: key).asString
    }
}
