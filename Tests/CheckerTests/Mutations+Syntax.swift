import Syntax

/// Brackets, quotes, commas and keywords.
extension Mutation {
    func ofSyntax(_ tokens: Tokens, at index: Int) -> Edit? {
        let token = tokens[index]
        let text = tokens.text(index)
        switch self {
        case .missingKeyword:
            return ["var", "let", "func", "some", "in", "case"].contains(text) ? (token.range, "") : nil
        case .missingBracket: return Self.brackets.contains(token.kind) ? (token.range, "") : nil
        case .extraBracket: return Self.brackets.contains(token.kind) ? (token.range, text + text) : nil
        case .missingQuote:
            return token.kind == .stringEnd || token.kind == .stringStart ? (token.range, "") : nil
        case .missingComma: return token.kind == .comma ? (token.range, "") : nil
        case .missingColon: return token.kind == .colon ? (token.range, "") : nil
        case .joinedLines:
            guard token.flags.contains(.atLineStart), index > 0,
                ![.leftBrace, .rightBrace, .period].contains(token.kind),
                tokens.kind(index - 1) != .leftBrace
            else { return nil }
            return (SourceRange(tokens[index - 1].upper, token.lower), " ")
        default: return nil
        }
    }

    private static let brackets: [TokenKind] = [
        .leftParen, .rightParen, .leftBrace, .rightBrace, .leftBracket, .rightBracket,
    ]
}
