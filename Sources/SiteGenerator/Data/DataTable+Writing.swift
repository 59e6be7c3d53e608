import Syntax

extension DataTable {
    /// The table as a page has those that are written in it.
    func write(into out: inout Bytes) {
        out.freshLine()
        out.put("<div class=\"table\" tabindex=\"0\"><table>\n<thead>\n")
        let classes = columns.indices.map { isNumeric($0) ? " class=\"right\"" : "" }
        Self.write(columns, "th", classes, into: &out)
        out.put("</thead>\n")
        if !rows.isEmpty { out.put("<tbody>\n") }
        for row in rows { Self.write(row, "td", classes, into: &out) }
        if !rows.isEmpty { out.put("</tbody>\n") }
        out.put("</table></div>\n")
    }

    private static func write(_ cells: [String], _ tag: String, _ classes: [String], into out: inout Bytes) {
        out.put("<tr>")
        for (cell, name) in zip(cells, classes) {
            out.put("<\(tag)\(name)>")
            out.putEscaped(cell)
        }
        out.put("\n")
    }

    /// The table in Markdown.
    var markdown: Bytes {
        var out = Bytes()
        func write(_ cells: [String]) {
            for cell in cells {
                out.put("| ")
                for byte in cell.utf8 {
                    if byte == "|" || byte == "\\" { out.append(UInt8(ascii: "\\")) }
                    out.append(byte == 10 || byte == 13 ? 32 : byte)
                }
                out.put(" ")
            }
            out.put("|\n")
        }
        write(columns)
        out.put(columns.indices.map { isNumeric($0) ? "| --: " : "| --- " }.joined() + "|\n")
        for row in rows { write(row) }
        return Bytes(out.dropLast())
    }

    /// The words of all cells, for search.
    var words: String { ([columns] + rows).map { $0.joined(separator: " ") }.joined(separator: "\n") }
}
