/// One picture as files: its variants by appearance and scale.
struct MadePicture: Sendable {
    /// The name without what tells variants apart.
    var name: String
    var width: Double
    var height: Double
    var words: String
    var files: [PictureVariant]
}

struct PictureVariant: Sendable {
    var isDark: Bool
    var scale: Double
    /// From the folder of the Markdown file.
    var path: String
}

/// The lines that show pictures in a text.
struct PictureLines {
    let style: PictureOptions.Style

    func lines(_ pictures: [MadePicture]) -> [String] {
        switch style {
        case .html: ["<p>"] + pictures.flatMap(html) + ["</p>"]
        case .markdown: pictures.map { "![\(Self.markdown($0.words))](\(Self.address($0.files[0].path)))" }
        case .docc: pictures.map { "![\(Self.markdown($0.words))](\($0.name))" }
        }
    }

    private func html(_ picture: MadePicture) -> [String] {
        let light = picture.files.filter { !$0.isDark }, dark = picture.files.filter(\.isDark)
        let shown = light.isEmpty ? dark : light
        var image = "<img src=\"\(Self.address(shown[0].path))\""
        if shown.count > 1 { image += " srcset=\"\(Self.sources(shown))\"" }
        image +=
            " width=\"\(points(picture.width))\" height=\"\(points(picture.height))\" alt=\"\(Self.escaped(picture.words))\">"
        guard !light.isEmpty, !dark.isEmpty else { return ["  " + image] }
        return [
            "  <picture>",
            "    <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(Self.sources(dark))\">",
            "    " + image, "  </picture>",
        ]
    }

    private static func sources(_ variants: [PictureVariant]) -> String {
        variants.map {
            address($0.path)
                + ($0.scale == variants[0].scale ? "" : " \(points($0.scale / variants[0].scale))x")
        }.joined(separator: ", ")
    }

    /// A path as an address: bytes that mean something else in one, or end it, are escaped.
    static func address(_ path: String) -> String {
        var address = ""
        for byte in path.utf8 {
            let isPlain =
                byte < 128
                && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber)
            if isPlain || "-._~/@".utf8.contains(byte) {
                address.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                address += "%" + hexadecimal(UInt64(byte), digits: 2).uppercased()
            }
        }
        return address
    }

    private static func escaped(_ text: String) -> String {
        var bytes = Bytes()
        bytes.putEscaped(text.onOneLine)
        return bytes.text
    }

    private static func markdown(_ text: String) -> String {
        text.onOneLine.map { "[]\\`*_<&".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
