/// A file of a catalogue with a tutorial, an article of one, or the table of contents of several.
struct DocCTutorial {
    let path: String
    private let source: SourceFile
    private let root: Directive?

    init(_ file: InputFile, contentName: String) {
        path = file.path
        source = SourceFile(path: file.shown(below: contentName), bytes: file.bytes)
        let blocks = DirectiveReader.read(source.commentLines(from: 0), takesAll: true)
        root = Directive(name: "", body: blocks, line: CommentLine("")).parts.first {
            Self.roots.contains($0.name)
        }
    }

    private static let roots: Set<String> = ["Tutorial", "Tutorials", "Article"]

    private var name: String { SitePath.name(SitePath.withoutExtension(path)) }
    /// What links name it by.
    var slug: String { SiteGenerator.slug(name) }

    /// The tutorials that it lists, in their order.
    var references: [String] {
        parts("TutorialReference").compactMap { $0.value("tutorial") ?? $0.text }.map { DocCLink($0).slug }
    }

    /// The files whose text it shows.
    var codeNames: [String] {
        parts("Code").flatMap { [$0.value("file"), $0.value("previousFile")] }.compactMap(\.self).map(
            SitePath.name)
    }

    private func parts(_ name: String) -> [Directive] { root?.all(name) ?? [] }

    var title: String {
        root?.parts.first { $0.name == "Intro" }?.value("title") ?? root?.value("name") ?? name
    }

    /// A lesson has steps; the others are articles.
    var kind: PageKind { root?.name == "Tutorial" ? .lesson : .article }

    // MARK: Page

    /// Its text as Galley's Markdown, and its first paragraph for itself.
    struct Text {
        var lines: ArraySlice<CommentLine>
        var abstract: [CommentLine]
        var metadata: DirectiveMetadata
        var problems: [Problem]
    }

    /// Nothing when there is no tutorial in the file.
    func text(_ code: TutorialCode, _ texts: ThemeTexts) -> Text? {
        guard let root else { return nil }
        var writer = DirectiveWriter()
        (writer.code, writer.texts) = (code, texts)
        writer.write([.directive(root)])
        var lines = writer.tidyLines[...]
        let abstract = DocCPages.cutAbstract(&lines)
        return Text(lines: lines, abstract: abstract, metadata: writer.metadata, problems: writer.problems)
    }

    var missing: Problem {
        Problem(
            Check.directive.standardSeverity, "there is no tutorial in this file", check: .directive,
            file: source, range: 0..<0,
            note: "begin it with @Tutorial, @Article or, for a table of contents, @Tutorials")
    }

    /// - Parameter order: its place among the others.
    func made(_ pages: DocCPages, _ code: TutorialCode, _ order: Int?, _ problems: inout [Problem]) -> Page? {
        guard let text = text(code, pages.texts) else {
            problems.append(missing)
            return nil
        }
        problems += text.problems
        var body = MadeMarkdown()
        var reader = CommentReader(text.lines)
        while let block = reader.nextQuote() { body.put(block) }
        var front = FrontMatter()
        (front.title, front.kind) = (title, kind)
        if root?.name == "Tutorials" { front.category = root?.value("name") }
        front.description = text.abstract.isEmpty ? nil : SymbolWords.plain(text.abstract)
        front.order = order.map(Double.init)
        front.level = root?.value("time").flatMap { Int($0) }.map { pages.texts["% min", $0] }
        front.aliases = text.metadata.redirects.map { ($0, 0..<0) }
        return pages.page(body, at: address(pages), front, of: source, path: path)
    }

    /// `tutorials/mykit/first-steps`, and `tutorials/mytutorials` for the table of contents.
    private func address(_ pages: DocCPages) -> String {
        let folder =
            root?.name == "Tutorials" ? "tutorials" : "tutorials/" + DocCPages.fileName(pages.owner(of: path))
        return SitePath.join(folder, DocCPages.fileName(name))
    }
}

extension InputFile {
    /// A tutorial of DocC's.
    var isTutorial: Bool { SitePath.extensionOf(path) == "tutorial" }
}
