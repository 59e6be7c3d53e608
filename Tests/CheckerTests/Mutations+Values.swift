import Syntax

/// Values of another type than is wanted.
extension Mutation {
    func ofValues(_ tokens: Tokens, at index: Int) -> Edit? {
        let token = tokens[index]
        let text = tokens.text(index)
        let isNumber = token.kind == .integer || token.kind == .float
        switch self {
        case .wrongType:
            if isNumber { return (token.range, "\"text\"") }
            return token.kind == .stringStart
                ? tokens.stringEnd(index).map { (SourceRange(token.lower, $0), "17") } : nil
        case .integerValue: return isNumber && tokens.isInCall(index) ? (token.range, "Int(\(text))") : nil
        case .nilValue: return isNumber && tokens.isInCall(index) ? (token.range, "nil") : nil
        case .stringValue:
            guard token.kind == .stringStart, let end = tokens.stringEnd(index) else { return nil }
            let range = SourceRange(token.lower, end)
            return (range, "String(\(tokens.source.text(in: range)))")
        case .missingDollar:
            guard token.kind == .dollarIdentifier, !text.dropFirst().allSatisfy(\.isNumber) else {
                return nil
            }
            return (token.range, String(text.dropFirst()))
        case .strayDollar:
            guard token.kind == .identifier, [.leftParen, .comma, .colon].contains(tokens.kind(index - 1)),
                [.rightParen, .comma].contains(tokens.kind(index + 1)), tokens.isInCall(index)
            else { return nil }
            return (SourceRange(token.lower, token.lower), "$")
        case .notUnwrapped:
            if token.kind == .exclamation { return (token.range, "") }
            return text == "??" ? (SourceRange(tokens[index - 1].upper, tokens[index + 1].upper), "") : nil
        case .missingEffect:
            guard text == "try" || text == "await" else { return nil }
            let isForced = [.question, .exclamation].contains(tokens.kind(index + 1))
            return (SourceRange(token.lower, tokens[index + (isForced ? 1 : 0)].upper), "")
        case .assignment: return text == "==" ? (token.range, "=") : nil
        case .removedReturn: return text == "return" && token.kind == .keyword ? (token.range, "") : nil
        default: return nil
        }
    }
}
