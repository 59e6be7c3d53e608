/// Makes pages of a catalogue's articles, at the addresses that DocC gives them.
struct DocCArticle {
    let page: Page
    /// The modules that have a reference: an article stands with the one that its catalogue is about.
    let modules: [String]
    let contentName: String

    /// The page, and what of it cannot be had.
    func made() -> (Page, [Problem]) {
        var lines = page.source.commentLines(from: page.body)
        let title = Self.cutTitle(&lines)
        let converted = DirectiveWriter.converted(lines, takesAll: true)
        let metadata = converted.metadata
        var text = converted.lines[...].drop { $0.isBlank }
        let abstract = text.first.map { $0.startsBlock } ?? true ? [] : Array(text.prefix { !$0.isBlank && !$0.startsBlock })
        text = text.dropFirst(abstract.count)
        var front = page.front
        front.title = metadata.displayName ?? title ?? SitePath.name(SitePath.withoutExtension(page.path))
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
        let path = SitePath.join(address(metadata), "index.md")
        let made = Page(source: SourceFile(path: contentName + "/" + path, bytes: body.bytes), path: path, front: front, body: 0)
        made.made = MadeText(parts: body.parts, origin: .init(file: page.source, offset: 0))
        made.documentName = SitePath.name(SitePath.withoutExtension(page.path))
        made.changed = page.changed
        return made
    }

    /// `documentation/mykit/getting-started`
    private func address(_ metadata: DirectiveMetadata) -> String {
        let name = SymbolAddress.fileName(SitePath.name(SitePath.withoutExtension(page.path)).replacing(" ", with: "-"))
        if metadata.isRoot { return "documentation/" + name }
        return SitePath.join("documentation/" + SymbolAddress.fileName(owner.replacing(" ", with: "-")), name)
    }

    /// The module that the catalogue is named for, or the only one; without one, the catalogue.
    private var owner: String {
        let catalogue = SitePath.name(SitePath.withoutExtension(DocCCatalogue.folder(of: page.path) ?? page.path))
        if let same = modules.first(where: { $0 == catalogue }) { return same }
        return modules.count == 1 ? modules[0] : catalogue
    }

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
            CommentLine(String(bytes[lineRange(line)]), at: .init(file: self, offset: lineRange(line).lowerBound))
        }
    }
}
