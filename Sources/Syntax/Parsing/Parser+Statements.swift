/// Statements and blocks.
extension Parser {
    mutating func parseStatement() -> StatementSyntax? {
        guard enter() else { return nil }
        defer { leave() }
        let lower = token.lower
        if let kind = parseStatementKind() { return StatementSyntax(kind, range(from: lower)) }
        return nil
    }

    mutating func parseStatementKind() -> StatementKind? {
        switch token.kind {
        case .keyword:
            if let kind = parseKeywordStatement(label: nil) { return kind }
        case .identifier:
            if peek().kind == .colon, let kind = parseLabeled() { return kind }
            if let kind = parseContextualStatement() { return kind }
        case .poundIf: return parseConditionalStatements()
        case .poundSourceLocation:
            consume()
            if at(.leftParen) { skipBalanced() }
            return .unexpected
        case .binaryOperator, .prefixOperator, .postfixOperator:
            if atElision { return .expression(parseElision()) }
        default: break
        }
        if token.kind == .at || (token.word != .none && atDeclaration(requiresDeclaration: false)) {
            return .declaration(parseDeclaration(isMember: false))
        }
        guard token.canBeginExpression else { return nil }
        let before = token.lower
        let expression = parseExpression()
        return token.lower == before ? nil : .expression(expression)
    }

    private mutating func parseConditionalStatements() -> StatementKind {
        let clauses = parseConditionalCompilation { parser in
            parser.conditionalDepth += 1
            defer { parser.conditionalDepth -= 1 }
            return parser.parseStatements(until: .poundEndif)
        }
        return .conditionalCompilation(clauses)
    }

    mutating func parseElision() -> ExpressionSyntax {
        let lower = token.lower
        consume()
        height = 1
        return expression(.elision, from: lower)
    }

    /// `name: for …`
    mutating func parseLabeled() -> StatementKind? {
        switch peek(2).word {
        case .`for`, .`while`, .`repeat`, .`do`, .`if`, .`switch`, .`guard`: break
        default: return nil
        }
        let label = consumeIdentifier()
        consume()
        if at(.`if`) || at(.`switch`) { return .labeled(label, parseExpression()) }
        return parseKeywordStatement(label: label)
    }

    /// `yield x`, `discard self`, `then x`.
    mutating func parseContextualStatement() -> StatementKind? {
        guard at(.yield) || at(.discard) || at(.then) else { return nil }
        let next = peek()
        guard !next.isAtLineStart, next.canBeginExpression, next.kind != .leftParen || next.hasTriviaBefore,
            next.kind != .leftBrace, next.kind != .period, next.kind != .leftBracket || next.hasTriviaBefore
        else { return nil }
        if next.kind == .binaryOperator || next.kind == .postfixOperator { return nil }
        if next.kind == .leftParen && at(.then) { return nil }
        consume()
        return .expression(parseExpression())
    }

    mutating func parseKeywordStatement(label: Identifier?) -> StatementKind? {
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

    mutating func parseReturn() -> StatementKind {
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
    mutating func atReturnValue() -> Bool {
        guard token.canBeginExpression || atElision else { return false }
        guard token.isAtLineStart else { return true }
        // A new line that begins a statement or a declaration of its own is not the value.
        if at(.at) { return false }
        switch token.word {
        case .`return`, .`throw`, .`break`, .`continue`, .`guard`, .`while`, .`repeat`, .`for`, .`defer`,
            .`case`,
            .`default`, .`if`, .`switch`, .`do`:
            return false
        default: break
        }
        let start = mark()
        defer { reset(to: start) }
        return !atDeclaration(requiresDeclaration: false)
    }

    mutating func parseJumpTarget() -> Identifier? {
        guard at(.identifier), !token.isAtLineStart else { return nil }
        return consumeIdentifier()
    }

    mutating func parseGuard() -> StatementKind {
        consume()
        let conditions = parseConditions(of: "guard")
        if !consume(if: .`else`) {
            error("expected 'else' after 'guard' condition", id: "missing-else")
        }
        return .guard(conditions, parseRequiredBlock("expected '{' after 'guard' else"))
    }

    mutating func parseWhile(_ label: Identifier?) -> StatementKind {
        consume()
        let conditions = parseConditions(of: "while")
        return .while(label: label, conditions, parseRequiredBlock("expected '{' after 'while' condition"))
    }

    mutating func parseRepeat(_ label: Identifier?) -> StatementKind {
        consume()
        let body = parseRequiredBlock("expected '{' after 'repeat'")
        guard consume(if: .`while`) else {
            error("expected 'while' after body of 'repeat' statement", id: "missing-while")
            return .repeat(label: label, body, missingExpression())
        }
        return .repeat(label: label, body, parseExpression())
    }

    mutating func parseDo(_ label: Identifier?) -> StatementKind {
        consume()
        if at(.`throws`) { _ = parseEffects() }
        let body = parseRequiredBlock("expected '{' after 'do'")
        var catches: [CatchSyntax] = []
        while consume(if: .`catch`) { catches.append(parseCatch()) }
        return .do(label: label, body, catches)
    }

    mutating func parseCatch() -> CatchSyntax {
        var items: [SwitchCaseSyntax.Item] = []
        while !at(.leftBrace) && !at(.endOfFile) {
            items.append(parseCaseItem(allowsTrailingClosure: false))
            if !consume(if: .comma) { break }
        }
        return CatchSyntax(items: items, body: parseRequiredBlock("expected '{' after 'catch' pattern"))
    }

    mutating func parseFor(_ label: Identifier?) -> StatementKind {
        let word = here
        consume()
        skipLoopEffects()
        let isCase = consume(if: .`case`)
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        let pattern = isCase ? parseMatchingPattern() : parseBindingPattern()
        let type = parseTypeAnnotation()
        if at(.equal) {
            skipLoopOfC(word)
        } else if !consume(if: .`in`) {
            error("expected 'in' after for-each pattern", id: "missing-in")
        }
        let sequence = parseLoopSequence()
        let condition =
            consume(if: .`where`)
            ? parseExpression(orReport: "expected expression in 'where' guard of 'for/in'") : nil
        allowsTrailingClosure = outer
        let body = parseRequiredBlock("expected '{' to start the body of for-each loop")
        return .for(
            ForSyntax(
                label: label, isCase: isCase, pattern: pattern, type: type, sequence: sequence,
                condition: condition, body: body))
    }

    /// `try await` behind `for`; before `in` they are names.
    private mutating func skipLoopEffects() {
        if at(.`try`) { consume() }
        if at(.await) && peek().word != .`in` { consume() }
        if at(.unsafe) && peek().word != .`in` && peek().kind != .colon { consume() }
    }

    private mutating func parseLoopSequence() -> ExpressionSyntax {
        let message = "expected Sequence expression for for-each loop"
        guard at(.leftBrace) else { return parseExpression(orReport: message) }
        error(message, id: "expected-expression")
        return missingExpression()
    }

    /// `for i = 0; i < 3; i += 1`, up to its body.
    private mutating func skipLoopOfC(_ word: SourceRange) {
        error("C-style for statement was removed in Swift 3", at: word, id: "c-style-for")
        while !at(.leftBrace) && !at(.rightBrace) && !at(.endOfFile) { skipBalanced() }
    }
}

extension Token {
    var canBeginExpression: Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .stringStart, .regex, .leftParen,
            .leftBrace,
            .leftBracket, .period, .pound, .backslash, .ampersand, .prefixOperator, .placeholder, .at,
            .colonColon,
            .poundAvailable, .poundUnavailable:
            true
        case .keyword:
            switch word {
            case .`self`, .`Self`, .`super`, .`nil`, .`true`, .`false`, .`Any`, .`init`, .`try`, .`if`,
                .`switch`, .`do`,
                .`repeat`, .`inout`:
                true
            default: false
            }
        default: false
        }
    }

    /// Whether a keyword begins a statement or a declaration and is no value by itself.
    var canOnlyBeginStatement: Bool {
        switch word {
        case .`if`, .`switch`, .`do`, .`repeat`, .`init`: true
        default: canBeginStatement && !canBeginExpression
        }
    }

    var canBeginStatement: Bool {
        if canBeginExpression || kind == .keyword {
            return word != .`in` && word != .`where` && word != .`else`
        }
        return false
    }
}
