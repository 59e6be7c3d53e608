import CCmark

/// What stands inside a paragraph, a heading, a cell.
extension MarkdownRenderer {
    mutating func inlines(of node: MarkdownNode) {
        inlines(from: node.first, to: nil)
    }

    mutating func inlines(from: MarkdownNode?, to: MarkdownNode?) {
        guard depth < Self.deepest else { return }
        depth += 1
        defer { depth -= 1 }
        let outer = strikes
        if features.hasTildes { strikes = strikeMarks(from: from, to: to) }
        var node = from
        while let current = node, current != to {
            inline(current)
            node = current.next
        }
        if features.hasTildes { strikes = outer }
    }

    private mutating func inline(_ node: MarkdownNode) {
        switch node.type {
        case CMARK_NODE_TEXT: text(node)
        case CMARK_NODE_SOFTBREAK:
            out.append(UInt8(ascii: "\n"))
            say(32)
        case CMARK_NODE_LINEBREAK:
            out.put(options.isPage ? "<br>\n" : "<br />\n")
            say(32)
        case CMARK_NODE_CODE: code(node)
        case CMARK_NODE_HTML_INLINE: html(node.literal, isBlock: false)
        case CMARK_NODE_EMPH: wrap(node, "<em>", "</em>")
        case CMARK_NODE_STRONG: wrap(node, "<strong>", "</strong>")
        case CMARK_NODE_LINK: link(node)
        case CMARK_NODE_IMAGE: image(node)
        default: inlines(of: node)
        }
    }

    private mutating func wrap(_ node: MarkdownNode, _ opening: StaticString, _ closing: StaticString) {
        out.put(opening)
        inlines(of: node)
        out.put(closing)
    }

    private mutating func code(_ node: MarkdownNode) {
        let literal = node.literal
        if formula(literal) { return }
        if options.isPage, features.hasSymbols, symbolLink(literal) { return }
        // A browser may break a line after any hyphen: an option, `--port`, stays whole.
        let isOption = options.isPage && node.literal.first == UInt8(ascii: "-") && node.literal.count <= 24
        out.put(isOption ? "<code class=option>" : "<code>")
        if options.isPage { out.putCode(literal) } else { out.putEscaped(literal) }
        out.put("</code>")
        if options.isPage { result.words.append(contentsOf: literal) }
        before = UInt8(ascii: "a")
    }
}
