extension Diagnostic {
    /// Whether a brace is open at the end of the source.
    var isOpenBrace: Bool { has(id: "open-brace") || has(id: "lost-brace") }
    /// Whether code is read as part of something else because a brace is lost or one too many, so that all
    /// that a checker says of the source is doubtful.
    public var isMisplacedBrace: Bool { isOpenBrace || has(id: "extra-brace") }
}

/// Notes that tell which brace was lost, or is one too many. What is said of the code from there on is left
/// out.
extension Parser {
    mutating func noteLostBrace(_ opening: SourceRange) -> [Diagnostic.Note] {
        let guess = BraceGuess(bytes, tokens, brackets)
        guard let start = guess.block(at: opening.lower) else { return [] }
        if let stray = guess.stray {
            return noteOpen(guess.blocks[stray.block]) + [
                noteMissing(before: stray.token, "'\(text(stray.token))'")
            ]
        }
        let shifted = guess.innermostShifted(in: start)
        if shifted != start { return noteLate(guess.blocks[shifted]) }
        if let line = guess.lineOutside(guess.blocks[start]) {
            return [noteMissing(before: line, "line, which is indented no further than its '{'")]
        }
        return guess.closedTooLate.map { noteLate($0) } ?? []
    }

    mutating func noteExtraBrace() -> [Diagnostic.Note] {
        let guess = BraceGuess(bytes, tokens, brackets)
        guard let block = guess.closedTooEarly else { return [] }
        doubt(from: block.closing)
        return [
            Diagnostic.Note(
                "this may be the one too many: it is indented further than the line that it closes",
                at: place(of: tokens[block.closing]))
        ]
    }

    private mutating func noteLate(_ block: BraceGuess.Block) -> [Diagnostic.Note] {
        doubt(from: block.closing)
        return noteOpen(block) + [
            Diagnostic.Note(
                "this '}' closes it instead, and is indented less", at: place(of: tokens[block.closing]))
        ]
    }

    private func noteOpen(_ block: BraceGuess.Block) -> [Diagnostic.Note] {
        [Diagnostic.Note("this may be the one that isn't closed", at: place(of: tokens[block.opening]))]
    }

    private mutating func noteMissing(before index: Int, _ what: String) -> Diagnostic.Note {
        doubt(from: index)
        return Diagnostic.Note("a '}' may be missing before this \(what)", at: place(of: tokens[index]))
    }

    /// Errors may be reported behind the token before.
    private mutating func doubt(from index: Int) {
        doubtfulFrom = index > 0 ? tokens[index - 1].upper : 0
    }

    private func text(_ index: Int) -> String {
        String(decoding: bytes[tokens[index].lower..<tokens[index].upper], as: UTF8.self)
    }
}
