import Raster

/// The two cuts of the font that pictures of pixels are set in, and the face of headings.
public struct PictureFonts: Sendable {
    let regular: GlyphTable
    let bold: GlyphTable
    let heading: GlyphTable

    /// From the theme's files; `nil` when it has none.
    init?(_ theme: [InputFile]) {
        self.init { name in theme.first { $0.path == "cards/\(name).txt" }?.bytes }
    }

    /// Those that this program brings along.
    public init?() {
        self.init { Theme.bytes(of: "cards/\($0).txt") }
    }

    private init?(_ bytes: (String) -> Bytes?) {
        guard let regular = bytes("inter-400"), let bold = bytes("inter-600") else { return nil }
        self.regular = GlyphTable(regular)
        self.bold = GlyphTable(bold)
        heading = bytes("vollkorn-600").map(GlyphTable.init) ?? self.bold
    }
}
