/// Looking ahead: these rules move the position without building anything. Callers mark and reset.
extension Parser {
    /// Skips a type; false if there is none.
    mutating func skipType() -> Bool {
        guard depth < Self.maximumDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        while at(.at) || at(.`inout`) || atSkippableSpecifier {
            if consume(if: .at) {
                guard at(.identifier) else { return false }
                consume()
                while at(.period) && peek().kind == .identifier {
                    consume()
                    consume()
                }
                if at(.leftParen) && !token.hasTriviaBefore { skipBalanced() }
            } else {
                consume()
            }
        }
        if at(.`repeat`) { consume() }
        if (at(.some) || at(.any) || at(.each)) && (peek().canBeginType || text(of: peek(), is: "~")) { consume() }
        guard skipSimpleType() else { return false }
        while atOperator("&") {
            consume()
            guard skipSimpleType() else { return false }
        }
        guard at(.arrow) || at(.async) || at(.`throws`) || at(.`rethrows`) else { return true }
        let start = mark()
        guard skipEffects(), consume(if: .arrow) else {
            reset(to: start)
            return true
        }
        return skipType()
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
        case .leftBracket:
            consume()
            if at(.integer) && peek().word == .of {
                consume()
                consume()
            }
            guard skipType() else { return false }
            if consume(if: .colon) { guard skipType() else { return false } }
            guard consume(if: .rightBracket) else { return false }
        default: return false
        }
        while true {
            if at(.period) && (peek().kind == .identifier || peek().kind == .keyword) {
                if peek().kind == .keyword && !(peek().word == .`Self` || peek().word == .`Any`) { return true }
                consume()
                consume()
                guard skipGenericArgumentsIfPresent() else { return false }
            } else if at(.colonColon) && peek().kind == .identifier {
                consume()
                consume()
                guard skipGenericArgumentsIfPresent() else { return false }
            } else if !token.isAtLineStart
                && (at(.question) || at(.exclamation) || (!token.hasTriviaBefore && atOperatorPrefix(0x3F)))
            {
                consumeOperatorPrefix()
            } else {
                return true
            }
        }
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
                while !at(.endOfFile) && !at(.rightParen) && !at(.comma) && !at(.rightBrace) { skipBalanced() }
            }
            guard consume(if: .comma) else { break }
        }
        return consume(if: .rightParen)
    }

    mutating func skipGenericArgumentsIfPresent() -> Bool {
        atOperatorPrefix(0x3C) ? skipGenericArguments() : true
    }

    mutating func skipGenericArguments() -> Bool {
        guard atOperatorPrefix(0x3C) else { return false }
        consumeOperatorPrefix()
        while !atOperatorPrefix(0x3E) {
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
        guard atOperatorPrefix(0x3E) else { return false }
        consumeOperatorPrefix()
        return true
    }

    /// Whether `<` after a name begins generic arguments: it must read as a list of types, and what follows
    /// must not be able to continue a comparison.
    mutating func atGenericArgumentsInExpression() -> Bool {
        guard atOperatorPrefix(0x3C) else { return false }
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

    /// Whether a declaration begins here.
    mutating func atDeclaration(requiresDeclaration: Bool) -> Bool {
        switch token.kind {
        case .keyword, .at: break
        case .identifier where token.word != .none: break
        case .pound: return requiresDeclaration
        default: return false
        }
        let start = mark()
        defer { reset(to: start) }
        var hasPrefix = false
        for _ in 0..<64 {
            if at(.at) {
                skipAttribute()
                hasPrefix = true
                if at(.endOfFile) || at(.rightBrace) { return true }
                continue
            }
            if token.isModifierWord && modifierLeadsOn() {
                consume()
                if at(.leftParen) { skipBalanced() }
                hasPrefix = true
                continue
            }
            break
        }
        return beginsDeclaration(requiresDeclaration: requiresDeclaration) || (hasPrefix && requiresDeclaration)
            || (hasPrefix && at(.pound))
    }

    private mutating func beginsDeclaration(requiresDeclaration: Bool) -> Bool {
        switch token.word {
        case .`associatedtype`, .`class`, .`deinit`, .`enum`, .`extension`, .`func`, .`import`, .`let`, .`operator`,
            .`precedencegroup`, .`protocol`, .`struct`, .`subscript`, .`typealias`, .`var`:
            return token.kind != .identifier
        case .`init`: return true
        case .`case`: return requiresDeclaration
        case .actor: return peek().kind == .identifier && !peek().isAtLineStart && isActorHead
        case .macro: return peek().kind == .identifier && !peek().isAtLineStart
        default: return false
        }
    }

    /// `actor Name {`, `actor Name:`, not a use of something called `actor`.
    private var isActorHead: Bool {
        switch peek(2).kind {
        case .leftBrace, .colon, .endOfFile, .rightBrace: true
        case .keyword: peek(2).word == .`where`
        default: bytes[peek(2).lower] == 0x3C
        }
    }

    /// Whether the token behind a modifier lets it be one: another modifier, an attribute or the word of a
    /// declaration.
    private mutating func modifierLeadsOn() -> Bool {
        var next = peek()
        if token.word == .`class` {
            // `class` is a modifier before the word of a member, the declaration itself before a name.
            switch next.word {
            case .`func`, .`var`, .`let`, .`subscript`, .`init`, .`typealias`: return true
            default: return next.isModifierWord && next.word != .`class`
            }
        }
        if token.kind == .keyword { return true }
        if next.kind == .leftParen && !next.hasTriviaBefore {
            let start = mark()
            defer { reset(to: start) }
            consume()
            skipBalanced()
            next = token
        }
        switch next.kind {
        case .at: return true
        case .keyword:
            switch next.word {
            case .`associatedtype`, .`class`, .`deinit`, .`enum`, .`extension`, .`func`, .`import`, .`init`, .`let`,
                .`operator`, .`precedencegroup`, .`protocol`, .`struct`, .`subscript`, .`typealias`, .`var`, .`case`,
                .`public`, .`private`, .`fileprivate`, .`internal`, .`static`:
                return true
            default: return false
            }
        case .identifier: return next.isModifierWord || next.word == .actor || next.word == .macro
        default: return false
        }
    }

    mutating func skipAttribute() {
        consume()
        guard at(.identifier) || at(.keyword) else { return }
        consume()
        while at(.period) || at(.colonColon) {
            consume()
            if at(.identifier) || at(.keyword) { consume() }
        }
        if atOperatorPrefix(0x3C) {
            let start = mark()
            if !skipGenericArguments() { reset(to: start) }
        }
        if atOnSameLine(.leftParen) && !token.hasTriviaBefore { skipBalanced() }
    }
}

extension Token {
    var isModifierWord: Bool {
        switch word {
        case .`public`, .`private`, .`fileprivate`, .`internal`, .`static`, .`class`, .open, .mutating, .nonmutating,
            .lazy, .weak, .unowned, .optional, .required, .convenience, .override, .final, .dynamic, .indirect,
            .prefix, .postfix, .infix, .nonisolated, .isolated, .distributed, .package, .consuming, .borrowing,
            .async, .sending, ._const, .__consuming, .__setter_access, .inlinable, ._local, .coroutine:
            true
        default: false
        }
    }
}
