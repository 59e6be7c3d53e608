/// The conditions of `if`, `guard` and `while`.
extension Parser {
    mutating func parseConditions(of word: String) -> [ConditionSyntax] {
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = outer }
        var conditions: [ConditionSyntax] = []
        if at(.leftBrace) && !braceIsCondition() {
            error("missing condition in '\(word)' statement", at: lastTokenRange, id: "missing-condition")
            return []
        }
        repeat {
            if at(.leftBrace) && !conditions.isEmpty { break }
            conditions.append(parseCondition(of: word, follows: !conditions.isEmpty))
        } while consume(if: .comma) && !at(.`else`)
        return conditions
    }

    /// `if { … }() { … }`: the first brace is a closure that is called.
    mutating func braceIsCondition() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        skipBalanced()
        return atOnSameLine(.leftParen) || at(.leftBrace)
    }

    mutating func parseCondition(of word: String, follows: Bool) -> ConditionSyntax {
        switch token.kind {
        case .poundAvailable, .poundUnavailable:
            let lower = token.lower
            let isAvailable = at(.poundAvailable)
            consume()
            parseAvailability(isAttribute: false)
            return .availability(isAvailable, range(from: lower))
        case .keyword where at(.`let`) || at(.`var`) || at(.`inout`):
            let isVar = !at(.`let`)
            consume()
            return parseBindingCondition(isVar: isVar)
        case .keyword where at(.`case`):
            consume()
            let pattern = parseMatchingPattern()
            let type = parseTypeAnnotation()
            return .pattern(pattern, type, parseConditionValue("expected '=' after pattern in condition"))
        default:
            if follows, at(.identifier), peek().kind == .equal {
                error("expected 'let' in conditional", at: here, id: "missing-let")
                return parseBindingCondition(isVar: false)
            }
            return .expression(parseExpression(orReport: "expected expression in '\(word)' condition"))
        }
    }

    mutating func parseBindingCondition(isVar: Bool) -> ConditionSyntax {
        let pattern: PatternSyntax
        if at(.leftBrace) {
            error("unwrap condition requires a valid identifier", at: here, id: "expected-pattern")
            pattern = PatternSyntax(.wildcard, behind)
            return .binding(isVar: isVar, pattern, nil, missingExpression())
        }
        if at(.`self`) {
            pattern = PatternSyntax(.name(consumeIdentifier()), lastTokenRange)
        } else {
            // `let .some(x) = e`, as someone writes who forgets `case`.
            pattern = at(.period) ? parseMatchingPattern(binds: true) : parseBindingPattern()
        }
        let type = parseTypeAnnotation()
        guard at(.equal) || (at(.binaryOperator) && atOperator("==")) else {
            return .binding(isVar: isVar, pattern, type, nil)
        }
        return .binding(isVar: isVar, pattern, type, parseConditionValue(""))
    }

    mutating func parseConditionValue(_ message: String) -> ExpressionSyntax {
        if !consume(if: .equal) {
            if at(.binaryOperator) && atOperator("==") {
                error(
                    "found '==' where '=' was expected", id: "equal",
                    fixIt: Diagnostic.FixIt(replace: here, with: "="))
                consume()
            } else {
                error(message, id: "missing-equal")
                return missingExpression()
            }
        }
        if at(.leftBrace) && !braceIsCondition() {
            error("expected expression after '='", id: "expected-expression")
            return missingExpression()
        }
        return parseExpression(orReport: "expected expression after '='")
    }
}
