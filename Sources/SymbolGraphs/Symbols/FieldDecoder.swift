import SymbolKit

/// Makes values of SymbolKit's types that can only be decoded, from fields that are made already.
struct FieldDecoder: Decoder {
    let fields: [String: Any]
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Container<Key>(fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw FieldDecoder.unsupported }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw FieldDecoder.unsupported }

    static var unsupported: DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "only fields are decoded"))
    }

    struct Container<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let fields: [String: Any]
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

        func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

        func decodeNil(forKey key: Key) -> Bool { fields[key.stringValue] == nil }

        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            guard let value = fields[key.stringValue] as? T else { throw FieldDecoder.unsupported }
            return value
        }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
            -> KeyedDecodingContainer<Nested>
        {
            throw FieldDecoder.unsupported
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            throw FieldDecoder.unsupported
        }

        func superDecoder() throws -> any Decoder { throw FieldDecoder.unsupported }

        func superDecoder(forKey key: Key) throws -> any Decoder { throw FieldDecoder.unsupported }
    }
}

extension Decodable {
    /// A value of these fields, which are all that its type asks for.
    fileprivate static func made(of fields: [String: Any]) -> Self {
        do { return try Self(from: FieldDecoder(fields: fields)) } catch {
            preconditionFailure("\(Self.self): \(error)")
        }
    }
}

extension SymbolGraph.Symbol.Swift.GenericConstraint {
    static func make(kind: Kind, _ left: String, _ right: String) -> Self {
        made(of: ["kind": kind, "lhs": left, "rhs": right])
    }
}

extension SymbolGraph.Symbol.Swift.GenericParameter {
    static func make(_ name: String, index: Int, depth: Int) -> Self {
        made(of: ["name": name, "index": index, "depth": depth])
    }
}

extension SymbolGraph.Symbol.FunctionSignature.FunctionParameter {
    static func make(_ name: String, _ fragments: [Fragment]) -> Self {
        made(of: ["name": name, "declarationFragments": fragments, "children": [Self]()])
    }
}
