import Syntax

/// Words and signs as other languages have them, or as they sound.
extension Mutation {
    func ofHabits(_ tokens: Tokens, at index: Int) -> Edit? {
        let token = tokens[index]
        let text = tokens.text(index)
        switch self {
        case .comparison:
            let isDeclared = (1...5).contains { ["var", "let"].contains(tokens.text(index - $0)) }
            return token.kind == .equal && !isDeclared ? (token.range, "==") : nil
        case .equalLabel:
            return token.kind == .colon && index > 0 && tokens.isLabel(index - 1) ? (token.range, " =") : nil
        case .colonValue:
            guard token.kind == .equal, ["var", "let"].contains(tokens.text(index - 2)) else { return nil }
            return (SourceRange(tokens[index - 1].upper, token.upper), ":")
        case .otherCase:
            guard token.kind == .identifier, text.utf8.count > 2, tokens.kind(index + 1) != .colon,
                let first = text.first
            else { return nil }
            return (
                token.range, (first.isUppercase ? first.lowercased() : first.uppercased()) + text.dropFirst()
            )
        case .otherLanguage: return Self.otherWords[text].map { (token.range, $0) }
        case .typeForValue:
            guard token.kind == .leftParen, tokens.kind(index - 1) == .identifier,
                tokens.text(index - 1).first?.isUppercase == true,
                tokens.kind(index - 2) != .at, let end = tokens.closing(index)
            else { return nil }
            return (SourceRange(token.lower, tokens[end].upper), "")
        case .strayCall:
            guard token.kind == .identifier, tokens.kind(index - 1) == .period,
                ![.leftParen, .leftBrace, .colon, .identifier].contains(tokens.kind(index + 1))
            else { return nil }
            return (SourceRange(token.upper, token.upper), "()")
        case .joinedNumber:
            guard token.kind == .stringStart, let end = tokens.stringEnd(index), tokens.isInCall(index) else {
                return nil
            }
            return (SourceRange(end, end), " + 1")
        case .singleQuotes:
            guard token.kind == .stringStart, text == "\"", let end = tokens.stringEnd(index) else {
                return nil
            }
            return (SourceRange(token.lower, end), "'" + tokens.text(index + 1) + "'")
        case .brokenInterpolation: return token.kind == .interpolationEnd ? (token.range, "") : nil
        default: return nil
        }
    }

    private static let otherWords = [
        "&&": "and", "||": "or", "nil": "null", "true": "True", "false": "False", "func": "function",
        "let": "const", "+=": "=+",
        "self": "this", "..<": "..", "else": "elif", "Int": "int", "String": "string", "Bool": "boolean",
        "struct": "class",
        "private": "protected", "switch": "match", "some": "any",
    ]
}
