/// What the quotes of a string decide for the text between them.
struct StringQuotes {
    /// How many `#` stand before the quotes, and in every escape.
    let pounds: Int
    let areMultiline: Bool
    /// The spaces before the closing quotes, which every line begins with.
    let indentation: SourceRange
}

/// The text of string literals: escapes resolved and, over several lines, the indentation removed.
extension Parser {
    /// What the quotes of the string that has just been opened decide.
    mutating func quotes(openedBy start: Token) -> StringQuotes {
        var pounds = 0
        while bytes[start.lower + pounds] == "#" { pounds += 1 }
        let areMultiline = start.flags.contains(.multiline)
        return StringQuotes(
            pounds: pounds, areMultiline: areMultiline,
            indentation: areMultiline ? closingIndentation() : .none)
    }

    /// The spaces before the closing quotes of the string that begins at the token; empty if anything else
    /// stands there.
    private mutating func closingIndentation() -> SourceRange {
        guard let closing = closingQuotes, !closing.flags.contains(.unterminated) else { return .none }
        let upper = closing.lower
        var lower = upper
        while lower > 0 && (bytes[lower - 1] == " " || bytes[lower - 1] == "\t") { lower -= 1 }
        guard lower > 0, bytes[lower - 1].isNewline else {
            error(
                "multi-line string literal closing delimiter must begin on a new line",
                at: place(of: closing),
                id: "multiline-end")
            return .none
        }
        return place(lower, upper)
    }

    /// Those of the string that begins at the token, past the strings in its interpolations.
    private var closingQuotes: Token? {
        var depth = 0
        for index in position..<tokens.count {
            switch tokens[index].kind {
            case .stringStart: depth += 1
            case .stringEnd where depth == 0: return tokens[index]
            case .stringEnd: depth -= 1
            default: break
            }
        }
        return nil
    }

    /// The bytes that a stretch of text in a string stands for.
    ///
    /// - Parameters:
    ///   - isFirst: whether it begins behind the opening quotes.
    ///   - isLast: whether it ends before the closing ones.
    mutating func decode(_ range: SourceRange, in quotes: StringQuotes, isFirst: Bool, isLast: Bool)
        -> [UInt8]
    {
        var text: [UInt8] = []
        text.reserveCapacity(range.upper - range.lower)
        var offset = range.lower
        var end = range.upper
        if quotes.areMultiline && isFirst {
            guard let next = skipNewline(skipSpaces(offset, end), end) else {
                reportTextBesideQuotes(range.lower)
                return text
            }
            offset = skipIndentation(next, end, quotes.indentation)
        }
        if quotes.areMultiline && isLast && quotes.indentation.upper == end {
            // The newline before the closing quotes does not count.
            end = skipNewlineBackwards(max(offset, quotes.indentation.lower), offset)
        }
        decode(&offset, end: end, quotes, into: &text)
        return text
    }

    private mutating func decode(
        _ offset: inout Int, end: Int, _ quotes: StringQuotes, into text: inout [UInt8]
    ) {
        while offset < end {
            let byte = bytes[offset]
            if byte == "\\" && poundsFollow(offset + 1, quotes.pounds) {
                offset = decodeEscape(at: offset, end: end, quotes, into: &text)
            } else if quotes.areMultiline && byte.isNewline {
                text.append(UInt8(ascii: "\n"))
                offset = skipIndentation(skipNewline(offset, end) ?? offset + 1, end, quotes.indentation)
            } else {
                text.append(byte)
                offset += 1
            }
        }
    }

    mutating func reportTextBesideQuotes(_ offset: Int) {
        error(
            "multi-line string literal content must begin on a new line", at: place(offset, offset),
            id: "multiline-start")
    }

    private func skipSpaces(_ offset: Int, _ end: Int) -> Int {
        var offset = offset
        while offset < end && (bytes[offset] == " " || bytes[offset] == "\t") { offset += 1 }
        return offset
    }

    /// Before the newline that ends at an offset, if one does.
    private func skipNewlineBackwards(_ end: Int, _ start: Int) -> Int {
        var end = end
        if end > start && bytes[end - 1] == "\n" { end -= 1 }
        if end > start && bytes[end - 1] == "\r" { end -= 1 }
        return end
    }

    /// Behind the newline at an offset; nil if there is none.
    private func skipNewline(_ offset: Int, _ end: Int) -> Int? {
        guard offset < end else { return nil }
        if bytes[offset] == "\n" { return offset + 1 }
        guard bytes[offset] == "\r" else { return nil }
        return offset + 1 < end && bytes[offset + 1] == "\n" ? offset + 2 : offset + 1
    }

    private mutating func skipIndentation(_ offset: Int, _ end: Int, _ indentation: SourceRange) -> Int {
        let width = indentation.upper - indentation.lower
        for index in 0..<width {
            let here = offset + index
            if here >= end || bytes[here].isNewline { return min(here, end) }
            guard bytes[here] == bytes[indentation.lower + index] else {
                error(
                    "insufficient indentation of line in multi-line string literal",
                    at: place(here, here), id: "multiline-indentation")
                return here
            }
        }
        return offset + width
    }

    private func poundsFollow(_ offset: Int, _ pounds: Int) -> Bool {
        guard offset + pounds <= bytes.count else { return false }
        for index in 0..<pounds where bytes[offset + index] != "#" { return false }
        return true
    }

    /// Resolves one escape; returns the offset behind it.
    private mutating func decodeEscape(
        at start: Int, end: Int, _ quotes: StringQuotes, into text: inout [UInt8]
    ) -> Int {
        let offset = start + 1 + quotes.pounds
        guard offset < end else {
            if !(quotes.areMultiline && offset <= end) { reportEscape(start, offset) }
            return end
        }
        switch bytes[offset] {
        case "n": text.append(UInt8(ascii: "\n"))
        case "t": text.append(UInt8(ascii: "\t"))
        case "r": text.append(UInt8(ascii: "\r"))
        case "0": text.append(0)
        case "\\", "\"", "'": text.append(bytes[offset])
        case "u": return decodeUnicode(at: offset, start: start, end: end, into: &text)
        case " ", "\t", "\n", "\r":
            if quotes.areMultiline, let next = skipNewline(skipSpaces(offset, end), end) {
                return skipIndentation(next, end, quotes.indentation)
            }
            reportEscape(start, offset + 1)
        default: reportEscape(start, offset + 1)
        }
        return offset + 1
    }

    private mutating func reportEscape(_ lower: Int, _ upper: Int) {
        error("invalid escape sequence in literal", at: place(lower + 1, upper), id: "escape")
    }

    /// `\u{1F600}`
    private mutating func decodeUnicode(at offset: Int, start: Int, end: Int, into text: inout [UInt8]) -> Int
    {
        guard offset + 1 < end, bytes[offset + 1] == "{" else {
            error(
                "expected hexadecimal code in braces after unicode escape", at: place(start, offset + 1),
                id: "escape")
            return offset + 1
        }
        var index = offset + 2
        while index < end, Self.hexDigit(bytes[index]) != nil { index += 1 }
        let digits = bytes[(offset + 2)..<index]
        guard index < end, bytes[index] == "}", (1...8).contains(digits.count) else {
            error(
                "\\u{...} escape sequence expects between 1 and 8 hex digits", at: place(start, index),
                id: "escape")
            return index < end && bytes[index] == "}" ? index + 1 : index
        }
        let scalar = digits.reduce(UInt32(0)) { $0 << 4 | UInt32(Self.hexDigit($1) ?? 0) }
        guard let unicode = Unicode.Scalar(scalar) else {
            error("invalid unicode scalar", at: place(start + 1, index + 1), id: "escape")
            return index + 1
        }
        text.append(contentsOf: UTF8.encode(unicode)!)
        return index + 1
    }

    static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case "0"..."9": byte - UInt8(ascii: "0")
        case "a"..."f": byte - UInt8(ascii: "a") + 10
        case "A"..."F": byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
