/// Looking ahead: these rules move the position without building anything. Callers mark and reset.
extension Parser {
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
        // So many attributes and modifiers at most.
        for _ in 0..<64 {
            if at(.at) {
                skipAttribute()
                if at(.endOfFile) || at(.rightBrace) { return true }
            } else if token.isModifierWord && modifierLeadsOn() {
                consume()
                if at(.leftParen) { skipBalanced() }
            } else {
                break
            }
        }
        let hasPrefix = position > start.position
        return beginsDeclaration(requiresDeclaration: requiresDeclaration)
            || (hasPrefix && (requiresDeclaration || at(.pound)))
    }

    private mutating func beginsDeclaration(requiresDeclaration: Bool) -> Bool {
        if token.isDeclarationWord { return token.kind != .identifier }
        switch token.word {
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
        default: bytes[peek(2).lower] == "<"
        }
    }

    /// Whether the token behind a modifier lets it be one: another modifier, an attribute or the word of a
    /// declaration.
    private mutating func modifierLeadsOn() -> Bool {
        var next = peek()
        if token.word == .`class` {
            // `class` is a modifier before the word of a member, the declaration itself before a name.
            return next.canFollowClassModifier || (next.isModifierWord && next.word != .`class`)
        }
        if token.kind == .keyword { return true }
        if next.kind == .leftParen && !next.hasTriviaBefore {
            // `open(set)`; anything else in the parentheses is passed to a function of that name.
            if token.word == .open || token.word == .package, peek(2).word != .set { return false }
            let start = mark()
            defer { reset(to: start) }
            consume()
            skipBalanced()
            next = token
        }
        switch next.kind {
        case .at: return true
        case .keyword:
            return next.isDeclarationWord || next.isModifierWord || next.word == .`init`
                || next.word == .`case`
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
        if atOperatorPrefix("<") {
            let start = mark()
            if !skipGenericArguments() { reset(to: start) }
        }
        if atOnSameLine(.leftParen) && !token.hasTriviaBefore { skipBalanced() }
    }
}

extension Token {
    /// A reserved word that begins nothing but a declaration.
    fileprivate var isDeclarationWord: Bool {
        switch word {
        case .`associatedtype`, .`class`, .`deinit`, .`enum`, .`extension`, .`func`, .`import`, .`let`,
            .`operator`,
            .`precedencegroup`, .`protocol`, .`struct`, .`subscript`, .`typealias`, .`var`:
            true
        default: false
        }
    }

    /// The word of a member that `class` can be a modifier of.
    var canFollowClassModifier: Bool {
        switch word {
        case .`func`, .`var`, .`let`, .`subscript`, .`init`, .`typealias`: true
        default: false
        }
    }

    var isModifierWord: Bool {
        switch word {
        case .`public`, .`private`, .`fileprivate`, .`internal`, .`static`, .`class`, .open, .mutating,
            .nonmutating,
            .lazy, .weak, .unowned, .optional, .required, .convenience, .override, .final, .dynamic,
            .indirect,
            .prefix, .postfix, .infix, .nonisolated, .isolated, .distributed, .package, .consuming,
            .borrowing,
            .async, .sending, ._const, .__consuming, .__setter_access, .inlinable, ._local, .coroutine:
            true
        default: false
        }
    }
}
