import Syntax

/// Languages of lines and of tags.
extension Scanner {
    mutating func byLine(_ line: (inout Scanner, Int) -> Void) {
        while at < text.count {
            let end = lineEnd(at)
            line(&self, end)
            at = end
            if at < text.count { at += 1 }
        }
    }

    mutating func diffLine(_ end: Int) {
        guard at < end else { return }
        if matches("@@", at) || matches("+++", at) || matches("---", at) || matches("diff ", at) {
            return take(.heading, to: end)
        }
        if text[at] == "+" { take(.inserted, to: end) } else if text[at] == "-" { take(.deleted, to: end) }
    }

    mutating func markdownLine(_ end: Int) {
        guard at < end else { return }
        if text[at] == "#" { return take(.heading, to: end) }
        if matches("```", at) || matches(":::", at) || matches("---", at) { return take(.keyword, to: end) }
        if text[at] == ">" { return take(.comment, to: end) }
        while at < end {
            if text[at] == "`" {
                var close = at + 1
                while close < end, text[close] != "`" { close += 1 }
                take(.string, to: min(close + 1, end))
            } else {
                at += 1
            }
        }
    }

    // MARK: Markup

    mutating func markup() {
        while at < text.count {
            if matches("<!--", at) {
                blockComment("<!--", "-->")
            } else if text[at] == "<", at + 1 < text.count,
                text[at + 1].isASCIILetter || "!/?".utf8.contains(text[at + 1])
            {
                tag()
            } else if text[at] == "&" {
                var end = at + 1
                while end < text.count, text[end].isASCIIAlphanumeric || text[end] == "#" { end += 1 }
                if end < text.count, text[end] == ";" { take(.number, to: end + 1) } else { at += 1 }
            } else {
                at += 1
            }
        }
    }

    private mutating func tag() {
        var end = at + 1
        while end < text.count, text[end].isASCIIAlphanumeric || "!-/:?".utf8.contains(text[end]) { end += 1 }
        take(.keyword, to: end)
        while at < text.count, text[at] != ">" {
            let byte = text[at]
            if byte == "\"" || byte == "'" {
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
