struct Substring: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible, Sendable {
    typealias Element = Character
    typealias Index = String.Index
    typealias Indices = [String.Index]
    typealias SubSequence = Substring
    typealias Iterator = IndexingIterator<[Character]>
    typealias StringLiteralType = Substring
    func makeIterator() -> IndexingIterator<[Character]> { Array(self).makeIterator() }
}

extension Substring {
    @native init(_ content: String)
    static func + <Other: Sequence>(lhs: Substring, rhs: Other) -> String where Other.Element == Character {
        String(lhs) + rhs
    }
}

struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible {
    var _text: String
    init(literalCapacity: Int, interpolationCount: Int) { _text = "" }
    mutating func appendLiteral(_ literal: String) { _text += literal }
    mutating func appendInterpolation<T>(_ value: T) { _text += "\(value)" }
    var description: String { _text }
}

enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }

@native func _withoutMarks(_ text: String) -> String

@native func _compareNumerically(_ a: String, _ b: String) -> ComparisonResult
