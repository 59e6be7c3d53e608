import CCmark
import Syntax

/// Stands for the colon of `[^id]:` while cmark reads the page, which would otherwise take it for a link's
/// definition.
let footnoteSign: UInt8 = 1

struct FootnoteState {
    struct Definition {
        var node: MarkdownNode
        var from: MarkdownNode?
        var to: MarkdownNode?
        var skip: Int
        var range: Range<Int>
        /// Indented paragraphs after the first, to be read as Markdown of their own.
        var more: [Bytes] = []
    }

    /// The ids defined anywhere on the page.
    var known: Set<String> = []
    var definitions: [String: Definition] = [:]
    /// Ids in the order of their first reference, and how often each is referred to.
    var order: [String] = []
    var uses: [String: Int] = [:]
    var last: String?
}

extension MarkdownRenderer {
    /// Takes the definitions out of a paragraph; `false` when it has none.
    mutating func footnoteDefinitions(_ node: MarkdownNode) -> Bool {
        let rows = inlineLines(of: node)
        guard let first = rows.first, definitionID(first) != nil else { return false }
        let starts = rows.indices.filter { definitionID(rows[$0]) != nil }
        for (position, index) in starts.enumerated() {
            guard let id = definitionID(rows[index]) else { continue }
            let next = position + 1 < starts.count ? trimmedEnd(rows[starts[position + 1]]) : nil
            let line = source.lineRange(node.startLine + lineOffset + index)
            if footnotes.definitions[id] != nil {
                report(.duplicateID, "footnote '\(id)' is defined twice", at: line)
                continue
            }
            footnotes.definitions[id] = FootnoteState.Definition(
                node: node, from: rows[index], to: next, skip: id.utf8.count + 5, range: line)
        }
        if let last = starts.last.flatMap({ definitionID(rows[$0]) }) { takeIndented(after: node, for: last) }
        return true
    }

    /// Adds the indented paragraphs after a definition to it; cmark takes them for code.
    private mutating func takeIndented(after node: MarkdownNode, for id: String) {
        var follower = node.next
        while let current = follower, current.type == CMARK_NODE_CODE_BLOCK, current.info.isEmpty {
            follower = current.next
            footnotes.definitions[id]?.more.append(Bytes(current.literal))
            // The walk passes over it: it is written with the notes.
            cmark_node_set_user_data(current.pointer, UnsafeMutableRawPointer(current.pointer))
        }
    }

    private func definitionID(_ node: MarkdownNode) -> String? {
        guard node.type == CMARK_NODE_TEXT else { return nil }
        let text = node.literal
        guard text.count > 4, text[0] == "[", text[1] == "^",
            let close = text.firstIndex(of: UInt8(ascii: "]")), close + 1 < text.count,
            text[close + 1] == footnoteSign
        else { return nil }
        return String(text[2..<close])
    }

    /// `[^id]` in a text: a raised number that leads to the note.
    mutating func footnoteReference(_ text: ByteSpan, _ at: Int) -> Int? {
        guard at + 3 < text.count, text[at + 1] == "^" else { return nil }
        var close = at + 2
        while close < text.count, text[close] != "]" {
            if text[close].isSpace { return nil }
            close += 1
        }
        guard close < text.count, close > at + 2 else { return nil }
        let id = String(text[(at + 2)..<close])
        guard footnotes.known.contains(id) else {
            report(
                .footnote, "footnote '\(id)' is not defined", at: place(of: "[^\(id)]".utf8),
                note: suggestion(for: id, among: footnotes.known.sorted()))
            return nil
        }
        if footnotes.uses[id] == nil { footnotes.order.append(id) }
        footnotes.uses[id, default: 0] += 1
        let number = footnotes.order.firstIndex(of: id)! + 1
        let reference = footnotes.uses[id]! == 1 ? "" : "-\(footnotes.uses[id]!)"
        out.put(
            "<sup id=\"fnref-\(number)\(reference)\"><a href=\"#fn-\(number)\" aria-label=\"\(options.texts.escaped("note %", number).text)\">\(number)</a></sup>"
        )
        return close + 1 - at
    }

    mutating func writeFootnotes() {
        guard features.hasFootnotes else { return }
        for id in footnotes.definitions.keys.sorted() where footnotes.uses[id] == nil {
            report(.footnote, "footnote '\(id)' is never referred to", at: footnotes.definitions[id]!.range)
        }
        guard !footnotes.order.isEmpty else { return }
        out.freshLine()
        out.put("<section class=\"footnotes\" aria-label=\"\(options.texts.escaped("Notes").text)\">\n<ol>\n")
        var index = 0
        // A note may refer to another one, which makes the list longer while it is written.
        while index < footnotes.order.count {
            writeFootnote(footnotes.order[index], number: index + 1)
            index += 1
        }
        out.put("</ol>\n</section>\n")
    }

    private mutating func writeFootnote(_ id: String, number: Int) {
        guard let note = footnotes.definitions[id] else { return }
        out.put("<li id=\"fn-\(number)\">")
        skip = note.skip
        enter(note.node)
        out.put("<p>")
        inlines(from: note.from, to: note.to)
        out.put(
            " <a class=\"back\" href=\"#fnref-\(number)\" aria-label=\"\(options.texts.escaped("Back to the text").text)\">↩</a></p>\n"
        )
        endWords()
        for text in note.more {
            let tree = MarkdownTree(text[...])
            fixedRange = note.range
            blocks(of: tree.root)
            fixedRange = nil
        }
        out.put("</li>\n")
    }
}
