import Syntax

/// Names, labels and arguments of calls.
extension Mutation {
    func ofCalls(_ tokens: Tokens, at index: Int) -> Edit? {
        let token = tokens[index]
        let text = tokens.text(index)
        switch self {
        case .wrongLabel: return tokens.isLabel(index) ? (token.range, text + "s") : nil
        case .missingLabel:
            return tokens.isLabel(index) ? (SourceRange(token.lower, tokens[index + 2].lower), "") : nil
        case .misspelt:
            guard token.kind == .identifier, tokens.kind(index - 1) == .period, text.utf8.count > 3 else {
                return nil
            }
            return (token.range, misspelt(text))
        case .misspeltName:
            guard token.kind == .identifier, text.utf8.count > 3, tokens.kind(index + 1) == .leftParen,
                tokens.kind(index - 1) != .period, tokens.text(index - 1) != "func"
            else { return nil }
            return (token.range, misspelt(text))
        case .missingArgument: return tokens.argument(index).map { ($0, "") }
        case .extraArgument:
            guard token.kind == .rightParen, tokens.kind(index - 1) != .leftParen, tokens.isInCall(index)
            else { return nil }
            return (SourceRange(token.lower, token.lower), ", extra: 1")
        case .removedCall:
            guard token.kind == .leftParen, tokens.kind(index + 1) == .rightParen,
                tokens.kind(index - 1) == .identifier
            else { return nil }
            return (SourceRange(token.lower, tokens[index + 1].upper), "")
        case .swappedArguments: return tokens.swapped(around: index)
        case .missingID:
            guard token.kind == .comma, tokens.text(index + 1) == "id", tokens.kind(index + 3) == .backslash
            else { return nil }
            return (SourceRange(token.lower, tokens[index + 5].upper), "")
        case .missingPeriod:
            let isImplicit = [.leftParen, .comma, .colon].contains(tokens.kind(index - 1))
            return token.kind == .period && isImplicit ? (token.range, "") : nil
        default: return nil
        }
    }

    func misspelt(_ text: String) -> String { String(text.dropLast(2)) + String(text.suffix(1)) }
}

extension Tokens {
    func isLabel(_ index: Int) -> Bool {
        tokens[index].kind == .identifier && kind(index + 1) == .colon
            && [.leftParen, .comma].contains(kind(index - 1))
            && isInCall(index)
    }

    /// The arguments on both sides of a comma, exchanged.
    func swapped(around index: Int) -> Mutation.Edit? {
        guard tokens[index].kind == .comma, isInCall(index) else { return nil }
        let first = end(of: index, step: -1) + 1
        let last = end(of: index, step: 1) - 1
        guard first < index, index < last, tokens.indices.contains(last) else { return nil }
        let before = SourceRange(tokens[first].lower, tokens[index - 1].upper)
        let after = SourceRange(tokens[index + 1].lower, tokens[last].upper)
        return (
            SourceRange(before.lower, after.upper), source.text(in: after) + ", " + source.text(in: before)
        )
    }

    /// The comma or bracket that ends the argument beside a comma.
    private func end(of comma: Int, step: Int) -> Int {
        var depth = 0
        var place = comma + step
        while tokens.indices.contains(place) {
            let isOpening = [.leftParen, .leftBrace, .leftBracket].contains(tokens[place].kind)
            let isClosing = [.rightParen, .rightBrace, .rightBracket].contains(tokens[place].kind)
            if depth == 0, tokens[place].kind == .comma || (step > 0 ? isClosing : isOpening) { break }
            if isOpening { depth += step } else if isClosing { depth -= step }
            place += step
        }
        return place
    }
}
