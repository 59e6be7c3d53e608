/// Where a closing brace was lost, as the lines' indentation tells.
extension Parser {
    /// The brace that was probably meant to be closed, when the source ends with one open: the first that
    /// ends at a brace which is indented less than its line.
    func noteLostBrace(_ opening: SourceRange) -> [Diagnostic.Note] {
        var lost: (opening: Token, closing: Int)?
        var indentation = 0
        for index in tokens.indices {
            if tokens[index].isAtLineStart { indentation = indentationBefore(tokens[index].lower) }
            guard tokens[index].kind == .leftBrace else { continue }
            let end = Int(brackets.after[index]) - 1
            guard end > index, tokens[end].kind == .rightBrace, tokens[end].isAtLineStart,
                end < lost?.closing ?? tokens.count,
                indentationBefore(tokens[end].lower) < indentation
            else { continue }
            lost = (tokens[index], end)
        }
        guard let lost, lost.opening.lower != opening.lower else { return [] }
        return [
            Diagnostic.Note(
                "this may be the one that isn't closed: the next '}' is indented less than its line",
                at: place(lost.opening.lower, lost.opening.upper))
        ]
    }

    /// How many spaces and tabs are before the first token of a line.
    private func indentationBefore(_ offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
            start -= 1
        }
        return offset - start
    }
}
