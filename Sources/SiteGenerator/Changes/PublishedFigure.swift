import Syntax

/// A figure as it stands in a page.
struct PublishedFigure: Sendable {
    let id: String?
    private let label: String?
    private(set) var code = ""
    private(set) var caption: String?
    private(set) var pictures: [PublishedPicture] = []
    private(set) var promises: [String] = []
    private(set) var breakpoints: [Double] = []

    init(_ html: ArraySlice<UInt8>, id: String?, label: String?) {
        self.id = id
        self.label = label
        var reader = MarkupReader(html)
        while let token = reader.next() {
            if case .tag(let range) = token { element(reader.name(range), range, &reader) }
        }
    }

    private mutating func element(_ name: String, _ tag: Range<Int>, _ reader: inout MarkupReader) {
        switch (name, reader.text("class", tag)) {
        case ("div", "code"?), ("div", "change"?): code += Markup.plain(reader.inside(name))
        case ("div", let kind?) where kind.hasPrefix("sheet") && !kind.hasPrefix("sheets"):
            if let picture = PublishedPicture(tag: tag, &reader) { pictures.append(picture) }
        case ("details", "promises"?): readPromises(reader.inside(name))
        case ("script", "recipe"?): readRecipe(reader.inside(name))
        case ("figcaption", _): caption = PublishedPage.flat(Markup.plain(reader.inside(name)))
        default: break
        }
    }

    private mutating func readPromises(_ html: ArraySlice<UInt8>) {
        var reader = MarkupReader(html)
        while let token = reader.next() {
            guard case .tag(let range) = token, reader.name(range) == "code" else { continue }
            promises.append(Markup.decoded(reader.inside("code")))
        }
    }

    private mutating func readRecipe(_ json: ArraySlice<UInt8>) {
        if let start = json.firstRange(of: Bytes("\"breakpoints\":[".utf8))?.upperBound {
            breakpoints = String(decoding: json[start...].prefix { $0 != "]" }, as: UTF8.self).split(
                separator: ","
            ).compactMap { Double($0) }
        }
        // Code that is not shown is known by what the page's engine is given.
        if code.isEmpty, let end = json.firstRange(of: Bytes(",\"uses\":".utf8)) {
            code = String(decoding: json[..<end.lowerBound], as: UTF8.self)
        }
    }

    /// What a reader calls it: its caption, what its code declares, its anchor.
    var name: String { caption ?? label ?? id ?? pictures.first?.description ?? "Figure" }

    /// Equal for figures that are the same wherever they stand.
    var content: [String] {
        [code, caption ?? "", promises.joined(separator: "\n")]
            + pictures.map { $0.key + " " + String(contentHash($0.drawing), radix: 36) }
    }
}
