/// Tuple, array and dictionary types.
extension Parser {
    mutating func parseTupleType() -> TypeSyntax {
        let lower = token.lower
        let opening = here
        consume()
        var elements: [TupleTypeElementSyntax] = []
        while !at(.rightParen) && !at(.endOfFile) {
            elements.append(parseTupleTypeElement())
            if !consume(if: .comma) { break }
        }
        expectClosing(.rightParen, "expected ')' at end of tuple list", opening: opening)
        return TypeSyntax(.tuple(elements), range(from: lower))
    }

    /// `label:` or `label name:` before the type of a tuple's element or of a case's value.
    mutating func parseElementLabels() -> (label: Identifier?, second: Identifier?) {
        guard token.canBeLabel else { return (nil, nil) }
        let hasSecond = peek().kind != .colon
        guard !hasSecond || (peek().canBeLabel && peek(2).kind == .colon) else { return (nil, nil) }
        let label = consumeIdentifier()
        let second = hasSecond ? consumeIdentifier() : nil
        consume()
        return (label, second)
    }

    private mutating func parseTupleTypeElement() -> TupleTypeElementSyntax {
        let (label, second) = parseElementLabels()
        let type = parseType()
        let isVariadic = !token.isAtLineStart && atOperator("...")
        if isVariadic { consume() }
        if consume(if: .equal) { _ = parseExpression() }
        return TupleTypeElementSyntax(label: label, secondName: second, type: type, isVariadic: isVariadic)
    }

    mutating func parseCollectionType() -> TypeSyntax {
        let lower = token.lower
        let opening = here
        consume()
        if at(.integer) && peek().word == .of {
            // `[3 of Int]`
            consume()
            consume()
            let element = parseType()
            expectClosing(.rightBracket, "expected ']' in array type", opening: opening)
            return TypeSyntax(.array(element), range(from: lower))
        }
        let first = parseType()
        if consume(if: .colon) {
            let value = parseType()
            expectClosing(.rightBracket, "expected ']' in dictionary type", opening: opening)
            return TypeSyntax(.dictionary(first, value), range(from: lower))
        }
        expectClosing(.rightBracket, "expected ']' in array type", opening: opening)
        return TypeSyntax(.array(first), range(from: lower))
    }
}
