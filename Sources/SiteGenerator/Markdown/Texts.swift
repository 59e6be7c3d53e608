import Syntax

/// Text nodes: escaping, extended autolinks, strikethrough marks, badges, footnote marks, typographic signs.
extension MarkdownRenderer {
    mutating func text(_ node: MarkdownNode) {
        var literal = node.literal
        if skip > 0 {
            let taken = min(skip, literal.count)
            literal = ByteSpan(rebasing: literal[taken...])
            skip = 0
        }
        guard !literal.isEmpty else { return }
        let traits = TextTraits.of(literal)
        if options.isPage {
            result.words.append(contentsOf: literal)
            if traits.contains(.bracket) { checkLinks(literal) }
        }
        if options.hasGitHub, traits.contains(.link), !isInLink {
            return linkedText(literal, node)
        }
        piece(literal, node, base: node.literal.count - literal.count, traits: traits)
    }

    /// `[text][name]` and `[text](my page.md)` that are still text: nothing defines the name, and an address
    /// has no blanks.
    private mutating func checkLinks(_ text: ByteSpan) {
        var open: Int?
        for index in text.indices.dropLast(2) {
            if text[index] == "[" { open = index }
            guard text[index] == "]", let open, isNoSubscript(text, open) else { continue }
            if text[index + 1] == "[" { checkReference(text, open, index) }
            if text[index + 1] == "(" { checkAddress(text, open, index) }
        }
    }

    /// `a[0][1]` is no link.
    private func isNoSubscript(_ text: ByteSpan, _ open: Int) -> Bool {
        open == 0 || !text[open - 1].isASCIIAlphanumeric
    }

    private mutating func checkReference(_ text: ByteSpan, _ open: Int, _ end: Int) {
        guard let close = text[(end + 2)...].firstIndex(of: UInt8(ascii: "]")), open + 1 < end else { return }
        let label = close > end + 2 ? text[(end + 2)..<close] : text[(open + 1)..<end]
        guard label.first != "^" else { return }
        let place = place(of: Bytes(text[end...close]))
        guard !place.isEmpty else { return }
        report(
            .reference, "nothing defines the reference '\(String(label))'",
            at: place.lowerBound + 1..<place.upperBound,
            note: "define it with a line '[\(String(label))]: address'")
    }

    private mutating func checkAddress(_ text: ByteSpan, _ open: Int, _ end: Int) {
        // Up to the next bracket of either kind, so that a page of openings is read once.
        guard let close = text[(end + 2)...].firstIndex(where: { $0 == ")" || $0 == "(" }),
            text[close] == ")", text[end..<close].contains(where: \.isBlank)
        else { return }
        let place = place(of: Bytes(text[open...close]))
        // The same in code or behind a backslash is meant.
        guard !place.isEmpty,
            place.lowerBound == 0 || !"\\`".utf8.contains(source.bytes[place.lowerBound - 1])
        else { return }
        let address = String(text[(end + 2)..<close])
        report(
            .link, "an address with a space in it makes no link",
            at: place.lowerBound + (end + 2 - open)..<place.upperBound - 1,
            note: "write '<\(address)>'")
    }

    private mutating func linkedText(_ literal: ByteSpan, _ node: MarkdownNode) {
        let base = node.literal.count - literal.count
        let links = autolinks(in: literal)
        var at = 0
        for link in links {
            if at < link.range.lowerBound {
                part(literal, at..<link.range.lowerBound, node, base)
            }
            let shown = ByteSpan(rebasing: literal[link.range])
            out.put("<a href=\"")
            out.put(link.prefix)
            out.putAddress(shown)
            out.put("\">")
            out.putEscaped(shown)
            out.put("</a>")
            before = UInt8(ascii: "a")
            at = link.range.upperBound
        }
        if at < literal.count { part(literal, at..<literal.count, node, base) }
    }

    private mutating func part(_ literal: ByteSpan, _ range: Range<Int>, _ node: MarkdownNode, _ base: Int) {
        let span = ByteSpan(rebasing: literal[range])
        piece(span, node, base: base + range.lowerBound, traits: TextTraits.of(span))
    }

    /// Writes text without links; `base` is its offset in the node, where strikethrough marks are looked up.
    private mutating func piece(_ text: ByteSpan, _ node: MarkdownNode, base: Int, traits: TextTraits) {
        let marks = traits.contains(.tilde) && !strikes.isEmpty ? strikes.filter { $0.node == node } : []
        let isPlain =
            marks.isEmpty && !(options.isPage && traits.contains(.bracket))
            && !(options.isTypographic && traits.contains(.typographic))
        if isPlain {
            out.putEscaped(text)
            before = text[text.count - 1]
            return
        }
        var at = 0
        while at < text.count {
            if let mark = marks.first(where: { $0.offset == base + at }) {
                out.put(mark.isOpening ? "<del>" : "</del>")
                at += mark.length
                continue
            }
            at += sign(text, at, node)
        }
    }

    /// Writes the sign at an offset and gives the bytes it took.
    private mutating func sign(_ text: ByteSpan, _ at: Int, _ node: MarkdownNode) -> Int {
        let byte = text[at]
        let after: UInt8? = at + 1 < text.count ? text[at + 1] : nil
        defer { before = byte }
        switch byte {
        case "[" where options.isPage:
            if let taken = footnoteReference(text, at) ?? badge(text, at) { return taken }
            out.append(byte)
        case "\"" where options.isTypographic:
            out.put(opensQuote(after, node) ? options.quotes.opening : options.quotes.closing)
        case "'" where options.isTypographic: out.put(single(opens: opensQuote(after, node), before: after))
        case "-" where options.isTypographic && after == byte: return hyphens(text, at)
        case "." where options.isTypographic && text[at...].starts(with: "..."):
            out.put("\u{2026}")
            return 3
        default: out.putEscaped(byte)
        }
        return 1
    }

    /// Two hyphens are a short dash, three a long one, more are what they are.
    private mutating func hyphens(_ text: ByteSpan, _ at: Int) -> Int {
        let hyphens = text[at...].prefix { $0 == "-" }
        switch hyphens.count {
        case 2: out.put("\u{2013}")
        case 3: out.put("\u{2014}")
        default: out.put(ByteSpan(rebasing: hyphens))
        }
        return hyphens.count
    }

    /// An inner quotation mark, or an apostrophe when none is open or the word goes on.
    private mutating func single(opens: Bool, before next: UInt8?) -> String {
        if opens {
            isInInnerQuote = true
            return options.quotes.inner.opening
        }
        guard isInInnerQuote, next.map({ !$0.isASCIIAlphanumeric && $0 < 128 }) ?? true else {
            return "\u{2019}"
        }
        isInInnerQuote = false
        return options.quotes.inner.closing
    }

    /// A quote opens after white space or an opening bracket when something follows it.
    private func opensQuote(_ after: UInt8?, _ node: MarkdownNode) -> Bool {
        let followsSpace = before.isSpace || "([{-/".utf8.contains(before)
        let isFollowed: Bool
        if let after {
            isFollowed = !after.isSpace
        } else {
            isFollowed = node.next.map { !$0.isBreak } ?? false
        }
        return followsSpace && isFollowed
    }

    /// `[iOS 16+]{.badge}`: a word in a thin border.
    private mutating func badge(_ text: ByteSpan, _ at: Int) -> Int? {
        var close = at + 1
        while close < text.count, text[close] != "]" { close += 1 }
        guard close + 3 < text.count, text[close + 1] == "{", text[close + 2] == "." else {
            return nil
        }
        var end = close + 3
        while end < text.count, text[end].isASCIIAlphanumeric || text[end] == "-" { end += 1 }
        guard end < text.count, text[end] == "}", end > close + 3 else { return nil }
        out.put("<span class=\"")
        out.put(ByteSpan(rebasing: text[(close + 3)..<end]))
        out.put("\">")
        out.putEscaped(ByteSpan(rebasing: text[(at + 1)..<close]))
        out.put("</span>")
        return end + 1 - at
    }
}

/// What a text can contain, found in one pass over its bytes.
struct TextTraits: OptionSet {
    let rawValue: UInt8
    static let link = TextTraits(rawValue: 1)
    static let tilde = TextTraits(rawValue: 2)
    static let bracket = TextTraits(rawValue: 4)
    static let typographic = TextTraits(rawValue: 8)

    static func of(_ text: ByteSpan) -> TextTraits {
        guard let base = text.baseAddress else { return [] }
        var traits: TextTraits = []
        var at = 0
        while at < text.count {
            let end = min(at + 8, text.count)
            if end - at < 8 || maySayMore(EightBytes(at: base + at)) {
                for index in at..<end { traits.look(at: base[index], after: index > 0 ? base[index - 1] : 0) }
            }
            at = end
        }
        return traits
    }

    /// Whether one of eight bytes can be a sign that counts: most are letters and blanks.
    @inline(__always)
    private static func maySayMore(_ bytes: EightBytes) -> Bool {
        bytes.hold(UInt8(ascii: "."), or: 1) || bytes.hold(UInt8(ascii: "-"))
            || bytes.hold(UInt8(ascii: "\""), or: 5) || bytes.hold(UInt8(ascii: "@"))
            || bytes.hold(UInt8(ascii: "[")) || bytes.hold(UInt8(ascii: "~"))
    }

    @inline(__always)
    private mutating func look(at byte: UInt8, after before: UInt8) {
        switch byte {
        case "'", "\"": insert(.typographic)
        case "-": if before == byte { insert(.typographic) }
        case ".":
            if before == byte { insert(.typographic) }
            if before | 32 == "w" { insert(.link) }
        case "@": insert(.link)
        case "/": if before == ":" { insert(.link) }
        case "~": insert(.tilde)
        case "[": insert(.bracket)
        default: break
        }
    }
}
