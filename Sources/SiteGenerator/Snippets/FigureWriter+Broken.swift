import Syntax

/// An `edit of=id breaks` fence: what the build says when a snippet no longer keeps its page's promises.
extension FigureWriter {
    /// Writes the build's own messages; that none comes is an error.
    func writeBroken(
        _ edit: SnippetEdit, _ lines: EditLines, _ promises: [(text: String, range: Range<Int>)],
        _ result: PreviewResult, _ fence: FencedCode, into out: inout Bytes,
        _ report: @escaping (Problem) -> Void
    ) {
        let places = Set(promises.map(\.range))
        let broken = result.problems.filter { problem in
            problem.severity == .error && problem.file?.path == page.source.path
                && problem.range.map(places.contains) == true
        }
        let others = result.problems.filter { problem in
            problem.severity == .error && !broken.contains { $0.range == problem.range }
        }
        for problem in others { report(told(problem, with: fence)) }
        guard others.isEmpty else { return }
        guard !broken.isEmpty else {
            return report(
                Problem(
                    .error, "this edit breaks no promise about '\(edit.base)'", check: .directive,
                    file: fence.source, range: fence.info.item("breaks")?.nameRange))
        }
        words += broken.map(\.message)
        EditHTML.writeBroken(edit, lines, broken, into: &out)
    }
}

extension EditHTML {
    /// The change, and what the terminal shows of it.
    static func writeBroken(
        _ edit: SnippetEdit, _ lines: EditLines, _ problems: [Problem], into out: inout Bytes
    ) {
        out.freshLine()
        out.put("<figure class=\"proof trial\">\n")
        write(lines, into: &out)
        out.put("<div class=\"code\"><pre tabindex=\"0\"><code>")
        let printer = ProblemPrinter(usesColor: true)
        for problem in problems { putColored(printer.print(problem), into: &out) }
        out.put("</code></pre></div>\n")
        writeCaption(of: edit, into: &out)
        out.put("</figure>\n")
    }

    /// A terminal's text; what it sets off by a color is set off here, too.
    private static func putColored(_ text: String, into out: inout Bytes) {
        for (number, part) in text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
        {
            guard number > 0, let end = part.firstIndex(of: "m") else {
                out.putEscaped(String(part))
                continue
            }
            out.put(part[..<end] == "0" ? "</span>" : "<span class=\"d k\">")
            out.putEscaped(String(part[part.index(after: end)...]))
        }
    }
}
