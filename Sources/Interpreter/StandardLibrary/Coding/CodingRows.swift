import Syntax

/// `Codable`, `JSONDecoder` and `JSONEncoder`: types without code of their own are read and written by their stored
/// properties, as the compiler makes it.
extension StandardLibrary {
    static var coding: [Declaration] { keys + decoders + encoders + errors }

    private static var keys: [Declaration] {
        [
            Declaration("protocol CodingKey: CustomStringConvertible { var stringValue: String { get }; var intValue: Int? { get } }"),
            Declaration("extension CodingKey { var description: String { stringValue } }"),
            Declaration("extension CodingKey { var stringValue: String }", { call in
                guard case .enumeration(let made, _) = call.receiver else { return .string("") }
                return .string(CodingKeys.text(of: made))
            }),
            Declaration("extension CodingKey { var intValue: Int? { nil } }"),
            Declaration("extension CodingKey { init?(stringValue: String) }", { call in Value(key(call.string(0), of: receiver(call), call.evaluator)) }),
            Declaration("struct _AnyCodingKey: CodingKey { let stringValue: String; let intValue: Int? }"),
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
                    var codingPath: [CodingKey] { get }
                    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
                    func unkeyedContainer() throws -> UnkeyedDecodingContainer
                    func singleValueContainer() throws -> SingleValueDecodingContainer
                }
                """),
            Declaration("struct _JSONDecoder: Decoder { }"),
            Declaration("extension _JSONDecoder { func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> }", { $0.receiver }),
            Declaration("extension _JSONDecoder { func singleValueContainer() throws -> SingleValueDecodingContainer }", { $0.receiver }),
            Declaration("extension _JSONDecoder { func unkeyedContainer() throws -> UnkeyedDecodingContainer }", { call in
                decoding(call).map { unkeyed($0, call.evaluator) } ?? .void
            }),
            codingPath(of: "_JSONDecoder"), codingPath(of: "SingleValueDecodingContainer"), codingPath(of: "KeyedDecodingContainer"),
            codingPath(of: "UnkeyedDecodingContainer"),
        ] + singleValues + keyedValues + unkeyedValues
    }

    private static func codingPath(of container: StaticString) -> Declaration {
        Declaration("extension \(container) { var codingPath: [CodingKey] }") { .array(decoding($0)?.path ?? []) }
    }

    private static var singleValues: [Declaration] {
        [
            Declaration("struct SingleValueDecodingContainer { }"),
            Declaration("extension SingleValueDecodingContainer { func decode<T: Decodable>(_ type: T.Type) throws -> T }", { call in
                decoding(call)?.value(of: call.metatype(0), call.evaluator) ?? .void
            }),
            Declaration("extension SingleValueDecodingContainer { func decodeNil() -> Bool }", { .bool(isNull(decoding($0)?.json)) }),
        ]
    }

    private static var keyedValues: [Declaration] {
        [
            Declaration("struct KeyedDecodingContainer<Key: CodingKey> { }"),
            Declaration("extension KeyedDecodingContainer { var allKeys: [Key] }", { call in
                guard let own = decoding(call), case .object(let members) = own.json, let type = call.substitutions.first else { return .array([]) }
                return .array(members.compactMap { key($0.key, of: type, call.evaluator) })
            }),
            Declaration("extension KeyedDecodingContainer { func contains(_ key: Key) -> Bool }", { call in
                .bool(decoding(call)?.member(call.key(0)) != nil)
            }),
            Declaration("extension KeyedDecodingContainer { func decodeNil(forKey key: Key) throws -> Bool }", { call in
                .bool(isNull(decoding(call)?.member(call.key(0))))
            }),
            Declaration("extension KeyedDecodingContainer { func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T }", { call in
                member(call, 1)?.value(of: call.metatype(0), call.evaluator) ?? .void
            }),
            Declaration("extension KeyedDecodingContainer { func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? }", { call in
                guard let own = decoding(call), let json = own.member(call.key(1)), !isNull(json) else { return .none }
                return .some(own.inner(json, call.arguments[1]).value(of: call.metatype(0), call.evaluator))
            }),
            Declaration("extension KeyedDecodingContainer { func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> }", { call in
                member(call, 1).map { .native($0) } ?? .void
            }),
            Declaration("extension KeyedDecodingContainer { func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer }", { call in
                member(call, 0).map { unkeyed($0, call.evaluator) } ?? .void
            }),
        ]
    }

    private static var unkeyedValues: [Declaration] {
        [
            Declaration("struct UnkeyedDecodingContainer { }"),
            Declaration("extension UnkeyedDecodingContainer { var count: Int? }", { .some(.int(decoding($0)?.elements.count ?? 0)) }),
            Declaration("extension UnkeyedDecodingContainer { var currentIndex: Int }", { .int(decoding($0)?.position ?? 0) }),
            Declaration("extension UnkeyedDecodingContainer { var isAtEnd: Bool }", { call in
                .bool(decoding(call).map { $0.position >= $0.elements.count } ?? true)
            }),
            Declaration("extension UnkeyedDecodingContainer { mutating func decodeNil() throws -> Bool }", { call in
                guard let own = decoding(call), own.position < own.elements.count, isNull(own.elements[own.position]) else { return .bool(false) }
                own.position += 1
                return .bool(true)
            }),
            Declaration("extension UnkeyedDecodingContainer { mutating func decode<T: Decodable>(_ type: T.Type) throws -> T }", { call in
                guard let own = decoding(call), let next = own.next(call.evaluator) else { return .void }
                let value = next.value(of: call.metatype(0), call.evaluator)
                // What could not be decoded is still the next one.
                if call.evaluator.isFailing { own.position -= 1 }
                return value
            }),
            Declaration("extension UnkeyedDecodingContainer { mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> }", { call in
                decoding(call)?.next(call.evaluator).map { .native($0) } ?? .void
            }),
            Declaration("extension UnkeyedDecodingContainer { mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer }", { call in
                decoding(call)?.next(call.evaluator).map { unkeyed($0, call.evaluator) } ?? .void
            }),
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
        if declaration.kind != .enum { return evaluator.instantiate(type, labels: ["stringValue"], arguments: [.string(text)])?.presentValue }
        return declaration.cases.first { CodingKeys.text(of: $0).isSame(as: text) }.map { .enumeration($0, []) }
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
        if json == nil { return decoding.fail(.dataCorrupted, "The given data was not valid JSON.", call.evaluator) }
        return decoding.value(of: call.metatype(0), call.evaluator)
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
                    func unkeyedContainer() -> UnkeyedEncodingContainer
                    func singleValueContainer() -> SingleValueEncodingContainer
                }
                """),
            Declaration("struct _JSONEncoder: Encoder { }"),
            Declaration("extension _JSONEncoder { func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> }", { call in
                encoding(call)?.becomeObject()
                return call.receiver
            }),
            Declaration("extension _JSONEncoder { func singleValueContainer() -> SingleValueEncodingContainer }", { $0.receiver }),
            Declaration("extension _JSONEncoder { func unkeyedContainer() -> UnkeyedEncodingContainer }", { call in
                encoding(call)?.becomeArray()
                return call.receiver
            }),
            Declaration("struct SingleValueEncodingContainer { }"),
            Declaration("extension SingleValueEncodingContainer { mutating func encodeNil() throws }", { call in
                encoding(call)?.put(.null)
                return .void
            }),
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
            Declaration("extension KeyedEncodingContainer { mutating func encodeNil(forKey key: Key) throws }", { call in
                encoding(call)?.member(call.key(0)).put(.null)
                return .void
            }),
            Declaration("extension KeyedEncodingContainer { mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> }", { call in
                container(encoding(call)?.member(call.key(1)), isKeyed: true)
            }),
            Declaration("extension KeyedEncodingContainer { mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer }", { call in
                container(encoding(call)?.member(call.key(0)), isKeyed: false)
            }),
            Declaration("struct UnkeyedEncodingContainer { }"),
            Declaration("extension UnkeyedEncodingContainer { mutating func encode<T: Encodable>(_ value: T) throws }", { call in
                encoding(call)?.element().encode(call.arguments[0], call.evaluator)
                return .void
            }),
            Declaration("extension UnkeyedEncodingContainer { mutating func encode<S: Sequence>(contentsOf sequence: S) throws where S.Element: Encodable { for element in sequence { try encode(element) } } }"),
            Declaration("extension UnkeyedEncodingContainer { mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> }", { call in
                container(encoding(call)?.element(), isKeyed: true)
            }),
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
        return .array(text.utf8.map { .int(Int($0)) })
    }

    private static var errors: [Declaration] {
        [
            Declaration(
                """
                struct _DecodingErrorContext {
                    let codingPath: [CodingKey]
                    let debugDescription: String
                    let underlyingError: Error?
                    init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) {
                        self.codingPath = codingPath
                        self.debugDescription = debugDescription
                        self.underlyingError = underlyingError
                    }
                }
                """),
            Declaration(
                """
                enum DecodingError: LocalizedError {
                    typealias Context = _DecodingErrorContext
                    case typeMismatch(Any.Type, _DecodingErrorContext)
                    case valueNotFound(Any.Type, _DecodingErrorContext)
                    case keyNotFound(CodingKey, _DecodingErrorContext)
                    case dataCorrupted(_DecodingErrorContext)
                    static func dataCorruptedError(in container: SingleValueDecodingContainer, debugDescription: String) -> DecodingError {
                        .dataCorrupted(_DecodingErrorContext(codingPath: container.codingPath, debugDescription: debugDescription))
                    }
                    static func dataCorruptedError(in container: UnkeyedDecodingContainer, debugDescription: String) -> DecodingError {
                        .dataCorrupted(_DecodingErrorContext(codingPath: container.codingPath, debugDescription: debugDescription))
                    }
                    static func dataCorruptedError<Key: CodingKey>(forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String) -> DecodingError {
                        .dataCorrupted(_DecodingErrorContext(codingPath: container.codingPath + [key], debugDescription: debugDescription))
                    }
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
