/// Cuts code into colored runs, one pass, no look-back beyond the line.
struct Scanner {
    let language: Language
    let text: ByteSpan
    var at = 0
    private var plainStart = 0
    private(set) var runs: [CodeRun] = []

    static func runs(of code: Bytes, in language: Language) -> [CodeRun] {
        code.withUnsafeBufferPointer { text in
            var scanner = Scanner(language: language, text: text)
            scanner.scan()
            return scanner.runs
        }
    }

    private init(language: Language, text: ByteSpan) {
        self.language = language
        self.text = text
        runs.reserveCapacity(text.count / 5)
    }

    private mutating func scan() {
        switch language.shape {
        case .plain: at = text.count
        case .diff: byLine { $0.diffLine($1) }
        case .markdown: byLine { $0.markdownLine($1) }
        case .markup: markup()
        default:
            while at < text.count { code() }
        }
        flush()
    }

    /// Ends the plain run before `at`.
    private mutating func flush() {
        if plainStart < at { runs.append(CodeRun(kind: .plain, range: plainStart..<at)) }
        plainStart = at
    }

    private mutating func take(_ kind: CodeToken, to end: Int) {
        flush()
        runs.append(CodeRun(kind: kind, range: at..<end))
        at = end
        plainStart = end
    }

    private func matches(_ word: StaticString, _ index: Int) -> Bool {
        guard index + word.utf8CodeUnitCount <= text.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount where text[index + offset] != word.utf8Start[offset] { return false }
        return true
    }

    private func lineEnd(_ from: Int) -> Int {
        var end = from
        while end < text.count, text[end] != 10 { end += 1 }
        return end
    }

    // MARK: Code

    private mutating func code() {
        let byte = text[at]
        if byte.isASCIILetter || byte == 95 || byte >= 0x80 { return word() }
        if byte.isSpace {
            at += 1
            return
        }
        if byte.isASCIIDigit { return number() }
        for sign in language.lineComments where matches(sign, at) && startsComment() { return take(.comment, to: lineEnd(at)) }
        if let (open, close) = language.blockComment, matches(open, at) { return blockComment(open, close) }
        if language.quotes.utf8.contains(byte) { return string(byte) }
        if language.attributeSigns.utf8.contains(byte), at + 1 < text.count, text[at + 1].isASCIILetter { return attribute() }
        if language.shape == .css, byte == 35 || byte == 46 || byte == 64 { return attribute() }
        if language.shape == .shell, byte == 36 { return variable() }
        if language.shape == .shell, byte == 45, at > 0, text[at - 1].isSpace { return attribute() }
        if language.shape == .ini, byte == 91 { return take(.type, to: lineEnd(at)) }
        at += 1
    }

    /// In YAML and shells `#` starts a comment only after white space.
    private func startsComment() -> Bool {
        switch language.shape {
        case .yaml, .shell: at == 0 || text[at - 1].isSpace
        default: true
        }
    }

    private mutating func word() {
        var end = at
        while end < text.count {
            let byte = text[end]
            guard byte.isASCIIAlphanumeric || byte == 95 || byte >= 0x80 || (byte == 45 && allowsHyphens) else { break }
            end += 1
        }
        let range = at..<end
        if isKey(end) { return take(.attribute, to: end) }
        if language.keywords.contains(text, range), !(at > 0 && text[at - 1] == 46) { return take(.keyword, to: end) }
        if language.hasTypes, text[at] &- 65 < 26, end - at > 1 { return take(.type, to: end) }
        at = end
    }

    private var allowsHyphens: Bool { [.css, .yaml, .ini, .shell].contains(language.shape) }

    /// `key:` in YAML and CSS, `key =` in TOML.
    private func isKey(_ end: Int) -> Bool {
        switch language.shape {
        case .yaml: return end < text.count && text[end] == 58 && (end + 1 == text.count || text[end + 1].isSpace)
        case .css: return end < text.count && text[end] == 58 && end + 1 < text.count && text[end + 1].isBlank
        case .ini:
            var next = end
            while next < text.count, text[next].isBlank { next += 1 }
            return next < text.count && text[next] == 61
        default: return false
        }
    }

    private mutating func number() {
        var end = at
        while end < text.count, text[end].isASCIIAlphanumeric || text[end] == 95 || text[end] == 37
            || (text[end] == 46 && end + 1 < text.count && text[end + 1].isASCIIDigit) { end += 1 }
        take(.number, to: end)
    }

    private mutating func blockComment(_ open: StaticString, _ close: StaticString) {
        var end = at + open.utf8CodeUnitCount
        while end < text.count, !matches(close, end) { end += 1 }
        take(.comment, to: min(end + close.utf8CodeUnitCount, text.count))
    }

    private mutating func string(_ quote: UInt8) {
        let end = min(stringEnd(quote), text.count)
        // A quoted key of JSON is a name, not a value.
        var next = end
        while next < text.count, text[next].isBlank { next += 1 }
        let isKey = !language.hasTypes && language.shape == .code && next < text.count && text[next] == 58
        take(isKey ? .attribute : .string, to: end)
    }

    /// Behind the closing quote, or where the line ends without one; an escape may leave it beyond the text.
    private func stringEnd(_ quote: UInt8) -> Int {
        let isTriple = language.hasTripleQuotes && isTripled(quote, at)
        var end = at + (isTriple ? 3 : 1)
        while end < text.count {
            if text[end] == 92 {
                end += 2
                continue
            }
            if isTriple {
                if isTripled(quote, end) { return end + 3 }
            } else if text[end] == quote {
                return end + 1
            } else if text[end] == 10, quote != 96 {
                return end
            }
            end += 1
        }
        return end
    }

    private func isTripled(_ quote: UInt8, _ at: Int) -> Bool {
        at + 2 < text.count && text[at] == quote && text[at + 1] == quote && text[at + 2] == quote
    }

    private mutating func attribute() {
        var end = at + 1
        while end < text.count, text[end].isASCIIAlphanumeric || text[end] == 95 || text[end] == 45 { end += 1 }
        take(.attribute, to: end)
    }

    private mutating func variable() {
        var end = at + 1
        if end < text.count, text[end] == 123 {
            while end < text.count, text[end] != 125, text[end] != 10 { end += 1 }
            end = min(end + 1, text.count)
        } else {
            while end < text.count, text[end].isASCIIAlphanumeric || text[end] == 95 { end += 1 }
        }
        take(.attribute, to: max(end, at + 1))
    }

    // MARK: Lines

    private mutating func byLine(_ line: (inout Scanner, Int) -> Void) {
        while at < text.count {
            let end = lineEnd(at)
            line(&self, end)
            at = end
            if at < text.count { at += 1 }
        }
    }

    private mutating func diffLine(_ end: Int) {
        guard at < end else { return }
        if matches("@@", at) || matches("+++", at) || matches("---", at) || matches("diff ", at) { return take(.heading, to: end) }
        if text[at] == 43 { take(.inserted, to: end) } else if text[at] == 45 { take(.deleted, to: end) }
    }

    private mutating func markdownLine(_ end: Int) {
        guard at < end else { return }
        if text[at] == 35 { return take(.heading, to: end) }
        if matches("```", at) || matches(":::", at) || matches("---", at) { return take(.keyword, to: end) }
        if text[at] == 62 { return take(.comment, to: end) }
        while at < end {
            if text[at] == 96 {
                var close = at + 1
                while close < end, text[close] != 96 { close += 1 }
                take(.string, to: min(close + 1, end))
            } else {
                at += 1
            }
        }
    }

    // MARK: Markup

    private mutating func markup() {
        while at < text.count {
            if matches("<!--", at) {
                blockComment("<!--", "-->")
            } else if text[at] == 60, at + 1 < text.count, text[at + 1].isASCIILetter || [33, 47, 63].contains(text[at + 1]) {
                tag()
            } else if text[at] == 38 {
                var end = at + 1
                while end < text.count, text[end].isASCIIAlphanumeric || text[end] == 35 { end += 1 }
                if end < text.count, text[end] == 59 { take(.number, to: end + 1) } else { at += 1 }
            } else {
                at += 1
            }
        }
    }

    private mutating func tag() {
        var end = at + 1
        while end < text.count, text[end].isASCIIAlphanumeric || [33, 45, 47, 58, 63].contains(text[end]) { end += 1 }
        take(.keyword, to: end)
        while at < text.count, text[at] != 62 {
            let byte = text[at]
            if byte == 34 || byte == 39 {
                var close = at + 1
                while close < text.count, text[close] != byte { close += 1 }
                take(.string, to: min(close + 1, text.count))
            } else if byte.isASCIILetter {
                attribute()
            } else {
                at += 1
            }
        }
        if at < text.count { take(.keyword, to: at + 1) }
    }
}
