import CCmark
import Syntax

extension MarkdownRenderer {
    func isTaskList(_ list: MarkdownNode) -> Bool {
        list.first.flatMap(taskState) != nil
    }

    /// Whether an item starts with `[ ]` or `[x]`, and if so whether it is done.
    func taskState(_ item: MarkdownNode) -> Bool? {
        guard let paragraph = item.first, paragraph.type == CMARK_NODE_PARAGRAPH,
            let text = paragraph.first, text.type == CMARK_NODE_TEXT
        else { return nil }
        let literal = text.literal
        guard literal.count >= 4, literal[0] == "[", literal[2] == "]", literal[3].isBlank else { return nil }
        switch literal[1] {
        case 32: return false
        case "x", "X": return true
        default: return nil
        }
    }

    mutating func checkBox(_ isDone: Bool, isTight: Bool, _ item: MarkdownNode) {
        if !isTight { out.put("\n<p>") }
        if options.isPage {
            out.put("<input type=\"checkbox\" disabled")
            out.put(
                "\(isDone ? " checked" : "") aria-label=\"\(options.texts.escaped(isDone ? "done" : "to do").text)\"> "
            )
        } else {
            out.put(
                isDone
                    ? "<input checked=\"\" disabled=\"\" type=\"checkbox\"> "
                    : "<input disabled=\"\" type=\"checkbox\"> ")
        }
        skip = 4
        guard !isTight, let first = item.first else { return }
        // A loose item's paragraph has been opened here, before its box.
        inlines(of: first)
        out.put("</p>\n")
        cmark_node_unlink(first.pointer)
        cmark_node_free(first.pointer)
    }
}
