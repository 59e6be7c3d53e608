/// A page of the site while it is built.
final class Page: @unchecked Sendable {
    let text: PageText
    var source: SourceFile { text.file }
    /// The path below the content folder.
    let path: String
    private(set) var front: FrontMatter
    /// Fields of the head that few pages have; asking the head for one of them copies all the others.
    var rare: RareBox { front.rare ?? .empty }
    let body: Int
    /// Where it is published, from the site's root.
    private(set) var output: String
    /// The language that it is published in, and its path in all of them.
    private let place: PagePlace
    /// The page that is shown here because nobody has translated it.
    var original: Page?
    var rendered = RenderedMarkdown()
    /// What is written of it is as the last build wrote it.
    var isKept = false
    var pictures = 0
    var figures = FigureTally()
    /// The file of kept snapshots beside it, and that file as it would be kept now.
    var snapshots = Bytes()
    var newSnapshots = Bytes()
    var problems: [Problem] = []
    /// The pictures of the page in words.
    var words: [String] = []
    /// The first picture of the page, for its card.
    var drawing: PreviewDrawing?
    /// It is the page of a symbol, made of what is known of that.
    var reference: ReferenceParts?
    /// What the library declares of the symbol that the page is about.
    var library: ReferenceSymbol?
    /// It is made from a file of a module.
    var made: MadeText?
    /// What `doc:` calls it, when it is from a catalogue of DocC's.
    var documentName: String?
    /// Made for a folder without a page of its own.
    let isMade: Bool
    var changed: SiteDate?

    convenience init(
        source: SourceFile, path: String, front: FrontMatter, body: Int, title: String? = nil,
        isMade: Bool = false, place: PagePlace? = nil
    ) {
        self.init(
            PageText(source), path: path, front: front, body: body, title: title, isMade: isMade, place: place
        )
    }

    init(
        _ text: PageText, path: String, front: FrontMatter, body: Int, title: String? = nil,
        isMade: Bool = false, place: PagePlace? = nil
    ) {
        self.text = text
        self.path = path
        let place = place ?? PagePlace(path)
        self.place = place
        let dated = DatedName(place.key)
        output = place.output(slug: front.slug ?? dated?.slug)
        self.front = Self.completed(front, dated, output)
        self.body = body
        self.isMade = isMade
        self.title = title ?? Self.title(front, of: text.file, body)
        description = front.description?.onOneLine ?? ""
        navigationTitle = front.navigation?.onOneLine ?? self.title
    }

    /// The page for wrong addresses stands in no list and is never looked for, unless it says so itself.
    private static func completed(_ front: FrontMatter, _ dated: DatedName?, _ output: String) -> FrontMatter
    {
        var front = front
        if let dated, front.date == nil { front.date = dated.date }
        guard SitePath.name(output) == "404.html", !front.saysListed else { return front }
        (front.isListed, front.isSearched) = (false, false)
        return front
    }

    /// Takes another head, of which the title stays.
    func replace(_ front: FrontMatter) {
        output = place.output(slug: front.slug ?? DatedName(place.key)?.slug)
        self.front = Self.completed(front, nil, output)
    }

    var language: Int { place.language }
    /// The folder of its language's pages.
    var root: String { place.root }
    /// The path that it has in every language.
    var key: String { place.key }
    /// The home page of its language.
    var isHome: Bool { output == SitePath.join(root, "index.html") }
    /// Where its text is written, below the content folder.
    var filePath: String { original?.path ?? path }

    /// Gives what the head says of the page the marks of its language, as its text has them.
    func setMarks(_ marks: QuotationMarks) {
        title = marks.curled(title)
        description = marks.curled(description)
        navigationTitle = marks.curled(navigationTitle)
    }

    /// The page's title: its own, its first heading, never empty once checked.
    private(set) var title: String
    private(set) var description: String
    /// The title in lists, where it may be shorter.
    private(set) var navigationTitle: String

    var isIndex: Bool { output == "index.html" || output.hasSuffix("/index.html") }
    var folder: String { SitePath.folder(output) }
    /// Where its file lies below the content folder.
    var sourceFolder: String { SitePath.folder(path) }
    /// What a host shows for addresses at which there is nothing.
    var isNotFound: Bool { SitePath.name(output) == "404.html" }
    /// Published as Markdown as well.
    var hasTwin: Bool { !isMade && original == nil && (!isNotFound || front.isListed) }
    /// The day to show as that of the last change; `timestamp` says when something was taken from where
    /// `source` says.
    var lastChange: SiteDate? { front.updated ?? (front.source == nil ? front.timestamp : nil) ?? changed }

    /// What links with `doc:` compare: the file's name.
    var documentSlug: String { slug(documentName ?? SitePath.name(SitePath.withoutExtension(path))) }

    /// A path as the page's source writes it, from its own folder or with a slash first from the site's root;
    /// `nil` when it leaves the site.
    func sitePath(_ written: String) -> String? {
        SitePath.normalized(written.hasPrefix("/") ? "" : SitePath.folder(path), written)
    }
    var kind: PageKind { front.kind ?? (isHome ? .home : isIndex ? .index : .article) }

    /// The title that a page has by its head, or else by its text.
    static func title(_ front: FrontMatter, of file: @autoclosure () -> SourceFile, _ body: Int) -> String {
        (front.title ?? firstHeading(file(), body) ?? "").onOneLine
    }

    /// The text of a `# heading` that opens the page: titles are needed before pages are rendered.
    private static func firstHeading(_ source: SourceFile, _ body: Int) -> String? {
        var line = body == 0 ? 1 : source.position(of: body).line
        while line <= source.lineStarts.count {
            let text = source.bytes[source.lineRange(line)]
            if text.trimmed.isEmpty {
                line += 1
                continue
            }
            guard text.starts(with: "# ") else { return nil }
            let rendered = MarkdownRenderer.render(source, body: source.lineRange(line), options: .page)
            return rendered.title
        }
        return nil
    }
}

/// What became of the previews of a page.
struct FigureTally {
    var shown = 0
    var failed = 0
    var listings = 0
    var kept = 0
    var widths: Set<Double> = []
    /// The modules that its figures are drawn again from.
    var modules: [ModuleSource] = []
    /// What of modules could not be drawn, with the reasons.
    var undrawn: [Undrawn] = []
}

/// A preview of a module that is not drawn, or a part of one, and why.
public struct Undrawn: Sendable {
    /// Nothing when the preview is drawn but for a part.
    public var preview: String?
    public var problem: Problem
}
