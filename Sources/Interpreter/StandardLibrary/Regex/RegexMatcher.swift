/// A text as characters that a regular expression can be compared with.
struct RegexText {
    let bytes: [UInt8]
    /// Where each character starts, and the end.
    let offsets: [Int]
    let codes: [UInt64]

    init(_ text: String) {
        bytes = Array(text.utf8)
        let (bytes, offsets) = (self.bytes, Graphemes.boundaries(bytes))
        self.offsets = offsets
        codes = (0..<(offsets.count - 1)).map { Self.code(bytes[offsets[$0]..<offsets[$0 + 1]]) }
    }

    /// A character of one scalar as that; one of several by a hash of its bytes.
    static func code(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        let (first, end) = Graphemes.scalar(Array(bytes), 0)
        if end >= bytes.count { return UInt64(first) }
        return bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } | 1 << 63
    }

    func text(_ range: Range<Int>) -> String { Strings.text(bytes[offsets[range.lowerBound]..<offsets[range.upperBound]]) }
}

/// Finds a regular expression in a text by trying, and going back where that fails.
struct RegexMatcher {
    private let regex: RegexValue
    private let text: RegexText
    private var captured: [Range<Int>?]
    /// What is left to be tried: a pattern may have more ways than anyone can wait for.
    private(set) var budget = RegexMatcher.mostTries
    private(set) var isExhausted = false
    /// Whether what may have to be tried again did not fit on the stack.
    private(set) var isTooDeep = false
    private let account: Evaluator
    private static let mostTries = 500_000

    init(_ regex: RegexValue, _ text: RegexText, charging account: Evaluator) {
        self.account = account
        self.regex = regex
        self.text = text
        captured = Array(repeating: nil, count: regex.captures.count + 1)
    }

    var captures: [Range<Int>?] { captured }
    var tries: Int { RegexMatcher.mostTries - budget }

    /// The end of a match that starts at a character, and that ends where it must if that is asked for.
    mutating func match(at start: Int, isWhole: Bool = false) -> Int? {
        for index in captured.indices { captured[index] = nil }
        var end: Int?
        let count = text.codes.count
        _ = match(regex.root, start) { _, position in
            if isWhole && position != count { return false }
            end = position
            return true
        }
        return end
    }

    private typealias Rest = (inout RegexMatcher, Int) -> Bool

    private mutating func match(_ node: RegexNode, _ position: Int, _ rest: Rest) -> Bool {
        budget -= 1
        if budget < 0 {
            isExhausted = true
            return false
        }
        guard account.isShallow, !isTooDeep else {
            isTooDeep = true
            return false
        }
        switch node {
        case .character, .any, .set: return takes(node, position) && rest(&self, position + 1)
        case .sequence(let parts): return sequence(parts[...], position, rest)
        case .choice(let branches):
            for branch in branches where match(branch, position, rest) { return true }
            return false
        case .repeated(let inner, let least, let most, let kind):
            if inner.isSingle { return run(inner, least, most, kind, position, rest) }
            return repeated(inner, least, most, kind, position, rest)
        case .capture(let inner, let index): return capture(inner, index, position, rest)
        case .reference(let index): return reference(index, position, rest)
        case .start: return position == 0 && rest(&self, position)
        case .end: return position == text.codes.count && rest(&self, position)
        case .wordBoundary(let isWanted): return isBoundary(position) == isWanted && rest(&self, position)
        case .lookahead(let inner, let isWanted): return match(inner, position) { _, _ in true } == isWanted && rest(&self, position)
        }
    }

    private func takes(_ node: RegexNode, _ position: Int) -> Bool {
        guard position < text.codes.count else { return false }
        let code = text.codes[position]
        switch node {
        case .character(let wanted): return code == wanted || regex.ignoresCase && folded(code) == folded(wanted)
        case .any: return code != 10 && code != 13
        case .set(let set): return set.contains(code) || regex.ignoresCase && (set.contains(folded(code)) || set.contains(raised(code)))
        default: return false
        }
    }

    private func folded(_ code: UInt64) -> UInt64 { code >= 65 && code <= 90 ? code + 32 : code }
    private func raised(_ code: UInt64) -> UInt64 { code >= 97 && code <= 122 ? code - 32 : code }

    private mutating func sequence(_ parts: ArraySlice<RegexNode>, _ position: Int, _ rest: Rest) -> Bool {
        guard let first = parts.first else { return rest(&self, position) }
        return match(first, position) { matcher, next in matcher.sequence(parts.dropFirst(), next, rest) }
    }

    /// Repetitions of one character need no way back into each of them.
    private mutating func run(
        _ node: RegexNode, _ least: Int, _ most: Int, _ kind: RegexRepetition, _ position: Int, _ rest: Rest
    ) -> Bool {
        var count = 0
        if kind == .reluctant {
            while true {
                if count >= least, rest(&self, position + count) { return true }
                guard count < most, takes(node, position + count) else { return false }
                count += 1
            }
        }
        while count < most, takes(node, position + count) { count += 1 }
        budget -= count
        while count >= least {
            if rest(&self, position + count) { return true }
            if kind == .possessive { return false }
            count -= 1
        }
        return false
    }

    private mutating func repeated(
        _ node: RegexNode, _ least: Int, _ most: Int, _ kind: RegexRepetition, _ position: Int, _ rest: Rest
    ) -> Bool {
        if kind == .reluctant, least == 0, rest(&self, position) { return true }
        if most > 0 {
            let again = match(node, position) { matcher, next in
                // What takes nothing would go on for ever.
                if next == position && least == 0 { return false }
                return matcher.repeated(node, max(least - 1, 0), most == .max ? .max : most - 1, kind, next, rest)
            }
            if again { return true }
        }
        return kind != .reluctant && least == 0 && rest(&self, position)
    }

    private mutating func capture(_ node: RegexNode, _ index: Int, _ position: Int, _ rest: Rest) -> Bool {
        let before = captured[index]
        let isFound = match(node, position) { matcher, end in
            let inner = matcher.captured[index]
            matcher.captured[index] = position..<end
            if rest(&matcher, end) { return true }
            matcher.captured[index] = inner
            return false
        }
        if !isFound { captured[index] = before }
        return isFound
    }

    private mutating func reference(_ index: Int, _ position: Int, _ rest: Rest) -> Bool {
        guard index < captured.count, let range = captured[index] else { return false }
        let end = position + range.count
        guard end <= text.codes.count, text.codes[range] == text.codes[position..<end] else { return false }
        return rest(&self, end)
    }

    private func isBoundary(_ position: Int) -> Bool {
        let before = position > 0 && RegexSet.Class.word.contains(text.codes[position - 1])
        let after = position < text.codes.count && RegexSet.Class.word.contains(text.codes[position])
        return before != after
    }
}
