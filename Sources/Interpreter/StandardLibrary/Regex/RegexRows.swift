import Syntax

/// `Regex`, and what texts do with one.
extension StandardLibrary {
    static var regularExpressions: [Declaration] { [regexType, anyOutput, searches, changes, regexSearches] + regexMaking + [regexMatch] }

    private static var regexType: Declaration {
        Declaration(
            """
            struct Regex<Output> {
                @dynamicMemberLookup struct Match {
                    let range: Range<String.Index>
                    let output: Output
                    subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
                }
            }
            """)
    }

    private static var anyOutput: Declaration {
        Declaration(
            """
            struct AnyRegexOutput: RandomAccessCollection {
                typealias Element = _RegexElement
                let elements: [_RegexElement]
                var startIndex: Int { 0 }
                var endIndex: Int { elements.count }
                subscript(position: Int) -> _RegexElement { elements[position] }
                subscript(name: String) -> _RegexElement? { elements.first { $0.name == name } }
            }
            """)
    }

    private static var searches: Declaration {
        Declaration(
            """
            extension StringProtocol {
                func firstMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match? { _match(r, String(self), 0, 0).map { Regex<Output>.Match(range: $0.0, output: $0.1) } }
                func prefixMatch<R>(of regex: Regex<R>) -> Regex<R>.Match? { _match(regex, String(self), 0, 1).map { Regex<R>.Match(range: $0.0, output: $0.1) } }
                func wholeMatch<R>(of regex: Regex<R>) -> Regex<R>.Match? { _match(regex, String(self), 0, 2).map { Regex<R>.Match(range: $0.0, output: $0.1) } }
                func matches<Output>(of r: Regex<Output>) -> [Regex<Output>.Match] {
                    let text = String(self)
                    var found: [Regex<Output>.Match] = []
                    var start = startIndex
                    while let next = _match(r, text, text[..<start].utf8.count, 0) {
                        found.append(Regex<Output>.Match(range: next.0, output: next.1))
                        if next.0.upperBound == endIndex { break }
                        start = next.0.isEmpty ? index(after: next.0.upperBound) : next.0.upperBound
                    }
                    return found
                }
                func contains<O>(_ regex: Regex<O>) -> Bool { firstMatch(of: regex) != nil }
                func starts<O>(with regex: Regex<O>) -> Bool { prefixMatch(of: regex) != nil }
                func firstRange<O>(of regex: Regex<O>) -> Range<String.Index>? { firstMatch(of: regex)?.range }
                func ranges<O>(of regex: Regex<O>) -> [Range<String.Index>] { matches(of: regex).map { $0.range } }
            }
            """)
    }

    private static var changes: Declaration {
        Declaration(
            """
            extension StringProtocol {
                func replacing<O>(_ regex: Regex<O>, maxReplacements: Int = Int.max, with replacement: (Regex<O>.Match) throws -> String) rethrows -> String {
                    var (text, start) = ("", startIndex)
                    for match in matches(of: regex).prefix(maxReplacements) {
                        text += String(self[start..<match.range.lowerBound])
                        text += try replacement(match)
                        start = match.range.upperBound
                    }
                    return text + String(self[start...])
                }
                func replacing<O>(_ regex: Regex<O>, with replacement: String, maxReplacements: Int = Int.max) -> String {
                    replacing(regex, maxReplacements: maxReplacements) { _ in replacement }
                }
                func trimmingPrefix<O>(_ regex: Regex<O>) -> SubSequence { self[(prefixMatch(of: regex)?.range.upperBound ?? startIndex)...] }
                func split<O>(separator: Regex<O>, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
                    var parts: [SubSequence] = []
                    var start = startIndex
                    for match in matches(of: separator).prefix(maxSplits) {
                        parts.append(self[start..<match.range.lowerBound])
                        start = match.range.upperBound
                    }
                    parts.append(self[start...])
                    return omittingEmptySubsequences ? parts.filter { !$0.isEmpty } : parts
                }
            }
            """)
    }

    private static var regexSearches: Declaration {
        Declaration(
            """
            extension Regex {
                func firstMatch(in string: String) throws -> Regex<Output>.Match? { string.firstMatch(of: self) }
                func prefixMatch(in string: String) throws -> Regex<Output>.Match? { string.prefixMatch(of: self) }
                func wholeMatch(in string: String) throws -> Regex<Output>.Match? { string.wholeMatch(of: self) }
            }
            """)
    }

    private static var regexMaking: [Declaration] {
        [
            Declaration("struct _RegexElement { let range: Range<String.Index>?; let substring: Substring?; let name: String? }"),
            Declaration("extension String { mutating func replace<O>(_ regex: Regex<O>, with replacement: String, maxReplacements: Int = Int.max) { self = replacing(regex, with: replacement, maxReplacements: maxReplacements) } }"),
            Declaration("extension Regex { func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> }") { call in
                guard let own = regex(call.receiver) else { return call.receiver }
                let changed = RegexValue(root: own.root, captures: own.captures, ignoresCase: call.bool(0))
                changed.isDynamic = own.isDynamic
                return .native(changed)
            },
            Declaration("extension Regex where Output == AnyRegexOutput { init(_ pattern: String) throws }") { made($0, isDynamic: true) },
            Declaration("extension Regex { init(_ pattern: String, as outputType: Output.Type) throws }") { made($0, isDynamic: false) },
            Declaration("extension Regex.Match where Output == AnyRegexOutput { subscript(position: Int) -> _RegexElement { output[position] } }"),
        ]
    }

    private static func made(_ call: NativeCall, isDynamic: Bool) -> Value {
        guard let regex = RegexParser.parse(call.string(0)) else {
            call.evaluator.throwError(call.evaluator.structure("CocoaError", []))
            return .void
        }
        regex.isDynamic = isDynamic
        return .native(regex)
    }

    private static func regex(_ value: Value) -> RegexValue? {
        if case .native(let native) = value { return native as? RegexValue }
        return nil
    }

    /// Anywhere from an offset on (0), only there (1), or all of the text (2).
    private static var regexMatch: Declaration {
        Declaration("func _match<Output>(_ regex: Regex<Output>, _ text: String, _ offset: Int, _ way: Int) -> (Range<String.Index>, Output)?") { call in
            guard let regex = regex(call.arguments[0]) else { return .none }
            call.evaluator.spend(call.string(1).utf8.count >> 3)
            if call.evaluator.isFailing { return .none }
            let text = RegexText(call.string(1))
            var matcher = RegexMatcher(regex, text, charging: call.evaluator)
            defer { call.evaluator.spend(matcher.tries >> 2) }
            guard let first = text.offsets.firstIndex(of: call.int(2)) else { return .none }
            let last = call.int(3) == 0 ? text.codes.count : first
            for start in first...last where !matcher.isExhausted && !matcher.isTooDeep {
                guard let end = matcher.match(at: start, isWhole: call.int(3) == 2) else { continue }
                let ranges = [start..<end] + matcher.captures.dropFirst()
                return .some(.tuple([range(start..<end, text), output(ranges, regex, text, call)]))
            }
            if matcher.isTooDeep { return call.trap("the regular expression would have to go back over too much of the text") }
            if matcher.isExhausted { return call.trap("the regular expression takes too long") }
            return .none
        }
    }

    private static func range(_ range: Range<Int>, _ text: RegexText) -> Value {
        .range(.int(text.offsets[range.lowerBound]), .int(text.offsets[range.upperBound]), closed: false)
    }

    private static func output(_ ranges: [Range<Int>?], _ regex: RegexValue, _ text: RegexText, _ call: NativeCall) -> Value {
        if regex.isDynamic {
            let names: [String?] = [nil] + regex.captures.map { $0.name }
            let elements = zip(ranges, names).map { found, name in
                call.evaluator.structure(
                    "_RegexElement",
                    [Value(found.map { range($0, text) }), Value(found.map { .string(text.text($0)) }), Value(name.map { .string($0) })])
            }
            return call.evaluator.structure("AnyRegexOutput", [.array(elements)])
        }
        var values: [Value] = []
        for (index, found) in ranges.enumerated() {
            let isOptional = index > 0 && regex.captures[index - 1].isOptional
            let part = found.map { Value.string(text.text($0)) }
            values.append(isOptional ? Value(part) : part ?? .string(""))
        }
        return values.count == 1 ? values[0] : .tuple(values)
    }
}
