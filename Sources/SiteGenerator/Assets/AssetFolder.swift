/// A folder of files that snippets may name: images, asset catalogues, texts in other languages.
public struct AssetFolder: Sendable {
    /// How its path is printed: `../Sources/MyKit/Resources`.
    public var name: String
    /// With paths below the folder.
    public var files: [InputFile]

    public init(name: String, files: [InputFile]) {
        self.name = name
        self.files = files
    }

    /// Whether a file is one that snippets may name, or a part of one.
    public static func holds(_ path: String) -> Bool {
        (pictures + texts + fonts + bundled).contains(SitePath.extensionOf(path)) || isInCatalogue(path)
    }

    /// Whether a file is a part of an asset catalogue, which no site publishes as it is.
    static func isInCatalogue(_ path: String) -> Bool { path.contains(".xcassets/") }

    /// Tables of texts.
    static let texts = ["xcstrings", "strings", "stringsdict"]

    static let fonts = ["ttf", "otf"]

    /// Files that code reads as text: `Bundle.module.url(forResource: "sizes", withExtension: "json")`.
    static let bundled = ["json", "csv", "txt"]

    /// What a page can draw; of equal names the first is taken.
    static let pictures = ["svg", "png", "jpg", "jpeg", "webp", "gif"]
}

/// What came of a folder: the resources as text for the engine, the files to be published for it, and what
/// was wrong.
public struct AssetSet: Sendable {
    public var text = Bytes()
    public var files: [OutputFile] = []
    public var problems: [Problem] = []
    /// The fonts by the names that styles give them, with their addresses.
    public var fonts: [(name: String, address: String)] = []

    public init() {}

    var isEmpty: Bool { text.isEmpty }

    mutating func add(_ fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { text.append(UInt8(ascii: "\t")) }
            text.append(contentsOf: field.utf8.filter { $0 >= 32 })
        }
        text.append(UInt8(ascii: "\n"))
    }
}

/// What an asset is for.
struct AssetTraits {
    var name: String
    var symbol: String
    var idiom = "universal"
    var look = "any"

    var fields: [String] { [name, symbol, idiom, look] }
}
