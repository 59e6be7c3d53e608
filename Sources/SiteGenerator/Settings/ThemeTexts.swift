/// The theme's words, and what a site in another language says instead.
struct ThemeTexts: Sendable {
    /// Every word that a site can say in its own way; `%` stands for a number.
    static let english: [String] = [
        // Around the page.
        "Skip to the text", "Notice", "Pages", "Main", "Source", "Search", "Light or dark", "Site", "On this page", "Breadcrumbs", "Tags",
        "Previous and next page", "Previous", "Next", "Last changed", "Edit this page", "This page as Markdown",
        "All pages of this section as Markdown", "Symbols from A to Z", "The whole site for printing", "All % pages",
        // In the page.
        "note", "tip", "important", "warning", "caution", "mistake", "Details", "The whole file", "Reference", "Lesson", "Card", "Related",
        "Inherits from", "Conforms to", "Conforming types", "1 page", "% pages", "% sections", "renders at 1 width", "renders at % widths",
        "1 promise kept", "% promises kept",
        // Pages that are made.
        "Page not found", "Nothing is published at this address. The page may have moved: look for it in the search.", "Home page",
        "Contents", "Symbols", "Tag", "All tags",
        // What scripts say.
        "Use light colors", "Use dark colors", "Copy", "Copied", "Arrow keys to choose, Return to go, Escape to close.", "Nothing found.",
        "Pages found",
    ]

    private var own: [String: String] = [:]
    var isEmpty: Bool { own.isEmpty }

    init() {}

    init(_ pairs: [(key: String, value: String, range: Range<Int>?)]) {
        own = Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    subscript(_ english: String) -> String { own[english] ?? english }

    /// For HTML.
    func escaped(_ english: String) -> Bytes {
        var out = Bytes()
        out.putEscaped(self[english])
        return out
    }

    /// `All 12 pages`
    subscript(_ english: String, _ number: Int) -> String {
        self[english].split(separator: "%", omittingEmptySubsequences: false).joined(separator: "\(number)")
    }

    /// `1 page` or `2 pages`.
    func counted(_ number: Int, _ one: String, _ many: String) -> String { number == 1 ? self[one] : self[many, number] }

    /// A template with the words between `{{#text}}` and `{{/text}}` in the site's language.
    func filled(_ template: Bytes) -> Bytes {
        let (opening, closing) = (Bytes("{{#text}}".utf8), Bytes("{{/text}}".utf8))
        var out = Bytes()
        var rest = template[...]
        while let start = rest.firstRange(of: opening), let end = rest[start.upperBound...].firstRange(of: closing) {
            out.append(contentsOf: rest[..<start.lowerBound])
            out.putEscaped(self[String(rest[start.upperBound..<end.lowerBound])])
            rest = rest[end.upperBound...]
        }
        return out + rest
    }

    /// For the scripts, when there is anything to tell them.
    var script: Bytes {
        guard !own.isEmpty else { return [] }
        var out = Bytes("const galleyTexts={".utf8)
        for (index, key) in own.keys.sorted().enumerated() {
            if index > 0 { out.put(",") }
            out.putJSON(key)
            out.put(":")
            out.putJSON(own[key]!)
        }
        out.put("};\n")
        return out
    }
}
