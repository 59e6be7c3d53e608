/// Key paths.
extension Parser {
    mutating func parseKeyPath() -> ExpressionSyntax {
        let lower = token.lower
        height = 1
        consume()
        var root: TypeSyntax?
        if !atOperatorPrefix(".") && !at(.period) {
            if at(.`self`) { return parseSelfKeyPath(lower) }
            guard token.canBeginType else {
                error("expected expression path in Swift key path", id: "key-path")
                return expression(.keyPath(root: nil, []), from: lower)
            }
            root = parseSimpleType(members: false)
        }
        var components: [KeyPathComponentSyntax] = []
        while let component = parseKeyPathComponent() {
            components.append(component)
            grow(height + 1)
            if isTooDeep { break }
        }
        return expression(.keyPath(root: root, components), from: lower)
    }

    /// `\self`, whose period is missing.
    private mutating func parseSelfKeyPath(_ lower: Int) -> ExpressionSyntax {
        error(
            "invalid component of Swift key path", at: here, id: "key-path",
            fixIt: Diagnostic.FixIt(replace: place(token.lower, token.lower), with: "."))
        return expression(.keyPath(root: nil, [.property(consumeIdentifier())]), from: lower)
    }

    mutating func parseKeyPathComponent() -> KeyPathComponentSyntax? {
        let lower = token.lower
        switch token.kind {
        case .period where peek().kind == .leftBracket:
            consume()
            return parseKeyPathComponent()
        case .period: return parseKeyPathProperty()
        case .leftBracket where !token.isAtLineStart:
            let (_, arguments, range) = parseArguments(height: height, closing: .rightBracket)
            return .subscript(arguments, range)
        case .question where !token.isAtLineStart:
            consume()
            return .optionalChain(range(from: lower))
        case .exclamation where !token.isAtLineStart:
            consume()
            return .forceUnwrap(range(from: lower))
        case .prefixOperator, .binaryOperator, .postfixOperator:
            return parseKeyPathOperator()
        default: return nil
        }
    }

    private mutating func parseKeyPathProperty() -> KeyPathComponentSyntax? {
        consume()
        guard let name = parseMemberName() else { return nil }
        if atGenericArgumentsInExpression() { _ = parseGenericArguments() }
        _ = parseCompoundLabels()
        return .property(name)
    }

    /// `.?`, `?.`, `!.?` and the like are lexed as operators.
    mutating func parseKeyPathOperator() -> KeyPathComponentSyntax? {
        for offset in token.lower..<token.upper {
            switch bytes[offset] {
            case ".", "?", "!": continue
            default: return nil
            }
        }
        let lower = token.lower
        let byte = bytes[lower]
        if byte == "." {
            guard token.upper > lower + 1 else { return nil }
            token.upper32 = token.lower32 + 1
            consume()
            if at(.question) || at(.exclamation) { return parseKeyPathComponent() }
            return parseKeyPathOperator()
        }
        consumeOperatorPrefix()
        return byte == "?" ? .optionalChain(range(from: lower)) : .forceUnwrap(range(from: lower))
    }
}
