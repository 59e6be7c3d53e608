struct Regex<Output> {
    @dynamicMemberLookup struct Match {
        let range: Range<String.Index>
        let output: Output
        subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
    }
}

struct AnyRegexOutput: RandomAccessCollection {
    typealias Element = _RegexElement
    let elements: [_RegexElement]
    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }
    subscript(position: Int) -> _RegexElement { elements[position] }
    subscript(name: String) -> _RegexElement? { elements.first { $0.name == name } }
}

extension StringProtocol {
    func firstMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match? {
        _match(r, String(self), 0, 0).map { Regex<Output>.Match(range: $0.0, output: $0.1) }
    }

    func prefixMatch<R>(of regex: Regex<R>) -> Regex<R>.Match? {
        _match(regex, String(self), 0, 1).map { Regex<R>.Match(range: $0.0, output: $0.1) }
    }

    func wholeMatch<R>(of regex: Regex<R>) -> Regex<R>.Match? {
        _match(regex, String(self), 0, 2).map { Regex<R>.Match(range: $0.0, output: $0.1) }
    }

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

    func replacing<O>(
        _ regex: Regex<O>, maxReplacements: Int = Int.max, with replacement: (Regex<O>.Match) throws -> String
    ) rethrows -> String {
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

    func trimmingPrefix<O>(_ regex: Regex<O>) -> SubSequence {
        self[(prefixMatch(of: regex)?.range.upperBound ?? startIndex)...]
    }

    func split<O>(separator: Regex<O>, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
        -> [SubSequence]
    {
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

extension Regex {
    func firstMatch(in string: String) throws -> Regex<Output>.Match? { string.firstMatch(of: self) }
    func prefixMatch(in string: String) throws -> Regex<Output>.Match? { string.prefixMatch(of: self) }
    func wholeMatch(in string: String) throws -> Regex<Output>.Match? { string.wholeMatch(of: self) }
}

struct _RegexElement {
    let range: Range<String.Index>?
    let substring: Substring?
    let name: String?
}

extension String {
    mutating func replace<O>(_ regex: Regex<O>, with replacement: String, maxReplacements: Int = Int.max) {
        self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
    }
}

extension Regex {
    @native func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output>
}

extension Regex where Output == AnyRegexOutput {
    @native init(_ pattern: String) throws
}

extension Regex {
    @native init(_ pattern: String, as outputType: Output.Type) throws
}

extension Regex.Match where Output == AnyRegexOutput {
    subscript(position: Int) -> _RegexElement { output[position] }
}

@native func _match<Output>(_ regex: Regex<Output>, _ text: String, _ offset: Int, _ way: Int) -> (
    Range<String.Index>, Output
)?
