import Previews

/// What a preview fence asks for, checked and typed.
public struct SnippetAttributes: Sendable {
    /// What of a snippet a page shows.
    public enum Role: String, CaseIterable, Sendable {
        case preview, listing, skeleton, hidden
    }
    /// The appearances it is drawn in.
    public enum Scheme: String, CaseIterable, Sendable {
        case light, dark, both
    }
    /// Which way its texts and stacks run.
    public enum Direction: String, CaseIterable, Sendable {
        case ltr, rtl
    }

    public var id: String?
    /// Points; `nil` lets the tool choose.
    public var widths: [Double]?
    public var height: Double?
    /// The devices to lay out for, with their safe areas.
    public var devices: [String] = []
    public var platform: String?
    public var typeSizes: [String] = []
    public var scheme: Scheme?
    public var direction: Direction?
    public var locale: String?
    /// A table of texts in another language, or `double`.
    public var strings: String?
    /// An expression to show, with its place in the page.
    public var show: String?
    public var showOffset = 0
    public var uses: [(id: String, range: Range<Int>)] = []
    public var role = Role.preview
    public var file: String?
    public var caption: String?
    /// Events, each with its place in the page.
    public var steps: [(text: String, range: Range<Int>)] = []
    /// The snippet is shown for its mistake.
    public var isError = false
    /// The message that must come, or a part of it.
    public var expectedError: String?
    /// The views whose negotiation is told: an empty list means all, nil none.
    public var explained: [(name: String, range: Range<Int>)]?
    /// The lint that must warn about the snippet, which is shown for it.
    public var expectedLint: String?
    /// Lints that the snippet does without, each with its place in the page.
    public var allowedLints: [(name: String, range: Range<Int>)] = []
    /// The snippet is an earlier one with a change: what the fence says of lints is about the earlier one.
    public var isEdited = false
    /// The snippet is where an exercise starts: it need not keep promises, and no lint is about it.
    public var isStart = false
    public var outlines = false
    /// Frames are drawn beyond the picture too: what a scroll view hides.
    public var outlinesBeyond = false
    /// Why a listing is not evaluated, in a few words.
    public var badge: String?
    /// Previews of modules' files, as the fence names them, with the place in the page.
    public var preview: (text: String, range: Range<Int>)?
    /// What cannot be drawn is told in the figure, and no error.
    public var isOptional = false
    /// Nothing is shown of what cannot be drawn.
    public var isQuiet = false
    /// Light and dark, small and large type, from right to left: each a picture.
    public var showsSurroundings = false
    /// Whether the figure shows its code.
    public var showsCode = true
    /// The names of all that are there.
    var given: Set<String> = []
    /// The intermediate forms to show below the pictures.
    public var forms: [PreviewForm] = []
    public var sameAs: (id: String, range: Range<Int>)?
    /// All of them as they stand in the page.
    public var written = Bytes()

    static let names = SnippetAttributeRow.all.map(\.name)
    static let platforms = ["iOS", "iPadOS", "macOS"]
    static let typeSizeNames = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]

    /// What `allow` and `lint` may name: the lints of snippets, and what a device draws otherwise.
    static let lintNames = Lint.all.map { "\($0.name)" } + [PreviewResult.differs]

    /// What all pictures of the fence have in common of their surroundings, by name: the build's engine takes
    /// it (`PreviewEnvironment.set`), and the page's is handed it with the figure.
    var surroundings: [(String, String)] {
        let values = [
            ("platform", platform), ("direction", direction?.rawValue), ("locale", locale),
            ("strings", strings),
        ]
        return values.compactMap { name, value in value.map { (name, $0) } }
    }

    func written(has names: [String]) -> Bool { names.contains(where: given.contains) }

    /// Reads a fence's attributes; what is unknown or malformed is reported at its own column.
    static func read(_ fence: FencedCode, report: @escaping (Problem) -> Void) -> SnippetAttributes {
        var reader = SnippetAttributeReader(fence, report: report)
        return reader.read()
    }
}
