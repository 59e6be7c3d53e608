import Syntax

/// Members of types: left out, declared otherwise, or used before they can be.
extension Mutation {
    func ofMembers(_ tokens: Tokens, at index: Int) -> Edit? {
        let token = tokens[index]
        let text = tokens.text(index)
        let isFirst = token.flags.contains(.atLineStart)
        switch self {
        case .missingSelf:
            guard text == "self", tokens.kind(index + 1) == .period else { return nil }
            return (SourceRange(token.lower, tokens[index + 2].lower), "")
        case .missingDeclaration:
            guard isFirst, ["var", "let", "@"].contains(text), let end = tokens.lineEnd(index),
                tokens.declares(index, end)
            else { return nil }
            return (SourceRange(token.lower, end), "")
        case .missingMember:
            guard isFirst, ["var", "func", "init"].contains(text), let body = tokens.body(index),
                let end = tokens.closing(body)
            else { return nil }
            return (SourceRange(token.lower, tokens[end].upper), "")
        case .missingConformance:
            guard token.kind == .colon, ["struct", "class", "enum"].contains(tokens.text(index - 2)),
                tokens.kind(index + 2) == .leftBrace
            else { return nil }
            return (SourceRange(tokens[index - 1].upper, tokens[index + 1].upper), "")
        case .missingWrapper:
            guard token.kind == .at,
                ["State", "StateObject", "Binding", "Published", "GestureState"].contains(
                    tokens.text(index + 1))
            else { return nil }
            return (SourceRange(token.lower, tokens[index + 2].lower), "")
        case .wrappedLet:
            let isComputed = tokens.body(index) != nil
            let isWrapped =
                tokens.text(index - 1) == "private" && tokens.kind(index - 3) == .at
                || tokens.kind(index - 2) == .at
            return text == "var" && (isComputed || isWrapped) ? (token.range, "let") : nil
        case .siblingValue:
            guard token.kind == .equal, tokens.text(index - 2) == "var", tokens.isLastOnLine(index + 1),
                let name = tokens.variable(before: index - 2)
            else { return nil }
            return (tokens[index + 1].range, name)
        case .otherResult:
            guard token.kind == .arrow || text == "some" else { return nil }
            if text == "some" { return (SourceRange(token.lower, tokens[index + 1].upper), "Text") }
            let other = Self.otherResults[tokens.text(index + 1)]
            return other.map { (tokens[index + 1].range, $0) }
        case .untypedParameter:
            guard token.kind == .colon, tokens.opening(index).map({ tokens.text($0 - 2) == "func" }) == true,
                [.comma, .rightParen].contains(tokens.kind(index + 2))
            else { return nil }
            return (SourceRange(token.lower, tokens[index + 1].upper), "")
        case .missingUnderscore:
            guard token.kind == .wildcard, tokens.kind(index + 1) == .identifier,
                tokens.kind(index + 2) == .colon
            else { return nil }
            return (SourceRange(token.lower, tokens[index + 1].lower), "")
        case .strayStatic:
            guard isFirst, text == "var" || text == "func" else { return nil }
            return (SourceRange(token.lower, token.lower), "static ")
        case .missingAmpersand: return token.kind == .ampersand ? (token.range, "") : nil
        case .listType:
            guard token.kind == .identifier, tokens.kind(index - 1) == .colon,
                ["Int", "Double", "CGFloat", "String", "Bool"].contains(text)
            else { return nil }
            return (token.range, "[\(text)]")
        default: return nil
        }
    }

    private static let otherResults = [
        "Int": "String", "Double": "Int", "CGFloat": "Int", "Bool": "String", "String": "Int",
        "CGSize": "CGFloat", "Path": "Shape",
    ]
}

extension Tokens {
    /// Where the line of a token ends, if its brackets are closed there.
    func lineEnd(_ index: Int) -> Int? {
        var place = index
        while !isLastOnLine(place) { place += 1 }
        let opened = (index...place).filter { [.leftParen, .leftBrace, .leftBracket].contains(kind($0)) }
            .count
        let closed = (index...place).filter { [.rightParen, .rightBrace, .rightBracket].contains(kind($0)) }
            .count
        return opened == closed ? tokens[place].upper : nil
    }

    /// Whether a variable is declared between a token and the end of its line.
    func declares(_ index: Int, _ end: Int) -> Bool {
        tokens[index...].prefix { $0.upper <= end }.contains {
            ["var", "let"].contains(source.text(in: $0.range))
        }
    }

    /// The brace that opens the body of a declaration on its line.
    func body(_ index: Int) -> Int? {
        guard ["var", "func", "init"].contains(text(index)) else { return nil }
        var place = index
        while place < tokens.count, kind(place) != .leftBrace {
            if kind(place) == .equal || place > index && tokens[place].flags.contains(.atLineStart) {
                return nil
            }
            place += 1
        }
        return place < tokens.count ? place : nil
    }
}
