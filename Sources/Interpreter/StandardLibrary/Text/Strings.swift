import Syntax

/// `String` and `Substring`: both are bytes of UTF-8; an index is a byte offset, an element is a grapheme.
extension StandardLibrary {
    static var strings: [Declaration] {
        stringTypes + stringInitializers + stringAccess + stringTests + stringChanges + stringEdits
    }

    private static var stringTypes: [Declaration] {
        [
            Declaration(
                """
                protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, CustomStringConvertible, ExpressibleByStringInterpolation
                where Element == Character, Index == String.Index, SubSequence: StringProtocol { }
                """),
            text("String"), text("Substring"),
            Declaration("extension String: Codable { }"),
            Declaration("extension String { struct Index: Hashable, Comparable { } }"),
            Declaration("extension String { struct Encoding: Hashable { static let utf8 = Encoding(); static let ascii = Encoding() } }"),
            Declaration(
                """
                extension String {
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
                """),
            Declaration("extension String.Index { func utf16Offset<S: StringProtocol>(in s: S) -> Int { s[..<self].utf16.count } }"),
        ]
    }

    private static func text(_ name: StaticString) -> Declaration {
        Declaration(
            """
            struct \(name): StringProtocol, RangeReplaceableCollection, LosslessStringConvertible, Sendable {
                typealias Element = Character
                typealias Index = String.Index
                typealias Indices = [String.Index]
                typealias SubSequence = Substring
                typealias Iterator = IndexingIterator<[Character]>
                typealias StringLiteralType = \(name)
                func makeIterator() -> IndexingIterator<[Character]> { Array(self).makeIterator() }
            }
            """)
    }

    private static var stringInitializers: [Declaration] {
        let describe: NativeBody = { .string($0.evaluator.describe($0.arguments[0])) }
        return [
            Declaration("extension StringProtocol { init() }", { _ in .string("") }),
            Declaration("extension String { init(_ content: String) }", { $0.arguments[0] }),
            Declaration("extension String { init(_ character: Character) }", { $0.arguments[0] }),
            Declaration(
                "extension StringProtocol { static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool }",
                { .bool($0.evaluator.areEqual($0.arguments[0], $0.arguments[1])) }),
            Declaration(
                "extension StringProtocol { static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool }",
                { .bool(!$0.evaluator.areEqual($0.arguments[0], $0.arguments[1])) }),
            Declaration("extension StringProtocol { init<T: StringProtocol>(_ other: T) }", { $0.arguments[0] }),
            Declaration("extension String { init<S: Sequence>(_ characters: S) where S.Element == Character }",
                { Strings.joined($0.elements(0)) }),
            Declaration("extension Substring { init(_ content: String) }", { $0.arguments[0] }),
            Declaration(
                "extension String { init<T: LosslessStringConvertible>(_ value: T) }",
                { .string($0.evaluator.describe($0.arguments[0], as: $0.substitutions.last)) }),
            Declaration("extension String { init<T: BinaryInteger>(_ value: T) }", describe),
            Declaration(
                "extension String { init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false) }",
                { call in
                    let (value, number) = (call.arguments[0], call.integer(0))
                    return .string(
                        Strings.digits(
                            of: value.asUnsigned ?? number.magnitude, isNegative: value.asUnsigned == nil,
                            radix: call.int(1), uppercase: call.bool(2)))
                }),
            Declaration("extension String { init<Subject>(describing instance: Subject) }",
                { .string($0.evaluator.describe($0.arguments[0], as: $0.substitutions.last)) }),
            Declaration("extension String { init<Subject>(reflecting subject: Subject) }",
                { .string($0.evaluator.debugDescribe($0.arguments[0])) }),
            Declaration(
                "extension String { init(repeating repeatedValue: String, count: Int) }",
                { Strings.repeated($0.string(0), $0.int(1), $0) }),
            Declaration(
                "extension String { init(repeating repeatedValue: Character, count: Int) }",
                { Strings.repeated($0.string(0), $0.int(1), $0) }),
            Declaration(
                """
                struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible {
                    var _text: String
                    init(literalCapacity: Int, interpolationCount: Int) { _text = "" }
                    mutating func appendLiteral(_ literal: String) { _text += literal }
                    mutating func appendInterpolation<T>(_ value: T) { _text += "\\(value)" }
                    var description: String { _text }
                }
                """),
            Declaration("extension String { typealias StringInterpolation = DefaultStringInterpolation }"),
            Declaration("extension String { init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text } }"),
            Declaration("extension String { init(stringLiteral value: String) }", { $0.arguments[0] }),
            Declaration("extension StringProtocol { var description: String }", { $0.receiver }),
            Declaration(
                "extension StringProtocol { var debugDescription: String }",
                { .string($0.evaluator.debugDescribe($0.receiver)) }),
        ]
    }

    private static var stringAccess: [Declaration] {
        [
            Declaration("extension StringProtocol { var count: Int }", { .int(Graphemes.count($0.receiver.asString)) }),
            Declaration("extension StringProtocol { var isEmpty: Bool }", { .bool($0.receiver.asString.utf8.isEmpty) }),
            Declaration("extension StringProtocol { var startIndex: String.Index }", { _ in .int(0) }),
            Declaration("extension StringProtocol { var endIndex: String.Index }", { .int($0.receiver.asString.utf8.count) }),
            Declaration(
                "extension StringProtocol { subscript(i: String.Index) -> Character }",
                { call in
                    let bytes = Array(call.receiver.asString.utf8)
                    guard call.int(0) >= 0, call.int(0) < bytes.count else {
                        return call.trap("String index is out of bounds")
                    }
                    return .string(Strings.text(bytes[call.int(0)..<Graphemes.end(of: bytes, from: call.int(0))]))
                }),
            Declaration("extension StringProtocol { func index(after i: String.Index) -> String.Index }",
                { Strings.index($0, moving: 1) }),
            Declaration("extension StringProtocol { func index(before i: String.Index) -> String.Index }",
                { Strings.index($0, moving: -1) }),
            Declaration(
                "extension StringProtocol { func index(_ i: String.Index, offsetBy distance: Int) -> String.Index }",
                { Strings.index($0, moving: $0.int(1)) }),
            Declaration(
                "extension StringProtocol { func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? }",
                { Strings.limitedIndex($0) }),
            Declaration(
                "extension StringProtocol { func distance(from start: String.Index, to end: String.Index) -> Int }",
                { call in
                    let bytes = Array(call.receiver.asString.utf8)
                    return .int(Graphemes.number(at: call.int(1), in: bytes) - Graphemes.number(at: call.int(0), in: bytes))
                }),
            Declaration(
                "extension StringProtocol { var indices: [String.Index] }",
                { .array(Graphemes.boundaries(Array($0.receiver.asString.utf8)).dropLast().map { .int($0) }) }),
            Declaration(
                "extension StringProtocol { var utf8: [UInt8] }", { .array($0.receiver.asString.utf8.map { .int(Int($0)) }) }),
            Declaration(
                "extension StringProtocol { var utf16: [UInt16] }", { .array($0.receiver.asString.utf16.map { .int(Int($0)) }) }),
            Declaration(
                "extension StringProtocol { var scalarValues: [UInt32] }",
                { .array($0.receiver.asString.unicodeScalars.map { .int(Int($0.value)) }) }),
            Declaration(
                "extension StringProtocol { var unicodeScalars: [Unicode.Scalar] { scalarValues.compactMap { Unicode.Scalar($0) } } }"),
            Declaration("extension String { var unicodeScalars: [Unicode.Scalar] { get { scalarValues.compactMap { Unicode.Scalar($0) } } set { self = newValue.map { String($0) }.joined() } } }"),
            Declaration("extension String { init(_ scalar: Unicode.Scalar) { self.init(Character(scalar)) } }"),
            Declaration("extension StringProtocol { var hash: Int { hashValue } }"),
        ]
    }

    private static var stringTests: [Declaration] {
        [
            Declaration(
                "extension StringProtocol { func hasPrefix<T: StringProtocol>(_ prefix: T) -> Bool }",
                { .bool(Canonical.starts($0.receiver.asString, with: $0.string(0))) }),
            Declaration(
                "extension StringProtocol { func hasSuffix<T: StringProtocol>(_ suffix: T) -> Bool }",
                { .bool(Canonical.ends($0.receiver.asString, with: $0.string(0))) }),
            Declaration(
                "extension StringProtocol { func contains<T: StringProtocol>(_ other: T) -> Bool }",
                { .bool(Strings.find(Canonical.form($0.string(0)), in: Canonical.form($0.receiver.asString), from: 0) != nil) }),
            Declaration(
                "extension StringProtocol { func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { lowercased().contains(other.lowercased()) } }"
            ),
            Declaration(
                "extension StringProtocol { func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool { lowercased().contains(other.lowercased()) } }"
            ),
            Declaration(
                "extension StringProtocol { func range<T: StringProtocol>(of searchString: T, options: String.CompareOptions = []) -> Range<String.Index>? }",
                { Strings.range($0, options: $0.arguments[1].field(0).asInt) }),
            Declaration("enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }"),
            Declaration(
                "extension StringProtocol { func compare<T: StringProtocol>(_ other: T) -> ComparisonResult { let (a, b) = (String(self), String(other)); return a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending } }"
            ),
            Declaration(
                """
                extension StringProtocol {
                    func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
                        var folded = String(self)
                        if options.contains(.diacriticInsensitive) { folded = _withoutMarks(folded) }
                        return options.contains(.caseInsensitive) ? folded.lowercased() : folded
                    }
                    func compare<T: StringProtocol>(_ other: T, options: String.CompareOptions, range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult {
                        let (a, b) = (folding(options: options, locale: nil), other.folding(options: options, locale: nil))
                        return options.contains(.numeric) ? _compareNumerically(a, b) : a.compare(b)
                    }
                    func rangeOfCharacter(from aSet: CharacterSet, options: String.CompareOptions = []) -> Range<String.Index>? {
                        let found = options.contains(.backwards) ? lastIndex { aSet.contains($0) } : firstIndex { aSet.contains($0) }
                        return found.map { $0..<index(after: $0) }
                    }
                    func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> SubSequence { try drop(while: predicate) }
                    func trimmingPrefix<T: StringProtocol>(_ prefix: T) -> SubSequence { hasPrefix(prefix) ? dropFirst(prefix.count) : self[startIndex...] }
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
                    func replacing<T: StringProtocol, U: StringProtocol>(_ target: T, with replacement: U, maxReplacements: Int) -> String {
                        String(self).split(separator: String(target), maxSplits: maxReplacements, omittingEmptySubsequences: false).joined(separator: String(replacement))
                    }
                }
                """),
            Declaration("func _withoutMarks(_ text: String) -> String", { .string(Strings.withoutMarks($0.string(0))) }),
            Declaration("func _compareNumerically(_ a: String, _ b: String) -> ComparisonResult", { call in
                call.evaluator.enumeration("ComparisonResult", 1 + Strings.compareNumerically(call.string(0), call.string(1)))
            }),
            Declaration(
                "extension StringProtocol { func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { lowercased().compare(other.lowercased()) } }"
            ),
            Declaration(
                "extension StringProtocol { func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { compare(other, options: [.caseInsensitive, .numeric, .diacriticInsensitive]) } }"
            ),
            Declaration("extension StringProtocol { func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { localizedStandardCompare(other) } }"),
            Declaration(
                "extension StringProtocol { func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { lowercased().compare(other.lowercased()) } }"
            ),
        ]
    }

    private static var stringChanges: [Declaration] {
        [
            Declaration("extension StringProtocol { func uppercased() -> String }",
                { .string(LetterCase.uppercased($0.receiver.asString)) }),
            Declaration("extension StringProtocol { func lowercased() -> String }",
                { .string(LetterCase.lowercased($0.receiver.asString)) }),
            Declaration("extension StringProtocol { var localizedUppercase: String { uppercased() } }"),
            Declaration("extension StringProtocol { var localizedLowercase: String { lowercased() } }"),
            Declaration("extension StringProtocol { var localizedCapitalized: String { capitalized } }"),
            Declaration("extension StringProtocol { var capitalized: String }",
                { .string(LetterCase.capitalized($0.receiver.asString)) }),
            Declaration(
                "extension StringProtocol { func components<T: StringProtocol>(separatedBy separator: T) -> [String] }",
                { .array(Strings.components(of: $0.receiver.asString, separatedBy: $0.string(0)).map { .string($0) }) }),
            Declaration(
                "extension StringProtocol { func components(separatedBy separator: CharacterSet) -> [String] { split(maxSplits: Int.max, omittingEmptySubsequences: false, whereSeparator: separator.allows).map { String($0) } } }"
            ),
            Declaration(
                "extension StringProtocol { func replacingOccurrences<T: StringProtocol, U: StringProtocol>(of target: T, with replacement: U) -> String { components(separatedBy: target).joined(separator: String(replacement)) } }"
            ),
            Declaration(
                """
                extension StringProtocol {
                    func replacingOccurrences<T: StringProtocol, U: StringProtocol>(of target: T, with replacement: U, options: String.CompareOptions) -> String {
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
                        for line in split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) where !stop { body(String(line), &stop) }
                    }
                }
                """),
            Declaration(
                "extension StringProtocol { func replacing<T: StringProtocol, U: StringProtocol>(_ target: T, with replacement: U) -> String { components(separatedBy: target).joined(separator: String(replacement)) } }"
            ),
            Declaration(
                """
                extension StringProtocol {
                    func trimmingCharacters(in set: CharacterSet) -> String {
                        let characters = Array(self)
                        guard let first = characters.firstIndex(where: { !set.contains($0) }),
                              let last = characters.lastIndex(where: { !set.contains($0) }) else { return "" }
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
                    func applyingTransform(_ reverse: Bool) -> String? { nil }
                }
                """),
            Declaration(
                "extension StringProtocol { func split<T: StringProtocol>(separator: T, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring] }",
                { call in
                    let parts = Strings.components(of: call.receiver.asString, separatedBy: call.string(0), limit: call.int(1))
                    return .array(parts.filter { !call.bool(2) || !$0.utf8.isEmpty }.map { .string($0) })
                }),
        ]
    }

    private static var stringEdits: [Declaration] {
        [
            Declaration(
                "extension String { static func + (lhs: String, rhs: String) -> String }",
                { call in
                    call.evaluator.charge(call.string(0).utf8.count + call.string(1).utf8.count)
                    return .string(call.string(0) + call.string(1))
                }),
            Declaration(
                "extension String { static func + <Other: Sequence>(lhs: String, rhs: Other) -> String where Other.Element == Character }",
                { call in .string(call.string(0) + Strings.joined(call.elements(1)).asString) }),
            Declaration(
                "extension String { static func += (lhs: inout String, rhs: String) }",
                { call in
                    Strings.append(call.arguments[1], to: &call.arguments[0], call)
                    return .void
                }),
            Declaration(
                "extension StringProtocol { mutating func append(_ other: Character) }",
                { call in
                    Strings.append(call.arguments[0], to: &call.receiver, call)
                    return .void
                }),
            Declaration(
                "extension StringProtocol { mutating func append<T: StringProtocol>(_ other: T) }",
                { call in
                    Strings.append(call.arguments[0], to: &call.receiver, call)
                    return .void
                }),
            Declaration(
                "extension StringProtocol { mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character { append(String(newElements)) } }"
            ),
            Declaration(
                "extension String { mutating func write(_ other: String) { append(other) } }"),
            Declaration(
                """
                extension String {
                    mutating func insert(_ newElement: Character, at i: String.Index) { self = String(self[..<i]) + String(newElement) + String(self[i...]) }
                    mutating func insert<S: StringProtocol>(contentsOf newElements: S, at i: String.Index) { self = String(self[..<i]) + String(newElements) + String(self[i...]) }
                    @discardableResult mutating func remove(at i: String.Index) -> Character {
                        let removed = self[i]
                        self = String(self[..<i]) + String(self[index(after: i)...])
                        return removed
                    }
                    mutating func removeSubrange(_ bounds: Range<String.Index>) { self = String(self[..<bounds.lowerBound]) + String(self[bounds.upperBound...]) }
                    mutating func replaceSubrange<S: StringProtocol>(_ bounds: Range<String.Index>, with newElements: S) { self = String(self[..<bounds.lowerBound]) + String(newElements) + String(self[bounds.upperBound...]) }
                    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = "" }
                    mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows { self = String(try filter { !(try shouldBeRemoved($0)) }) }
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
                    mutating func reserveCapacity(_ n: Int) { }
                }
                """),
        ]
    }
}
