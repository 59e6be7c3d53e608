import Syntax

/// Declarations, and the cases of enumerations.
extension Mutation {
    func ofDeclarations(_ tokens: Tokens, at index: Int) -> Edit? {
        let token = tokens[index]
        let text = tokens.text(index)
        switch self {
        case .assigned: return text == "var" && tokens.kind(index + 2) == .equal ? (token.range, "let") : nil
        case .optional:
            guard token.kind == .identifier, tokens.kind(index - 1) == .colon,
                ["Int", "Double", "CGFloat", "String"].contains(text)
            else { return nil }
            return (token.range, text + "?")
        case .misspeltDeclaration:
            let isDeclared =
                ["func", "var", "let"].contains(tokens.text(index - 1)) && token.kind == .identifier
            return isDeclared && text.utf8.count > 3 ? (token.range, misspelt(text)) : nil
        case .privateDeclaration:
            guard ["func", "var", "init"].contains(text), token.flags.contains(.atLineStart),
                token.kind == .keyword
            else { return nil }
            return (SourceRange(token.lower, token.lower), "private ")
        case .notMutating:
            return text == "mutating" ? (SourceRange(token.lower, tokens[index + 1].lower), "") : nil
        case .noInitialValue:
            guard token.kind == .equal, ["var", "let"].contains(tokens.text(index - 2)),
                tokens.isLastOnLine(index + 1)
            else { return nil }
            return (SourceRange(tokens[index - 1].upper, tokens[index + 1].upper), "")
        case .otherWrapper:
            guard tokens.kind(index - 1) == .at, let other = Self.otherWrappers[text] else { return nil }
            return (token.range, other)
        case .missingCase: return tokens.caseOfSwitch(index).map { ($0, "") }
        case .repeatedCase:
            return tokens.caseOfSwitch(index).map {
                (SourceRange($0.lower, $0.lower), tokens.source.text(in: $0))
            }
        case .missingParameters:
            guard token.kind == .identifier, tokens.kind(index - 1) == .leftBrace,
                tokens.text(index + 1) == "in"
            else { return nil }
            return (SourceRange(token.lower, tokens[index + 1].upper), "")
        default: return nil
        }
    }

    private static let otherWrappers = [
        "State": "Binding", "Binding": "State", "StateObject": "State", "ObservedObject": "Binding",
        "Environment": "EnvironmentObject", "GestureState": "FocusState", "Published": "State",
    ]
}

extension Tokens {
    func isLastOnLine(_ index: Int) -> Bool {
        index + 1 == tokens.count || tokens[index + 1].flags.contains(.atLineStart)
    }

    /// `case .name: …` up to the next case of its switch.
    func caseOfSwitch(_ index: Int) -> SourceRange? {
        guard text(index) == "case", kind(index + 1) == .period, tokens[index].flags.contains(.atLineStart)
        else { return nil }
        var depth = 0
        for place in index + 1..<tokens.count {
            if depth == 0, ["case", "default"].contains(text(place)) || kind(place) == .rightBrace {
                return SourceRange(tokens[index].lower, tokens[place].lower)
            }
            if kind(place) == .leftBrace { depth += 1 } else if kind(place) == .rightBrace { depth -= 1 }
        }
        return nil
    }
}
