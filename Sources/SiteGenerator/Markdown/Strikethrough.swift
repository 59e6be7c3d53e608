import CCmark
import Syntax

/// A `~` or `~~` that opens or closes struck text.
struct StrikeMark {
    var node: MarkdownNode
    var offset: Int
    var length: Int
    var isOpening: Bool
}

extension MarkdownRenderer {
    /// Pairs the runs of one or two tildes in a row of inline nodes; both ends of a pair are equally long.
    func strikeMarks(from: MarkdownNode?, to: MarkdownNode?) -> [StrikeMark] {
        var runs: [(mark: StrikeMark, canOpen: Bool, canClose: Bool)] = []
        var node = from
        while let current = node, current != to {
            if current.type == CMARK_NODE_TEXT { collectRuns(current, into: &runs) }
            node = current.next
        }
        var marks: [StrikeMark] = []
        var open: [Int] = []
        for index in runs.indices {
            let run = runs[index]
            if run.canClose, let at = open.lastIndex(where: { runs[$0].mark.length == run.mark.length }) {
                var opening = runs[open[at]].mark
                opening.isOpening = true
                marks += [opening, run.mark]
                open.removeSubrange(at...)
            } else if run.canOpen {
                open.append(index)
            }
        }
        return marks
    }

    private func collectRuns(
        _ node: MarkdownNode, into runs: inout [(mark: StrikeMark, canOpen: Bool, canClose: Bool)]
    ) {
        let text = node.literal
        var at = 0
        while at < text.count {
            guard text[at] == "~" else {
                at += 1
                continue
            }
            let length = text[at...].prefix { $0 == "~" }.count
            if length <= 2 {
                let before: UInt8? = at > 0 ? text[at - 1] : (node.previous.map { $0.isBreak ? 32 : 97 })
                let after: UInt8? =
                    at + length < text.count ? text[at + length] : (node.next.map { $0.isBreak ? 32 : 97 })
                let spaceBefore = before?.isSpace ?? true
                let spaceAfter = after?.isSpace ?? true
                let mark = StrikeMark(node: node, offset: at, length: length, isOpening: false)
                runs.append((mark, !spaceAfter, !spaceBefore))
            }
            at += length
        }
    }
}

extension MarkdownNode {
    var isBreak: Bool { type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK }
}
