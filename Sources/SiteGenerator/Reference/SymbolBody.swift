/// Writes the text of a symbol's page as Markdown: what its comment says, in DocC's order.
struct SymbolBody {
    let symbol: ReferenceSymbol
    let texts: ThemeTexts
    /// Draws plain fences of views, where the site wants it.
    var examples: ExamplePreviews?

    func written() -> MadeMarkdown {
        var out = MadeMarkdown()
        let comment = symbol.comment
        if !comment.summary.isEmpty { block(comment.summary, into: &out) }
        deprecation(into: &out)
        parameters(comment.parameters, into: &out)
        section("Return value", comment.returns, into: &out)
        section("Errors", comment.errors, into: &out)
        discussion(comment.discussion, into: &out)
        return out
    }

    private func block(_ lines: [CommentLine], into out: inout MadeMarkdown) {
        out.put(examples?.drawn(lines) ?? lines)
        out.put("\n")
    }

    private func section(_ title: String, _ lines: [CommentLine], into out: inout MadeMarkdown) {
        guard !lines.isEmpty else { return }
        out.put("## \(texts[title])\n\n")
        block(lines, into: &out)
    }

    private func deprecation(into out: inout MadeMarkdown) {
        let deprecations = symbol.deprecations
        guard let message = deprecations.first else { return }
        let places = deprecations.map(\.place).filter { !$0.isEmpty }
        out.put(
            "> [!WARNING] \(texts["Deprecated"])\(places.isEmpty ? "" : ": " + places.joined(separator: ", "))\n"
        )
        for line in (message.message ?? "").split(whereSeparator: \.isNewline) { out.put("> \(line)\n") }
        out.put("\n")
    }

    /// A list of terms, or of paragraphs where one of them needs more than a paragraph.
    private func parameters(_ parameters: [SymbolComment.Parameter], into out: inout MadeMarkdown) {
        guard !parameters.isEmpty else { return }
        out.put("## \(texts["Parameters"])\n\n")
        let isSimple = parameters.allSatisfy { $0.isOneParagraph }
        for parameter in parameters {
            out.put(isSimple ? "" : "- ")
            out.put("`")
            out.put(CommentLine(parameter.name, at: parameter.nameLine.place), ending: "`\n")
            if !isSimple { out.put("\n") }
            for (index, line) in parameter.meaning.enumerated() where !(isSimple && line.isBlank) {
                let prefix = isSimple ? (index == 0 ? ": " : "  ") : line.isBlank ? "" : "  "
                out.put(line, after: prefix)
            }
            out.put("\n")
        }
    }

    private func discussion(_ lines: [CommentLine], into out: inout MadeMarkdown) {
        guard !lines.isEmpty else { return }
        let startsWithHeading = lines[0].text.hasPrefix("#")
        if !startsWithHeading { out.put("## \(texts["Discussion"])\n\n") }
        block(Self.demoted(lines), into: &out)
    }

    /// The page's title is the symbol's: a comment's own first level is the page's second.
    private static func demoted(_ lines: [CommentLine]) -> [CommentLine] {
        var isInFence = false
        var headings: [Int] = []
        for (index, line) in lines.enumerated() {
            if line.isFence { isInFence.toggle() }
            if !isInFence, line.text.hasPrefix("#") { headings.append(index) }
        }
        guard headings.contains(where: { lines[$0].text.hasPrefix("# ") }) else { return lines }
        var lines = lines
        for index in headings {
            let line = lines[index]
            lines[index] = CommentLine(
                "#" + line.text, at: line.place.map { .init(file: $0.file, offset: $0.offset - 1) })
        }
        return lines
    }
}

extension SymbolComment.Parameter {
    fileprivate var isOneParagraph: Bool {
        guard let first = meaning.first, !first.isBlank else { return false }
        return meaning.allSatisfy { !$0.isBlank && !$0.startsBlock }
    }
}
