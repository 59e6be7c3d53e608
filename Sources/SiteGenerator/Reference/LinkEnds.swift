import Syntax

/// Finds the links of a text and where they end. A sign that is nowhere in the rest of the text is not looked
/// for again.
struct LinkEnds {
    enum Kind { case symbol, words, document }

    struct Link {
        var kind: Kind
        /// What a reader sees of it.
        var words: Substring
        /// The symbol, page or address that it leads to.
        var target: Substring
        var end: String.Index
    }

    private var found: [Unicode.Scalar: String.Index?] = [:]

    /// The link that a text begins with: ` ``Symbol`` `, `[words](address)` or `<doc:Page>`.
    mutating func link(at text: Substring) -> Link? {
        if text.utf8.starts(with: "``") { return Self.symbol(text) }
        if text.utf8.first == "[" { return words(text) }
        guard text.utf8.starts(with: "<doc:"), let end = next(">", in: text) else { return nil }
        let name = text[text.utf8.index(text.startIndex, offsetBy: 5)..<end]
        return Link(kind: .document, words: name, target: name, end: text.utf8.index(after: end))
    }

    private static func symbol(_ text: Substring) -> Link? {
        let start = text.utf8.index(text.startIndex, offsetBy: 2)
        guard let end = text.utf8[start...].firstIndex(where: { $0 == "`" }), end > start,
            text.utf8[end...].starts(with: "``")
        else { return nil }
        let name = text[start..<end]
        return Link(kind: .symbol, words: name, target: name, end: text.utf8.index(end, offsetBy: 2))
    }

    private mutating func words(_ text: Substring) -> Link? {
        guard let close = next("]", in: text) else { return nil }
        let open = text.utf8.index(after: close)
        guard text.utf8[open...].first == "(", let end = next(")", in: text[open...]) else { return nil }
        let words = text[text.utf8.index(after: text.startIndex)..<close]
        let address = text[text.utf8.index(after: open)..<end]
        return Link(kind: .words, words: words, target: address, end: text.utf8.index(after: end))
    }

    /// The first of these signs; it is kept until it has been passed.
    private mutating func next(_ sign: Unicode.Scalar, in text: Substring) -> String.Index? {
        if let known = found[sign], known.map({ $0 >= text.startIndex }) ?? true { return known }
        let next = text.utf8.firstIndex { $0 == sign }
        found[sign] = .some(next)
        return next
    }
}
