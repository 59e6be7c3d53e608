import CCmark

/// GitHub's alerts, `> [!NOTE]`, with Obsidian's fold signs: `> [!NOTE]- Title` starts closed, `+` open.
extension MarkdownRenderer {
    static let asideKinds = ["note", "tip", "important", "warning", "caution", "mistake"]

    mutating func alert(_ node: MarkdownNode) -> Bool {
        guard let paragraph = node.first, paragraph.type == CMARK_NODE_PARAGRAPH,
            let text = paragraph.first, text.type == CMARK_NODE_TEXT
        else { return false }
        let literal = text.literal
        guard literal.count > 3, literal[0] == 91, literal[1] == 33, let close = literal.firstIndex(of: 93) else { return false }
        let kind = String(literal[2..<close].map(\.asciiLowercased))
        enter(paragraph)
        guard Self.asideKinds.contains(kind) else {
            report(
                .directive, "unknown kind of aside '\(kind)'", at: place(of: literal[2..<close]),
                notes: nearest(to: kind, among: Self.asideKinds).map { ["did you mean '\($0)'?"] }
                    ?? ["there are \(Self.asideKinds.joined(separator: ", "))"])
            return false
        }
        var rest = literal[(close + 1)...]
        var fold: UInt8?
        if let sign = rest.first, sign == 43 || sign == 45 {
            fold = sign
            rest = rest.dropFirst()
        }
        let title = String(rest).trimmed
        openAside(kind, title: title, fold: fold)
        // The rest of the paragraph, after the line of the mark.
        var from = paragraph.first
        while let current = from, !current.isBreak { from = current.next }
        if let start = from?.next { self.paragraph(of: paragraph, from: start, to: nil, isTight: false) }
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

    mutating func openAside(_ kind: String, title: String, fold: UInt8?) {
        out.freshLine()
        let label = title.isEmpty ? kind : title
        if let fold {
            out.put("<details class=\"aside \(kind)\"\(fold == 43 ? " open" : "")><summary>")
            out.putEscaped(label)
            out.put("</summary>\n")
        } else {
            out.put("<aside class=\"aside \(kind)\" aria-label=\"\(kind)\"><p class=\"label\">")
            out.putEscaped(label)
            out.put("</p>\n")
        }
    }
}
