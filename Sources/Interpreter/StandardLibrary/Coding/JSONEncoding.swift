import Syntax

/// What a program's own `encode(to:)` fills: the encoder, and each of its containers.
final class JSONEncoding: NativeValue {
    let options: CodingOptions
    private let type: Type?
    private var content = Content.none
    /// Goes on as a container of this one, filled later.
    private enum Content {
        case none
        case value(JSON)
        case object([(key: String, value: JSONEncoding)])
        case array([JSONEncoding])
    }

    init(_ options: CodingOptions, _ type: Type?) {
        self.options = options
        self.type = type
    }

    override var declaredType: Type? { type }

    /// What has been encoded; an encoder that nothing was put into makes an empty object.
    var json: JSON {
        switch content {
        case .none: .object([])
        case .value(let json): json
        case .object(let members): .object(members.map { (options.written($0.key), $0.value.json) })
        case .array(let values): .array(values.map { $0.json })
        }
    }

    func becomeObject() { if case .none = content { content = .object([]) } }
    func becomeArray() { if case .none = content { content = .array([]) } }
    func put(_ json: JSON) { content = .value(json) }

    /// A container of its own under a key; an earlier one under that key is replaced.
    func member(_ key: String) -> JSONEncoding {
        let made = JSONEncoding(options, type)
        var members: [(key: String, value: JSONEncoding)] = []
        if case .object(let known) = content { members = known.filter { !$0.key.isSame(as: key) } }
        content = .object(members + [(key, made)])
        return made
    }

    func element() -> JSONEncoding {
        let made = JSONEncoding(options, type)
        guard case .array(var known) = content else {
            content = .array([made])
            return made
        }
        content = .none
        known.append(made)
        content = .array(known)
        return made
    }

    // MARK: Values

    /// What a value takes until all of it is written.
    private static let bytes = 256

    func encode(_ value: Value, _ evaluator: Evaluator) {
        evaluator.charge(JSONEncoding.bytes)
        evaluator.descend(()) { encodeParts(of: value, evaluator) }
    }

    private func encodeParts(of value: Value, _ evaluator: Evaluator) {
        if let own = evaluator.encodedByItself(value, with: JSONEncoding(options, type)) {
            put(own.json)
            return
        }
        switch value {
        case .none: put(.null)
        case .some(let inner): encode(inner, evaluator)
        case .bool(let value): put(.bool(value))
        case .int(let value): put(.number("\(value)"))
        case .large(let value): put(.number("\(value)"))
        case .double(let value): put(.number(JSON.digits(value)))
        case .string(let text):
            evaluator.charge(text.utf8.count)
            put(.string(text))
        case .array(let values): encode(elements: values, evaluator)
        case .set(let storage): encode(elements: storage.keys, evaluator)
        case .dictionary(let storage): encode(storage, evaluator)
        case .enumeration(let made, let payload): encode(made, payload, evaluator)
        case .structure(let made): encode(made.declaration, value, evaluator)
        case .object(let made): encode(made.declaration, value, evaluator)
        default:
            evaluator.fail(
                "a value of type '\(evaluator.describe(evaluator.typeOf(value)))' cannot be encoded here")
        }
    }

    /// A raw value, or an object with the payload under the case's name.
    private func encode(_ made: EnumCase, _ payload: [Value], _ evaluator: Evaluator) {
        if let raw = made.rawValue { return encode(raw, evaluator) }
        let inside = member(made.name.text)
        inside.becomeObject()
        for (index, value) in payload.enumerated() where !value.isNil {
            let label = index < made.parameters.count ? made.parameters[index].label : nil
            inside.member(label?.text ?? "_\(index)").encode(value, evaluator)
        }
    }

    private func encode(elements: [Value], _ evaluator: Evaluator) {
        becomeArray()
        for value in elements where !evaluator.isFailing { element().encode(value, evaluator) }
    }

    /// Keys that are texts or integers name members; other keys and values stand in turn.
    private func encode(_ dictionary: DictionaryValue, _ evaluator: Evaluator) {
        var members: [(key: String, value: JSON)] = []
        for (key, value) in zip(dictionary.keys, dictionary.values) where !evaluator.isFailing {
            let inner = JSONEncoding(options, type)
            inner.encode(value, evaluator)
            switch key {
            case .string(let text): members.append((text, inner.json))
            case .int(let number): members.append(("\(number)", inner.json))
            default:
                return encode(
                    elements: zip(dictionary.keys, dictionary.values).flatMap { [$0, $1] }, evaluator)
            }
        }
        put(.object(members))
    }

    /// What the compiler makes of `Encodable` without a method: a member for each stored property that is not
    /// nil.
    private func encode(_ declaration: NominalDeclaration, _ value: Value, _ evaluator: Evaluator) {
        if declaration.isLibrary {
            if let date = Fields<DateField>(value), declaration.name == "Date" {
                return put(options.json(date[.timeIntervalSinceReferenceDate].asDouble))
            }
            if declaration.name == "URL" || declaration.name == "UUID" {
                return put(.string(evaluator.property("description", of: value).asString))
            }
        }
        becomeObject()
        for (field, key) in evaluator.codingKeys(of: declaration) where !evaluator.isFailing {
            let inner = value.field(field)
            if !inner.isNil { member(key).encode(inner, evaluator) }
        }
    }
}
