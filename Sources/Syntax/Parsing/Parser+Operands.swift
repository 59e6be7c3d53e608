/// Operands of operators: an element with what stands before it.
extension Parser {
    /// An operand with `try`, `await` and the like before it.
    mutating func parseElement() -> ExpressionSyntax {
        let lower = token.lower
        switch token.word {
        case .await:
            consume()
            let inner = parseInnerElement()
            grow(height + 1)
            return expression(.await(inner), from: lower)
        case .`try`: return parseTry()
        case .unsafe, .copy, .consume, .borrow:
            if wordLeadsOperand {
                consume()
                return parseInnerElement()
            }
        case .each:
            if wordLeadsOperand {
                consume()
                let pack = parseInnerElement()
                grow(height + 1)
                return expression(.packElement(pack), from: lower)
            }
        case .`repeat`: return parsePackExpansion()
        case .any, .some:
            if wordLeadsOperand || text(of: peek(), is: "~") { return parseTypeExpression() }
        case .`inout`: return parseTypeExpression()
        default:
            if at(.at) && peek().kind == .identifier { return parseTypeExpression() }
        }
        return parseUnary()
    }

    /// `repeat f(each x)`: all that follows is repeated, operators with it.
    private mutating func parsePackExpansion() -> ExpressionSyntax {
        let lower = token.lower
        consume()
        guard enter() else { return missingExpression() }
        defer { leave() }
        let pattern = parseExpression()
        grow(height + 1)
        return expression(.packExpansion(pattern), from: lower)
    }

    private mutating func parseTry() -> ExpressionSyntax {
        let lower = token.lower
        consume()
        let kind: TryKind = consume(if: .question) ? .optional : consume(if: .exclamation) ? .forced : .plain
        let inner = parseInnerElement()
        grow(height + 1)
        return expression(.try(kind, inner), from: lower)
    }

    private mutating func parseTypeExpression() -> ExpressionSyntax {
        let lower = token.lower
        let type = parseType()
        grow(1)
        return expression(.type(type), from: lower)
    }

    private mutating func parseInnerElement() -> ExpressionSyntax {
        guard enter() else { return missingExpression() }
        defer { leave() }
        guard token.canBeginExpression || at(.each) else {
            error("expected expression", id: "expected-expression")
            return missingExpression()
        }
        return parseElement()
    }

    /// Whether an operand follows a contextual word on its line, so that the word belongs to it.
    private var wordLeadsOperand: Bool {
        let next = peek()
        guard !next.isAtLineStart else { return false }
        switch next.kind {
        case .identifier, .dollarIdentifier, .integer, .float, .stringStart: return true
        case .keyword:
            switch next.word {
            case .`self`, .`Self`, .`super`, .`nil`, .`true`, .`false`, .`Any`, .`try`, .`init`: return true
            default: return false
            }
        case .leftParen: return next.hasTriviaBefore && (at(.any) || at(.some) || at(.unsafe))
        default: return false
        }
    }

    mutating func parseUnary() -> ExpressionSyntax {
        let lower = token.lower
        switch token.kind {
        case .keyword where at(.`if`) || at(.`switch`): return parseBranches()
        case .keyword where at(.`do`): return parseDoExpression()
        case .ampersand:
            consume()
            let inner = parseNestedUnary()
            return expression(.inout(inner), from: lower)
        case .prefixOperator: return atElision ? parseElision() : parsePrefixOperation()
        case .backslash: return parseKeyPath()
        case .binaryOperator:
            if atElision { return parseElision() }
            error("unary operator cannot be separated from its operand", id: "unary-operator")
            let name = consumeIdentifier()
            let inner = parseNestedUnary()
            return expression(.prefix(name, inner), from: lower)
        default: break
        }
        return parsePostfix()
    }

    private mutating func parsePrefixOperation() -> ExpressionSyntax {
        let lower = token.lower
        let name = consumeIdentifier()
        let inner = parseNestedUnary()
        if case .missing = inner.kind {
            error("expected expression after unary operator", id: "expected-expression")
        }
        return expression(.prefix(name, inner), from: lower)
    }

    /// `if` or `switch`.
    private mutating func parseBranches() -> ExpressionSyntax {
        let lower = token.lower
        let outside = openBrackets()
        let kind: ExpressionKind = at(.`if`) ? .if(parseIf()) : .switch(parseSwitch())
        closeBrackets(outside)
        return expression(kind, from: lower)
    }

    private mutating func parseNestedUnary() -> ExpressionSyntax {
        guard enter() else { return missingExpression() }
        defer { leave() }
        let inner = parseUnary()
        grow(height + 1)
        return inner
    }

    /// `do { … }` where a value is expected: its statements, as a closure that is called.
    private mutating func parseDoExpression() -> ExpressionSyntax {
        let lower = token.lower
        let outside = openBrackets()
        consume()
        if at(.`throws`) { _ = parseEffects() }
        let body = parseRequiredBlock("expected '{' after 'do'")
        while consume(if: .`catch`) {
            while !at(.leftBrace) && !at(.endOfFile) {
                _ = parseCaseItem(allowsTrailingClosure: false)
                if !consume(if: .comma) { break }
            }
            _ = parseRequiredBlock("expected '{' after 'catch' pattern")
        }
        closeBrackets(outside)
        let closure = ClosureSyntax(
            attributes: [], captures: [], parameters: nil, isAsync: false, isThrowing: false, result: nil,
            body: body)
        let callee = expression(.closure(closure), from: lower)
        return expression(
            .call(
                CallSyntax(
                    callee: callee, arguments: [], parentheses: behind,
                    trailingClosures: [])), from: lower)
    }
}
