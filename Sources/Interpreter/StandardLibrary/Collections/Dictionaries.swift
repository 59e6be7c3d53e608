extension StandardLibrary {
    static var dictionaries: [Declaration] { dictionaryType + hashedIndices("Dictionary") + dictionaryInitializers + dictionaryAccess + dictionaryMaps + keyValuePairs }

    private static var keyValuePairs: [Declaration] {
        [
            Declaration(
                """
                struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral {
                    private let pairs: [(key: Key, value: Value)]
                    init(dictionaryLiteral elements: (Key, Value)...) { pairs = elements.map { (key: $0.0, value: $0.1) } }
                    var startIndex: Int { 0 }
                    var endIndex: Int { pairs.count }
                    subscript(position: Int) -> (key: Key, value: Value) { pairs[position] }
                }
                """)
        ]
    }

    private static var dictionaryType: [Declaration] {
        [
            Declaration(
                """
                struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
                    typealias Element = (key: Key, value: Value)
                    typealias Indices = [Index]
                    typealias SubSequence = ArraySlice<(key: Key, value: Value)>
                    typealias Iterator = IndexingIterator<[(key: Key, value: Value)]>
                    typealias Keys = [Key]
                    typealias Values = [Value]
                    func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> { Array(self).makeIterator() }
                    init(dictionaryLiteral elements: (Key, Value)...) { self = Dictionary(uniqueKeysWithValues: elements) }
                    mutating func reserveCapacity(_ minimumCapacity: Int) { }
                    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = [:] }
                }
                """),
            Declaration("extension Dictionary { init(minimumCapacity: Int) { self.init() } }"),
            Declaration("extension Dictionary: Equatable where Value: Equatable { }"),
            Declaration("extension Dictionary: Hashable where Value: Hashable { }"),
            Declaration("extension Dictionary: Sendable where Key: Sendable, Value: Sendable { }"),
            Declaration("extension Dictionary: Encodable where Key: Encodable, Value: Encodable { }"),
            Declaration("extension Dictionary: Decodable where Key: Decodable, Value: Decodable { }"),
            Declaration(
                "extension Dictionary: CustomStringConvertible { var description: String }",
                { .string($0.evaluator.describe($0.receiver)) }),
        ]
    }

    private static var dictionaryInitializers: [Declaration] {
        [
            Declaration("extension Dictionary { init() }", { _ in .dictionary(DictionaryValue()) }),
            Declaration(
                "extension Dictionary { init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) }",
                { call in
                    let made = DictionaryValue()
                    for pair in call.elements(0) {
                        if call.evaluator.position(of: pair.elements[0], in: made) != nil {
                            return call.trap("duplicate values for key: '\(call.evaluator.describe(pair.elements[0]))'")
                        }
                        call.evaluator.insert(pair.elements[1], for: pair.elements[0], into: made)
                    }
                    return .dictionary(made)
                }),
            Declaration(
                "extension Dictionary { init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) }",
                { call in .dictionary(Dictionaries.merged(DictionaryValue(), call.elements(0), call)) }),
            Declaration(
                "extension Dictionary { init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element] }",
                { call in
                    let made = DictionaryValue()
                    for value in call.elements(0) where !call.evaluator.isFailing {
                        let key = call.apply(1, value)
                        let group = call.evaluator.value(for: key, in: made)?.asArray ?? []
                        call.evaluator.insert(.array(group + [value]), for: key, into: made)
                    }
                    return .dictionary(made)
                }),
        ]
    }

    private static var dictionaryAccess: [Declaration] {
        [
            Declaration(
                "extension Dictionary { subscript(key: Key) -> Value? { get set } }",
                get: { Value($0.evaluator.value(for: $0.arguments[0], in: $0.receiver.asDictionary)) },
                set: { call in
                    Dictionaries.change(call) { storage in
                        if case .some(let value) = call.arguments[1] {
                            call.evaluator.charge(48)
                            call.evaluator.insert(value, for: call.arguments[0], into: storage)
                        } else {
                            _ = call.evaluator.remove(call.arguments[0], from: storage)
                        }
                        return .void
                    }
                }),
            Declaration(
                "extension Dictionary { subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set } }",
                get: { $0.evaluator.value(for: $0.arguments[0], in: $0.receiver.asDictionary) ?? $0.apply(1) },
                set: { call in
                    Dictionaries.change(call) { storage in
                        call.evaluator.charge(48)
                        call.evaluator.insert(call.arguments[2], for: call.arguments[0], into: storage)
                        return .void
                    }
                }),
            Declaration("extension Dictionary { func index(forKey key: Key) -> Index? }") { call in
                Value(call.evaluator.position(of: call.arguments[0], in: call.receiver.asDictionary).map { .int($0) })
            },
            Declaration("extension Dictionary { var keys: [Key] }", { .array($0.receiver.asDictionary.keys) }),
            Declaration("extension Dictionary { var values: [Value] }", { .array($0.receiver.asDictionary.values) }),
            Declaration(
                "extension Dictionary { @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value? }",
                { call in
                    Dictionaries.change(call) { storage in
                        let old = call.evaluator.value(for: call.arguments[1], in: storage)
                        call.evaluator.insert(call.arguments[0], for: call.arguments[1], into: storage)
                        return Value(old)
                    }
                }),
            Declaration(
                "extension Dictionary { @discardableResult mutating func removeValue(forKey key: Key) -> Value? }",
                { call in
                    Dictionaries.change(call) { Value(call.evaluator.remove(call.arguments[0], from: $0)) }
                }),
        ]
    }

    private static var dictionaryMaps: [Declaration] {
        [
            Declaration(
                "extension Dictionary { func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] }",
                { call in
                    let own = call.receiver.asDictionary
                    return .dictionary(
                        DictionaryValue(keys: own.keys, values: own.values.transformed(call) { call.apply(0, $0) }))
                }),
            Declaration(
                "extension Dictionary { func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] }",
                { call in
                    let own = call.receiver.asDictionary
                    var (keys, values): ([Value], [Value]) = ([], [])
                    for (key, value) in zip(own.keys, own.values) {
                        guard case .some(let mapped) = call.apply(0, value) else { continue }
                        keys.append(key)
                        values.append(mapped)
                    }
                    return .dictionary(DictionaryValue(keys: keys, values: values))
                }),
            Declaration(
                "extension Dictionary { func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] }",
                { call in
                    let kept = Elements.filtered(call)
                    return .dictionary(
                        DictionaryValue(keys: kept.map { $0.elements[0] }, values: kept.map { $0.elements[1] }))
                }),
            Declaration(
                "extension Dictionary { func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] }",
                { call in
                    .dictionary(Dictionaries.merged(call.receiver.asDictionary.copy(), call.elements(0), call))
                }),
            Declaration(
                "extension Dictionary { mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows { self = try merging(other, uniquingKeysWith: combine) } }"
            ),
        ]
    }
}

enum Dictionaries {
    /// Changes the receiver's storage, in place when nobody shares it.
    static func change(_ call: NativeCall, _ body: (DictionaryValue) -> Value) -> Value {
        let isSet: Bool
        var storage: DictionaryValue
        switch call.takeReceiver() {
        case .dictionary(let value): (storage, isSet) = (value, false)
        case .set(let value): (storage, isSet) = (value, true)
        default: return .void
        }
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        let result = body(storage)
        call.receiver = isSet ? .set(storage) : .dictionary(storage)
        return result
    }

    /// Pairs put into storage; the call's second argument combines values of one key.
    static func merged(_ storage: DictionaryValue, _ pairs: [Value], _ call: NativeCall) -> DictionaryValue {
        for pair in pairs where !call.evaluator.isFailing {
            let (key, value) = (pair.elements[0], pair.elements[1])
            let old = call.evaluator.value(for: key, in: storage)
            call.evaluator.insert(old.map { call.apply(1, $0, value) } ?? value, for: key, into: storage)
        }
        return storage
    }
}
