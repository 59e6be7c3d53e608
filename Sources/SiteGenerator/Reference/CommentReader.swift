/// Cuts what follows a summary into text and list items with a meaning of their own, `- Returns: ...`.
struct CommentReader {
    enum Block {
        case lines([CommentLine])
        /// The kind in lower case, the name after or of it, and the lines of the item.
        case tag(String, CommentLine, [CommentLine])
    }

    private var rest: ArraySlice<CommentLine>
    private var isInFence = false

    init(_ lines: ArraySlice<CommentLine>) {
        rest = lines
    }

    /// What DocC knows besides parameters and results.
    static let asides: Set<String> = [
        "attention", "author", "authors", "bug", "caution", "complexity", "copyright", "date", "experiment",
        "important", "invariant",
        "mistake", "mutatingvariant", "nonmutatingvariant", "note", "postcondition", "precondition", "remark",
        "requires", "seealso",
        "since", "tip", "todo", "version", "warning",
    ]

    mutating func next() -> Block? {
        guard let line = rest.first else { return nil }
        if !isInFence, let tag = Self.tag(line) { return item(tag, line) }
        rest.removeFirst()
        if line.isFence { isInFence.toggle() }
        if !isInFence, let quote = Self.quote(line) { return .lines(quote) }
        return .lines([line])
    }

    /// The next line, as Galley writes an aside where it begins one; list items mean nothing but themselves.
    mutating func nextQuote() -> [CommentLine]? {
        guard let line = rest.popFirst() else { return nil }
        if line.isFence { isInFence.toggle() }
        return isInFence ? [line] : Self.quote(line) ?? [line]
    }

    /// The kind and the name of an item, and where its text begins.
    private static func tag(_ line: CommentLine) -> (kind: String, name: CommentLine, start: Int)? {
        let text = line.text
        guard line.indentation < 2,
            let match = text.prefixMatch(of: /\s*[-*+]\s+([A-Za-z]+)([ \t]+`?[^:`\s]+`?)?\s*:\s*/)
        else { return nil }
        let word = String(match.1)
        let kind = word.lowercased()
        let start = text.distance(from: text.startIndex, to: match.range.upperBound)
        if kind == "parameter", let name = match.2 {
            let skipped = name.prefix { " \t`".contains($0) }.count
            let at = text.distance(from: text.startIndex, to: name.startIndex) + skipped
            let bare = name.filter { !" \t`".contains($0) }
            return (kind, CommentLine(bare, at: line.dropping(at).place), start)
        }
        guard match.2 == nil,
            ["parameters", "returns", "return", "throws"].contains(kind) || asides.contains(kind)
        else { return nil }
        return (kind, CommentLine(word), start)
    }

    /// Its first line and those that are indented below it.
    private mutating func item(_ tag: (kind: String, name: CommentLine, start: Int), _ line: CommentLine)
        -> Block
    {
        rest.removeFirst()
        var lines = [line.dropping(tag.start)]
        var isAfterBlank = false
        while let next = rest.first {
            let isInner =
                next.indentation >= 2
                || (!isAfterBlank && !next.isBlank && !next.startsBlock && tag.kind != "parameters")
            guard next.isBlank || isInner else { break }
            rest.removeFirst()
            isAfterBlank = next.isBlank
            lines.append(next.isBlank ? CommentLine("") : next.dropping(min(next.indentation, 2)))
        }
        while lines.last?.isBlank == true { lines.removeLast() }
        if lines.first?.isBlank == true { lines.removeFirst() }
        return .tag(tag.kind, tag.name, lines)
    }

    /// `> Complexity: O(n)`, a kind that the site has no color for.
    private static func quote(_ line: CommentLine) -> [CommentLine]? {
        guard let match = line.text.prefixMatch(of: /> ([A-Z][A-Za-z]+):\s*/) else { return nil }
        let kind = match.1.lowercased()
        guard asides.contains(kind), !MarkdownRenderer.asideKinds.contains(kind) else { return nil }
        let start = line.text.distance(from: line.text.startIndex, to: match.range.upperBound)
        return [CommentLine("> [!NOTE] \(match.1)"), line.dropping(start).quoted]
    }
}
