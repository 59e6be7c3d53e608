import Syntax

/// A tag of raw HTML that has been opened.
struct OpenTag {
    var name: String
    var range: Range<Int>
}

extension MarkdownRenderer {
    /// Inline elements without attributes that may always be written: keys, raised text and the like.
    static let harmlessTags: Set<String> = [
        "kbd", "sub", "sup", "mark", "br", "wbr", "small", "ins", "del", "abbr", "cite", "dfn", "samp", "var",
        "q", "s", "u",
    ]
    static let voidTags: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    /// Raw HTML as it was written.
    mutating func rawHTML(_ literal: ByteSpan, isBlock: Bool) {
        guard !drawn.isEmpty, literal.contains(byte: DrawnScanner.sign) else {
            return html(literal, isBlock: isBlock)
        }
        unmasked(literal).withUnsafeBufferPointer { html($0, isBlock: isBlock) }
    }

    /// Raw HTML: passed through, dropped when it is a comment, or shown as text where the site has it off.
    mutating func html(_ literal: ByteSpan, isBlock: Bool) {
        guard options.isPage || !options.allowsHTML else { return out.put(literal) }
        if literal.starts(with: "<!--") { return }
        if !options.allowsHTML {
            let tags = Self.tags(in: Bytes(literal))
            let isHarmless =
                !isBlock && tags.count == 1 && !tags[0].hasAttributes
                && Self.harmlessTags.contains(tags[0].name)
            guard isHarmless else {
                let line = literal.prefix { $0 != "\n" }
                result.hasRefusedHTML = true
                report(
                    .html, "raw HTML is off", at: place(of: line),
                    note: "set 'html: true' under 'markdown:' in site.yml to allow it")
                if isBlock { out.put("<p>") }
                out.putEscaped(literal)
                if isBlock { out.put("</p>\n") }
                return
            }
        }
        out.put(literal)
        guard options.isPage else { return }
        for tag in Self.tags(in: Bytes(literal)) {
            tellBlocked(tag)
            follow(tag, in: literal)
        }
    }

    /// What the browser would not show or run.
    private mutating func tellBlocked(_ tag: HTMLTag) {
        guard options.hasPolicy, let (what, note) = PagePolicy.blocked(tag, options.hosts) else { return }
        report(.blocked, "the page's policy blocks \(what)", at: place(of: tag.text), note: note)
    }

    private mutating func follow(_ tag: HTMLTag, in literal: ByteSpan) {
        if let id = tag.id, !result.ids.insert(id).inserted {
            report(.duplicateID, "duplicate id '\(id)'", at: place(of: id.utf8))
        }
        guard !Self.voidTags.contains(tag.name), !tag.closesItself else { return }
        if !tag.isClosing {
            openTags.append(OpenTag(name: tag.name, range: place(of: tag.text)))
        } else if let at = openTags.lastIndex(where: { $0.name == tag.name }) {
            for open in openTags[(at + 1)...] where !Self.optionalEnd.contains(open.name) {
                reportUnclosed(open)
            }
            openTags.removeSubrange(at...)
        } else {
            report(.html, "'</\(tag.name)>' closes nothing", at: place(of: tag.text))
        }
    }

    /// Elements HTML closes by itself.
    static let optionalEnd: Set<String> = [
        "p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "option",
    ]

    mutating func reportOpenTags() {
        for open in openTags where !Self.optionalEnd.contains(open.name) { reportUnclosed(open) }
    }

    private func reportUnclosed(_ tag: OpenTag) {
        report(
            .html, "'<\(tag.name)>' is never closed", at: tag.range, note: "close it with '</\(tag.name)>'")
    }

    struct HTMLTag {
        var name: String
        var text: Bytes
        var isClosing: Bool
        var closesItself: Bool
        var hasAttributes: Bool
        var id: String?

        /// - Parameter name: where the name stands in `text`.
        init(_ text: ArraySlice<UInt8>, name: Range<Int>, isClosing: Bool) {
            let attributes = text[name.upperBound...].dropLast().trimmed
            self.name = String(text[name].map(\.asciiLowercased))
            self.text = Bytes(text)
            self.isClosing = isClosing
            closesItself = attributes.last == "/"
            hasAttributes = attributes.count > (closesItself ? 1 : 0)
            id = MarkdownRenderer.id(in: attributes)
        }
    }

    static func tags(in html: Bytes) -> [HTMLTag] {
        var tags: [HTMLTag] = []
        var at = 0
        while let open = html[at...].firstIndex(of: UInt8(ascii: "<")) {
            at = open + 1
            if html[open...].starts(with: "<!--") {
                at = place(of: "-->", in: html, from: at)
                continue
            }
            let isClosing = at < html.count && html[at] == "/"
            let name = nameRange(in: html, from: isClosing ? at + 1 : at)
            guard let first = html[name].first, first.isASCIILetter else { continue }
            guard let close = closingBracket(in: html, from: name.upperBound) else { break }
            let tag = HTMLTag(html[open...close], name: name, isClosing: isClosing)
            tags.append(tag)
            at = close + 1
            // What stands in a script or a style is no HTML.
            if !isClosing, ["script", "style", "textarea"].contains(tag.name) {
                at = place(of: "</\(tag.name)", in: html, from: at)
            }
        }
        return tags
    }

    /// Where the text comes next, or the end.
    private static func place(of text: String, in html: Bytes, from start: Int) -> Int {
        let sought = Array(text.utf8)
        var at = start
        while at < html.count, !html[at...].starts(with: sought) { at += 1 }
        return at
    }

    private static func nameRange(in html: Bytes, from start: Int) -> Range<Int> {
        var end = start
        while end < html.count, html[end].isASCIIAlphanumeric || html[end] == "-" { end += 1 }
        return start..<end
    }

    /// The `>` that ends a tag; one in quotes does not.
    private static func closingBracket(in html: Bytes, from start: Int) -> Int? {
        var quote: UInt8?
        for at in start..<html.count {
            switch html[at] {
            case ">" where quote == nil: return at
            case "\"", "'":
                if quote == nil { quote = html[at] } else if quote == html[at] { quote = nil }
            default: break
            }
        }
        return nil
    }

    fileprivate static func id(in attributes: ArraySlice<UInt8>) -> String? {
        let text = String(attributes)
        guard let range = text.firstRange(of: "id=") else { return nil }
        guard range.lowerBound == text.startIndex || text[text.index(before: range.lowerBound)].isWhitespace
        else { return nil }
        let rest = text[range.upperBound...]
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            return String(rest.prefix { !$0.isWhitespace })
        }
        return String(rest.dropFirst().prefix { $0 != quote })
    }
}
