/// A figure that has changed: its breakpoints, promises and code.
extension ChangesPage {
    mutating func write(_ change: FigureChange) {
        let anchor = change.after?.id.map { "#" + $0 } ?? ""
        out.put("<div class=\"figure\"><h3>")
        out.putLink(to: change.page + anchor, change.figure?.name ?? "")
        if change.before == nil { out.put(" <span class=\"badge kept\">new</span>") }
        if change.after == nil { out.put(" <span class=\"badge\">gone</span>") }
        out.put("</h3>\n")
        writeLines(change)
        if change.hasOtherCode { writeCode(change) }
        out.put("<div class=\"comparisons\">\n")
        for picture in change.pictures { write(picture) }
        out.put("</div></div>\n")
    }

    mutating func writeLines(_ change: FigureChange) {
        if change.hasOtherBreakpoints {
            out.put("<p class=\"points\">Breakpoints: ")
            let (before, after) = (change.before?.breakpoints ?? [], change.after?.breakpoints ?? [])
            write(
                WordChanges.runs(
                    before.map(points).joined(separator: " "), after.map(points).joined(separator: " ")
                ).filter { $0 != .removed("") && $0 != .added("") }, separator: " ")
            out.put("</p>\n")
        }
        guard !change.promises.isEmpty else { return }
        out.put("<ul class=\"lines\" aria-label=\"Promises\">")
        for (element, lines) in [("del", change.promises.removed), ("ins", change.promises.added)] {
            for line in lines {
                out.put("<li>")
                putMarked(element, line)
            }
        }
        out.put("</ul>\n")
    }

    mutating func writeCode(_ change: FigureChange) {
        out.put("<details class=\"code-change\"><summary>Code</summary><pre tabindex=\"0\"><code>")
        write(
            WordChanges.runs(change.before?.code ?? "", change.after?.code ?? "", separator: "\n"),
            separator: "\n")
        out.put("</code></pre></details>\n")
    }
}
