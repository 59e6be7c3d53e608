/// `if` and `switch`, as statements and as expressions.
extension Parser {
    mutating func parseIf() -> IfSyntax {
        consume()
        let conditions = parseConditions(of: "if")
        let body = parseRequiredBlock("expected '{' after 'if' condition")
        if atElseif {
            error(
                Self.consecutiveStatements, at: behind, id: "consecutive",
                fixIt: Diagnostic.FixIt(replace: here, with: "else if"))
            return parseElseIf(conditions, body)
        }
        guard at(.`else`) else { return IfSyntax(conditions: conditions, body: body, elseBranch: nil) }
        consume()
        if at(.`if`) { return parseElseIf(conditions, body) }
        let block = parseRequiredBlock("expected '{' or 'if' after 'else'")
        return IfSyntax(conditions: conditions, body: body, elseBranch: .block(block))
    }

    /// The word of another language.
    private var atElseif: Bool {
        at(.identifier) && !token.isAtLineStart
            && (text(of: token, is: "elseif") || text(of: token, is: "elif") || text(of: token, is: "elsif"))
    }

    private mutating func parseElseIf(_ conditions: [ConditionSyntax], _ body: CodeBlockSyntax) -> IfSyntax {
        let lower = token.lower
        guard enter() else { return IfSyntax(conditions: conditions, body: body, elseBranch: nil) }
        defer { leave() }
        let inner = parseIf()
        return IfSyntax(conditions: conditions, body: body, elseBranch: .if(inner, range(from: lower)))
    }

    mutating func parseSwitch() -> SwitchSyntax {
        consume()
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        let subject: ExpressionSyntax
        if at(.leftBrace) {
            error("expected expression in 'switch' statement", id: "expected-expression")
            subject = missingExpression()
        } else {
            subject = parseExpression(orReport: "expected expression in 'switch' statement")
        }
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = outer }
        let opening = here
        guard consume(if: .leftBrace) else {
            error("expected '{' after 'switch' subject expression", id: "missing-brace")
            return SwitchSyntax(subject: subject, cases: [])
        }
        let cases = parseSwitchCases()
        expectClosing(.rightBrace, "expected '}' at end of 'switch' statement", opening: opening)
        return SwitchSyntax(subject: subject, cases: cases)
    }

    mutating func parseSwitchCases() -> [SwitchCaseSyntax] {
        var cases: [SwitchCaseSyntax] = []
        while !at(.rightBrace) && !at(.endOfFile) && !at(.poundEndif) && !at(.poundElse) && !at(.poundElseif)
        {
            if at(.poundIf) {
                let clauses = parseConditionalCompilation { parser in parser.parseSwitchCases() }
                for clause in clauses where clause.isActive { cases += clause.elements }
            } else if at(.`case`) || at(.`default`) || at(.at) {
                cases.append(parseSwitchCase())
            } else if atElision {
                consume()
            } else {
                error(
                    "all statements inside a switch must be covered by a 'case' or 'default'",
                    id: "switch-case")
                let before = position
                _ = parseStatement()
                if position == before { skipBalanced() }
            }
        }
        return cases
    }

    mutating func parseSwitchCase() -> SwitchCaseSyntax {
        let lower = token.lower
        while at(.at) {
            skipAttribute()
        }
        var items: [SwitchCaseSyntax.Item] = []
        let isDefault = at(.`default`)
        if at(.`case`) || isDefault { consume() }
        if !isDefault {
            repeat {
                if at(.colon) {
                    error("expected pattern", id: "expected-pattern")
                    break
                }
                items.append(parseCaseItem(allowsTrailingClosure: true))
            } while consume(if: .comma)
        }
        if !consume(if: .colon) {
            error("expected ':' after '\(isDefault ? "default" : "case")'", id: "missing-colon")
        }
        let bodyLower = token.lower
        let statements = parseCaseBody()
        return SwitchCaseSyntax(
            items: items, isDefault: isDefault,
            body: CodeBlockSyntax(statements, place(min(bodyLower, previousEnd), previousEnd)),
            range: range(from: lower))
    }

    mutating func parseCaseBody() -> [StatementSyntax] {
        var statements: [StatementSyntax] = []
        var mayFollow = true
        while !at(.rightBrace) && !at(.endOfFile) && !atCaseLabel() && !at(.poundEndif) && !at(.poundElse)
            && !at(.poundElseif) && !(at(.poundIf) && conditionalHoldsCases())
        {
            mayFollow = parseStatement(into: &statements, mayFollow: mayFollow)
        }
        return statements
    }

    mutating func atCaseLabel() -> Bool {
        if at(.at) {
            return peek().word != .none || text(of: peek(), is: "unknown") ? caseFollowsAttribute() : false
        }
        return at(.`case`) || (at(.`default`))
    }

    mutating func caseFollowsAttribute() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        while at(.at) { skipAttribute() }
        return at(.`case`) || at(.`default`)
    }

    /// `#if` whose content is cases of the switch around it.
    mutating func conditionalHoldsCases() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        consume()
        while !token.isAtLineStart && !at(.endOfFile) { skipBalanced() }
        while at(.poundIf) {
            consume()
            while !token.isAtLineStart && !at(.endOfFile) { skipBalanced() }
        }
        return at(.`case`) || at(.`default`) || (at(.at) && caseFollowsAttribute())
    }

    mutating func parseCaseItem(allowsTrailingClosure allowed: Bool) -> SwitchCaseSyntax.Item {
        let outer = allowsTrailingClosure
        allowsTrailingClosure = allowed
        defer { allowsTrailingClosure = outer }
        let pattern: PatternSyntax
        if at(.`where`) {
            if allowed { error("expected pattern", id: "expected-pattern") }
            pattern = PatternSyntax(.wildcard, behind)
        } else {
            pattern = parseMatchingPattern()
        }
        var condition: ExpressionSyntax?
        if consume(if: .`where`) {
            condition = parseExpression(orReport: "expected expression for 'where' guard of 'case'")
        }
        return SwitchCaseSyntax.Item(pattern: pattern, guardCondition: condition)
    }
}
