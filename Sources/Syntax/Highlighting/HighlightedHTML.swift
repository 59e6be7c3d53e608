/// Writes highlighted source as HTML: `<span class="k">let</span>`. A span ends at each end of a line, so
/// that lines can be cut apart.
public enum HighlightedHTML {
    /// The source as HTML, as text.
    public static func print(_ source: SourceText) -> String {
        String(decoding: bytes(of: source), as: UTF8.self)
    }

    /// The source as HTML, as UTF-8.
    public static func bytes(of source: SourceText) -> [UInt8] {
        var html: [UInt8] = []
        html.reserveCapacity(source.bytes.count * 3)
        for span in Highlighter.spans(of: source) { write(span, source.bytes, into: &html) }
        return html
    }

    private static func write(_ span: Highlighter.Span, _ bytes: [UInt8], into html: inout [UInt8]) {
        guard let name = className(of: span.category) else {
            for byte in bytes[span.lower..<span.upper] { escape(byte, into: &html) }
            return
        }
        var isOpen = false
        for byte in bytes[span.lower..<span.upper] {
            if isOpen && byte.isNewline { html += Array("</span>".utf8) }
            if !isOpen && !byte.isNewline {
                html += Array("<span class=\"".utf8)
                html.append(name)
                html += Array("\">".utf8)
            }
            isOpen = !byte.isNewline
            escape(byte, into: &html)
        }
        if isOpen { html += Array("</span>".utf8) }
    }

    /// The letter that a style sheet knows a category by; nil for plain text.
    static func className(of category: Highlighter.Category) -> UInt8? {
        switch category {
        case .plain: nil
        case .keyword: UInt8(ascii: "k")
        case .type: UInt8(ascii: "t")
        case .string: UInt8(ascii: "s")
        case .number: UInt8(ascii: "n")
        case .comment: UInt8(ascii: "c")
        case .attribute: UInt8(ascii: "a")
        case .member: UInt8(ascii: "m")
        case .operator: UInt8(ascii: "o")
        case .label: UInt8(ascii: "l")
        }
    }

    /// Adds a byte of text as HTML has it, between tags and in attributes.
    public static func escape(_ byte: UInt8, into html: inout [UInt8]) {
        switch byte {
        case "&": html += Array("&amp;".utf8)
        case "<": html += Array("&lt;".utf8)
        case ">": html += Array("&gt;".utf8)
        case "\"": html += Array("&quot;".utf8)
        default: html.append(byte)
        }
    }
}
