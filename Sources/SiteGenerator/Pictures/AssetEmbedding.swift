import Foundation

extension [AssetSet] {
    /// A file of theirs by its path among the resources.
    public func bytes(_ path: String) -> Bytes? {
        for set in self {
            if let file = set.files.first(where: { $0.path == path }) { return file.bytes }
        }
        return nil
    }

    /// A picture with the fonts in it that it names.
    public func withFonts(_ svg: String) -> String {
        let rules = flatMap(\.fonts).filter { svg.contains($0.name) }.map {
            "@font-face{font-family:\($0.name);src:url(\(embedded($0.address)))}"
        }
        return rules.isEmpty
            ? svg : svg.replacing("<style>", with: "<style>" + rules.joined(), maxReplacements: 1)
    }

    /// A picture with its files in it, so that it can be moved anywhere.
    public func embedded(_ path: String) -> String {
        for set in self {
            guard let file = set.files.first(where: { $0.path == path }) else { continue }
            return "data:\(Self.type(of: path));base64,\(Data(file.bytes).base64EncodedString())"
        }
        return path
    }

    private static func type(of path: String) -> String {
        switch SitePath.extensionOf(path) {
        case "ttf": "font/ttf"
        case "otf": "font/otf"
        default: PictureType.of(path) ?? "image/png"
        }
    }
}
