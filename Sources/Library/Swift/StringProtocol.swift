protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, CustomStringConvertible,
    ExpressibleByStringInterpolation
where Element == Character, Index == String.Index, SubSequence: StringProtocol {}

extension StringProtocol {
    @native init()
    @native static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    @native static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    @native init<T: StringProtocol>(_ other: T)
    @native var description: String
    @native var debugDescription: String
    @native var count: Int
    @native var isEmpty: Bool
    @native var startIndex: String.Index
    @native var endIndex: String.Index
    @native subscript(i: String.Index) -> Character
    @native func index(after i: String.Index) -> String.Index
    @native func index(before i: String.Index) -> String.Index
    @native func index(_ i: String.Index, offsetBy distance: Int) -> String.Index

    @native func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String
        .Index?

    @native func distance(from start: String.Index, to end: String.Index) -> Int
    @native var indices: [String.Index]
    @native var utf8: [UInt8]
    @native var utf16: [UInt16]
    @native var scalarValues: [UInt32]
    var unicodeScalars: [Unicode.Scalar] { scalarValues.compactMap { Unicode.Scalar($0) } }
    var hash: Int { hashValue }
    @native func hasPrefix<T: StringProtocol>(_ prefix: T) -> Bool
    @native func hasSuffix<T: StringProtocol>(_ suffix: T) -> Bool
    @native func contains<T: StringProtocol>(_ other: T) -> Bool

    func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
        lowercased().contains(other.lowercased())
    }

    func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool {
        lowercased().contains(other.lowercased())
    }

    @native func range<T: StringProtocol>(of searchString: T, options: String.CompareOptions = []) -> Range<
        String.Index
    >?

    func compare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        let (a, b) = (String(self), String(other))
        return a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
    }

    func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
        var folded = String(self)
        if options.contains(.diacriticInsensitive) { folded = _withoutMarks(folded) }
        return options.contains(.caseInsensitive) ? folded.lowercased() : folded
    }

    func compare<T: StringProtocol>(
        _ other: T, options: String.CompareOptions, range: Range<String.Index>? = nil, locale: Locale? = nil
    ) -> ComparisonResult {
        let (a, b) = (folding(options: options, locale: nil), other.folding(options: options, locale: nil))
        return options.contains(.numeric) ? _compareNumerically(a, b) : a.compare(b)
    }

    func rangeOfCharacter(from aSet: CharacterSet, options: String.CompareOptions = []) -> Range<
        String.Index
    >? {
        let found =
            options.contains(.backwards) ? lastIndex { aSet.contains($0) } : firstIndex { aSet.contains($0) }
        return found.map { $0..<index(after: $0) }
    }

    func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> SubSequence {
        try drop(while: predicate)
    }

    func trimmingPrefix<T: StringProtocol>(_ prefix: T) -> SubSequence {
        hasPrefix(prefix) ? dropFirst(prefix.count) : self[startIndex...]
    }

    func ranges<T: StringProtocol>(of other: T) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        let (text, wanted) = (String(self), String(other))
        var lower = text.startIndex
        for part in text.components(separatedBy: wanted).dropLast() {
            let start = text.index(lower, offsetBy: part.count)
            lower = text.index(start, offsetBy: wanted.count)
            found.append(start..<lower)
        }
        return found
    }

    func replacing<T: StringProtocol, U: StringProtocol>(
        _ target: T, with replacement: U, maxReplacements: Int
    ) -> String {
        String(self).split(
            separator: String(target), maxSplits: maxReplacements, omittingEmptySubsequences: false
        ).joined(separator: String(replacement))
    }

    func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        lowercased().compare(other.lowercased())
    }

    func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        compare(other, options: [.caseInsensitive, .numeric, .diacriticInsensitive])
    }

    func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        localizedStandardCompare(other)
    }

    func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        lowercased().compare(other.lowercased())
    }

    @native func uppercased() -> String
    @native func lowercased() -> String
    var localizedUppercase: String { uppercased() }
    var localizedLowercase: String { lowercased() }
    var localizedCapitalized: String { capitalized }
    @native var capitalized: String
    @native func components<T: StringProtocol>(separatedBy separator: T) -> [String]

    func components(separatedBy separator: CharacterSet) -> [String] {
        split(maxSplits: Int.max, omittingEmptySubsequences: false, whereSeparator: separator.allows).map {
            String($0)
        }
    }

    func replacingOccurrences<T: StringProtocol, U: StringProtocol>(of target: T, with replacement: U)
        -> String
    { components(separatedBy: target).joined(separator: String(replacement)) }

    func replacingOccurrences<T: StringProtocol, U: StringProtocol>(
        of target: T, with replacement: U, options: String.CompareOptions
    ) -> String {
        var (text, rest) = ("", String(self))
        while let range = rest.range(of: target, options: options.subtracting(.backwards)) {
            text += String(rest[..<range.lowerBound]) + String(replacement)
            rest = String(rest[range.upperBound...])
        }
        return text + rest
    }

    func appending<T: StringProtocol>(_ aString: T) -> String { String(self) + String(aString) }

    func commonPrefix<T: StringProtocol>(with aString: T) -> String {
        var shared = ""
        for (own, other) in zip(self, aString) {
            if own != other { break }
            shared.append(own)
        }
        return shared
    }

    func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void) {
        var stop = false
        for line in split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) where !stop {
            body(String(line), &stop)
        }
    }

    func replacing<T: StringProtocol, U: StringProtocol>(_ target: T, with replacement: U) -> String {
        components(separatedBy: target).joined(separator: String(replacement))
    }

    func trimmingCharacters(in set: CharacterSet) -> String {
        let characters = Array(self)
        guard let first = characters.firstIndex(where: { !set.contains($0) }),
            let last = characters.lastIndex(where: { !set.contains($0) })
        else { return "" }
        return String(characters[first...last])
    }

    func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String {
        var characters = Array(prefix(newLength))
        let pad = Array(padString)
        var index = padIndex
        while characters.count < newLength && !pad.isEmpty {
            characters.append(pad[index % pad.count])
            index += 1
        }
        return String(characters)
    }

    func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? { nil }

    @native func split<T: StringProtocol>(
        separator: T, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
    ) -> [Substring]

    @native mutating func append(_ other: Character)
    @native mutating func append<T: StringProtocol>(_ other: T)

    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
        append(String(newElements))
    }
}
