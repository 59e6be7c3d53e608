import Syntax

/// `Codable`, `JSONDecoder` and `JSONEncoder`: types without code of their own are read and written by their
/// stored properties, as the compiler makes it.
extension StandardLibrary {
    static var coding: [Native] { keys + decoders + encoders }

    private static var keys: [Native] {
        [
            Native("CodingKey.stringValue") { call in
                guard case .enumeration(let made, _) = call.receiver else { return .string("") }
                return .string(CodingKeys.text(of: made))
            },
            Native("CodingKey.init(stringValue:)") {
                call in Value(key(call.string(0), of: receiver(call), call.evaluator))
            },
        ]
    }

    private static var decoders: [Native] {
        [
            Native("_decodeJSON(_:_:_:_:)") { decode($0) },
            Native("_JSONDecoder.container(keyedBy:)") { $0.receiver },
            Native("_JSONDecoder.singleValueContainer()") { $0.receiver },
            Native("_JSONDecoder.unkeyedContainer()") { call in
                decoding(call).map { unkeyed($0, call.evaluator) } ?? .void
            },
            codingPath(of: "_JSONDecoder"), codingPath(of: "SingleValueDecodingContainer"),
            codingPath(of: "KeyedDecodingContainer"),
            codingPath(of: "UnkeyedDecodingContainer"),
        ] + singleValues + keyedValues + unkeyedValues
    }

    private static func codingPath(of container: StaticString) -> Native {
        Native("\(container).codingPath") { .array(decoding($0)?.path ?? []) }
    }

    private static var singleValues: [Native] {
        [
            Native("SingleValueDecodingContainer.decode(_:)") { call in
                decoding(call)?.value(of: call.metatype(0), call.evaluator) ?? .void
            },
            Native("SingleValueDecodingContainer.decodeNil()") { .bool(isNull(decoding($0)?.json)) },
        ]
    }

    private static var keyedValues: [Native] {
        [
            Native("KeyedDecodingContainer.allKeys") { call in
                guard let own = decoding(call), case .object(let members) = own.json,
                    let type = call.substitutions.first
                else { return .array([]) }
                return .array(members.compactMap { key($0.key, of: type, call.evaluator) })
            },
            Native("KeyedDecodingContainer.contains(_:)") { .bool(decoding($0)?.member($0.key(0)) != nil) },
            Native("KeyedDecodingContainer.decodeNil(forKey:)") { call in
                .bool(isNull(decoding(call)?.member(call.key(0))))
            },
            Native("KeyedDecodingContainer.decode(_:forKey:)") { call in
                member(call, 1)?.value(of: call.metatype(0), call.evaluator) ?? .void
            },
            Native("KeyedDecodingContainer.decodeIfPresent(_:forKey:)") { call in
                guard let own = decoding(call), let json = own.member(call.key(1)), !isNull(json) else {
                    return .none
                }
                return .some(
                    own.inner(json, call.arguments[1]).value(of: call.metatype(0), call.evaluator))
            },
            Native("KeyedDecodingContainer.nestedContainer(keyedBy:forKey:)") { call in
                member(call, 1).map { .native($0) } ?? .void
            },
            Native("KeyedDecodingContainer.nestedUnkeyedContainer(forKey:)") { call in
                member(call, 0).map { unkeyed($0, call.evaluator) } ?? .void
            },
        ]
    }

    private static var unkeyedValues: [Native] {
        [
            Native("UnkeyedDecodingContainer.count") { .some(.int(decoding($0)?.elements.count ?? 0)) },
            Native("UnkeyedDecodingContainer.currentIndex") { .int(decoding($0)?.position ?? 0) },
            Native("UnkeyedDecodingContainer.isAtEnd") { call in
                .bool(decoding(call).map { $0.position >= $0.elements.count } ?? true)
            },
            Native("UnkeyedDecodingContainer.decodeNil()") { call in
                guard let own = decoding(call), own.position < own.elements.count,
                    isNull(own.elements[own.position])
                else { return .bool(false) }
                own.position += 1
                return .bool(true)
            },
            Native("UnkeyedDecodingContainer.decode(_:)") { call in
                guard let own = decoding(call), let next = own.next(call.evaluator) else { return .void }
                let value = next.value(of: call.metatype(0), call.evaluator)
                // What could not be decoded is still the next one.
                if call.evaluator.isFailing { own.position -= 1 }
                return value
            },
            Native("UnkeyedDecodingContainer.nestedContainer(keyedBy:)") { call in
                decoding(call)?.next(call.evaluator).map { .native($0) } ?? .void
            },
            Native("UnkeyedDecodingContainer.nestedUnkeyedContainer()") { call in
                decoding(call)?.next(call.evaluator).map { unkeyed($0, call.evaluator) } ?? .void
            },
        ]
    }

    /// The type that an initializer is called on.
    private static func receiver(_ call: NativeCall) -> Type {
        if case .metatype(let type) = call.receiver { return type }
        return .unknown
    }

    private static func isNull(_ json: JSON?) -> Bool {
        if case .null? = json { return true }
        return false
    }

    /// What stands under a key; nil after an error.
    private static func member(_ call: NativeCall, _ index: Int) -> JSONDecoding? {
        guard let own = decoding(call) else { return nil }
        guard let json = own.member(call.key(index)) else {
            _ = own.missing(call.key(index), call.arguments[index], call.evaluator)
            return nil
        }
        return own.inner(json, call.arguments[index])
    }

    /// A container without keys, at its first element.
    private static func unkeyed(_ decoding: JSONDecoding, _ evaluator: Evaluator) -> Value {
        guard case .array = decoding.json else {
            guard let array = evaluator.commonTypes.array else { return .void }
            return decoding.fail(
                .typeMismatch, "Expected to decode Array<Any> but found \(decoding.json.kind) instead.",
                type: .nominal(array, [.existential([])]), evaluator)
        }
        decoding.position = 0
        return .native(decoding)
    }

    /// A key of a type by its text; nil if it has none such.
    private static func key(_ text: String, of type: Type, _ evaluator: Evaluator) -> Value? {
        guard case .nominal(let declaration, _) = type else { return nil }
        if declaration.kind != .enum {
            return evaluator.instantiate(type, labels: ["stringValue"], arguments: [.string(text)])?
                .presentValue
        }
        return declaration.cases.first { CodingKeys.text(of: $0).isSame(as: text) }.map {
            .enumeration($0, [])
        }
    }

    private static func decoding(_ call: NativeCall) -> JSONDecoding? {
        guard case .native(let native) = call.receiver else { return nil }
        return native as? JSONDecoding
    }

    private static func decode(_ call: NativeCall) -> Value {
        let bytes = call.array(1).map { UInt8(truncatingIfNeeded: $0.asInteger) }
        let options = CodingOptions(keys: call.arguments[2], dates: call.arguments[3])
        let json = JSONParser.parse(bytes)
        let decoding = JSONDecoding(json ?? .null, options, call.evaluator.libraryType("_JSONDecoder"))
        if json == nil {
            return decoding.fail(.dataCorrupted, "The given data was not valid JSON.", call.evaluator)
        }
        return decoding.value(of: call.metatype(0), call.evaluator)
    }

    private static var encoders: [Native] {
        [
            Native("_encodeJSON(_:_:_:_:)") { encode($0) },
            Native("_JSONEncoder.container(keyedBy:)") { call in
                encoding(call)?.becomeObject()
                return call.receiver
            },
            Native("_JSONEncoder.singleValueContainer()") { $0.receiver },
            Native("_JSONEncoder.unkeyedContainer()") { call in
                encoding(call)?.becomeArray()
                return call.receiver
            },
            Native("SingleValueEncodingContainer.encodeNil()") { call in
                encoding(call)?.put(.null)
                return .void
            },
            Native("SingleValueEncodingContainer.encode(_:)") { call in
                encoding(call)?.encode(call.arguments[0], call.evaluator)
                return .void
            },
            Native("KeyedEncodingContainer.encode(_:forKey:)") { call in
                encoding(call)?.member(call.key(1)).encode(call.arguments[0], call.evaluator)
                return .void
            },
            Native("KeyedEncodingContainer.encodeIfPresent(_:forKey:)") { call in
                if let value = call.arguments[0].unwrapped {
                    encoding(call)?.member(call.key(1)).encode(value, call.evaluator)
                }
                return .void
            },
            Native("KeyedEncodingContainer.encodeNil(forKey:)") { call in
                encoding(call)?.member(call.key(0)).put(.null)
                return .void
            },
            Native("KeyedEncodingContainer.nestedContainer(keyedBy:forKey:)") { call in
                container(encoding(call)?.member(call.key(1)), isKeyed: true)
            },
            Native("KeyedEncodingContainer.nestedUnkeyedContainer(forKey:)") { call in
                container(encoding(call)?.member(call.key(0)), isKeyed: false)
            },
            Native("UnkeyedEncodingContainer.encode(_:)") { call in
                encoding(call)?.element().encode(call.arguments[0], call.evaluator)
                return .void
            },
            Native("UnkeyedEncodingContainer.nestedContainer(keyedBy:)") { call in
                container(encoding(call)?.element(), isKeyed: true)
            },
        ]
    }

    private static func container(_ encoding: JSONEncoding?, isKeyed: Bool) -> Value {
        guard let encoding else { return .void }
        if isKeyed { encoding.becomeObject() } else { encoding.becomeArray() }
        return .native(encoding)
    }

    private static func encoding(_ call: NativeCall) -> JSONEncoding? {
        guard case .native(let native) = call.receiver else { return nil }
        return native as? JSONEncoding
    }

    private static func encode(_ call: NativeCall) -> Value {
        let options = CodingOptions(keys: call.arguments[1], dates: call.arguments[2])
        let encoding = JSONEncoding(options, call.evaluator.libraryType("_JSONEncoder"))
        encoding.encode(call.arguments[0], call.evaluator)
        let format = call.int(3)
        let text = encoding.json.text(isPretty: format & 1 != 0, isSorted: format & 2 != 0)
        return .array(Strings.unfolded(text, call.evaluator).utf8.map { .int(Int($0)) })
    }
}

extension NativeCall {
    /// The type that an argument, `T.self`, names.
    fileprivate func metatype(_ index: Int) -> Type {
        if case .metatype(let type) = arguments[index] { return type }
        return .unknown
    }

    fileprivate func key(_ index: Int) -> String { CodingKeys.text(of: arguments[index], evaluator) }
}
