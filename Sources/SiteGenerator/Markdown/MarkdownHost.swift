/// What a page's Markdown asks of the site around it.
protocol MarkdownHost: AnyObject {
    /// The address to write for a link or an image, and what is wrong with it.
    func resolve(_ destination: Bytes, isImage: Bool) -> ResolvedLink
    /// The page of a symbol named in double backticks, and its title.
    func symbol(_ name: String) -> ResolvedSymbol
    /// The bytes of a file named by an include; `nil` when there is none.
    func include(_ path: String) -> SourceFile?
    /// A file that a mistaken include might have meant, as the page would name it.
    func nearInclude(_ path: String) -> String?
    /// Takes note of a preview fence.
    func preview(_ fence: FencedCode) -> PlacedFigure
    /// Takes note of an `edit` fence, a change to an earlier snippet.
    func edit(_ fence: FencedCode) -> PlacedFigure
    /// Takes note of the start of an exercise; the build proves the exercise on the way.
    func exercise(_ exercise: ExerciseFences) -> PlacedFigure
    /// Takes note of an exercise's solution.
    func solution(_ exercise: ExerciseFences) -> PlacedFigure
    /// Takes note of an `expect` fence: a promise may come after its preview.
    func expectations(_ fence: FencedCode)
    /// The figures of the page by their numbers, once all of it is read.
    func figures() -> [WrittenFigure]
    /// The lists of a `coverage` fence.
    func coverage(_ fence: FencedCode, into out: inout Bytes)
    /// How it is known what the engine does, for a `grades` fence.
    func grades(_ fence: FencedCode, into out: inout Bytes)
    func report(_ problem: Problem)
    /// The way from the page to the top of the site, empty or ending in a slash.
    var root: String { get }
}

struct ResolvedLink: Equatable, Sendable {
    var address: Bytes
    var problem: String?
    var check = Check.link
    var note: String?
    /// The title of the page it leads to, for links without text.
    var title: String?
    var isExternal = false
    /// The page it leads to, and the anchor to look for there when every page is read; empty for its top.
    var pending: PageAnchor?
    /// Of a local image.
    var picture: Picture?
    /// The page whose first picture is shown, by its published path.
    var picturedPage: String?
}

/// A place on a page of the site, by the page's published path.
struct PageAnchor: Equatable, Sendable {
    var page: String
    var fragment: String
}

/// The page of a symbol, or what is wrong and the names that might have been meant.
struct ResolvedSymbol: Equatable, Sendable {
    var address = Bytes()
    var problem: String?
    var candidates: [String] = []
    /// What to write instead.
    var note: String?
    /// What the link says, when that is not what is written.
    var title: String?
}

/// A fenced code block as it stands in its page.
struct FencedCode {
    var source: SourceFile
    var info: FenceInfo
    var code: Bytes
    /// For each line of the code as it is written, the offset in the page of its first byte.
    var lineOffsets: [Int]
    /// The opening fence, from its first backtick to the end of the line.
    var range: Range<Int>
    /// Classes that comments in the code gave its lines, from 1 on.
    var lineClasses: [Int: String] = [:]
    /// The id its figure has in the page.
    var anchor: String?
    /// What the numbers in its comments lead to.
    var callouts: CodeCallouts?
    /// The file that the code is from, when that is not the one of the fence.
    var codeFile: SourceFile?
    /// Where the code is from, to be said above it.
    var origin: CodeOrigin?

    var codeSource: SourceFile { codeFile ?? source }
}

/// The file and line that a figure's code is from, and where it can be read.
struct CodeOrigin: Sendable {
    var text: String
    var address: String?
}

/// A heading of a page.
public struct PageHeading: Sendable, Equatable {
    public var level: Int
    public var id: String
    public var text: String
}

/// What rendering a page's Markdown gives.
struct RenderedMarkdown {
    var html = Bytes()
    /// The text of a level 1 heading that opens the page: the template writes it.
    var title: String?
    var titleHTML = Bytes()
    var headings: [PageHeading] {
        get { packed?.headings ?? listedHeadings }
        _modify { yield &listedHeadings }
    }
    /// Every id of the page, own ones of headings and containers alike.
    var ids: Set<String> {
        get { packed?.ids ?? listedIDs }
        _modify { yield &listedIDs }
    }
    func hasID(_ id: String) -> Bool { packed?.contains(id) ?? listedIDs.contains(id) }

    private var listedHeadings: [PageHeading] = []
    private var listedIDs: Set<String> = []
    private var packed: PackedHeadings?
    /// The number that the next id after this one gets, for ids that have come more than once.
    var idCounts: [String: Int] = [:]
    /// The words of the page, for search.
    var words = Bytes()
    /// The code blocks of the page, for search.
    var code = Bytes()
    /// The first paragraph in words, for a page without a description.
    var lead = ""
    var links: [PageLink] = []
    /// The pages whose first pictures it shows as images.
    var picturedPages: [PageLink] = []
    /// Addresses of other hosts, each with the lines it stands in.
    var externalLinks: [(address: String, range: Range<Int>)] = []
    /// Raw HTML stands in it that is shown as text.
    var hasRefusedHTML = false
    /// The listings of the page, in their order.
    var examples: [Example] = []
    /// The exercises of the page, first to last.
    var exercises: [Exercise] = []
    /// What the page's Markdown twin has in place of parts of the page, in their order.
    var twinChanges: [TwinChange] = []
    /// Where figures go that have been read and are not written yet.
    var figurePlaces: [FigurePlace] = []

    private var stored: StoredTexts?

    /// Puts the texts away until they are asked for by these names.
    mutating func putAway(in store: any ByteStore) {
        guard let texts = StoredTexts(html, words, code, in: store) else { return }
        stored = texts
        (html, words, code) = ([], [], [])
        // An array that grew has room for twice as much.
        links = links.map { $0 }
        packed = PackedHeadings(listedHeadings, listedIDs)
        if packed != nil { (listedHeadings, listedIDs) = ([], []) }
    }

    /// Its headings and ids in one piece, unless there are too many.
    var packedHeadings: PackedHeadings? {
        get { packed ?? PackedHeadings(listedHeadings, listedIDs, isShort: false) }
        set { packed = newValue }
    }

    /// A page made of others, whose HTML is written when somebody asks for it.
    init(made html: @escaping @Sendable () -> Bytes) {
        stored = .apart(html: StoredBytes(html), words: StoredBytes { [] }, code: StoredBytes { [] })
    }

    /// A page whose texts are elsewhere, or made when somebody asks for them.
    init(html: StoredBytes, words: StoredBytes, code: StoredBytes) {
        stored = .apart(html: html, words: words, code: code)
    }

    init() {}

    var body: Bytes { stored?.html ?? html }
    var searchedWords: Bytes { stored?.words ?? words }
    var searchedCode: Bytes { stored?.code ?? code }
}

/// A listing or a preview of a page, for lists of them.
struct Example: Sendable, Equatable {
    var language: String
    /// Its own anchor, or that of the heading above it.
    var anchor: String?

    init(language: String, anchor: String?) { (self.language, self.anchor) = (language, anchor) }

    /// Nothing for fences whose code readers don't see, and for those that are no code.
    init?(_ fence: FencedCode, heading: String?) {
        let info = fence.info
        guard !Self.others.contains(info.language), info.value("role") != "hidden", !info.has("solution")
        else { return nil }
        language = info.language
        anchor = fence.anchor ?? heading
    }

    private static let others = ["expect", "edit", "solution", "grades", "coverage"]
}

/// A link to a page of the site, whose anchor can be looked for only when every page is read.
struct PageLink {
    var page: String
    var fragment: String
    private let start, end: UInt32

    init(page: String, fragment: String, range: Range<Int>) {
        (self.page, self.fragment) = (page, fragment)
        (start, end) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
    }

    /// Where it is in the page's source.
    var range: Range<Int> { Int(start)..<Int(end) }
}
