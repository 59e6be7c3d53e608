import CCmark

/// GitHub's alerts, `> [!NOTE]`, with Obsidian's fold signs: `> [!NOTE]- Title` starts closed, `+` open; and
/// DocC's, `> Note: text`.
extension MarkdownRenderer {
    /// Whether an aside that can be folded starts open.
    enum FoldSign: UInt8 {
        case open = 0x2B  // +
        case closed = 0x2D  // -
    }

    static let asideKinds = ["note", "tip", "important", "warning", "caution", "mistake"]

    mutating func alert(_ node: MarkdownNode) -> Bool {
        guard let paragraph = node.first, paragraph.type == CMARK_NODE_PARAGRAPH,
            let text = paragraph.first, text.type == CMARK_NODE_TEXT
        else { return false }
        let literal = text.literal
        if let (kind, start) = docCAside(literal) {
            enter(paragraph)
            let isAlone = start == literal.count
            return aside(
                kind, title: [], fold: nil, paragraph, from: isAlone ? text.next?.next : text,
                skipping: isAlone ? 0 : start)
        }
        guard literal.count > 3, literal.starts(with: "[!"),
            let close = literal.firstIndex(of: UInt8(ascii: "]"))
        else { return false }
        let kind = String(literal[2..<close].map(\.asciiLowercased))
        enter(paragraph)
        guard Self.asideKinds.contains(kind) else {
            report(
                .directive, "unknown kind of aside '\(kind)'", at: place(of: literal[2..<close]),
                note: ForeignNames.note(for: kind, in: ForeignNames.containers, among: Self.asideKinds)
                    ?? "there are \(Self.asideKinds.joined(separator: ", "))")
            return false
        }
        let fold = literal[(close + 1)...].first.flatMap { FoldSign(rawValue: $0) }
        var end = paragraph.first
        while let current = end, !current.isBreak { end = current.next }
        let start = close + (fold == nil ? 1 : 2)
        let title = alertTitle(
            paragraph, skipping: start + literal[start...].prefix { $0.isBlank }.count, to: end)
        // The rest of the paragraph, after the line of the mark.
        return aside(kind, title: title, fold: fold, paragraph, from: end?.next, skipping: 0)
    }

    /// `> Note: text`, as DocC has it: the kind, and where the text starts.
    private func docCAside(_ literal: ByteSpan) -> (kind: String, start: Int)? {
        guard let first = literal.first, (65...90).contains(first),
            let colon = literal.prefix(12).firstIndex(of: UInt8(ascii: ":")),
            colon + 1 == literal.count || literal[colon + 1].isBlank
        else { return nil }
        let kind = String(literal[..<colon].map(\.asciiLowercased))
        guard Self.asideKinds.contains(kind) else { return nil }
        return (kind, colon + 1 + literal[(colon + 1)...].prefix { $0.isBlank }.count)
    }

    private mutating func aside(
        _ kind: String, title: Bytes, fold: FoldSign?, _ paragraph: MarkdownNode, from start: MarkdownNode?,
        skipping count: Int
    ) -> Bool {
        openAside(kind, title: title, fold: fold)
        skip = count
        if let start { self.paragraph(of: paragraph, from: start, to: nil, isTight: false) }
        skip = 0
        var block = paragraph.next
        depth += 1
        while let current = block {
            block = current.next
            self.block(current, isTight: false)
        }
        depth -= 1
        out.put(fold == nil ? "</aside>\n" : "</details>\n")
        return true
    }

    /// The rest of the mark's line, which may hold more than text.
    private mutating func alertTitle(_ paragraph: MarkdownNode, skipping count: Int, to end: MarkdownNode?)
        -> Bytes
    {
        skip = count
        defer { skip = 0 }
        return captured { $0.inlines(from: paragraph.first, to: end) }
    }

    /// Opens an aside under a title in HTML, or under its kind's name.
    mutating func openAside(_ kind: String, title: Bytes, fold: FoldSign?) {
        out.freshLine()
        let name = options.texts.escaped(kind)
        let label = title.isEmpty ? name : title
        if let fold {
            out.put("<details class=\"aside \(kind)\"\(fold == .open ? " open" : "")><summary>")
            out.append(contentsOf: label)
            out.put("</summary>\n")
        } else {
            // Two landmarks of one name tell nobody apart where they lead: a note is none.
            out.put(
                "<aside class=\"aside \(kind)\" role=\"note\" aria-label=\"\(name.text)\"><p class=\"label\">"
            )
            out.append(contentsOf: label)
            out.put("</p>\n")
        }
    }
}
