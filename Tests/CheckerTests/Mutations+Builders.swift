import Syntax

/// Modifiers, closures, and what stands between the views of a builder.
extension Mutation {
    func ofBuilders(_ tokens: Tokens, at index: Int) -> Edit? {
        let token = tokens[index]
        let start = SourceRange(token.lower, token.lower)
        switch self {
        case .modifierInside: return tokens.modifier(after: index)
        case .modifierPeriod:
            return token.kind == .period && token.flags.contains(.atLineStart) ? (token.range, "") : nil
        case .closureInParentheses: return tokens.closure(index).map { ($0.range, "(" + $0.body + ")") }
        case .unlabeledClosure:
            guard token.kind == .identifier, tokens.kind(index - 1) == .rightBrace,
                tokens.kind(index + 1) == .colon,
                tokens.kind(index + 2) == .leftBrace
            else { return nil }
            return (SourceRange(token.lower, tokens[index + 2].lower), "")
        case .strayReturn: return tokens.beginsView(index) ? (start, "return ") : nil
        case .assignmentInBuilder:
            guard tokens.beginsView(index), let name = tokens.variable(before: index) else { return nil }
            return (start, "\(name) = 1\n")
        case .variableInBuilder:
            return tokens.beginsView(index) ? (start, "var total: Int\ntotal += 1\n") : nil
        case .loopInBuilder: return tokens.loop(index)
        case .strayComma:
            guard token.kind == .rightParen, index + 1 < tokens.tokens.count, tokens.isLastOnLine(index),
                tokens.beginsView(index + 1)
            else { return nil }
            return (SourceRange(token.upper, token.upper), ",")
        default: return nil
        }
    }
}

extension Tokens {
    /// Whether a line begins with the call of a type's initializer: a view, mostly.
    func beginsView(_ index: Int) -> Bool {
        guard index < tokens.count, tokens[index].kind == .identifier,
            tokens[index].flags.contains(.atLineStart)
        else { return false }
        return text(index).first!.isUppercase && [.leftParen, .leftBrace].contains(kind(index + 1))
    }

    /// The name of the last variable that is declared before a token.
    func variable(before index: Int) -> String? {
        (0..<index).last {
            text($0) == "var" && kind($0 + 1) == .identifier && [.equal, .colon].contains(kind($0 + 2))
                && text($0 + 1) != "body"
        }
        .map { text($0 + 1) }
    }

    /// The index of the bracket that closes the one at an index.
    func closing(_ opening: Int) -> Int? {
        var depth = 0
        for place in opening..<tokens.count {
            switch kind(place) {
            case .leftParen, .leftBrace, .leftBracket: depth += 1
            case .rightParen, .rightBrace, .rightBracket:
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return nil
    }

    /// `…).bold()` → `….bold())`
    func modifier(after index: Int) -> Mutation.Edit? {
        guard kind(index) == .rightParen, kind(index - 1) != .leftParen, isInCall(index),
            kind(index + 1) == .period,
            kind(index + 3) == .leftParen, let end = closing(index + 3)
        else { return nil }
        let call = source.text(in: SourceRange(tokens[index + 1].lower, tokens[end].upper))
        return (SourceRange(tokens[index].lower, tokens[end].upper), call + ")")
    }

    /// A trailing closure without parameters.
    func closure(_ index: Int) -> (range: SourceRange, body: String)? {
        guard kind(index) == .leftBrace, kind(index - 1) == .identifier, kind(index - 2) == .period,
            let end = closing(index),
            end > index + 1
        else { return nil }
        let body = source.text(in: SourceRange(tokens[index + 1].lower, tokens[end - 1].upper))
        return (SourceRange(tokens[index - 1].upper, tokens[end].upper), body)
    }

    /// `ForEach(data, id: \.self) { name in` → `for name in data {`
    func loop(_ index: Int) -> Mutation.Edit? {
        guard text(index) == "ForEach", kind(index + 1) == .leftParen, let end = closing(index + 1),
            kind(end + 1) == .leftBrace,
            kind(end + 2) == .identifier, text(end + 3) == "in"
        else { return nil }
        let last = (index + 2..<end).first { kind($0) == .comma } ?? end
        let data = source.text(in: SourceRange(tokens[index + 2].lower, tokens[last - 1].upper))
        return (SourceRange(tokens[index].lower, tokens[end + 3].upper), "for \(text(end + 2)) in \(data) {")
    }
}
