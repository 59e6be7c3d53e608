/// Closures.
extension Parser {
    mutating func parseClosure() -> ClosureSyntax {
        let opening = here
        let empty = ClosureSyntax(
            attributes: [], captures: [], parameters: nil, isAsync: false, isThrowing: false, result: nil,
            body: CodeBlockSyntax([], opening))
        guard enter() else { return empty }
        defer { leave() }
        let (outer, outerConditional) = (allowsTrailingClosure, conditionalDepth)
        (allowsTrailingClosure, conditionalDepth) = (true, 0)
        defer { (allowsTrailingClosure, conditionalDepth) = (outer, outerConditional) }
        consume()
        var closure = empty
        if atClosureSignature() { parseClosureSignature(into: &closure) }
        let statements = parseStatements(until: .rightBrace)
        expectClosing(.rightBrace, "expected '}' at end of closure", opening: opening)
        closure.body = CodeBlockSyntax(statements, range(from: opening.lower))
        return closure
    }

    /// Whether captures, parameters and `in` follow.
    mutating func atClosureSignature() -> Bool {
        switch token.kind {
        case .at, .leftParen, .leftBracket, .identifier, .wildcard: break
        case .keyword where at(.`in`): return false
        default: return false
        }
        if at(.identifier) {
            // A name is a parameter only before one of these.
            switch peek().kind {
            case .comma, .colon, .arrow: break
            case .keyword where peek().word == .`in` || peek().word == .`throws`: break
            case .identifier where peek().word == .async: break
            default: return false
            }
        }
        let start = mark()
        defer { reset(to: start) }
        return skipClosureSignature()
    }

    mutating func skipClosureSignature() -> Bool {
        while at(.at) { skipAttribute() }
        if at(.leftBracket) {
            skipBalanced()
            guard bytes[previousEnd - 1] == "]" else { return false }
        }
        if at(.leftParen) {
            skipBalanced()
        } else if at(.identifier) || at(.wildcard) {
            guard skipClosureNames() else { return false }
        }
        skipEffects()
        guard consume(if: .arrow) else { return at(.`in`) }
        return skipType()
    }

    mutating func skipClosureNames() -> Bool {
        while true {
            guard at(.identifier) || at(.wildcard) else { return false }
            if at(.async) && (peek().word == .`in` || peek().kind == .arrow || peek().word == .`throws`) {
                return true
            }
            consume()
            if consume(if: .colon) { guard skipType() else { return false } }
            guard consume(if: .comma) else { return true }
        }
    }

    mutating func parseClosureSignature(into closure: inout ClosureSyntax) {
        closure.attributes = parseAttributes()
        if at(.leftBracket) { closure.captures = parseCaptures() }
        if at(.leftParen) {
            closure.parameters = parseClosureParameters()
        } else if at(.wildcard) || (at(.identifier) && !(at(.async) && peek().word == .`in`)) {
            closure.parameters = parseClosureNames()
        }
        let effects = parseEffects()
        closure.isAsync = effects.isAsync
        closure.isThrowing = effects.isThrowing
        if consume(if: .arrow) {
            closure.result = parseType()
            _ = parseEffects()
        }
        if !consume(if: .`in`) { error("expected 'in' after the closure signature", id: "missing-in") }
    }

    mutating func parseClosureNames() -> [ClosureParameterSyntax] {
        var parameters: [ClosureParameterSyntax] = []
        repeat {
            let name = consumeIdentifier()
            var type: TypeSyntax?
            if at(.colon) {
                error(
                    "closure parameters with type annotations must be parenthesized", at: name.range,
                    id: "closure-parameter")
                consume()
                type = parseType()
            }
            parameters.append(ClosureParameterSyntax(name: name, type: type))
        } while consume(if: .comma) && (at(.identifier) || at(.wildcard))
        return parameters
    }

    mutating func parseClosureParameters() -> [ClosureParameterSyntax] {
        let opening = here
        consume()
        var parameters: [ClosureParameterSyntax] = []
        while !at(.rightParen) && !at(.endOfFile) && !at(.rightBrace) {
            _ = parseAttributes()
            while token.isModifierWord && peek().canBeLabel { consume() }
            guard token.canBeLabel else {
                error("expected parameter name followed by ':'", id: "parameter-name")
                break
            }
            var name = consumeIdentifier()
            if token.canBeLabel { name = consumeIdentifier() }
            let type = consume(if: .colon) ? parseType() : nil
            if atOperator("...") { consume() }
            parameters.append(ClosureParameterSyntax(name: name, type: type))
            if !consume(if: .comma) { break }
        }
        expectClosing(.rightParen, "expected ')' in closure parameter list", opening: opening)
        return parameters
    }

    mutating func parseCaptures() -> [CaptureSyntax] {
        let opening = here
        consume()
        var captures: [CaptureSyntax] = []
        while !at(.rightBracket) && !at(.endOfFile) {
            let specifier = parseCaptureSpecifier()
            guard at(.identifier) || at(.`self`) else {
                error("expected name in closure capture list", id: "expected-name")
                while !at(.rightBracket) && !at(.endOfFile) && !at(.`in`) && !at(.rightBrace) {
                    skipBalanced()
                }
                break
            }
            let name = consumeIdentifier()
            let value = consume(if: .equal) ? parseExpression(orReport: "expected expression after '='") : nil
            captures.append(CaptureSyntax(specifier: specifier, name: name, value: value))
            if !consume(if: .comma) { break }
        }
        expectClosing(.rightBracket, "expected ']' at end of capture list", opening: opening)
        return captures
    }

    /// `weak`, `unowned(safe)`; what concurrency alone asks for is left out.
    private mutating func parseCaptureSpecifier() -> Name {
        if at(.weak) || at(.unowned),
            peek().kind == .identifier || peek().kind == .keyword || peek().kind == .leftParen
        {
            let specifier = consumeIdentifier().name
            if at(.leftParen) { skipBalanced() }
            return specifier
        }
        if at(.nonisolated) || at(.sending), peek().kind == .identifier { consume() }
        return .empty
    }
}
