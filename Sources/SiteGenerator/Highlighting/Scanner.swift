import Syntax

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
    mutating func flush() {
        if plainStart < at { runs.append(CodeRun(kind: .plain, range: plainStart..<at)) }
        plainStart = at
    }

    mutating func take(_ kind: CodeToken, to end: Int) {
        flush()
        runs.append(CodeRun(kind: kind, range: at..<end))
        at = end
        plainStart = end
    }

    func matches(_ word: StaticString, _ index: Int) -> Bool {
        guard index + word.utf8CodeUnitCount <= text.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount where text[index + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    func lineEnd(_ from: Int) -> Int {
        var end = from
        while end < text.count, text[end] != "\n" { end += 1 }
        return end
    }

    // MARK: Code

    private mutating func code() {
        let byte = text[at]
        if byte.isASCIILetter || byte == "_" || byte >= 0x80 { return word() }
        if byte.isSpace {
            at += 1
            return
        }
        if byte.isASCIIDigit { return number() }
        for sign in language.lineComments where matches(sign, at) && startsComment() {
            return take(.comment, to: lineEnd(at))
        }
        if let (open, close) = language.blockComment, matches(open, at) { return blockComment(open, close) }
        if language.quotes.utf8.contains(byte) { return string(byte) }
        if language.attributeSigns.utf8.contains(byte), at + 1 < text.count, text[at + 1].isASCIILetter {
            return attribute()
        }
        if language.shape == .css, byte == "#" || byte == "." || byte == "@" { return attribute() }
        if language.shape == .shell, byte == "$" { return variable() }
        if language.shape == .shell, byte == "-", at > 0, text[at - 1].isSpace { return attribute() }
        if language.shape == .ini, byte == "[" { return take(.type, to: lineEnd(at)) }
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
            guard
                byte.isASCIIAlphanumeric || byte == "_" || byte >= 0x80 || (byte == "-" && allowsHyphens)
                    || isDotInside(end)
            else { break }
            end += 1
        }
        let range = at..<end
        if isKey(end) { return take(.attribute, to: end) }
        if language.shape == .yaml, let end = keyOfWords() { return take(.attribute, to: end) }
        if language.keywords.contains(text, range), !(at > 0 && text[at - 1] == ".") {
            return take(.keyword, to: end)
        }
        if language.hasTypes, text[at] &- 65 < 26, end - at > 1 { return take(.type, to: end) }
        at = end
    }

    private var allowsHyphens: Bool { [.css, .yaml, .ini, .shell].contains(language.shape) }

    /// Names of files and versions are words in shells and YAML: `galley-0.2.tar.xz`.
    private func isDotInside(_ index: Int) -> Bool {
        guard language.shape == .shell || language.shape == .yaml, text[index] == "." else { return false }
        return index + 1 < text.count && text[index + 1].isASCIIAlphanumeric
    }

    /// `key:` in YAML and CSS, `key =` in TOML.
    private func isKey(_ end: Int) -> Bool {
        switch language.shape {
        case .yaml:
            return end < text.count && text[end] == ":" && (end + 1 == text.count || text[end + 1].isSpace)
        case .css:
            return end < text.count && text[end] == ":" && end + 1 < text.count && text[end + 1].isBlank
        case .ini:
            var next = end
            while next < text.count, text[next].isBlank { next += 1 }
            return next < text.count && text[next] == "="
        default: return false
        }
    }

    /// The end of a YAML key of several words that starts its line.
    private func keyOfWords() -> Int? {
        let line = text[..<at].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        guard text[line..<at].allSatisfy({ $0.isBlank || $0 == "-" }) else { return nil }
        for end in at..<text.count {
            if isKey(end) { return end }
            if text[end] == "\n" || "\"'#{}[],".utf8.contains(text[end]) { return nil }
        }
        return nil
    }

    private mutating func number() {
        var end = at
        while end < text.count,
            text[end].isASCIIAlphanumeric || text[end] == "_" || text[end] == "%"
                || (text[end] == "." && end + 1 < text.count && text[end + 1].isASCIIDigit)
        { end += 1 }
        take(.number, to: end)
    }

    mutating func blockComment(_ open: StaticString, _ close: StaticString) {
        var end = at + open.utf8CodeUnitCount
        while end < text.count, !matches(close, end) { end += 1 }
        take(.comment, to: min(end + close.utf8CodeUnitCount, text.count))
    }

    private mutating func string(_ quote: UInt8) {
        let end = min(stringEnd(quote), text.count)
        // A quoted key of JSON is a name, not a value.
        var next = end
        while next < text.count, text[next].isBlank { next += 1 }
        let isKey = !language.hasTypes && language.shape == .code && next < text.count && text[next] == ":"
        take(isKey ? .attribute : .string, to: end)
    }

    /// Behind the closing quote, or where the line ends without one; an escape may leave it beyond the text.
    private func stringEnd(_ quote: UInt8) -> Int {
        let isTriple = language.hasTripleQuotes && isTripled(quote, at)
        var end = at + (isTriple ? 3 : 1)
        while end < text.count {
            if text[end] == "\\" {
                end += 2
                continue
            }
            if isTriple {
                if isTripled(quote, end) { return end + 3 }
            } else if text[end] == quote {
                return end + 1
            } else if text[end] == "\n", quote != "`" {
                return end
            }
            end += 1
        }
        return end
    }

    private func isTripled(_ quote: UInt8, _ at: Int) -> Bool {
        at + 2 < text.count && text[at] == quote && text[at + 1] == quote && text[at + 2] == quote
    }

    mutating func attribute() {
        var end = at + 1
        while end < text.count, text[end].isASCIIAlphanumeric || text[end] == "_" || text[end] == "-" {
            end += 1
        }
        take(.attribute, to: end)
    }

    private mutating func variable() {
        var end = at + 1
        if end < text.count, text[end] == "{" {
            while end < text.count, text[end] != "}", text[end] != "\n" { end += 1 }
            end = min(end + 1, text.count)
        } else {
            while end < text.count, text[end].isASCIIAlphanumeric || text[end] == "_" { end += 1 }
        }
        take(.attribute, to: max(end, at + 1))
    }
}
