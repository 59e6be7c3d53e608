import Syntax

/// Writes how views came to their sizes as tables for a page. The build writes them, and the engine in the
/// page writes them anew for what a reader has made of the figure.
public enum ExplanationHTML {
    /// The tables of one picture.
    public static func print(_ explanations: [Explanation]) -> String {
        var html: [UInt8] = []
        for explanation in explanations { write(explanation, into: &html) }
        return String(decoding: html, as: UTF8.self)
    }

    private static func write(_ explanation: Explanation, into html: inout [UInt8]) {
        put(
            "<div class=\"explanation\"><div class=\"table\" tabindex=\"0\"><table><caption><span><code>",
            &html)
        escape(explanation.view, into: &html)
        put("</code> ", &html)
        escape(explanation.lead, into: &html)
        if explanation.count > 1 { html += Array(" (\(explanation.count) alike)".utf8) }
        put("</span></caption>\n<thead><tr>", &html)
        writeHeadings(explanation, into: &html)
        put("</tr></thead>\n<tbody>\n", &html)
        for (index, row) in explanation.rows.enumerated() {
            put(index == explanation.marked ? "<tr class=\"chosen-row\">" : "<tr>", &html)
            write(row, into: &html)
            put("</tr>\n", &html)
        }
        put("</tbody></table></div>", &html)
        writeConclusion(explanation.conclusion, into: &html)
        put("</div>\n", &html)
    }

    private static func writeHeadings(_ explanation: Explanation, into html: inout [UInt8]) {
        for (column, title) in explanation.columns.enumerated() {
            // A column of ordinal numbers has no name, and a heading without words is none.
            if title.utf8.isEmpty {
                put("<td></td>", &html)
                continue
            }
            put("<th scope=\"col\"", &html)
            writeKind(
                explanation.rows.compactMap { column < $0.count ? kind(of: $0[column]) : nil }.first,
                into: &html)
            put(">", &html)
            escape(title, into: &html)
            put("</th>", &html)
        }
    }

    private static func kind(of cell: Explanation.Cell) -> StaticString? {
        switch cell {
        case .number: "number"
        case .detail: "number detail"
        case .code, .words: nil
        }
    }

    private static func writeKind(_ kind: StaticString?, into html: inout [UInt8]) {
        guard let kind else { return }
        put(" class=\"", &html)
        put(kind, &html)
        put("\"", &html)
    }

    /// Begins with a capital letter. Only letters of ASCII have one here: all others need Unicode's tables.
    private static func writeConclusion(_ conclusion: String, into html: inout [UInt8]) {
        guard let first = conclusion.utf8.first else { return }
        let isSmall = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
        put("<p>", &html)
        HighlightedHTML.escape(isSmall ? first - 32 : first, into: &html)
        for byte in conclusion.utf8.dropFirst() { HighlightedHTML.escape(byte, into: &html) }
        put("</p>", &html)
    }

    /// Cells without words leave their room to the words that come after them.
    private static func write(_ row: [Explanation.Cell], into html: inout [UInt8]) {
        var empty = 0
        for cell in row {
            if case .words = cell, cell.text.utf8.isEmpty {
                empty += 1
            } else {
                write(cell, span: empty + 1, into: &html)
                empty = 0
            }
        }
        if empty > 0 { write(.words(""), span: empty, into: &html) }
    }

    private static func write(_ cell: Explanation.Cell, span: Int, into html: inout [UInt8]) {
        put("<td", &html)
        if span > 1 { html += Array(" colspan=\"\(span)\"".utf8) }
        writeKind(kind(of: cell), into: &html)
        put(">", &html)
        if case .code(let text) = cell {
            put("<code>", &html)
            escape(text, into: &html)
            put("</code>", &html)
        } else {
            escape(cell.text, into: &html)
        }
        put("</td>", &html)
    }

    private static func put(_ text: StaticString, _ html: inout [UInt8]) {
        html.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private static func escape(_ text: String, into html: inout [UInt8]) {
        for byte in text.utf8 { HighlightedHTML.escape(byte, into: &html) }
    }
}
