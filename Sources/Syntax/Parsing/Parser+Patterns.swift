/// Patterns.
extension Parser {
    /// The pattern of a variable or of `for`: names are bound.
    mutating func parseBindingPattern() -> PatternSyntax {
        guard enter() else { return missingPattern }
        defer { leave() }
        let lower = token.lower
        switch token.kind {
        case .wildcard:
            consume()
            return PatternSyntax(.wildcard, range(from: lower))
        case .identifier, .dollarIdentifier, .placeholder:
            return PatternSyntax(.name(consumeIdentifier()), range(from: lower))
        case .leftParen:
            return parseTuplePattern { parser in parser.parseBindingPattern() }
        case .keyword where at(.`let`) || at(.`var`):
            let isVar = at(.`var`)
            consume()
            let pattern = parseBindingPattern()
            return PatternSyntax(.binding(isVar: isVar, pattern), range(from: lower))
        case .keyword where peek().kind != .identifier || peek().isAtLineStart:
            error(
                "keyword '" + text(in: here) + "' cannot be used as an identifier here", at: here,
                id: "keyword-as-name")
            return PatternSyntax(.name(consumeIdentifier()), range(from: lower))
        default:
            error("expected pattern", id: "expected-pattern")
            return missingPattern
        }
    }

    private var missingPattern: PatternSyntax { PatternSyntax(.missing, behind) }

    private mutating func parseTuplePattern(
        _ element: (inout Parser) -> PatternSyntax
    ) -> PatternSyntax {
        let lower = token.lower
        let elements = parseTuplePatternElements(element)
        return PatternSyntax(.tuple(elements), range(from: lower))
    }

    private mutating func parseTuplePatternElements(
        _ element: (inout Parser) -> PatternSyntax
    ) -> [TuplePatternElementSyntax] {
        let opening = here
        let outer = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = outer }
        consume()
        var elements: [TuplePatternElementSyntax] = []
        while !at(.rightParen) && !at(.endOfFile) && !at(.rightBrace) {
            var label: Identifier?
            if token.canBeLabel && peek().kind == .colon {
                label = consumeIdentifier()
                consume()
            }
            let before = position
            elements.append(TuplePatternElementSyntax(label: label, pattern: element(&self)))
            if !consume(if: .comma) || position == before { break }
        }
        expectClosing(.rightParen, "expected ')' at end of tuple pattern", opening: opening, isList: true)
        return elements
    }

    /// The pattern of a `case`: names are expressions unless `let` or `var` binds them.
    mutating func parseMatchingPattern(binds: Bool = false) -> PatternSyntax {
        guard enter() else { return missingPattern }
        defer { leave() }
        let lower = token.lower
        if at(.`let`) || at(.`var`) || at(.`inout`) {
            let isVar = !at(.`let`)
            consume()
            let pattern = parseMatchingPattern(binds: true)
            return PatternSyntax(.binding(isVar: isVar, pattern), range(from: lower))
        }
        if at(.`is`) {
            consume()
            let type = parseType()
            return PatternSyntax(.is(type), range(from: lower))
        }
        return parsePatternSuffixes(of: parsePrimaryPattern(binds: binds), lower: lower)
    }

    /// `pattern?`, `pattern as Type`.
    private mutating func parsePatternSuffixes(of primary: PatternSyntax, lower: Int) -> PatternSyntax {
        var pattern = primary
        while true {
            if at(.question) {
                consume()
                pattern = PatternSyntax(.optional(pattern), range(from: lower))
            } else if at(.`as`) && peek().kind != .question && peek().kind != .exclamation {
                consume()
                let type = parseType()
                pattern = PatternSyntax(.cast(pattern, type), range(from: lower))
            } else {
                return pattern
            }
        }
    }

    private mutating func parsePrimaryPattern(binds: Bool) -> PatternSyntax {
        let lower = token.lower
        switch token.kind {
        case .wildcard where patternEnds(after: 1):
            consume()
            return PatternSyntax(.wildcard, range(from: lower))
        case .leftParen where tuplePatternEndsWell():
            return parseTuplePattern { parser in parser.parseMatchingPattern(binds: binds) }
        case .identifier where binds && patternEnds(after: 1),
            .keyword where at(.`self`) && binds && patternEnds(after: 1):
            return PatternSyntax(.name(consumeIdentifier()), range(from: lower))
        case .period, .identifier, .keyword, .colonColon:
            if let pattern = parseEnumCasePattern(binds: binds) { return pattern }
        default: break
        }
        let expression = parseExpression(isPattern: true)
        if case .cast(let value, .coerce, let type) = expression.kind {
            return PatternSyntax(
                .cast(PatternSyntax(.expression(value), value.range), type), expression.range)
        }
        return PatternSyntax(.expression(expression), expression.range)
    }

    /// Whether the token at a distance ends a pattern.
    private func patternEnds(after distance: Int) -> Bool { Self.endsPattern(peek(distance)) }

    private static func endsPattern(_ token: Token) -> Bool {
        switch token.kind {
        case .comma, .colon, .rightParen, .equal, .question, .leftBrace, .endOfFile, .rightBrace,
            .rightBracket,
            .semicolon, .interpolationEnd:
            true
        case .keyword:
            token.word == .`where` || token.word == .`in` || token.word == .`as`
                || token.canOnlyBeginStatement
        default: token.isAtLineStart && token.kind != .period && token.kind != .binaryOperator
        }
    }

    /// Whether what follows the parentheses lets them be a tuple pattern, not part of an expression.
    private mutating func tuplePatternEndsWell() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        skipBalanced()
        return Self.endsPattern(token)
    }

    /// `.some(let x)`, `.none`, `Color.red`, `Result<A, B>.success(x)`.
    private mutating func parseEnumCasePattern(binds: Bool) -> PatternSyntax? {
        let start = mark()
        guard skipCasePath() else {
            reset(to: start)
            return nil
        }
        if atOnSameLine(.leftParen) { skipBalanced() }
        // `case .small print("…")`: the colon is missing.
        let isCase = Self.endsPattern(token) || at(.identifier)
        reset(to: start)
        guard isCase else { return nil }
        let lower = token.lower
        let path = parseCasePath()
        var payload: [TuplePatternElementSyntax]?
        if atOnSameLine(.leftParen) {
            payload = parseTuplePatternElements { parser in parser.parseMatchingPattern(binds: binds) }
        }
        return PatternSyntax(.enumCase(path.type, path.name, payload), range(from: lower))
    }

    /// Skips `.name` or `Type.name`; false for a plain name.
    private mutating func skipCasePath() -> Bool {
        if at(.period) { return skipImplicitCase() }
        guard at(.identifier) || at(.`Self`) else { return false }
        consume()
        if at(.colonColon) && peek().kind == .identifier {
            consume()
            consume()
        }
        guard skipGenericArgumentsIfPresent(), at(.period) else { return false }
        while at(.period) {
            consume()
            guard at(.identifier) || (at(.keyword) && !at(.`self`) && !at(.`init`)) else { return false }
            consume()
            if atOperatorPrefix("<") {
                let start = mark()
                if !(skipGenericArguments() && at(.period)) { reset(to: start) }
            }
        }
        return true
    }

    /// Skips `.name`: an implicit member of more than one name is an expression.
    private mutating func skipImplicitCase() -> Bool {
        consume()
        guard at(.identifier) || (at(.keyword) && (!at(.`self`) || peek().kind == .leftParen) && !at(.`init`))
        else {
            return false
        }
        consume()
        return !at(.period)
    }

    private mutating func parseCasePath() -> (type: TypeSyntax?, name: Identifier) {
        let lower = token.lower
        var type: TypeSyntax?
        if !at(.period) {
            if peek().kind == .colonColon {
                consume()
                consume()
            }
            let name = consumeIdentifier()
            let arguments = parseGenericArgumentsIfPresent()
            type = TypeSyntax(.named(name, arguments), range(from: lower))
        }
        consume()
        var name = consumeIdentifier()
        while true {
            let arguments = atOperatorPrefix("<") && !at(.equal) ? parseGenericArgumentsIfPresent() : []
            guard at(.period) else { return (type, name) }
            type =
                type.map { TypeSyntax(.member($0, name, arguments), range(from: lower)) }
                ?? TypeSyntax(.named(name, arguments), range(from: lower))
            consume()
            name = consumeIdentifier()
        }
    }
}
