/// The text of a page of a catalogue: directives become front matter, containers and pictures, links name
/// files.
struct DocCText {
    private(set) var page: MovedPage
    private let names: CatalogueNames
    private(set) var leftovers: [(kind: String, line: Int)] = []

    init(page: MovedPage, names: CatalogueNames) {
        (self.page, self.names) = (page, names)
    }

    mutating func move() {
        let source = SourceFile(path: page.path, bytes: Bytes(page.lines.joined(separator: "\n").utf8))
        let converted = DirectiveWriter.converted(source.commentLines(from: 0), takesAll: true)
        leave(converted.problems)
        say(converted.metadata)
        take(converted.lines)
        if let action = converted.metadata.action { insert(action) }
        heading()
    }

    /// A tutorial as the page of a lesson.
    mutating func move(_ tutorial: DocCTutorial, _ code: TutorialCode) {
        guard let text = tutorial.text(code, ThemeTexts()) else { return leave([tutorial.missing]) }
        leave(text.problems)
        page.set("title", quotedYAML(tutorial.title))
        if !text.abstract.isEmpty { page.set("description", quotedYAML(SymbolWords.plain(text.abstract))) }
        if tutorial.kind == .lesson { page.set("kind", "lesson") }
        say(text.metadata)
        take(Array(text.lines.drop { $0.isBlank }))
    }

    private mutating func leave(_ problems: [Problem]) {
        for problem in problems {
            let line =
                problem.range.flatMap { range in problem.file.map { $0.position(of: range.lowerBound).line } }
                ?? 1
            leftovers.append((problem.message, page.firstLine + line))
        }
    }

    /// Lines outside of code lead to files.
    private mutating func take(_ lines: [CommentLine]) {
        var fences = FenceTracker()
        page.lines = lines.map { line in
            fences.isCode(line.text) || line.text.isTooLong ? line.text : line.text.outsideCode(inline)
        }
    }

    // MARK: Front matter

    private mutating func say(_ metadata: DirectiveMetadata) {
        if let name = metadata.displayName { page.set("title", quotedYAML(name)) }
        if let heading = metadata.titleHeading { page.set("category", quotedYAML(heading)) }
        list("aliases", metadata.redirects.map { "  - " + quotedYAML("/" + $0.drop { $0 == "/" }) })
        list(
            "availability",
            metadata.availability.map { "  \(quotedYAML($0.platform)): \(quotedYAML($0.version))" })
    }

    private mutating func list(_ key: String, _ lines: [String]) {
        guard !lines.isEmpty else { return }
        page.fields.removeAll { $0.key == key }
        page.fields.append((key, [key + ":"] + lines))
    }

    private mutating func insert(_ action: (address: String, label: String)) {
        let at = page.lines.firstIndex { $0.hasPrefix("# ") }.map { $0 + 1 } ?? 0
        page.lines.insert(contentsOf: ["", "[\(action.label)](\(address(action.address)))"], at: at)
    }

    /// A page that is about a symbol says so, where no graph makes one.
    private mutating func heading() {
        guard !names.hasGraphs, let at = page.lines.firstIndex(where: { $0.hasPrefix("# ") }),
            let match = page.lines[at].trimmed.wholeMatch(of: /# ``(.+)``/)
        else { return }
        let name = SitePath.name(String(match.1))
        page.lines[at] = "# " + name
        if page.text("title") != nil { page.lines.remove(at: at) }
        page.set("symbol", quotedYAML(name))
    }

    // MARK: Links

    /// The text of a symbol's page stands at the symbol's address, where only a path from the site's root
    /// leads on.
    private func way(to path: String) -> String {
        names.hasGraphs ? "/" + path : SitePath.relative(from: SitePath.folder(page.path), to: path)
    }

    /// A picture's way from the page.
    private func address(_ name: String) -> String {
        guard let path = names.picture(name.trimmed) else { return name }
        return Self.quoted(way(to: path))
    }

    /// Addresses with blanks stand in brackets.
    private static func quoted(_ way: String) -> String { way.contains(" ") ? "<\(way)>" : way }

    private func inline(_ text: String) -> String {
        var out = text
        if out.contains("![") {
            out = out.replacing(/!\[([^\]]*)\]\(<?([^)\/:<>]+)>?\)/) {
                "![\($0.1)](\(address(String($0.2))))"
            }
        }
        if out.contains("doc:") {
            out = out.replacing(/<doc:([^>]+)>/) { link(String($0.1), nil) ?? String($0.0) }
            out = out.replacing(/\[([^\]]+)\]\(doc:([^)]+)\)/) {
                link(String($0.2), String($0.1)) ?? String($0.0)
            }
        }
        return out
    }

    private func link(_ written: String, _ words: String?) -> String? {
        let link = DocCLink(written)
        guard let (path, title) = names.article(link) else { return nil }
        // The page of a symbol is made from the graph, and its links find it there.
        if names.hasGraphs, title.hasPrefix("``") { return words == nil ? title : nil }
        let way = way(to: path) + (link.anchor.map { "#" + $0 } ?? "")
        return "[\(words ?? title.replacing("``", with: "`"))](\(Self.quoted(way)))"
    }
}
