/// A file that goes into a site.
public struct InputFile: Sendable {
    /// The path below its folder, with `/`.
    public var path: String
    /// How messages name it when it lies elsewhere.
    public var shownPath: String?
    private var held: Bytes
    /// Where the bytes are when they are not here.
    let stored: StoredBytes?
    private let knownMark: UInt64?

    public init(path: String, bytes: Bytes, shownPath: String? = nil) {
        self.path = path
        self.shownPath = shownPath
        held = bytes
        stored = nil
        knownMark = nil
    }

    /// - Parameter mark: a number that is another one when the bytes are others, where one is known without
    ///   reading them.
    public init(path: String, stored: StoredBytes, mark: UInt64? = nil) {
        self.path = path
        held = []
        self.stored = stored
        knownMark = mark
    }

    public var bytes: Bytes { stored?.read() ?? held }

    /// A number that is another one when the bytes are others.
    public var mark: UInt64 { knownMark ?? contentHash(bytes) }

    public var isMarkdown: Bool { ["md", "markdown"].contains(SitePath.extensionOf(path)) }

    /// What the promises of the page of that name have kept; it is not published.
    var isSnapshots: Bool { SitePath.extensionOf(path) == SnapshotFile.fileExtension }

    /// `_part.md` is a part of other pages, not a page.
    var isPart: Bool { isMarkdown && SitePath.name(path).hasPrefix("_") }

    /// How other templates call a template: `header` for `templates/header.mustache`.
    var templateName: String? {
        guard path.hasPrefix("templates/"), path.hasSuffix(".mustache") else { return nil }
        return String(path.dropFirst(10).dropLast(9))
    }
}

/// Everything a site is made of. No clock and no file system behind it: equal inputs give equal sites.
public struct SiteInput: Sendable {
    /// How paths of pages are printed: `Content`.
    public var contentName: String
    public var content: [InputFile]
    /// The files of `Site/` besides its settings.
    public var site: [InputFile]
    public var settings: SourceFile?
    /// The folders that the settings name for previews.
    public var assets: [AssetFolder] = []
    /// The modules that the settings name, and those that they build on.
    public var modules: [ModuleInput] = []
    /// What is wrong with them: a folder that is not there, a manifest that cannot be read.
    public var moduleProblems: [Problem] = []
    /// The folders and manifests that they were read from, as their paths are from the working directory.
    public var moduleFolders: [String] = []
    /// Cases that the engine is held against, for `grades` fences.
    public var cases: [InputFile] = []
    /// Symbol graphs that the settings name.
    public var graphs: [GraphInput] = []
    /// The default theme's files.
    public var theme: [InputFile]
    /// The day drafts and future pages are judged by; `nil` publishes every date.
    public var today: SiteDate?
    public var showsDrafts = false
    /// Whether the site is compared with another one: pictures that break a promise are drawn for it.
    public var comparing = false
    /// The day of each page's last change, by path below the content folder.
    public var changes: [String: SiteDate] = [:]
    /// Gives a file of the last build: what is named by its content need not be made again.
    public var published: (@Sendable (String) -> Bytes?)?
    /// Told after each page how many of them are done; called on any thread, one call at a time.
    public var progress: (@Sendable (_ done: Int, _ of: Int) -> Void)?
    /// Where a site that is built once puts what is needed later; nothing when pages are kept for a next
    /// build.
    public var store: (any ByteStore)?
    /// What the last build left, when nothing but pages has changed since and its files are as it wrote them.
    public var memory: PageMemory?
    /// What makes formulas and diagrams.
    public var drawingPrograms: (any DrawingPrograms)?
    /// The version that this is, of several that are built together.
    public var version: SiteVersion?
    /// Added to every page; the dev server's reload script.
    public var extraScript: String?

    public init(
        contentName: String = "Content", content: [InputFile], site: [InputFile] = [],
        settings: SourceFile? = nil, theme: [InputFile]
    ) {
        self.contentName = contentName
        self.content = content
        self.site = site
        self.settings = settings
        self.theme = theme
    }
}

/// A link to another host, and where it stands.
public struct ExternalLink: Sendable {
    public var address: String
    public var file: SourceFile
    public var range: Range<Int>

    public init(address: String, file: SourceFile, range: Range<Int>) {
        self.address = address
        self.file = file
        self.range = range
    }
}

/// A built site: its files, and what was found out while it was built.
public struct SiteOutput {
    public var files: [OutputFile]
    /// Files made only when somebody asks for them: search, feeds, the texts of all pages.
    public var rest: () -> [OutputFile]
    /// Pictures of pages for other sites to show.
    public var cards: () -> [OutputFile]
    public var problems: [Problem]
    /// The file that each published page is written in, by the page's path.
    public var sources: [String: String] = [:]
    public var pageCount: Int
    /// Translations that are older than their originals, for whoever wants to know.
    public var outdated: [Problem] = []
    /// What of modules is not drawn, and why, each once.
    public var undrawn: [Undrawn] = []
    public var pictureCount: Int
    /// Where on its host the site will be, when its address is known: `/docs/`.
    public var basePath: String?
    /// What the next build may have of this one (`PageMemory`), made when somebody asks.
    public var memory: () -> PageMemory.File? = { nil }
    /// How its files are to be packed for hosts, the best first.
    public var codings: [ContentCoding] = []

    /// The files of kept snapshots that are not as they would be kept now, by their paths below the content
    /// folder.
    public var snapshots: [InputFile] = []

    /// How many of a hundred changes to snippets must be noticed, as the settings say.
    public var leastNoticed: Double?

    /// Links to other hosts, in the order of the pages; looking whether they lead anywhere is for whoever has
    /// a network.
    public var externalLinks: [ExternalLink] { findExternalLinks() }
    var findExternalLinks: () -> [ExternalLink]

    /// Adds everything that was left for later.
    public mutating func complete() {
        files += rest() + cards()
        (rest, cards) = ({ [] }, { [] })
    }

    /// Puts a page that is made later into the frame of all others.
    var frame: (Page) -> OutputFile

    /// The pages in the first language as a book: a file of EPUB 3.
    public var book: () -> Bytes = { [] }

    /// What the settings make of a check that needs more than the site's own files.
    public var judge: (Problem) -> Problem?

    /// Problems found later, with the severities that the settings give them; some are dropped.
    public func judged(_ problems: [Problem]) -> [Problem] { problems.compactMap(judge) }

    public var errorCount: Int { problems.count { $0.severity == .error } }
    public var warningCount: Int { problems.count { $0.severity == .warning } }
}
