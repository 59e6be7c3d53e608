/// Statements and blocks.
extension Parser {
    /// Statements up to a closing token, which is not consumed.
    mutating func parseStatements(until end: TokenKind) -> [StatementSyntax] {
        var statements: [StatementSyntax] = []
        var mayFollow = true
        while !at(end) && !at(.endOfFile) && !atConditionalEnd && !(end != .endOfFile && at(.rightBrace)) {
            if at(.semicolon) {
                if mayFollow && statements.isEmpty == false && bytes[max(0, previousEnd - 1)] == 0x3B {
                    error("unexpected ';' separator", id: "semicolon", fixIt: Diagnostic.FixIt(replace: token.range, with: ""))
                }
                consume()
                mayFollow = true
                continue
            }
            if !mayFollow && !token.isAtLineStart && !at(.poundIf) { reportConsecutive() }
            mayFollow = false
            let before = token.lower
            if let statement = parseStatement() { statements.append(statement) }
            if token.lower == before {
                statements.append(skipUnexpectedStatement())
                mayFollow = true
            }
        }
        return statements
    }

    private var atConditionalEnd: Bool {
        conditionalDepth > 0 && (at(.poundEndif) || at(.poundElse) || at(.poundElseif))
    }

    private mutating func reportConsecutive() {
        guard token.canBeginStatement else { return }
        errorBehind("consecutive statements on a line must be separated by ';'", id: "consecutive", insert: ";")
    }

    /// Reports and skips what cannot begin a statement.
    private mutating func skipUnexpectedStatement() -> StatementSyntax {
        let lower = token.lower
        reportUnexpected()
        skipBalanced()
        while !at(.endOfFile) && !at(.rightBrace) && !at(.semicolon) && !token.isAtLineStart { skipBalanced() }
        return StatementSyntax(.unexpected, range(from: lower))
    }

    private mutating func reportUnexpected() {
        switch token.kind {
        case .rightBrace:
            error(
                "extraneous '}' at top level", at: token.range, id: "extraneous",
                fixIt: Diagnostic.FixIt(replace: token.range, with: ""))
        case .rightParen, .rightBracket, .interpolationEnd:
            error("unexpected '\(text(in: token.range))'", at: token.range, id: "unexpected")
        case .poundEndif, .poundElse, .poundElseif:
            error("unexpected conditional compilation block terminator", at: token.range, id: "unexpected")
        case .keyword where at(.`case`):
            error("enum 'case' is not allowed outside of an enum", at: token.range, id: "unexpected")
        case .keyword where at(.`default`):
            error("'default' label can only appear inside a 'switch' statement", at: token.range, id: "unexpected")
        default: error("expected expression", at: token.range, id: "expected-expression")
        }
    }

    mutating func parseCodeBlock() -> CodeBlockSyntax {
        let opening = token.range
        guard enter() else { return CodeBlockSyntax([], opening) }
        defer { leave() }
        let (outer, outerConditional) = (allowsTrailingClosure, conditionalDepth)
        (allowsTrailingClosure, conditionalDepth) = (true, 0)
        defer { (allowsTrailingClosure, conditionalDepth) = (outer, outerConditional) }
        consume()
        let statements = parseStatements(until: .rightBrace)
        expectClosing(.rightBrace, "expected '}' at end of brace statement", opening: opening)
        return CodeBlockSyntax(statements, range(from: opening.lower))
    }

    /// The block of a statement, which must be there.
    mutating func parseRequiredBlock(_ message: String) -> CodeBlockSyntax {
        if at(.leftBrace) { return parseCodeBlock() }
        error(message, id: "missing-brace")
        return CodeBlockSyntax([], SourceRange(previousEnd, previousEnd))
    }

    mutating func parseStatement() -> StatementSyntax? {
        guard enter() else { return nil }
        defer { leave() }
        let lower = token.lower
        if let kind = parseStatementKind() { return StatementSyntax(kind, range(from: lower)) }
        return nil
    }

    private mutating func parseStatementKind() -> StatementKind? {
        switch token.kind {
        case .keyword:
            if let kind = parseKeywordStatement(label: nil) { return kind }
        case .identifier:
            if peek().kind == .colon, let kind = parseLabelled() { return kind }
            switch token.word {
            case .yield, .discard, .then: if let kind = parseContextualStatement() { return kind }
            default: break
            }
        case .poundIf:
            let clauses = parseConditionalCompilation { parser in
                parser.conditionalDepth += 1
                defer { parser.conditionalDepth -= 1 }
                return parser.parseStatements(until: .poundEndif)
            }
            return .conditionalCompilation(clauses)
        case .poundSourceLocation:
            consume()
            if at(.leftParen) { skipBalanced() }
            return .unexpected
        case .binaryOperator, .prefixOperator, .postfixOperator:
            if atElision { return .expression(parseElision()) }
        default: break
        }
        if token.kind == .at || token.word != .none, atDeclaration(requiresDeclaration: false) {
            return .declaration(parseDeclaration(isMember: false))
        }
        guard token.canBeginExpression else { return nil }
        let before = token.lower
        let expression = parseExpression()
        return token.lower == before ? nil : .expression(expression)
    }

    mutating func parseElision() -> ExpressionSyntax {
        let lower = token.lower
        consume()
        height = 1
        return expression(.elision, from: lower)
    }

    /// `name: for …`
    private mutating func parseLabelled() -> StatementKind? {
        switch peek(2).word {
        case .`for`, .`while`, .`repeat`, .`do`, .`if`, .`switch`, .`guard`: break
        default: return nil
        }
        let label = consumeIdentifier()
        consume()
        if at(.`if`) || at(.`switch`) { return .labelled(label, parseExpression()) }
        return parseKeywordStatement(label: label)
    }

    /// `yield x`, `discard self`, `then x`.
    private mutating func parseContextualStatement() -> StatementKind? {
        let next = peek()
        guard !next.isAtLineStart, next.canBeginExpression, next.kind != .leftParen || next.hasTriviaBefore,
            next.kind != .leftBrace, next.kind != .period, next.kind != .leftBracket || next.hasTriviaBefore
        else { return nil }
        if next.kind == .binaryOperator || next.kind == .postfixOperator { return nil }
        if next.kind == .leftParen && at(.then) { return nil }
        consume()
        return .expression(parseExpression())
    }

    private mutating func parseKeywordStatement(label: Identifier?) -> StatementKind? {
        switch token.word {
        case .`return`: return parseReturn()
        case .`throw`:
            consume()
            return .throw(parseExpression(orReport: "expected expression in 'throw' statement"))
        case .`break`:
            consume()
            return .break(parseJumpTarget())
        case .`continue`:
            consume()
            return .continue(parseJumpTarget())
        case .`fallthrough`:
            consume()
            return .fallthrough
        case .`guard`: return parseGuard()
        case .`while`: return parseWhile(label)
        case .`repeat` where peek().kind == .leftBrace: return parseRepeat(label)
        case .`for`: return parseFor(label)
        case .`do`: return parseDo(label)
        case .`defer`:
            consume()
            return .defer(parseRequiredBlock("expected '{' after 'defer'"))
        default: return nil
        }
    }

    private mutating func parseReturn() -> StatementKind {
        consume()
        guard atReturnValue() else {
            if !token.isAtLineStart, at(.rightParen) || at(.rightBracket) || at(.comma) {
                error("expected expression in 'return' statement", id: "expected-expression")
            }
            return .return(nil)
        }
        return .return(atElision ? parseElision() : parseExpression())
    }

    /// Whether a value follows `return`, on this line or the next.
    private mutating func atReturnValue() -> Bool {
        guard token.canBeginExpression || atElision else { return false }
        guard token.isAtLineStart else { return true }
        // A new line that begins a statement or a declaration of its own is not the value.
        if at(.at) { return false }
        switch token.word {
        case .`return`, .`throw`, .`break`, .`continue`, .`guard`, .`while`, .`repeat`, .`for`, .`defer`, .`case`,
            .`default`, .`if`, .`switch`, .`do`:
            return false
        default: break
        }
        let start = mark()
        defer { reset(to: start) }
        return !atDeclaration(requiresDeclaration: false)
    }

    private mutating func parseJumpTarget() -> Identifier? {
        guard at(.identifier), !token.isAtLineStart else { return nil }
        return consumeIdentifier()
    }

    private mutating func parseGuard() -> StatementKind {
        consume()
        let conditions = parseConditions(of: "guard")
        if !consume(if: .`else`) {
            error("expected 'else' after 'guard' condition", id: "missing-else")
        }
        return .guard(conditions, parseRequiredBlock("expected '{' after 'guard' else"))
    }

    private mutating func parseWhile(_ label: Identifier?) -> StatementKind {
        consume()
        let conditions = parseConditions(of: "while")
        return .while(label: label, conditions, parseRequiredBlock("expected '{' after 'while' condition"))
    }

    private mutating func parseRepeat(_ label: Identifier?) -> StatementKind {
        consume()
        let body = parseRequiredBlock("expected '{' after 'repeat'")
        guard consume(if: .`while`) else {
            error("expected 'while' after body of 'repeat' statement", id: "missing-while")
            return .repeat(label: label, body, missingExpression())
        }
        return .repeat(label: label, body, parseExpression())
    }

    private mutating func parseDo(_ label: Identifier?) -> StatementKind {
        consume()
        if at(.`throws`) { _ = parseEffects() }
        let body = parseRequiredBlock("expected '{' after 'do'")
        var catches: [CatchSyntax] = []
        while consume(if: .`catch`) { catches.append(parseCatch()) }
        return .do(label: label, body, catches)
    }

    private mutating func parseCatch() -> CatchSyntax {
        var items: [SwitchCaseSyntax.Item] = []
        while !at(.leftBrace) && !at(.endOfFile) {
            items.append(parseCaseItem(allowsTrailingClosure: false))
            if !consume(if: .comma) { break }
        }
        return CatchSyntax(items: items, body: parseRequiredBlock("expected '{' after 'catch' pattern"))
    }

    private mutating func parseFor(_ label: Identifier?) -> StatementKind {
        consume()
        if at(.`try`) { consume() }
        if at(.await) && peek().kind != .keyword || (at(.await) && peek().word != .`in`) { consume() }
        if at(.unsafe) && peek().word != .`in` && peek().kind != .colon { consume() }
        let isCase = consume(if: .`case`)
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = outer }
        let pattern = isCase ? parseMatchingPattern() : parseBindingPattern()
        let type = parseTypeAnnotation()
        if !consume(if: .`in`) {
            error("expected 'in' after for-each pattern", id: "missing-in")
        }
        let sequence: ExpressionSyntax
        if at(.leftBrace) {
            error("expected Sequence expression for for-each loop", id: "expected-expression")
            sequence = missingExpression()
        } else {
            sequence = parseExpression(orReport: "expected Sequence expression for for-each loop")
        }
        var condition: ExpressionSyntax?
        if consume(if: .`where`) { condition = parseExpression(orReport: "expected expression in 'where' guard of 'for/in'") }
        allowsTrailingClosure = outer
        let body = parseRequiredBlock("expected '{' to start the body of for-each loop")
        return .for(
            ForSyntax(
                label: label, isCase: isCase, pattern: pattern, type: type, sequence: sequence,
                condition: condition, body: body))
    }

    // MARK: Conditions

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
            conditions.append(parseCondition(of: word))
        } while consume(if: .comma) && !at(.`else`)
        return conditions
    }

    /// `if { … }() { … }`: the first brace is a closure that is called.
    private mutating func braceIsCondition() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        skipBalanced()
        return atOnSameLine(.leftParen) || at(.leftBrace)
    }

    private mutating func parseCondition(of word: String) -> ConditionSyntax {
        switch token.kind {
        case .poundAvailable, .poundUnavailable:
            let lower = token.lower
            let isAvailable = at(.poundAvailable)
            consume()
            if at(.leftParen) { skipBalanced() } else { error("expected '(' after '#available'", id: "missing-bracket") }
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
            return .expression(parseExpression(orReport: "expected expression in '\(word)' condition"))
        }
    }

    private mutating func parseBindingCondition(isVar: Bool) -> ConditionSyntax {
        // `let .some(x) = e`, as someone writes who forgets `case`.
        let pattern = at(.period) ? parseMatchingPattern(binds: true) : parseBindingPattern()
        let type = parseTypeAnnotation()
        guard at(.equal) || (at(.binaryOperator) && atOperator("==")) else {
            return .binding(isVar: isVar, pattern, type, nil)
        }
        return .binding(isVar: isVar, pattern, type, parseConditionValue(""))
    }

    private mutating func parseConditionValue(_ message: String) -> ExpressionSyntax {
        if !consume(if: .equal) {
            if at(.binaryOperator) && atOperator("==") {
                error(
                    "found '==' where '=' was expected", id: "equal",
                    fixIt: Diagnostic.FixIt(replace: token.range, with: "="))
                consume()
            } else {
                error(message, id: "missing-equal")
                return missingExpression()
            }
        }
        if at(.leftBrace) {
            error("expected expression after '='", id: "expected-expression")
            return missingExpression()
        }
        return parseExpression(orReport: "expected expression after '='")
    }

    // MARK: If and switch

    mutating func parseIf() -> IfSyntax {
        consume()
        let conditions = parseConditions(of: "if")
        let body = parseRequiredBlock("expected '{' after 'if' condition")
        guard at(.`else`) else { return IfSyntax(conditions: conditions, body: body, elseBranch: nil) }
        consume()
        if at(.`if`) {
            let lower = token.lower
            guard enter() else { return IfSyntax(conditions: conditions, body: body, elseBranch: nil) }
            defer { leave() }
            let inner = parseIf()
            return IfSyntax(conditions: conditions, body: body, elseBranch: .if(inner, range(from: lower)))
        }
        let block = parseRequiredBlock("expected '{' or 'if' after 'else'")
        return IfSyntax(conditions: conditions, body: body, elseBranch: .block(block))
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
        let opening = token.range
        guard consume(if: .leftBrace) else {
            error("expected '{' after 'switch' subject expression", id: "missing-brace")
            return SwitchSyntax(subject: subject, cases: [])
        }
        let cases = parseSwitchCases()
        expectClosing(.rightBrace, "expected '}' at end of 'switch' statement", opening: opening)
        return SwitchSyntax(subject: subject, cases: cases)
    }

    private mutating func parseSwitchCases() -> [SwitchCaseSyntax] {
        var cases: [SwitchCaseSyntax] = []
        while !at(.rightBrace) && !at(.endOfFile) && !at(.poundEndif) && !at(.poundElse) && !at(.poundElseif) {
            if at(.poundIf) {
                let clauses = parseConditionalCompilation { parser in parser.parseSwitchCases() }
                for clause in clauses where clause.isActive { cases += clause.elements }
            } else if at(.`case`) || at(.`default`) || at(.at) {
                cases.append(parseSwitchCase())
            } else if atElision {
                consume()
            } else {
                error(
                    "all statements inside a switch must be covered by a 'case' or 'default'", id: "switch-case")
                let before = position
                _ = parseStatement()
                if position == before { skipBalanced() }
            }
        }
        return cases
    }

    private mutating func parseSwitchCase() -> SwitchCaseSyntax {
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
        if !consume(if: .colon) { error("expected ':' after '\(isDefault ? "default" : "case")'", id: "missing-colon") }
        let bodyLower = token.lower
        let statements = parseCaseBody()
        return SwitchCaseSyntax(
            items: items, isDefault: isDefault,
            body: CodeBlockSyntax(statements, SourceRange(min(bodyLower, previousEnd), previousEnd)),
            range: range(from: lower))
    }

    private mutating func parseCaseBody() -> [StatementSyntax] {
        var statements: [StatementSyntax] = []
        var mayFollow = true
        while !at(.rightBrace) && !at(.endOfFile) && !atCaseLabel() && !at(.poundEndif) && !at(.poundElse)
            && !at(.poundElseif) && !(at(.poundIf) && conditionalHoldsCases())
        {
            if consume(if: .semicolon) {
                mayFollow = true
                continue
            }
            if !mayFollow && !token.isAtLineStart && !at(.poundIf) { reportConsecutive() }
            mayFollow = false
            let before = token.lower
            if let statement = parseStatement() { statements.append(statement) }
            if token.lower == before { statements.append(skipUnexpectedStatement()) }
        }
        return statements
    }

    private mutating func atCaseLabel() -> Bool {
        if at(.at) { return peek().word != .none || text(of: peek(), is: "unknown") ? caseFollowsAttribute() : false }
        return at(.`case`) || (at(.`default`))
    }

    private mutating func caseFollowsAttribute() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        while at(.at) { skipAttribute() }
        return at(.`case`) || at(.`default`)
    }

    /// `#if` whose content is cases of the switch around it.
    private mutating func conditionalHoldsCases() -> Bool {
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
            pattern = PatternSyntax(.wildcard, SourceRange(previousEnd, previousEnd))
        } else {
            pattern = parseMatchingPattern()
        }
        var condition: ExpressionSyntax?
        if consume(if: .`where`) { condition = parseExpression(orReport: "expected expression for 'where' guard of 'case'") }
        return SwitchCaseSyntax.Item(pattern: pattern, guardCondition: condition)
    }
}

extension Token {
    var canBeginExpression: Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .stringStart, .regex, .leftParen, .leftBrace,
            .leftBracket, .period, .pound, .backslash, .ampersand, .prefixOperator, .placeholder, .at, .colonColon,
            .poundAvailable, .poundUnavailable:
            true
        case .keyword:
            switch word {
            case .`self`, .`Self`, .`super`, .`nil`, .`true`, .`false`, .`Any`, .`init`, .`try`, .`if`, .`switch`, .`do`,
                .`repeat`, .`inout`:
                true
            default: false
            }
        default: false
        }
    }

    var canBeginStatement: Bool {
        if canBeginExpression || kind == .keyword { return word != .`in` && word != .`where` && word != .`else` }
        return false
    }
}
