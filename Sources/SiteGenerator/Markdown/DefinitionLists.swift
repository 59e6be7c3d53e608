import CCmark
import Syntax

extension MarkdownRenderer {
    /// Terms followed by lines that start with `: `, as PHP Markdown Extra has them.
    mutating func definitionList(_ node: MarkdownNode) -> Bool {
        let rows = inlineLines(of: node)
        guard rows.count > 1, !isDefinition(rows[0]), let first = rows.firstIndex(where: isDefinition) else {
            return false
        }
        let closing = "</dl>\n"
        if out.suffix(closing.utf8.count).elementsEqual(closing.utf8) {
            out.removeLast(closing.utf8.count)
        } else {
            out.freshLine()
            out.put("<dl>\n")
        }
        for index in 0..<first { entry("dt", rows[index], rows[index + 1]) }
        var index = first
        while index < rows.count {
            var next = index + 1
            while next < rows.count, !isDefinition(rows[next]) { next += 1 }
            skip = 2
            entry("dd", rows[index], next < rows.count ? rows[next] : nil)
            index = next
        }
        out.put(closing)
        return true
    }

    private func isDefinition(_ node: MarkdownNode) -> Bool {
        guard node.type == CMARK_NODE_TEXT else { return false }
        let literal = node.literal
        return literal.count > 1 && literal[0] == ":" && literal[1].isBlank
    }

    private mutating func entry(_ tag: String, _ from: MarkdownNode, _ to: MarkdownNode?) {
        out.put("<\(tag)>")
        inlines(from: from, to: to.flatMap(trimmedEnd))
        out.put("</\(tag)>\n")
        endWords()
    }
}
