/// Makes a page of a catalogue's article.
struct DocCArticle {
    let page: Page
    let pages: DocCPages

    /// The page, and what of it cannot be had.
    func made() -> (Page, [Problem]) {
        var lines = page.source.commentLines(from: page.body)
        let title = Self.cutTitle(&lines)
        let converted = DirectiveWriter.converted(lines, takesAll: true)
        let metadata = converted.metadata
        var text = converted.lines[...]
        let abstract = DocCPages.cutAbstract(&text)
        var front = page.front
        front.title = metadata.displayName ?? title ?? name
        front.kind = metadata.isRoot ? .index : .article
        front.order = front.order ?? -1
        front.description = abstract.isEmpty ? nil : SymbolWords.plain(abstract)
        front.category = metadata.titleHeading
        front.availability = metadata.availability.map { ($0.platform, $0.version, 0..<0) }
        front.aliases += metadata.redirects.map { ($0, 0..<0) }
        return (page(of: Array(text), front, metadata), converted.problems)
    }

    private func page(of lines: [CommentLine], _ front: FrontMatter, _ metadata: DirectiveMetadata) -> Page {
        var body = MadeMarkdown()
        if let action = metadata.action { body.put("[\(action.label)](\(action.address))\n\n") }
        var reader = CommentReader(lines[...])
        while let block = reader.nextQuote() { body.put(block) }
        let made = pages.page(body, at: address(metadata), front, of: page.source, path: page.path)
        made.changed = page.changed
        return made
    }

    /// `documentation/mykit/getting-started`
    private func address(_ metadata: DirectiveMetadata) -> String {
        let folder =
            metadata.isRoot
            ? "documentation" : "documentation/" + DocCPages.fileName(pages.owner(of: page.path))
        return SitePath.join(folder, DocCPages.fileName(name))
    }

    private var name: String { SitePath.name(SitePath.withoutExtension(page.path)) }

    /// Takes the first heading out.
    private static func cutTitle(_ lines: inout [CommentLine]) -> String? {
        lines = Array(lines.drop { $0.isBlank })
        guard let first = lines.first, first.text.hasPrefix("# ") else { return nil }
        lines.removeFirst()
        return String(first.text.dropFirst(2)).replacing("`", with: "").trimmed
    }
}

extension SourceFile {
    /// Its lines from a place on, as comments have them.
    func commentLines(from start: Int) -> [CommentLine] {
        let first = position(of: min(start, max(0, bytes.count - 1))).line
        return (first...max(first, lineStarts.count)).map { line in
            CommentLine(
                String(bytes[lineRange(line)]), at: .init(file: self, offset: lineRange(line).lowerBound))
        }
    }
}
