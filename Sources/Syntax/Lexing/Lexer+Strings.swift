/// String literals: quotes, text and interpolations are tokens of their own, so that code within a string is
/// lexed as code.
extension Lexer {
    mutating func stringStart(_ start: TokenStart, pounds: Int) -> Token {
        let quote = bytes[start.lower + pounds]
        position = start.lower + pounds + 1
        if quote == "'" { return singleQuoted(start) }
        var isMultiline = false
        if at(position) == "\"" && at(position + 1) == "\"" && !isRawQuoteOnly(pounds) {
            isMultiline = true
            position += 2
        }
        modes.append(.string(pounds: pounds, isMultiline: isMultiline))
        return make(.stringStart, start, isMultiline ? .multiline : [])
    }

    /// `#"""#` is a one-line string of one quote.
    private func isRawQuoteOnly(_ pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        var index = position + 2
        while index < bytes.count && !bytes[index].isNewline {
            if bytes[index - 1] == "\"" && poundCount(at: index, atMost: pounds) == pounds { return true }
            index += 1
        }
        return false
    }

    private mutating func singleQuoted(_ start: TokenStart) -> Token {
        while position < bytes.count && !bytes[position].isNewline {
            let byte = bytes[position]
            position += byte == "\\" && position + 1 < bytes.count ? 2 : 1
            if byte == "'" { break }
        }
        return misquoted("single-quoted string literal found, use '\"'", 1, start, id: "single-quote")
    }

    /// `“text”`, as word processors write it.
    mutating func curlyQuoted(_ start: TokenStart) -> Token {
        position += 3
        while position < bytes.count && !bytes[position].isNewline {
            let isQuote = Scalars.isCurlyQuote(scalar(at: position).0)
            position += isQuote ? 3 : 1
            if isQuote { break }
        }
        return misquoted("unicode curly quote found, replace with '\"'", 3, start, id: "curly-quote")
    }

    /// A literal between quotes that Swift does not use, each of some bytes.
    private mutating func misquoted(
        _ message: String, _ length: Int, _ start: TokenStart, id: StaticString
    ) -> Token {
        let lower = start.lower
        let inner = lower + length..<max(lower + length, position - length)
        let text = String(decoding: bytes[inner], as: UTF8.self)
        let isWhole = position >= lower + 2 * length && !bytes[inner].contains(UInt8(ascii: "\""))
        report(message, lower, position, id: id, fixIt: isWhole ? "\"" + text + "\"" : nil)
        return make(.regex, start, .malformed)
    }

    /// The next token within a string: text, the start of an interpolation, or the closing quote.
    mutating func stringPart(pounds: Int, isMultiline: Bool) -> Token {
        let lower = position
        while position < bytes.count {
            switch bytes[position] {
            case "\"" where closes(pounds: pounds, isMultiline: isMultiline):
                if position > lower { return make(.stringText, TokenStart(at: lower)) }
                return stringEnd(pounds: pounds, isMultiline: isMultiline)
            case "\\" where poundCount(at: position + 1, atMost: pounds) == pounds:
                if at(position + 1 + pounds) == "(" {
                    if position > lower { return make(.stringText, TokenStart(at: lower)) }
                    return interpolationStart(pounds: pounds, isMultiline: isMultiline)
                }
                position += 1 + pounds
                let escaped = at(position)
                if position < bytes.count && (isMultiline || !escaped.isNewline) { position += 1 }
            case "\n" where !isMultiline, "\r" where !isMultiline: return unterminated(lower)
            default: position += 1
            }
        }
        return unterminated(lower)
    }

    private func closes(pounds: Int, isMultiline: Bool) -> Bool {
        if isMultiline && !(at(position + 1) == "\"" && at(position + 2) == "\"") { return false }
        return poundCount(at: position + (isMultiline ? 3 : 1), atMost: pounds) == pounds
    }

    private mutating func stringEnd(pounds: Int, isMultiline: Bool) -> Token {
        let lower = position
        position += (isMultiline ? 3 : 1) + pounds
        modes.removeLast()
        return make(.stringEnd, TokenStart(at: lower), isMultiline ? .multiline : [])
    }

    private mutating func unterminated(_ lower: Int) -> Token {
        if position > lower { return make(.stringText, TokenStart(at: lower)) }
        modes.removeLast()
        return make(.stringEnd, TokenStart(at: lower), .unterminated)
    }

    private mutating func interpolationStart(pounds: Int, isMultiline: Bool) -> Token {
        let lower = position
        position += 2 + pounds
        modes.append(.interpolation(parentheses: 0, isMultiline: isMultiline))
        return make(.interpolationStart, TokenStart(at: lower))
    }

    /// The next token of the code in an interpolation. A newline ends the interpolation of a one-line
    /// string, and the string with it.
    mutating func interpolationPart(parentheses: Int, isMultiline: Bool) -> Token {
        let start = self.start(newlines: isMultiline)
        switch at(start.lower) {
        case "(" where !isAtEnd:
            modes[modes.count - 1] = .interpolation(parentheses: parentheses + 1, isMultiline: isMultiline)
            position += 1
            return make(.leftParen, start)
        case ")" where parentheses == 0:
            modes.removeLast()
            position += 1
            return make(.interpolationEnd, start)
        case ")":
            modes[modes.count - 1] = .interpolation(parentheses: parentheses - 1, isMultiline: isMultiline)
            position += 1
            return make(.rightParen, start)
        case "\n" where !isMultiline, "\r" where !isMultiline, 0 where isAtEnd:
            modes.removeLast()
            return make(.interpolationEnd, start, .unterminated)
        default: return plainToken(start)
        }
    }
}
