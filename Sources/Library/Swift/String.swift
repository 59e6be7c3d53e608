struct String: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible, Sendable {
    typealias Element = Character
    typealias Index = String.Index
    typealias Indices = [String.Index]
    typealias SubSequence = Substring
    typealias Iterator = IndexingIterator<[Character]>
    typealias StringLiteralType = String
    func makeIterator() -> IndexingIterator<[Character]> { Array(self).makeIterator() }
}

extension String: Codable {}

extension String {
    struct Index: Hashable, Comparable {}

    struct Encoding: Hashable {
        static let utf8 = Encoding()
        static let ascii = Encoding()
    }

    struct CompareOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let caseInsensitive = CompareOptions(rawValue: 1)
        static let literal = CompareOptions(rawValue: 2)
        static let backwards = CompareOptions(rawValue: 4)
        static let anchored = CompareOptions(rawValue: 8)
        static let numeric = CompareOptions(rawValue: 64)
        static let diacriticInsensitive = CompareOptions(rawValue: 128)
        static let regularExpression = CompareOptions(rawValue: 1024)
    }
}

extension String.Index {
    func utf16Offset<S: StringProtocol>(in s: S) -> Int { s[..<self].utf16.count }
}

extension String {
    @native init(_ content: String)
    @native init(_ character: Character)
    @native init<S: Sequence>(_ characters: S) where S.Element == Character
    @native("where T: LosslessStringConvertible") init<T: LosslessStringConvertible>(_ value: T)
    @native("where T: BinaryInteger") init<T: BinaryInteger>(_ value: T)
    @native init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)
    @native init<Subject>(describing instance: Subject)
    @native init<Subject>(reflecting subject: Subject)
    @native init(repeating repeatedValue: String, count: Int)
    @native init(repeating repeatedValue: Character, count: Int)
    typealias StringInterpolation = DefaultStringInterpolation
    init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
    @native init(stringLiteral value: String)

    var unicodeScalars: [Unicode.Scalar] {
        get { scalarValues.compactMap { Unicode.Scalar($0) } }
        set { self = newValue.map { String($0) }.joined() }
    }

    init(_ scalar: Unicode.Scalar) { self.init(Character(scalar)) }
    @native static func + (lhs: String, rhs: String) -> String

    @native static func + <Other: Sequence>(lhs: String, rhs: Other) -> String
    where Other.Element == Character

    @native static func += (lhs: inout String, rhs: String)
    mutating func write(_ other: String) { append(other) }

    mutating func insert(_ newElement: Character, at i: String.Index) {
        self = String(self[..<i]) + String(newElement) + String(self[i...])
    }

    mutating func insert<S: StringProtocol>(contentsOf newElements: S, at i: String.Index) {
        self = String(self[..<i]) + String(newElements) + String(self[i...])
    }

    @discardableResult mutating func remove(at i: String.Index) -> Character {
        let removed = self[i]
        self = String(self[..<i]) + String(self[index(after: i)...])
        return removed
    }

    mutating func removeSubrange(_ bounds: Range<String.Index>) {
        self = String(self[..<bounds.lowerBound]) + String(self[bounds.upperBound...])
    }

    mutating func replaceSubrange<S: StringProtocol>(_ bounds: Range<String.Index>, with newElements: S) {
        self = String(self[..<bounds.lowerBound]) + String(newElements) + String(self[bounds.upperBound...])
    }

    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = "" }

    mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows {
        self = String(try filter { !(try shouldBeRemoved($0)) })
    }

    func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        var kept = ""
        for character in self { if try isIncluded(character) { kept.append(character) } }
        return kept
    }

    @discardableResult mutating func removeFirst() -> Character { remove(at: startIndex) }
    @discardableResult mutating func removeLast() -> Character { remove(at: index(before: endIndex)) }
    mutating func removeFirst(_ k: Int) { self = String(dropFirst(k)) }
    mutating func removeLast(_ k: Int) { self = String(dropLast(k)) }
    mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
    mutating func reserveCapacity(_ n: Int) {}
}
