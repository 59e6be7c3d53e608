/// What readers see of a page, read from its HTML: of whatever build, with whatever sidebar around it.
struct PublishedPage: Sendable {
    let path: String
    private(set) var title = ""
    /// The passages of the page outside of its figures, and the captions of these.
    private(set) var passages: [String] = []
    private(set) var figures: [PublishedFigure] = []

    /// `nil` for what is no page of Galley's.
    init?(path: String, _ html: Bytes) {
        self.path = path
        guard html.firstRange(of: Self.generator) != nil, let article = Self.article(html),
            !Self.isMade(article)
        else { return nil }
        read(article)
        if title.isEmpty { title = passages.first ?? path }
    }

    private static let generator = Bytes("<meta name=\"generator\" content=\"Galley\">".utf8)

    /// The page of changes itself, and the one of all pages for paper.
    private static func isMade(_ article: ArraySlice<UInt8>) -> Bool {
        ["<div class=\"\(ChangesPage.mark)\"", "<nav class=\"chapters\""].contains {
            article.firstRange(of: Bytes($0.utf8)) != nil
        }
    }

    /// Equal for pages that are the same at whatever address.
    var content: [[String]] { [[title], passages] + figures.map(\.content) }

    /// A template of a site's own may have no article.
    private static func article(_ html: Bytes) -> ArraySlice<UInt8>? {
        for name in ["article", "main", "body"] {
            guard let start = html.firstRange(of: Bytes("<\(name)".utf8)) else { continue }
            var reader = MarkupReader(html[start.lowerBound...])
            _ = reader.next()
            return reader.inside(name)
        }
        return nil
    }

    // MARK: Passages

    private mutating func read(_ html: ArraySlice<UInt8>) {
        var reader = MarkupReader(html)
        var passage = ""
        while let token = reader.next() {
            switch token {
            case .text(let range): passage += Markup.decoded(html[range])
            case .tag(let range):
                let name = reader.name(range)
                if Self.inline.contains(name.hasPrefix("/") ? String(name.dropFirst()) : name) { continue }
                end(&passage)
                element(name, range, &reader)
            }
        }
        end(&passage)
    }

    private mutating func element(_ name: String, _ tag: Range<Int>, _ reader: inout MarkupReader) {
        let kind = reader.text("class", tag) ?? ""
        if name == "figure", kind.hasPrefix("proof") {
            let id = reader.text("id", tag), label = reader.text("aria-label", tag)
            let figure = PublishedFigure(reader.inside(name), id: id, label: label)
            if let caption = figure.caption { passages.append(caption) }
            figures.append(figure)
        } else if name == "h1" {
            title = Self.flat(Markup.plain(reader.inside(name)))
            passages.append(title)
        } else if Self.skipped.contains(name) || Self.listing.contains(where: kind.hasPrefix) {
            _ = reader.inside(name)
        }
    }

    private mutating func end(_ passage: inout String) {
        let text = Self.flat(passage)
        if !text.isEmpty { passages.append(text) }
        passage = ""
    }

    /// A text with single spaces.
    static func flat(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Elements that do not end a passage.
    private static let inline: Set<String> = [
        "a", "b", "i", "em", "strong", "code", "span", "s", "del", "ins", "sup", "sub", "kbd", "abbr", "mark",
        "wbr", "q", "small", "time",
    ]
    private static let skipped: Set<String> = ["nav", "script", "style", "svg", "template", "noscript"]
    /// What is computed from other pages, or from the figures.
    private static let listing = [
        "cards", "archive", "series", "chips", "byline", "source", "tags", "more", "entries",
    ]
}
