protocol CodingKey: CustomStringConvertible {
    var stringValue: String { get }
    var intValue: Int? { get }
}

extension CodingKey {
    var description: String { stringValue }
    @native var stringValue: String
    var intValue: Int? { nil }
    @native init?(stringValue: String)
}

struct _AnyCodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?
}

class JSONDecoder {
    enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }

    enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601, _pattern(String)

        static func formatted(_ formatter: DateFormatter) -> DateDecodingStrategy {
            ._pattern(formatter.dateFormat)
        }
    }

    var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
    var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
    init() {}

    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        try _decodeJSON(type, data.bytes, keyDecodingStrategy, dateDecodingStrategy)
    }
}

@native func _decodeJSON<T>(
    _ type: T.Type, _ bytes: [UInt8], _ keys: JSONDecoder.KeyDecodingStrategy,
    _ dates: JSONDecoder.DateDecodingStrategy
) throws -> T

protocol Decoder {
    var codingPath: [CodingKey] { get }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    func unkeyedContainer() throws -> UnkeyedDecodingContainer
    func singleValueContainer() throws -> SingleValueDecodingContainer
}

struct _JSONDecoder: Decoder {}

extension _JSONDecoder {
    @native func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    @native func singleValueContainer() throws -> SingleValueDecodingContainer
    @native func unkeyedContainer() throws -> UnkeyedDecodingContainer
    @native var codingPath: [CodingKey]
}

extension SingleValueDecodingContainer {
    @native var codingPath: [CodingKey]
}

extension KeyedDecodingContainer {
    @native var codingPath: [CodingKey]
}

extension UnkeyedDecodingContainer {
    @native var codingPath: [CodingKey]
}

struct SingleValueDecodingContainer {}

extension SingleValueDecodingContainer {
    @native func decode<T: Decodable>(_ type: T.Type) throws -> T
    @native func decodeNil() -> Bool
}

struct KeyedDecodingContainer<Key: CodingKey> {}

extension KeyedDecodingContainer {
    @native var allKeys: [Key]
    @native func contains(_ key: Key) -> Bool
    @native func decodeNil(forKey key: Key) throws -> Bool
    @native func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
    @native func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?

    @native func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>

    @native func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer
}

struct UnkeyedDecodingContainer {}

extension UnkeyedDecodingContainer {
    @native var count: Int?
    @native var currentIndex: Int
    @native var isAtEnd: Bool
    @native mutating func decodeNil() throws -> Bool
    @native mutating func decode<T: Decodable>(_ type: T.Type) throws -> T

    @native mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
        -> KeyedDecodingContainer<Nested>

    @native mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer
}

class JSONEncoder {
    struct OutputFormatting: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let prettyPrinted = OutputFormatting(rawValue: 1)
        static let sortedKeys = OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }

    enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601, _pattern(String)

        static func formatted(_ formatter: DateFormatter) -> DateEncodingStrategy {
            ._pattern(formatter.dateFormat)
        }
    }

    var outputFormatting: OutputFormatting = []
    var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
    var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
    init() {}

    func encode<T: Encodable>(_ value: T) throws -> Data {
        Data(try _encodeJSON(value, keyEncodingStrategy, dateEncodingStrategy, outputFormatting.rawValue))
    }
}

@native func _encodeJSON<T>(
    _ value: T, _ keys: JSONEncoder.KeyEncodingStrategy, _ dates: JSONEncoder.DateEncodingStrategy,
    _ format: Int
) throws -> [UInt8]

protocol Encoder {
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
    func unkeyedContainer() -> UnkeyedEncodingContainer
    func singleValueContainer() -> SingleValueEncodingContainer
}

struct _JSONEncoder: Encoder {}

extension _JSONEncoder {
    @native func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
    @native func singleValueContainer() -> SingleValueEncodingContainer
    @native func unkeyedContainer() -> UnkeyedEncodingContainer
}

struct SingleValueEncodingContainer {}

extension SingleValueEncodingContainer {
    @native mutating func encodeNil() throws
    @native mutating func encode<T: Encodable>(_ value: T) throws
}

struct KeyedEncodingContainer<Key: CodingKey> {}

extension KeyedEncodingContainer {
    @native mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
    @native mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
    @native mutating func encodeNil(forKey key: Key) throws

    @native mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
        -> KeyedEncodingContainer<Nested>

    @native mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer
}

struct UnkeyedEncodingContainer {}

extension UnkeyedEncodingContainer {
    @native mutating func encode<T: Encodable>(_ value: T) throws

    mutating func encode<S: Sequence>(contentsOf sequence: S) throws where S.Element: Encodable {
        for element in sequence { try encode(element) }
    }

    @native mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type)
        -> KeyedEncodingContainer<Nested>
}

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

enum DecodingError: LocalizedError {
    typealias Context = _DecodingErrorContext
    case typeMismatch(Any.Type, _DecodingErrorContext)
    case valueNotFound(Any.Type, _DecodingErrorContext)
    case keyNotFound(CodingKey, _DecodingErrorContext)
    case dataCorrupted(_DecodingErrorContext)

    static func dataCorruptedError(in container: SingleValueDecodingContainer, debugDescription: String)
        -> DecodingError
    {
        .dataCorrupted(
            _DecodingErrorContext(codingPath: container.codingPath, debugDescription: debugDescription))
    }

    static func dataCorruptedError(in container: UnkeyedDecodingContainer, debugDescription: String)
        -> DecodingError
    {
        .dataCorrupted(
            _DecodingErrorContext(codingPath: container.codingPath, debugDescription: debugDescription))
    }

    static func dataCorruptedError<Key: CodingKey>(
        forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
    ) -> DecodingError {
        .dataCorrupted(
            _DecodingErrorContext(
                codingPath: container.codingPath + [key], debugDescription: debugDescription))
    }

    var errorDescription: String? {
        if case .keyNotFound = self { return "The data couldn’t be read because it is missing." }
        return "The data couldn’t be read because it isn’t in the correct format."
    }
}
