/// Names of picture files, made of the Markdown file, the preview and what sets a picture apart.
struct PictureNames {
    private let stem: String
    private var taken: Set<String> = []

    init(of path: String) { stem = Self.slug(SitePath.name(SitePath.withoutExtension(path))) }

    /// The names of a fence's pictures, in their order.
    mutating func names(_ pictures: [PreviewPicture], id: String?, number: Int) -> [String] {
        let base = stem + "-" + (id.map(Self.slug) ?? "\(number)")
        let hasWidths = Set(pictures.map(\.width)).count > 1
        return pictures.map { picture in
            var name = base
            if hasWidths { name += "-" + Self.slug(points(picture.width)) }
            if let label = picture.environment { name += "-" + Self.slug(label) }
            return unique(name)
        }
    }

    private mutating func unique(_ name: String) -> String {
        var (unique, count) = (name, 1)
        while !taken.insert(unique.lowercased()).inserted {
            count += 1
            unique = "\(name)-\(count)"
        }
        return unique
    }

    /// Letters, digits and single hyphens: nothing that an address or a source set would have to escape.
    private static func slug(_ text: String) -> String {
        let words = text.split {
            !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" && ($0.isASCII || !$0.isLetter)
        }
        return words.isEmpty ? "preview" : words.joined(separator: "-")
    }
}
