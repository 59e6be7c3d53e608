import Syntax

/// How the previews of any Markdown file become pictures beside it.
public struct PictureOptions: Sendable {
    /// What the files are.
    public enum Format: String, CaseIterable, Sendable {
        case svg, png
    }
    /// How the text shows them.
    public enum Style: String, CaseIterable, Sendable {
        /// `<picture>` with a source for each appearance, as GitHub and most generators show it.
        case html
        /// Images of Markdown, in light appearance alone.
        case markdown
        /// Images of DocC, which finds `~dark` and `@2x` itself.
        case docc
    }

    public var format = Format.svg
    /// `nil` chooses by the file's place: DocC's in a catalogue of DocC, HTML elsewhere.
    public var style: Style?
    /// Pixels to a point in a PNG.
    public var scales: [Double] = [1, 2]
    /// The folder of the pictures, from that of the Markdown file.
    public var folder = "pictures"
    /// Whether the system's background lies under each picture.
    public var hasGround = true
    /// The widths of previews that say none.
    public var widths: [Double]?
    /// Changes when the engine draws something else.
    public var version = ""

    public init() {}

    func style(of path: String) -> Style {
        style ?? (path.contains(".docc/") ? .docc : .html)
    }

    /// What the pictures depend on besides their snippets.
    func key(_ path: String) -> UInt64 {
        contentHash(
            Bytes(
                "1 \(format) \(style(of: path)) \(scales) \(folder) \(hasGround) \(widths ?? []) \(version)"
                    .utf8))
    }
}

/// A Markdown file whose previews are to have pictures.
public struct PictureInput: Sendable {
    /// The path as it is printed.
    public var path: String
    public var bytes: Bytes
    /// What its snippets may name.
    public var assets: [AssetSet]
    /// Gives a file by its path from the folder of the Markdown file.
    public var file: @Sendable (String) -> Bytes?

    public init(path: String, bytes: Bytes, assets: [AssetSet], file: @escaping @Sendable (String) -> Bytes?)
    {
        self.path = path
        self.bytes = bytes
        self.assets = assets
        self.file = file
    }
}

/// What is to be done with a Markdown file and the pictures beside it.
public struct PictureChange: Sendable {
    public var path: String
    /// The file's new content; `nil` when it stays as it is.
    public var text: Bytes?
    /// Pictures to write, by their paths from the folder of the Markdown file.
    public var files: [OutputFile] = []
    /// Pictures that nothing shows any more; each is as it was made.
    public var removed: [String] = []
    /// Previews with pictures that are missing or others, by their places.
    public var stale: [Problem] = []
    public var problems: [Problem] = []
    public var previewCount = 0
    public var pictureCount = 0
    public var keptPromises = 0

    /// Whether nothing may be written.
    public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
