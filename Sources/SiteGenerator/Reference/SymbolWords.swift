import Syntax

/// What comments say where a page has words alone.
enum SymbolWords {
    /// On one line, without any marks.
    static func plain(_ lines: [CommentLine]) -> String {
        let text = withoutLinks(oneLine(lines)) { Reference.symbolWords($0) }
        guard text.utf8.contains(where: { $0 == "`" || $0 == "*" }) else { return text }
        return text.replacing("`", with: "").replacing("**", with: "")
    }

    /// On one line of Markdown, its symbols as code and its links as words.
    static func marked(_ lines: [CommentLine]) -> String {
        withoutLinks(oneLine(lines)) { "`" + Reference.symbolWords($0) + "`" }
    }

    private static func oneLine(_ lines: [CommentLine]) -> String {
        lines.count == 1 ? lines[0].text.trimmed : lines.map { $0.text.trimmed }.joined(separator: " ")
    }

    // MARK: Links

    /// A text with words in place of ` ``Symbol`` `, `[words](address)` and `<doc:Page>`.
    private static func withoutLinks(_ text: String, symbol: (Substring) -> String) -> String {
        guard text.utf8.contains(where: { $0 == "`" || $0 == "[" || $0 == "<" }) else { return text }
        var (out, rest) = (String(), text[...])
        var ends = LinkEnds()
        while let start = rest.utf8.firstIndex(where: { $0 == "`" || $0 == "[" || $0 == "<" }) {
            out += rest[..<start]
            rest = rest[start...]
            guard let link = ends.link(at: rest) else {
                out.append(rest.removeFirst())
                continue
            }
            out += link.kind == .symbol ? symbol(link.words) : withoutSymbols(link.words, symbol)
            rest = rest[link.end...]
        }
        return out + rest
    }

    /// The words of a link may be a symbol's name.
    private static func withoutSymbols(_ words: Substring, _ symbol: (Substring) -> String) -> String {
        words.utf8.contains { $0 == "`" } ? withoutLinks(String(words), symbol: symbol) : String(words)
    }
}
