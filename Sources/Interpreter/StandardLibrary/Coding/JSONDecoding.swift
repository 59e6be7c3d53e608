import Syntax

/// A place in a JSON text with the options it is read by: what a program's own `init(from:)` gets as its
/// decoder, and as each of the decoder's containers.
final class JSONDecoding: NativeValue {
    let json: JSON
    let options: CodingOptions
    /// The keys that lead here from the top.
    let path: [Value]
    private let type: Type?
    /// The next element, for a container without keys.
    var position = 0

    init(_ json: JSON, _ options: CodingOptions, _ type: Type?, path: [Value] = []) {
        self.json = json
        self.options = options
        self.type = type
        self.path = path
    }

    override var declaredType: Type? { type }

    /// What stands below it under a key.
    func inner(_ json: JSON, _ key: Value) -> JSONDecoding {
        JSONDecoding(json, options, type, path: path + [key])
    }

    /// What stands below it at a place in an array.
    func element(_ json: JSON, _ index: Int, _ evaluator: Evaluator) -> JSONDecoding {
        inner(json, evaluator.codingKey("Index \(index)", index))
    }

    /// The elements, for a container without keys.
    var elements: [JSON] {
        if case .array(let elements) = json { return elements }
        return []
    }

    /// The next element of a container without keys; an error at its end.
    func next(_ evaluator: Evaluator) -> JSONDecoding? {
        guard position < elements.count else {
            fail(.valueNotFound, "Unkeyed container is at end.", evaluator)
            return nil
        }
        defer { position += 1 }
        return element(elements[position], position, evaluator)
    }

    /// A member of the object, by the key as the program has it.
    func member(_ key: String) -> JSON? { json[options.written(key)] }

    // MARK: Errors

    enum Failure: Int {
        case typeMismatch, valueNotFound, keyNotFound, dataCorrupted
    }

    /// Throws a `DecodingError`.
    @discardableResult
    func fail(
        _ failure: Failure, _ text: String, type: Type = .unknown, key: Value = .void, _ evaluator: Evaluator
    ) -> Value {
        let context = evaluator.structure("_DecodingErrorContext", [.array(path), .string(text), .none])
        let payload: [Value] =
            switch failure {
            case .typeMismatch, .valueNotFound: [.metatype(type), context]
            case .keyNotFound: [key, context]
            case .dataCorrupted: [context]
            }
        evaluator.throwError(evaluator.enumeration("DecodingError", failure.rawValue, payload))
        return .void
    }

    private func mismatch(_ type: Type, _ evaluator: Evaluator) -> Value {
        if case .null = json {
            return fail(
                .valueNotFound,
                "Cannot get value of type \(evaluator.describe(type)) -- found null value instead",
                type: type,
                evaluator)
        }
        return fail(
            .typeMismatch,
            "Expected to decode \(container(type) ?? evaluator.describe(type)) but found \(json.kind) instead.",
            type: type, evaluator)
    }

    /// What Foundation calls the container that a type is decoded from, if from one.
    private func container(_ type: Type) -> String? {
        guard let declaration = type.nominal else { return nil }
        if declaration.name == "Array" || declaration.name == "Set" { return "Array<Any>" }
        let isObject =
            declaration.kind != .enum && !declaration.isDecodedWhole || declaration.name == "Dictionary"
        return isObject ? "Dictionary<String, Any>" : nil
    }

    // MARK: Values

    /// The value of that type; void after an error.
    func value(of type: Type, _ evaluator: Evaluator) -> Value {
        evaluator.spend(2)
        guard case .nominal(let declaration, let arguments) = evaluator.opened(type) else {
            return mismatch(type, evaluator)
        }
        if evaluator.decodesItself(type) {
            return evaluator.instantiate(type, labels: ["from"], arguments: [.native(self)]) ?? .void
        }
        if declaration.isLibrary, let made = standard(declaration, arguments, type, evaluator) { return made }
        if declaration.kind == .enum {
            return payloadCase(declaration, arguments, evaluator) ?? enumCase(declaration, type, evaluator)
        }
        return fields(declaration, type, evaluator)
    }

    /// A value of a type of the standard library or Foundation; nil for one whose fields are decoded.
    private func standard(
        _ declaration: NominalDeclaration, _ arguments: [Type], _ type: Type, _ evaluator: Evaluator
    ) -> Value? {
        switch (declaration.name, json) {
        case ("Optional", .null): return Value.none
        case ("Optional", _): return Value.some(value(of: arguments[0], evaluator))
        case ("Bool", .bool(let value)): return .bool(value)
        case ("String", .string(let text)): return .string(text)
        case ("Double", .number(let digits)), ("CGFloat", .number(let digits)),
            ("Float", .number(let digits)),
            ("Decimal", .number(let digits)):
            return .double(Numerals.parseDouble(digits) ?? 0)
        case ("Array", .array(let values)): return elements(values, arguments[0], evaluator)
        case ("Set", .array(let values)):
            return evaluator.instantiate(type, arguments: [elements(values, arguments[0], evaluator)])
                ?? .void
        case ("Dictionary", .object(let members)): return dictionary(members, arguments[1], evaluator)
        case ("Date", _): return date(type, evaluator)
        case ("URL", .string(let text)):
            return converted(type, "string", text, "Invalid URL string.", evaluator)
        case ("UUID", .string(let text)):
            return converted(
                type, "uuidString", text, "Attempted to decode UUID from invalid UUID string.", evaluator)
        default: break
        }
        if case .number(let digits) = json, declaration.isIntegerType {
            return integer(digits, type, evaluator)
        }
        return declaration.isDecodedWhole ? mismatch(type, evaluator) : nil
    }

    private func integer(_ digits: String, _ type: Type, _ evaluator: Evaluator) -> Value {
        if let whole = Arithmetic.parse(digits, 10) { return .int(whole) }
        if let number = Numerals.parseDouble(digits), let whole = Int64(exactly: number) {
            return .int(whole)
        }
        return fail(
            .dataCorrupted, "Parsed JSON number <\(digits)> does not fit in \(evaluator.describe(type)).",
            evaluator)
    }

    private func elements(_ values: [JSON], _ type: Type, _ evaluator: Evaluator) -> Value {
        var made: [Value] = []
        for (index, json) in values.enumerated() where !evaluator.isFailing {
            made.append(element(json, index, evaluator).value(of: type, evaluator))
        }
        return .array(made)
    }

    private func dictionary(_ members: [(key: String, value: JSON)], _ type: Type, _ evaluator: Evaluator)
        -> Value
    {
        var (keys, values): ([Value], [Value]) = ([], [])
        for (key, json) in members where !evaluator.isFailing {
            let value = inner(json, evaluator.codingKey(key)).value(of: type, evaluator)
            if let known = keys.firstIndex(where: { $0.asString.isSame(as: key) }) {
                values[known] = value
            } else {
                keys.append(.string(key))
                values.append(value)
            }
        }
        return .dictionary(DictionaryValue(keys: keys, values: values))
    }

    private func date(_ type: Type, _ evaluator: Evaluator) -> Value {
        guard let seconds = options.date(json) else {
            if case .string = json {
                return fail(
                    .dataCorrupted, "Date string does not match format expected by formatter.", evaluator)
            }
            return mismatch(type, evaluator)
        }
        return evaluator.structure("Date", [.double(seconds)])
    }

    /// `URL(string:)` and `UUID(uuidString:)`.
    private func converted(
        _ type: Type, _ label: Name, _ text: String, _ message: String, _ evaluator: Evaluator
    ) -> Value {
        let made = evaluator.instantiate(type, labels: [label], arguments: [.string(text)])
        return made?.unwrapped ?? fail(.dataCorrupted, message, evaluator)
    }

    // MARK: A program's own types

    private func enumCase(_ declaration: NominalDeclaration, _ type: Type, _ evaluator: Evaluator) -> Value {
        for made in declaration.cases {
            switch (made.rawValue, json) {
            case (.string(let raw)?, .string(let text)) where raw.isSame(as: text):
                return .enumeration(made, [])
            case (.int(let raw)?, .number(let digits)) where Arithmetic.parse(digits, 10) == raw:
                return .enumeration(made, [])
            default: continue
            }
        }
        switch json {
        case .string(let text):
            return fail(
                .dataCorrupted,
                "Cannot initialize \(evaluator.describe(type)) from invalid String value \(text)", evaluator)
        case .number(let digits):
            return fail(
                .dataCorrupted,
                "Cannot initialize \(evaluator.describe(type)) from invalid Int value \(digits)", evaluator)
        default: return mismatch(type, evaluator)
        }
    }

    /// There is no such member.
    func missing(_ text: String, _ key: Value, _ evaluator: Evaluator) -> Value {
        fail(
            .keyNotFound, "No value associated with key \(text) (\"\(options.written(text))\").", key: key,
            evaluator)
    }

    /// A case with a payload, which is an object under the case's name.
    private func payloadCase(_ declaration: NominalDeclaration, _ arguments: [Type], _ evaluator: Evaluator)
        -> Value?
    {
        guard case .object(let members) = json, members.count == 1,
            let made = declaration.cases.first(where: {
                $0.rawValue == nil && $0.name.text.isSame(as: members[0].key)
            })
        else { return nil }
        let inside = inner(members[0].value, evaluator.codingKey(members[0].key))
        var payload: [Value] = []
        for (index, parameter) in made.parameters.enumerated() where !evaluator.isFailing {
            let name = parameter.label?.text ?? "_\(index)"
            let type = evaluator.module.substitute(parameter.type, arguments)
            if let json = inside.member(name) {
                payload.append(inside.inner(json, evaluator.codingKey(name)).value(of: type, evaluator))
            } else if type.nominal === evaluator.commonTypes.optional {
                payload.append(.none)
            } else {
                return inside.missing(name, evaluator.codingKey(name), evaluator)
            }
        }
        return .enumeration(made, payload)
    }

    /// What the compiler makes of `Decodable` without an initializer: a member for each stored property.
    private func fields(_ declaration: NominalDeclaration, _ type: Type, _ evaluator: Evaluator) -> Value {
        let keys = evaluator.codingKeys(of: declaration)
        if case .object = json {} else if !keys.isEmpty { return mismatch(type, evaluator) }
        var value = evaluator.uninitialized(type, setting: keys.map { $0.field })
        for (field, key) in keys where !evaluator.isFailing {
            let wanted = evaluator.typeOfField(field, of: type)
            if let json = member(key) {
                evaluator.setField(
                    field, of: &value, inner(json, evaluator.codingKey(key)).value(of: wanted, evaluator))
            } else if wanted.nominal === evaluator.commonTypes.optional {
                evaluator.setField(field, of: &value, .none)
            } else {
                return missing(key, evaluator.codingKey(key), evaluator)
            }
        }
        return value
    }
}

extension NominalDeclaration {
    fileprivate var isIntegerType: Bool {
        let bytes = Array(name.text.utf8)
        return bytes.starts(with: Array("Int".utf8)) || bytes.starts(with: Array("UInt".utf8))
    }

    /// Whether it is no object of fields in JSON.
    fileprivate var isDecodedWhole: Bool {
        let names: [Name] = [
            "Bool", "String", "Double", "CGFloat", "Float", "Decimal", "Array", "Set", "Dictionary", "URL",
            "UUID", "Data",
        ]
        return isIntegerType || names.contains(name)
    }
}
