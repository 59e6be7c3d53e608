import Syntax

extension Lint {
    /// A branch of the closure of `containerRelativeFrame` for an axis that is not asked for.
    static let deadBranch = Lint(
        "dead-branch", "the closure is called once for each axis named, and for no other"
    ) { context in
        let tokens = context.parsed.tokens
        return tokens.indices.flatMap { index -> [Finding] in
            guard context.text(tokens[index]) == "containerRelativeFrame", index + 1 < tokens.count,
                tokens[index + 1].kind == .leftParen
            else { return [] }
            return branches(of: Call(tokens, from: index + 1, context), tokens, context)
        }
    }

    /// The comparisons with an axis that the call does not name.
    private static func branches(of call: Call, _ tokens: [Token], _ context: LintContext) -> [Finding] {
        guard let axis = call.axisParameter, call.axes.count == 1 else { return [] }
        let missing: Name = call.axes[0] == "horizontal" ? "vertical" : "horizontal"
        return call.closure.compactMap { index in
            guard context.text(tokens[index]) == missing, index > 1, tokens[index - 1].kind == .period else { return nil }
            let before = context.text(tokens[index - 2])
            let compares = before == "==" && index > 2 && context.text(tokens[index - 3]) == axis
            guard compares || before == "case" else { return nil }
            let range = SourceRange(tokens[compares ? index - 3 : index - 1].lower, tokens[index].upper)
            return Finding("this branch never runs: the frame asks for '.\(call.axes[0])' alone", at: range)
        }
    }

    /// The tokens of one call: the axes named between its parentheses, its closure after them.
    private struct Call {
        var axes: [Name] = []
        var closure: Range<Int> = 0..<0
        /// What the closure calls its second parameter; nothing when it ignores it.
        var axisParameter: Name?

        init(_ tokens: [Token], from opening: Int, _ context: LintContext) {
            let closing = Call.end(tokens, from: opening, .leftParen, .rightParen)
            for index in opening..<closing {
                let text = context.text(tokens[index])
                if text == "horizontal" || text == "vertical" { axes.append(text) }
            }
            guard closing < tokens.count, tokens[closing].kind == .leftBrace else { return }
            closure = closing..<Call.end(tokens, from: closing, .leftBrace, .rightBrace)
            let head = tokens[closure].dropFirst().prefix(4).map { context.text($0) }
            if head.count == 4, head[1] == ",", head[3] == "in" { axisParameter = head[2] }
        }

        /// The index after the token that closes the one at `start`.
        private static func end(_ tokens: [Token], from start: Int, _ open: TokenKind, _ close: TokenKind) -> Int {
            var depth = 0
            for index in start..<tokens.count {
                if tokens[index].kind == open { depth += 1 }
                if tokens[index].kind == close { depth -= 1 }
                if depth == 0 { return index + 1 }
            }
            return tokens.count
        }
    }
}
