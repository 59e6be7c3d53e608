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
        let printed = Bytes(problems.map { ProblemPrinter().print($0) }.joined().utf8)
        CodeListing.write(
            PrintedProblems.runs(of: printed), of: printed, CodeListing.Marks(), nil, into: &out)
        out.put("</code></pre></div>\n")
        writeCaption(of: edit, into: &out)
        out.put("</figure>\n")
    }
}
