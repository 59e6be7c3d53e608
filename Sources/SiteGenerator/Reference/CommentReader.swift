import Syntax

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
    private typealias Tag = (kind: String, name: CommentLine, start: String.Index)

    private static func tag(_ line: CommentLine) -> Tag? {
        var scanner = LineScanner(line.text)
        guard line.indentation < 2, scanner.takeBullet() else { return nil }
        let word = String(scanner.take(while: { $0.isASCIILetter }))
        let kind = word.lowercased()
        let name = name(behind: &scanner)
        guard !word.isEmpty, scanner.take(":") else { return nil }
        scanner.takeSpace()
        if kind == "parameter", let name {
            return (kind, CommentLine(String(name), at: line.from(name.startIndex).place), scanner.index)
        }
        guard name == nil,
            ["parameters", "returns", "return", "throws"].contains(kind) || asides.contains(kind)
        else { return nil }
        return (kind, CommentLine(word), scanner.index)
    }

    /// The name that stands between the kind of an item and its colon.
    private static func name(behind scanner: inout LineScanner) -> Substring? {
        guard scanner.takeSpace(), scanner.next != ":" else { return nil }
        _ = scanner.take("`")
        let name = scanner.take(while: { $0 != ":" && $0 != "`" && !$0.isSpace })
        _ = scanner.take("`")
        scanner.takeSpace()
        return name
    }

    /// Its first line and those that are indented below it.
    private mutating func item(_ tag: Tag, _ line: CommentLine) -> Block {
        rest.removeFirst()
        var lines = [line.from(tag.start)]
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
        var scanner = LineScanner(line.text)
        guard scanner.take(word: "> ") else { return nil }
        let word = scanner.take(while: { $0.isASCIILetter })
        let kind = word.lowercased()
        guard scanner.take(":"), word.first?.isUppercase == true, asides.contains(kind),
            !MarkdownRenderer.asideKinds.contains(kind)
        else { return nil }
        scanner.takeSpace()
        return [CommentLine("> [!NOTE] \(word)"), line.from(scanner.index).quoted]
    }
}
