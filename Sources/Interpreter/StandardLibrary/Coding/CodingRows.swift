import Syntax

/// `Codable`, `JSONDecoder` and `JSONEncoder`: types without code of their own are read and written by their stored
/// properties, as the compiler makes it.
extension StandardLibrary {
    static var coding: [Declaration] { keys + decoders + encoders + errors }

    private static var keys: [Declaration] {
        [
            Declaration("protocol CodingKey { var stringValue: String { get }; var intValue: Int? { get } }"),
            Declaration("extension CodingKey { var stringValue: String }", { call in
                guard case .enumeration(let made, _) = call.receiver else { return .string("") }
                return .string(CodingKeys.text(of: made))
            }),
            Declaration("extension CodingKey { var intValue: Int? { nil } }"),
            Declaration("struct _AnyCodingKey: CodingKey { let stringValue: String }"),
        ]
    }

    private static var decoders: [Declaration] {
        [
            Declaration(
                """
                class JSONDecoder {
                    enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
                    enum DateDecodingStrategy { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601, _pattern(String)
                        static func formatted(_ formatter: DateFormatter) -> DateDecodingStrategy { ._pattern(formatter.dateFormat) }
                    }
                    var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
                    var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
                    init() { }
                    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
                        try _decodeJSON(type, data.bytes, keyDecodingStrategy, dateDecodingStrategy)
                    }
                }
                """),
            Declaration(
                "func _decodeJSON<T>(_ type: T.Type, _ bytes: [UInt8], _ keys: JSONDecoder.KeyDecodingStrategy, _ dates: JSONDecoder.DateDecodingStrategy) throws -> T",
                { decode($0) }),
            Declaration(
                """
                protocol Decoder {
                    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
                    func singleValueContainer() throws -> SingleValueDecodingContainer
                }
                """),
            Declaration("struct _JSONDecoder: Decoder { }"),
            Declaration("extension _JSONDecoder { func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> }", { $0.receiver }),
            Declaration("extension _JSONDecoder { func singleValueContainer() throws -> SingleValueDecodingContainer }", { $0.receiver }),
            Declaration("struct SingleValueDecodingContainer { }"),
            Declaration("extension SingleValueDecodingContainer { func decode<T: Decodable>(_ type: T.Type) throws -> T }", { call in
                decoding(call)?.value(of: call.metatype(0), call.evaluator) ?? .void
            }),
            Declaration("extension SingleValueDecodingContainer { func decodeNil() -> Bool }", { call in
                if case .null? = decoding(call)?.json { return .bool(true) }
                return .bool(false)
            }),
            Declaration("struct KeyedDecodingContainer<Key: CodingKey> { }"),
            Declaration("extension KeyedDecodingContainer { func contains(_ key: Key) -> Bool }", { call in
                .bool(decoding(call)?.member(call.key(0)) != nil)
            }),
            Declaration("extension KeyedDecodingContainer { func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T }", { call in
                guard let own = decoding(call) else { return .void }
                guard let json = own.member(call.key(1)) else { return missing(call.key(1), own, call) }
                return own.inner(json).value(of: call.metatype(0), call.evaluator)
            }),
            Declaration("extension KeyedDecodingContainer { func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? }", { call in
                guard let own = decoding(call), let json = own.member(call.key(1)) else { return .none }
                if case .null = json { return .none }
                return .some(own.inner(json).value(of: call.metatype(0), call.evaluator))
            }),
            Declaration("extension KeyedDecodingContainer { func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> }", { call in
                guard let own = decoding(call) else { return .void }
                guard let json = own.member(call.key(1)) else { return missing(call.key(1), own, call) }
                return .native(own.inner(json))
            }),
        ]
    }

    private static func decoding(_ call: NativeCall) -> JSONDecoding? {
        guard case .native(let native) = call.receiver else { return nil }
        return native as? JSONDecoding
    }

    private static func missing(_ key: String, _ own: JSONDecoding, _ call: NativeCall) -> Value {
        JSONDecoding.fail(
            .keyNotFound, "No value associated with key \(key) (\"\(own.options.written(key))\").", key: key, call.evaluator)
    }

    private static func decode(_ call: NativeCall) -> Value {
        let bytes = call.array(1).map { UInt8(truncatingIfNeeded: $0.asInteger) }
        guard let json = JSONParser.parse(bytes) else {
            return JSONDecoding.fail(.dataCorrupted, "The given data was not valid JSON.", call.evaluator)
        }
        let options = CodingOptions(keys: call.arguments[2], dates: call.arguments[3])
        return JSONDecoding(json, options, call.evaluator.libraryType("_JSONDecoder")).value(of: call.metatype(0), call.evaluator)
    }

    private static var encoders: [Declaration] {
        [
            Declaration(
                """
                class JSONEncoder {
                    struct OutputFormatting: OptionSet {
                        let rawValue: Int
                        init(rawValue: Int) { self.rawValue = rawValue }
                        static let prettyPrinted = OutputFormatting(rawValue: 1)
                        static let sortedKeys = OutputFormatting(rawValue: 2)
                        static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
                    }
                    enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }
                    enum DateEncodingStrategy { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601, _pattern(String)
                        static func formatted(_ formatter: DateFormatter) -> DateEncodingStrategy { ._pattern(formatter.dateFormat) }
                    }
                    var outputFormatting: OutputFormatting = []
                    var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
                    var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
                    init() { }
                    func encode<T: Encodable>(_ value: T) throws -> Data {
                        Data(try _encodeJSON(value, keyEncodingStrategy, dateEncodingStrategy, outputFormatting.rawValue))
                    }
                }
                """),
            Declaration(
                "func _encodeJSON<T>(_ value: T, _ keys: JSONEncoder.KeyEncodingStrategy, _ dates: JSONEncoder.DateEncodingStrategy, _ format: Int) throws -> [UInt8]",
                { encode($0) }),
            Declaration(
                """
                protocol Encoder {
                    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
                    func singleValueContainer() -> SingleValueEncodingContainer
                }
                """),
            Declaration("struct _JSONEncoder: Encoder { }"),
            Declaration("extension _JSONEncoder { func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> }", { call in
                encoding(call)?.becomeObject()
                return call.receiver
            }),
            Declaration("extension _JSONEncoder { func singleValueContainer() -> SingleValueEncodingContainer }", { $0.receiver }),
            Declaration("struct SingleValueEncodingContainer { }"),
            Declaration("extension SingleValueEncodingContainer { mutating func encode<T: Encodable>(_ value: T) throws }", { call in
                encoding(call)?.encode(call.arguments[0], call.evaluator)
                return .void
            }),
            Declaration("struct KeyedEncodingContainer<Key: CodingKey> { }"),
            Declaration("extension KeyedEncodingContainer { mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws }", { call in
                encoding(call)?.member(call.key(1)).encode(call.arguments[0], call.evaluator)
                return .void
            }),
            Declaration("extension KeyedEncodingContainer { mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws }", { call in
                if let value = call.arguments[0].unwrapped { encoding(call)?.member(call.key(1)).encode(value, call.evaluator) }
                return .void
            }),
        ]
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
        return .array(text.utf8.map { .int(Int($0)) })
    }

    private static var errors: [Declaration] {
        [
            Declaration("struct _DecodingErrorContext { let codingPath: [CodingKey]; let debugDescription: String; let underlyingError: Error? }"),
            Declaration(
                """
                enum DecodingError: LocalizedError {
                    typealias Context = _DecodingErrorContext
                    case typeMismatch(Any.Type, _DecodingErrorContext)
                    case valueNotFound(Any.Type, _DecodingErrorContext)
                    case keyNotFound(CodingKey, _DecodingErrorContext)
                    case dataCorrupted(_DecodingErrorContext)
                    var errorDescription: String? {
                        if case .keyNotFound = self { return "The data couldn’t be read because it is missing." }
                        return "The data couldn’t be read because it isn’t in the correct format."
                    }
                }
                """),
        ]
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
