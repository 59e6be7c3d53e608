import Syntax

/// What has to be hidden from cmark before it reads a page, byte for byte, so that lines and columns stay.
extension MarkdownRenderer {
    /// The page's text with footnote definitions and container lines in disguise; the text itself when it has
    /// neither.
    ///
    /// `[^id]:` would be taken for a link's definition: its colon becomes a control character. `:::` would be
    /// taken into the paragraph or list before it: it becomes `<?>`, HTML that interrupts both and ends on
    /// its line.
    mutating func prepared(_ body: Range<Int>) -> ArraySlice<UInt8> {
        guard features.hasFootnotes || features.hasContainers else { return source.bytes[body] }
        var text = Bytes(source.bytes[body])
        var isLineStart = true
        for index in text.indices {
            let byte = text[index]
            if isLineStart, byte == "[" { hideFootnote(&text, index) }
            if isLineStart, byte == ":" { hideContainer(&text, index) }
            if byte == "\n" { isLineStart = true } else if !byte.isBlank, byte != ">" { isLineStart = false }
        }
        return text[...]
    }

    private mutating func hideFootnote(_ text: inout Bytes, _ index: Int) {
        guard features.hasFootnotes, index + 2 < text.count, text[index + 1] == "^" else { return }
        var close = index + 2
        while close < text.count, text[close] != "]", !text[close].isSpace { close += 1 }
        guard close + 1 < text.count, text[close] == "]", text[close + 1] == ":", close > index + 2
        else { return }
        footnotes.known.insert(String(text[(index + 2)..<close]))
        text[close + 1] = footnoteSign
    }

    private func hideContainer(_ text: inout Bytes, _ index: Int) {
        guard features.hasContainers, text[index...].starts(with: ":::") else { return }
        text.replaceSubrange(index..<index + 3, with: "<?>".utf8)
    }

    /// Code as it was written.
    func restored(_ literal: ByteSpan) -> Bytes {
        var code = Bytes(literal)
        if features.hasFootnotes {
            for index in code.indices where code[index] == footnoteSign { code[index] = UInt8(ascii: ":") }
        }
        guard features.hasContainers else { return code }
        var isLineStart = true
        for index in code.indices {
            if isLineStart, code[index] == "<", code[index...].starts(with: "<?>") {
                code.replaceSubrange(index..<index + 3, with: ":::".utf8)
            }
            isLineStart = code[index] == "\n" || (isLineStart && (code[index].isBlank || code[index] == ">"))
        }
        return code
    }
}
