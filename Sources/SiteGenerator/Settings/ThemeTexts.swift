/// The theme's words, and what a site in another language says instead.
struct ThemeTexts: Sendable {
    /// Every word that a site can say in its own way; `%` stands for a number.
    static let english: [String] =
        scripted + [
            // Around the page.
            "Skip to the text", "Notice", "This is the documentation of version %.",
            "The newest version is %.", "Language", "This page is not translated yet. It is shown in %.",
            "Pages", "Main", "Source", "Version", "Light or dark", "Site", "On this page", "Breadcrumbs",
            "Tags",
            "Previous and next page", "Previous", "Next", "Last changed", "Edit this page",
            "This page as Markdown",
            "All pages of this section as Markdown", "Symbols from A to Z", "The whole site for printing",
            "All % pages",
            // In the page.
            "note", "tip", "important", "warning", "caution", "mistake", "Details", "The whole file", "Notes",
            "note %", "Back to the text", "done",
            "to do", "Reference", "Lesson", "Card", "Related",
            "Inherits from", "Conforms to", "Conforming types", "1 page", "% pages", "% sections",
            "renders at 1 width", "renders at % widths",
            // Figures.
            "before", "after", "the same from % to %", "the picture changes at this width",
            "the candidate that is chosen",
            "The pictures of this page stand still: the site was built without the engine that redraws them.",
            // Exercises.
            "Exercise", "Hint", "Solution", "Your layout keeps", "wanted: %", "easy", "medium", "hard",
            "% min",
            "% min to read", "% min to practice",
            // Lessons from tutorials.
            "Tutorials", "Questions", "Answer", "Correct", "Not correct",
            // Pages of components.
            "Not drawn", "Previews of %", "Making one", "Properties", "Name", "Type", "Default", "Meaning",
            // Pages of symbols.
            "Topics", "Parameters", "Return value", "Errors", "Discussion", "Deprecated", "Only on %",
            "Not on %",
            "Default implementations", "Inherited members", "Inherited from %", "Inherited by", "See also",
            "Overrides", "Implements", "Other", "Protocols", "Classes", "Actors", "Structures",
            "Enumerations",
            "Macros", "Enumeration cases", "Associated types", "Initializers", "Deinitializers",
            "Instance properties", "Instance methods", "Subscripts", "Type properties", "Type methods",
            "Type subscripts", "Operators", "Variables", "Functions", "Type aliases", "Extended modules",
            "Extended types",
            // Pages that are made.
            "Studio", "Examples",
            "One snippet at all widths, and every form it goes through on its way to a picture.",
            "The studio draws snippets in the page, and so it needs scripts.",
            "Page moved", "This page has moved to %.", "Page not found",
            "Nothing is published at this address. The page may have moved: look for it in the search.",
            "Home page",
            "Contents", "Symbols", "Tag", "All tags",
            // Lists of posts.
            "Newer", "Older", "Archive", "Author", "Series",
        ]
    /// What scripts say.
    static let scripted = [
        "Search", "Use light colors", "Use dark colors", "Copy", "Copied", "Copy page", "Open as Markdown",
        "Arrow keys to choose, Return to go, Escape to close.",
        "Nothing found.", "Pages found", "Kinds",
        // Figures and the studio.
        "Frames", "Previews", "Not as on a device", "at %", "Edit", "Done", "Copy link", "Save to page",
        "Reset", "Inspect",
        "Surroundings", "Proposed width", "% points",
        "Preview tools", "Device", "any width", "Text size", "as written", "Appearance", "the page's",
        "light", "dark", "Direction",
        "left to right", "right to left", "All widths", "On the way to the picture", "Files of the modules",
        "Show", "Negotiation", "Drawing commands", "Checked program",
        "Syntax tree", "Tokens", "Completions", "Views", "Swift source. Escape leaves the editor.",
        "no picture for this code",
        "the last picture before this mistake", "1 promise kept", "% promises kept", "% broken",
        "% undecided", "% not in this state", "no longer %",
        "The page's promises: % of % kept", "This is about the page's code.", "what the page shows",
        "How the space was shared out at % pt",
        "loading the engine: %", "To work this figure the page loads an engine of % MB.", "Load it",
        "Try again",
        "The engine could not be loaded (%). The pictures are as they were built.",
        "This is an edit that came with the link, not the page's own figure.",
        "This is your edit from before.",
        "The figure that this link is about is not on this page.",
        "the code in this address cannot be read", "% was offered % and takes %", "any",
        "Button", "Switch", "Slider", "Text field", "Choice", "Stepper", "Increment", "Decrement", "Date",
        "Color", "Menu", "Page", "Scroll view", "View",
        "Movable view", "Zoomable view", "% of %",
        "Check", "% of % promises kept", "Solved", "All promises are kept.", "Show my answer",
        "% of % solved", "now: %",
        "Opened from a disk, this page shows its pictures as they were built. Served from an address, they can be dragged, edited and tapped.",
    ]

    private var own: [String: String] = [:]

    init() {}

    init(_ pairs: [(key: String, value: String, range: Range<Int>?)]) {
        own = Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    /// Takes over the words of the site's language that the theme brings along, as far as the site has none
    /// of its own.
    mutating func complete(for language: String, from theme: [InputFile]) {
        guard let source = Self.file(for: language, theme) else { return }
        var fields = YAMLFields.read(source, 0..<source.bytes.count, what: source.path)
        let words = fields.pairs("texts").map { ($0.key, $0.value) }
        own.merge(words) { mine, _ in mine }
    }

    /// Takes over what another has, as far as this one has nothing of its own.
    mutating func adopt(_ other: ThemeTexts) { own.merge(other.own) { $1 } }

    /// What a language calls itself, as far as the theme has it.
    static func name(of language: String, from theme: [InputFile]) -> String? {
        guard let source = file(for: language, theme) else { return nil }
        var fields = YAMLFields.read(source, 0..<source.bytes.count, what: source.path)
        return fields.string("name")
    }

    private static func file(for language: String, _ theme: [InputFile]) -> SourceFile? {
        files(for: language).lazy.compactMap { name in theme.first { $0.path == "texts/\(name).yml" } }.first
            .map { SourceFile(path: "theme/" + $0.path, bytes: $0.bytes) }
    }

    /// `pt-BR` and `pt` for Portuguese of Brazil; Chinese in traditional characters is no Chinese in
    /// simplified ones.
    private static func files(for language: String) -> [String] {
        let parts = language.split { $0 == "-" || $0 == "_" || $0 == "@" }.map(String.init)
        guard let first = parts.first?.lowercased() else { return [] }
        let isTraditional = !Set(parts.map { $0.lowercased() }).isDisjoint(with: ["hant", "tw", "hk", "mo"])
        return [parts.joined(separator: "-"), first] + (first == "zh" && !isTraditional ? ["zh-Hans"] : [])
    }

    /// All words as one text, to tell whether they have changed.
    var fingerprint: String { own.keys.sorted().map { "\($0)=\(own[$0]!)" }.joined(separator: "\n") }

    subscript(_ english: String) -> String { own[english] ?? english }

    /// For HTML.
    func escaped(_ english: String) -> Bytes {
        var out = Bytes()
        out.putEscaped(self[english])
        return out
    }

    func escaped(_ english: String, _ number: Int) -> Bytes {
        var out = Bytes()
        out.putEscaped(self[english, number])
        return out
    }

    /// `All 12 pages`
    subscript(_ english: String, _ number: Int) -> String { self[english, "\(number)"] }

    /// `the same from 200 to 320`: each `%` is one of the values, in their order.
    subscript(_ english: String, _ values: String...) -> String {
        let parts = self[english].split(separator: "%", omittingEmptySubsequences: false)
        return zip(parts, values + [""]).reduce(into: "") { $0 += $1.0 + $1.1 }
    }

    /// `1 page` or `2 pages`.
    func counted(_ number: Int, _ one: String, _ many: String) -> String {
        number == 1 ? self[one] : self[many, number]
    }

    /// A template with the words between `{{#text}}` and `{{/text}}` in the site's language.
    func filled(_ template: Bytes) -> Bytes {
        let (opening, closing) = (Bytes("{{#text}}".utf8), Bytes("{{/text}}".utf8))
        var out = Bytes()
        var rest = template[...]
        while let start = rest.firstRange(of: opening),
            let end = rest[start.upperBound...].firstRange(of: closing)
        {
            out.append(contentsOf: rest[..<start.lowerBound])
            let text = escaped(String(rest[start.upperBound..<end.lowerBound]))
            // A brace in a text opens no tag of the template.
            for byte in text { byte == UInt8(ascii: "{") ? out.put("&#123;") : out.append(byte) }
            rest = rest[end.upperBound...]
        }
        return out + rest
    }

    /// For the scripts, when there is anything to tell them.
    var script: Bytes {
        let said = Self.scripted.filter { own[$0] != nil }.sorted()
        guard !said.isEmpty else { return [] }
        var out = Bytes("var galleyTexts={".utf8)
        for (index, key) in said.enumerated() {
            if index > 0 { out.put(",") }
            out.putJSON(key)
            out.put(":")
            out.putJSON(own[key]!)
        }
        out.put("};\n")
        return out
    }
}
