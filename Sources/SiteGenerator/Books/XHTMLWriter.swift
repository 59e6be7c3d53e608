import Syntax

/// Writes a page's HTML as XHTML, which readers of books want: every element closed, every attribute with a
/// value. What only a browser with scripts makes something of is left out.
struct XHTMLWriter {
    private var html: Bytes
    private var at = 0
    private var out = Bytes()
    private var open: [String] = []
    /// How the element that is being left out is called, and how many of its name are open in it.
    private var skipped: (name: String, depth: Int)?
    /// Gives an address as it is in the book; nothing when it leads nowhere there.
    private let address: (_ address: String, _ isImage: Bool) -> String?
    private(set) var properties: [String] = []

    private static let dropped: Set<String> = [
        "script", "template", "button", "select", "textarea", "form", "noscript", "style", "iframe", "object",
        "embed", "audio", "video",
    ]
    /// Elements that HTML closes by itself when one of their kind begins, and what they stand in.
    private static let closedBy: [String: (names: Set<String>, within: Set<String>)] = [
        "li": (["li"], ["ul", "ol"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
        "td": (["td", "th"], ["tr"]), "th": (["td", "th"], ["tr"]),
        "tr": (["td", "th", "tr"], ["tbody", "thead", "table"]),
        "tbody": (["td", "th", "tr", "thead", "tbody"], ["table"]),
        "thead": (["td", "th", "tr", "tbody"], ["table"]),
    ]

    private init(_ html: Bytes, _ address: @escaping (String, Bool) -> String?) {
        (self.html, self.address) = (html, address)
    }

    private mutating func tell(_ property: String) {
        if !properties.contains(property) { properties.append(property) }
    }

    static func write(_ html: Bytes, address: @escaping (String, Bool) -> String?) -> (
        text: Bytes, properties: [String]
    ) {
        var writer = XHTMLWriter(html, address)
        writer.run()
        return (writer.out, writer.properties)
    }

    private mutating func run() {
        while at < html.count {
            if html[at] == "<", let tag = tag() {
                write(tag)
            } else {
                text()
            }
        }
        while let name = open.popLast() { out.put("</\(name)>") }
    }

    private mutating func text() {
        let start = at
        at += 1
        while at < html.count, html[at] != "<" { at += 1 }
        guard skipped == nil else { return }
        XMLText.put(html[start..<at], into: &out)
    }

    /// The tag that begins here, with its end; comments are passed over.
    private mutating func tag() -> XHTMLTag? {
        if html[at...].starts(with: "<!--".utf8) {
            at = html[at...].firstRange(of: Bytes("-->".utf8))?.upperBound ?? html.count
            return XHTMLTag.none
        }
        guard let tag = XHTMLTag(html, at) else { return nil }
        at = tag.end
        return tag
    }

    private mutating func write(_ tag: XHTMLTag) {
        if let (name, depth) = skipped {
            guard tag.name == name else { return }
            let rest = depth + (tag.isClosing ? -1 : 1)
            skipped = rest == 0 ? nil : (name, rest)
            return
        }
        if tag.isClosing { close(tag.name) } else if !tag.name.isEmpty { begin(tag) }
    }

    private mutating func begin(_ tag: XHTMLTag) {
        if Self.dropped.contains(tag.name) {
            if !tag.closesItself { skipped = (tag.name, 1) }
            return
        }
        if tag.name == "input" { return input(tag) }
        if let (names, within) = Self.closedBy[tag.name] { closeImplied(names, within) }
        if tag.name == "img", !image(tag) { return }
        let name = tag.name == "label" ? "p" : tag.name
        out.put("<" + name)
        if name == "svg" {
            tell("svg")
            if tag["xmlns"] == nil { out.put(" xmlns=\"http://www.w3.org/2000/svg\"") }
        }
        if name == "math" {
            tell("mathml")
            out.put(" xmlns=\"http://www.w3.org/1998/Math/MathML\"")
        }
        attributes(of: tag)
        if MarkdownRenderer.voidTags.contains(name) || tag.closesItself { return out.put("/>") }
        out.put(">")
        open.append(name)
    }

    /// A box of a list of tasks; others belong to scripts.
    private mutating func input(_ tag: XHTMLTag) {
        guard tag["type"] == "checkbox" else { return }
        out.put(tag["checked"] == nil ? "\u{2610} " : "\u{2611} ")
    }

    /// Whether the book has the image; its words stand for it where not.
    private mutating func image(_ tag: XHTMLTag) -> Bool {
        if address(tag["src"] ?? "", true) != nil { return true }
        out.putEscaped(tag["alt"] ?? "")
        return false
    }

    private mutating func attributes(of tag: XHTMLTag) {
        let isImage = tag.name == "img"
        for (name, value) in tag.attributes where XHTMLTag.isKept(name) {
            var value = value
            if name == "href" || name == "src" {
                guard let found = address(value, isImage) else { continue }
                value = found
            }
            out.put(" \(name)=\"")
            out.putEscaped(value)
            out.put("\"")
        }
        if isImage, tag["alt"] == nil { out.put(" alt=\"\"") }
    }

    private mutating func closeImplied(_ names: Set<String>, _ within: Set<String>) {
        while let last = open.last, !within.contains(last) {
            guard let place = open.lastIndex(where: within.contains),
                open[place...].contains(where: names.contains)
            else { return }
            out.put("</\(last)>")
            open.removeLast()
        }
    }

    private mutating func close(_ tag: String) {
        let name = tag == "label" ? "p" : tag
        guard open.contains(name) else { return }
        while let last = open.popLast() {
            out.put("</\(last)>")
            if last == name { return }
        }
    }
}
