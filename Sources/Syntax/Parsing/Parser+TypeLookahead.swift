/// Whether a type stands ahead: types skipped without being parsed.
extension Parser {
    /// Skips a type; false if there is none.
    mutating func skipType() -> Bool {
        guard depth < Self.maximumDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        guard skipTypeSpecifiers(), skipSimpleType() else { return false }
        while atOperator("&") {
            consume()
            guard skipSimpleType() else { return false }
        }
        guard beginsFunctionResult, functionEffectsLeadToArrow() else { return true }
        skipEffects()
        consume()
        return skipType()
    }

    /// Skips attributes, `inout` and the like; false if an attribute is broken.
    private mutating func skipTypeSpecifiers() -> Bool {
        while at(.at) || at(.`inout`) || atSkippableSpecifier {
            let isAttribute = at(.at)
            consume()
            if isAttribute { guard skipTypeAttribute() else { return false } }
        }
        if at(.`repeat`) { consume() }
        if (at(.some) || at(.any) || at(.each)) && (peek().canBeginType || text(of: peek(), is: "~")) {
            consume()
        }
        return true
    }

    /// Skips the name of an attribute and its arguments.
    private mutating func skipTypeAttribute() -> Bool {
        guard at(.identifier) else { return false }
        if Self.takesNoArguments(consumeIdentifier().name) { return true }
        while at(.period) && peek().kind == .identifier {
            consume()
            consume()
        }
        if at(.leftParen) && !token.hasTriviaBefore { skipBalanced() }
        return true
    }

    private var atSkippableSpecifier: Bool {
        switch token.word {
        case .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, ._const, .nonisolated:
            peek().canBeginType && !peek().isAtLineStart && peek().kind != .leftParen
        default: false
        }
    }

    mutating func skipSimpleType() -> Bool {
        switch token.kind {
        case .prefixOperator, .binaryOperator:
            guard atOperator("~") else { return false }
            consume()
            return skipSimpleType()
        case .identifier, .wildcard, .placeholder:
            consume()
            guard skipGenericArgumentsIfPresent() else { return false }
        case .colonColon:
            consume()
            return skipSimpleType()
        case .keyword where at(.`Self`) || at(.`Any`):
            consume()
            guard skipGenericArgumentsIfPresent() else { return false }
        case .leftParen: guard skipTupleType() else { return false }
        case .leftBracket: guard skipBracketType() else { return false }
        default: return false
        }
        while let suffix = skipTypeSuffix() {
            guard suffix else { return false }
        }
        return true
    }

    /// Skips one `.Member`, `::Member`, `?` or `!` behind a type: nil if there is none, false if it is
    /// broken.
    private mutating func skipTypeSuffix() -> Bool? {
        if at(.period) && (peek().kind == .identifier || peek().word == .`Self` || peek().word == .`Any`)
            || at(.colonColon) && peek().kind == .identifier
        {
            consume()
            consume()
            return skipGenericArgumentsIfPresent()
        }
        guard !token.isAtLineStart else { return nil }
        let isMark = at(.question) || at(.exclamation) || (!token.hasTriviaBefore && atOperatorPrefix("?"))
        guard isMark else { return nil }
        consumeOperatorPrefix()
        return true
    }

    /// `[Element]`, `[Key: Value]`, `[3 of Element]`
    mutating func skipBracketType() -> Bool {
        consume()
        if at(.integer) && peek().word == .of {
            consume()
            consume()
        }
        guard skipType() else { return false }
        if consume(if: .colon) { guard skipType() else { return false } }
        return consume(if: .rightBracket)
    }

    private mutating func skipTupleType() -> Bool {
        consume()
        while !at(.rightParen) {
            if token.canBeLabel && peek().kind == .colon {
                consume()
                consume()
            } else if token.canBeLabel && peek().canBeLabel && peek(2).kind == .colon {
                consume()
                consume()
                consume()
            }
            guard skipType() else { return false }
            if atOperator("...") { consume() }
            if at(.equal) {
                while !at(.endOfFile) && !at(.rightParen) && !at(.comma) && !at(.rightBrace) {
                    skipBalanced()
                }
            }
            guard consume(if: .comma) else { break }
        }
        return consume(if: .rightParen)
    }

    mutating func skipGenericArgumentsIfPresent() -> Bool {
        atOperatorPrefix("<") ? skipGenericArguments() : true
    }

    mutating func skipGenericArguments() -> Bool {
        guard atOperatorPrefix("<") else { return false }
        consumeOperatorPrefix()
        while !atOperatorPrefix(">") {
            if at(.integer) {
                consume()
            } else if atOperator("-") && peek().kind == .integer {
                consume()
                consume()
            } else {
                guard skipType() else { return false }
            }
            guard consume(if: .comma) else { break }
        }
        guard atOperatorPrefix(">") else { return false }
        consumeOperatorPrefix()
        return true
    }

    /// Whether `<` after a name begins generic arguments: it must read as a list of types, and what follows
    /// must not be able to continue a comparison.
    mutating func atGenericArgumentsInExpression() -> Bool {
        guard atOperatorPrefix("<") else { return false }
        let start = mark()
        defer { reset(to: start) }
        guard skipGenericArguments() else { return false }
        switch token.kind {
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamation, .question, .colon, .interpolationEnd:
            return true
        case .binaryOperator: return atOperator("&")
        case .leftParen, .leftBracket: return !token.isAtLineStart
        default: return false
        }
    }
}
