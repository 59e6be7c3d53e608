import Previews

/// The tables that tell how the views of a figure came to their sizes.
struct ExplanationHTML {
    let pictures: [PreviewPicture]
    let texts: ThemeTexts

    /// One block for each picture; with several, each unfolds on its own.
    func write(into out: inout Bytes) {
        let told = pictures.enumerated().filter { !$0.element.explanation.isEmpty }
        guard let first = told.first else { return }
        out.put("<div class=\"explanations\">\n")
        // The page's script says of what is told whether its proof still shows it.
        for (proof, picture) in told {
            out.put("<details\(proof == first.offset ? " open" : "")><summary data-proof=\"\(proof)\">")
            out.putEscaped(texts["How the space was shared out at % pt", points(picture.width)])
            if let environment = picture.environment {
                out.put(", ")
                out.putEscaped(environment)
            }
            out.put("</summary>\n")
            out.put(picture.explanation)
            out.put("</details>\n")
        }
        out.put("</div>\n")
    }

    /// The tables of one picture.
    static func tables(_ explanations: [Explanation]) -> String {
        var out = Bytes()
        for explanation in explanations { write(explanation, into: &out) }
        return out.text
    }

    private static func write(_ explanation: Explanation, into out: inout Bytes) {
        out.put("<div class=\"explanation\"><div class=\"table\" tabindex=\"0\"><table><caption><span><code>")
        out.putEscaped(explanation.view)
        out.put("</code> ")
        out.putEscaped(explanation.lead)
        if explanation.count > 1 { out.put(" (\(explanation.count) alike)") }
        out.put("</span></caption>\n<thead><tr>")
        writeHeadings(explanation, into: &out)
        out.put("</tr></thead>\n<tbody>\n")
        for (index, row) in explanation.rows.enumerated() {
            out.put(index == explanation.marked ? "<tr class=\"chosen-row\">" : "<tr>")
            write(row, into: &out)
            out.put("</tr>\n")
        }
        out.put("</tbody></table></div>")
        if !explanation.conclusion.isEmpty {
            out.put("<p>")
            out.putEscaped(explanation.conclusion.prefix(1).uppercased() + explanation.conclusion.dropFirst())
            out.put("</p>")
        }
        out.put("</div>\n")
    }

    private static func writeHeadings(_ explanation: Explanation, into out: inout Bytes) {
        for (column, title) in explanation.columns.enumerated() {
            // A column of ordinal numbers has no name, and a heading without words is none.
            if title.isEmpty {
                out.put("<td></td>")
                continue
            }
            out.put(
                isNumeric(column, explanation) ? "<th scope=\"col\" class=\"number\">" : "<th scope=\"col\">")
            out.putEscaped(title)
            out.put("</th>")
        }
    }

    private static func isNumeric(_ column: Int, _ explanation: Explanation) -> Bool {
        explanation.rows.contains {
            if $0.indices.contains(column), case .number = $0[column] { return true }
            return false
        }
    }

    /// Cells without words leave their room to the words that come after them.
    private static func write(_ row: [Explanation.Cell], into out: inout Bytes) {
        var empty = 0
        for cell in row {
            if case .words("") = cell {
                empty += 1
            } else {
                write(cell, span: empty + 1, into: &out)
                empty = 0
            }
        }
        if empty > 0 { write(.words(""), span: empty, into: &out) }
    }

    private static func write(_ cell: Explanation.Cell, span: Int, into out: inout Bytes) {
        let span = span > 1 ? " colspan=\"\(span)\"" : ""
        switch cell {
        case .code(let text):
            out.put("<td\(span)><code>")
            out.putEscaped(text)
            out.put("</code></td>")
        case .number(let text):
            out.put("<td\(span) class=\"number\">")
            out.putEscaped(text)
            out.put("</td>")
        case .words(let text):
            out.put("<td\(span)>")
            out.putEscaped(text)
            out.put("</td>")
        }
    }
}

/// The lengths of a layout that does not settle, pass by pass.
struct PassesHTML {
    let passes: [Double]

    private static let mostPasses = 6

    func write(into out: inout Bytes) {
        guard passes.count > 1 else { return }
        out.put(
            "<div class=\"explanation\"><div class=\"table\" tabindex=\"0\"><table><caption><span>The passes before the engine gave up</span></caption>\n"
        )
        out.put(
            "<thead><tr><th scope=\"col\">pass</th><th scope=\"col\" class=\"number\">length</th></tr></thead>\n<tbody>\n"
        )
        for (index, length) in passes.prefix(Self.mostPasses).enumerated() {
            out.put("<tr><td>\(index + 1)</td><td class=\"number\">\(points(length))</td></tr>\n")
        }
        out.put("</tbody></table></div><p>\(passes.count) passes were made.</p></div>\n")
    }
}
