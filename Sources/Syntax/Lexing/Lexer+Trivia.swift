/// What stands between tokens: space and comments.
extension Lexer {
    /// Skips spaces, comments and, unless in the interpolation of a one-line string, newlines.
    mutating func skipTrivia(newlines: Bool) -> Token.Flags {
        var flags: Token.Flags = position == 0 ? .atLineStart : []
        if position == 0 && at(0) == 0xEF && at(1) == 0xBB && at(2) == 0xBF { position = 3 }
        while position < bytes.count {
            switch bytes[position] {
            case " ", "\t", "\u{B}", "\u{C}": position += 1
            case "\n", "\r":
                guard newlines else { return flags }
                flags.insert(.atLineStart)
                position += 1
            case "/" where at(position + 1) == "/": skipLine()
            case "/" where at(position + 1) == "*":
                if skipBlockComment() && newlines { flags.insert(.atLineStart) }
            case 0xC2 where at(position + 1) == 0xA0:
                tellNonBreakingSpace()
                position += 2
            case 0:
                report("nul character embedded in middle of file", position, position + 1, id: "nul")
                position += 1
            default: return flags
            }
        }
        return flags
    }

    /// As in the compiler a warning: code copied from a page often has such spaces, and means ordinary ones.
    private mutating func tellNonBreakingSpace() {
        let range = SourceRange(position, position + 2, in: source)
        diagnostics.append(
            Diagnostic(
                .warning, "non-breaking space (U+00A0) used instead of regular space", at: range,
                id: "non-breaking-space", fixIt: Diagnostic.FixIt(replace: range, with: " ")))
    }

    mutating func skipLine() {
        while position < bytes.count && !bytes[position].isNewline { position += 1 }
    }

    /// Skips a comment with the comments nested in it; says whether it holds a newline.
    private mutating func skipBlockComment() -> Bool {
        let start = position
        var depth = 1
        var hasNewline = false
        position += 2
        while position < bytes.count {
            let byte = bytes[position]
            if byte == "*" && at(position + 1) == "/" {
                position += 2
                depth -= 1
                if depth == 0 { return hasNewline }
            } else if byte == "/" && at(position + 1) == "*" {
                position += 2
                depth += 1
            } else {
                if byte.isNewline { hasNewline = true }
                position += 1
            }
        }
        report("unterminated '/*' comment", start, start + 2, id: "unterminated-comment")
        return hasNewline
    }
}
