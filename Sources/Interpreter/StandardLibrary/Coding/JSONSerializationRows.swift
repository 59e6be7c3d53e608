import Syntax

/// `JSONSerialization`: JSON as values of type `Any`, and the other way round.
extension StandardLibrary {
    static var jsonSerialization: [Native] {
        [
            Native("_jsonObject(_:)") { call in
                let bytes = call.array(0).map { UInt8(truncatingIfNeeded: $0.asInteger) }
                return JSONParser.parse(bytes).map { .some(object($0, call.evaluator)) } ?? .none
            },
            Native("_jsonText(_:_:_:)") { call in
                guard let json = json(call.arguments[0], call.evaluator) else { return .none }
                return .some(.string(json.text(isPretty: call.bool(1), isSorted: call.bool(2))))
            },
        ]
    }

    /// JSON as Foundation hands it out: whole numbers are integers.
    private static func object(_ json: JSON, _ evaluator: Evaluator) -> Value {
        switch json {
        case .null:
            return evaluator.findType("NSNull").flatMap { evaluator.instantiate(.nominal($0, [])) } ?? .void
        case .bool(let value): return .bool(value)
        case .number(let digits):
            return Int64(digits).map { .int($0) } ?? .double(Numerals.parseDouble(digits) ?? 0)
        case .string(let text): return .string(text)
        case .array(let values):
            evaluator.charge(values.count * 24)
            return .array(values.map { object($0, evaluator) })
        case .object(let members):
            evaluator.charge(members.count * 48)
            var keys: [Value] = [], values: [Value] = []
            for (key, value) in members {
                if let known = keys.firstIndex(where: { $0.asString.utf8.elementsEqual(key.utf8) }) {
                    values[known] = object(value, evaluator)
                } else {
                    keys.append(.string(key))
                    values.append(object(value, evaluator))
                }
            }
            return .dictionary(DictionaryValue(keys: keys, values: values))
        }
    }

    /// A value as JSON; nil for what JSON has not.
    private static func json(_ value: Value, _ evaluator: Evaluator) -> JSON? {
        switch evaluator.unerased(value) {
        case .bool(let value): return .bool(value)
        case .int(let value): return .number("\(value)")
        case .double(let value): return value.isFinite ? .number(JSON.digits(value)) : nil
        case .string(let text): return .string(text)
        case .some(let value): return json(value, evaluator)
        case .object(let object): return object.declaration.name == "NSNull" ? .null : nil
        case .array(let values):
            let parts = values.compactMap { json($0, evaluator) }
            return parts.count == values.count ? .array(parts) : nil
        case .dictionary(let storage):
            var members: [(key: String, value: JSON)] = []
            for (key, value) in zip(storage.keys, storage.values) {
                guard case .string(let name) = key, let json = json(value, evaluator) else { return nil }
                members.append((name, json))
            }
            return .object(members)
        default: return nil
        }
    }
}
