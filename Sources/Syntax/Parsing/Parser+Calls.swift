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
            .call(
                CallSyntax(
                    callee: callee, arguments: arguments, parentheses: range, trailingClosures: closures)),
            from: lower)
    }

    mutating func parseSubscriptAccess(of base: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let (inner, arguments, range) = parseArguments(height: height, closing: .rightBracket)
        grow(inner)
        var closures: [TrailingClosureSyntax] = []
        if at(.leftBrace) && atTrailingClosure(behind: nil) { closures = parseTrailingClosures() }
        return expression(
            .subscript(
                CallSyntax(callee: base, arguments: arguments, parentheses: range, trailingClosures: closures)
            ),
            from: lower)
    }

    /// A call with nothing but trailing closures.
    mutating func parseTrailingCall(of callee: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let closures = parseTrailingClosures()
        return expression(
            .call(CallSyntax(callee: callee, arguments: [], parentheses: nil, trailingClosures: closures)),
            from: lower)
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
        let opening = here
        let outside = openBrackets()
        consume()
        let arguments = parseArgumentList(until: closing)
        expectClosing(
            closing,
            closing == .rightParen ? "expected ')' in expression list" : "expected ']' in expression list",
            opening: opening, isList: true)
        let height = max(calleeHeight, tallest) + 1
        (allowsTrailingClosure, tallest) = (outside.allowsTrailingClosure, max(outside.tallest, tallest))
        return (height, arguments, range(from: opening.lower))
    }

    mutating func parseArgumentList(until closing: TokenKind) -> [ArgumentSyntax] {
        var arguments: [ArgumentSyntax] = []
        if at(.comma) {
            error(
                "unexpected ',' separator", at: here, id: "stray-comma",
                fixIt: Diagnostic.FixIt(replace: here, with: ""))
            consume()
        }
        while !at(closing) && !at(.endOfFile) && !at(.rightBrace) {
            let before = token.lower
            var argument = parseArgument()
            if closing == .rightParen, token.lower > before, atForgottenComma,
                let labeled = adoptLabel(argument, arguments)
            {
                argument = labeled
            }
            arguments.append(argument)
            if consume(if: .comma) { continue }
            guard token.lower > before, atForgottenComma, !(at(.stringStart) && closing == .interpolationEnd)
            else { return arguments }
            errorBehind("expected ',' separator", id: "missing-comma", insert: ",")
        }
        if !at(closing), closing != .interpolationEnd {
            error("expected expression in list of expressions", id: "expected-expression")
        }
        return arguments
    }

    /// Whether the next element of a list follows on the same line without a comma.
    var atForgottenComma: Bool {
        !token.isAtLineStart && !isTooDeep && token.beginsArgument
    }

    /// `Hello to all"`: a text whose quote is missing.
    private var atWords: Bool {
        at(.identifier)
            && (peek().kind == .identifier || peek().kind == .keyword || peek().kind == .stringStart)
    }

    /// `height 60`: a label without its colon, which is taken for one, so that nothing else is said of the
    /// call.
    private mutating func adoptLabel(_ argument: ArgumentSyntax, _ list: [ArgumentSyntax]) -> ArgumentSyntax?
    {
        guard argument.label == nil, token.hasTriviaBefore, !atWords,
            case .identifier(let name, _) = argument.value.kind, name.range.upper == previousEnd
        else { return nil }
        let isCertain = list.contains { $0.label != nil }
        errorBehind("expected ',' separator", id: "missing-comma", insert: isCertain ? ":" : nil)
        return ArgumentSyntax(
            label: name, value: parseExpression(orReport: "expected expression in list of expressions"))
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
        if label == nil && at(.colon) {
            error("expected argument label before colon", at: here, id: "expected-label")
            consume()
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
        case .comma, .rightParen, .rightBracket, .interpolationEnd:
            return token.upper == tokens[position].upper
        default: return false
        }
    }
}

extension Token {
    /// Whether an argument may begin here, so that before it a comma is missing.
    var beginsArgument: Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .integer, .float, .stringStart, .leftBracket, .leftParen: true
        default: false
        }
    }
}
