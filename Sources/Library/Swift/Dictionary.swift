struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
    typealias Element = (key: Key, value: Value)
    typealias Indices = [Index]
    typealias SubSequence = ArraySlice<(key: Key, value: Value)>
    typealias Iterator = IndexingIterator<[(key: Key, value: Value)]>
    typealias Keys = [Key]
    typealias Values = [Value]
    func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> { Array(self).makeIterator() }
    init(dictionaryLiteral elements: (Key, Value)...) { self = Dictionary(uniqueKeysWithValues: elements) }
    mutating func reserveCapacity(_ minimumCapacity: Int) {}
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = [:] }
}

extension Dictionary {
    init(minimumCapacity: Int) { self.init() }
}

extension Dictionary: Equatable where Value: Equatable {}

extension Dictionary: Hashable where Value: Hashable {}

extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}

extension Dictionary: CustomStringConvertible { @native var description: String }

extension Dictionary {
    struct Index: Hashable, Comparable {}
    @native var startIndex: Index
    @native var endIndex: Index
    @native func index(after i: Index) -> Index
    @native func index(_ i: Index, offsetBy distance: Int) -> Index
    @native func distance(from start: Index, to end: Index) -> Int
    @native var indices: [Index]
    @native subscript(position: Index) -> Element
    @native @discardableResult mutating func remove(at index: Index) -> Element
    @native init()
    @native init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)

    @native init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value)
        rethrows where S.Element == (Key, Value)

    @native init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
    where Value == [S.Element]

    @native subscript(key: Key) -> Value? { get set }
    @native subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
    @native func index(forKey key: Key) -> Index?
    @native var keys: [Key]
    @native var values: [Value]
    @native @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    @native @discardableResult mutating func removeValue(forKey key: Key) -> Value?
    @native func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
    @native func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
    @native func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]

    @native func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
        rethrows -> [Key: Value]

    mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
        rethrows
    { self = try merging(other, uniquingKeysWith: combine) }
}

struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral {
    private let pairs: [(key: Key, value: Value)]
    init(dictionaryLiteral elements: (Key, Value)...) { pairs = elements.map { (key: $0.0, value: $0.1) } }
    var startIndex: Int { 0 }
    var endIndex: Int { pairs.count }
    subscript(position: Int) -> (key: Key, value: Value) { pairs[position] }
}
