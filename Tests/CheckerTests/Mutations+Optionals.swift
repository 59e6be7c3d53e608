import Syntax

/// What is bound, forced or chained.
extension Mutation {
    func ofOptionals(_ tokens: Tokens, at index: Int) -> Edit? {
        let token = tokens[index]
        let text = tokens.text(index)
        switch self {
        case .conditionBound:
            guard text == "if" || text == "guard", tokens.kind(index + 1) == .identifier,
                [.leftBrace, .period, .binaryOperator].contains(tokens.kind(index + 2))
                    || tokens.text(index + 2) == "else"
            else { return nil }
            return (SourceRange(tokens[index + 1].lower, tokens[index + 1].lower), "let value = ")
        case .unboundCondition:
            guard text == "let", ["if", "guard"].contains(tokens.text(index - 1)) else { return nil }
            let isBound = tokens.kind(index + 2) == .equal
            return (SourceRange(token.lower, tokens[index + (isBound ? 3 : 1)].lower), "")
        case .strayForce: return tokens.isValue(index) ? (SourceRange(token.upper, token.upper), "!") : nil
        case .strayChain:
            guard token.kind == .period, tokens.kind(index - 1) == .identifier, token.start == token.lower,
                tokens.text(index - 1).first?.isLowercase == true
            else { return nil }
            return (SourceRange(token.lower, token.lower), "?")
        case .missingChain:
            return token.kind == .question && tokens.kind(index + 1) == .period ? (token.range, "") : nil
        default: return nil
        }
    }
}

extension Tokens {
    /// Whether a name is an argument by itself.
    func isValue(_ index: Int) -> Bool {
        tokens[index].kind == .identifier && [.leftParen, .comma, .colon].contains(kind(index - 1))
            && [.rightParen, .comma].contains(kind(index + 1)) && isInCall(index)
    }
}
