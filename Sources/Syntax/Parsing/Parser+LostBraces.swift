/// Where a closing brace was lost, as the lines' indentation tells.
extension Parser {
    /// The brace that was probably meant to be closed, when the source ends with one open: the first that
    /// ends at a brace which is indented less than its line.
    func noteLostBrace(_ opening: SourceRange) -> [Diagnostic.Note] {
        var lost: (opening: Token, closing: Int)?
        for index in tokens.indices where tokens[index].kind == .leftBrace {
            let end = Int(brackets.after[index]) - 1
            guard end > index, tokens[end].kind == .rightBrace, tokens[end].isAtLineStart,
                end < lost?.closing ?? tokens.count,
                indentation(at: tokens[end].lower) < indentation(at: tokens[index].lower)
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

    /// How many spaces and tabs the line of a place begins with.
    private func indentation(at offset: Int) -> Int {
        var start = offset
        while start > 0, !bytes[start - 1].isNewline { start -= 1 }
        var end = start
        while end < offset, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return end - start
    }
}
