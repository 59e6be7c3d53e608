/// Calls and subscripts with their arguments.
extension Parser {
    mutating func parseCall(of callee: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let (inner, arguments, range) = parseArguments(height: height)
        grow(inner)
        var closures: [TrailingClosureSyntax] = []
        if at(.leftBrace) && atTrailingClosure(behind: nil) {
            closures = parseTrailingClosures()
        }
        return expression(
            .call(CallSyntax(callee: callee, arguments: arguments, parentheses: range, trailingClosures: closures)),
            from: lower)
    }

    mutating func parseSubscriptAccess(of base: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let (inner, arguments, range) = parseArguments(height: height, closing: .rightBracket)
        grow(inner)
        var closures: [TrailingClosureSyntax] = []
        if at(.leftBrace) && atTrailingClosure(behind: nil) { closures = parseTrailingClosures() }
        return expression(
            .subscript(CallSyntax(callee: base, arguments: arguments, parentheses: range, trailingClosures: closures)),
            from: lower)
    }

    /// A call with nothing but trailing closures.
    mutating func parseTrailingCall(of callee: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let closures = parseTrailingClosures()
        return expression(
            .call(CallSyntax(callee: callee, arguments: [], parentheses: nil, trailingClosures: closures)), from: lower)
    }

    mutating func parseParenthesizedArguments() -> (arguments: [ArgumentSyntax], range: SourceRange) {
        let (_, arguments, range) = parseArguments(height: height)
        return (arguments, range)
    }

    /// Arguments in their brackets.
    /// - Returns: also the height that the call has, given its callee's.
    mutating func parseArguments(
        height calleeHeight: Int, closing: TokenKind = .rightParen
    ) -> (height: Int, arguments: [ArgumentSyntax], range: SourceRange) {
        let opening = token.range
        let (outer, outerTallest) = (allowsTrailingClosure, tallest)
        (allowsTrailingClosure, tallest) = (true, 0)
        consume()
        let arguments = parseArgumentList(until: closing)
        expectClosing(
            closing, closing == .rightParen ? "expected ')' in expression list" : "expected ']' in expression list",
            opening: opening)
        let height = max(calleeHeight, tallest) + 1
        (allowsTrailingClosure, tallest) = (outer, max(outerTallest, tallest))
        return (height, arguments, range(from: opening.lower))
    }

    mutating func parseArgumentList(until closing: TokenKind) -> [ArgumentSyntax] {
        var arguments: [ArgumentSyntax] = []
        while !at(closing) && !at(.endOfFile) && !at(.rightBrace) {
            let before = token.lower
            arguments.append(parseArgument())
            if consume(if: .comma) { continue }
            guard token.lower > before, atForgottenComma, !(at(.stringStart) && closing == .interpolationEnd) else { break }
            errorBehind("expected ',' separator", id: "missing-comma", insert: ",")
        }
        return arguments
    }

    /// Whether the next element of a list follows on the same line without a comma.
    var atForgottenComma: Bool {
        guard !token.isAtLineStart, !isTooDeep else { return false }
        switch token.kind {
        case .identifier, .dollarIdentifier, .integer, .float, .stringStart, .leftBracket, .leftParen: return true
        default: return false
        }
    }

    private mutating func parseArgument() -> ArgumentSyntax {
        var label: Identifier?
        if (token.canBeLabel || at(.dollarIdentifier)) && peek().kind == .colon {
            label = consumeIdentifier()
            consume()
        }
        if atOperatorArgument {
            let lower = token.lower
            if atElision { return ArgumentSyntax(label: label, value: parseElision()) }
            let name = consumeIdentifier()
            grow(1)
            return ArgumentSyntax(label: label, value: expression(.identifier(name, []), from: lower))
        }
        if label == nil && at(.comma) || at(.colon) {
            error("expected expression in list of expressions", id: "expected-expression")
            return ArgumentSyntax(label: label, value: missingExpression())
        }
        let value = parseExpression(orReport: "expected expression in list of expressions")
        return ArgumentSyntax(label: label, value: value)
    }

    /// An operator that stands alone between commas: a function.
    private var atOperatorArgument: Bool {
        guard at(.binaryOperator) || at(.prefixOperator) else { return false }
        switch peek().kind {
        case .comma, .rightParen, .rightBracket, .interpolationEnd: return token.upper == tokens[position].upper
        default: return false
        }
    }
}
