/// What stands between the parameters of a function and its result.
struct Effects {
    var isAsync = false
    var isThrowing = false
    /// `rethrows`
    var isRethrowing = false
    /// `throws(E)`
    var thrown: TypeSyntax?
}

/// Function types and the effects before their arrows.
extension Parser {
    /// Whether a function type's result, or what comes before it, begins behind its parameters.
    var beginsFunctionResult: Bool { at(.arrow) || at(.async) || at(.`throws`) || at(.`rethrows`) }

    /// `async`, `throws`, `throws(E)` before `->`.
    mutating func functionEffectsLeadToArrow() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        skipEffects()
        return at(.arrow)
    }

    mutating func skipEffects() {
        while at(.async) || at(.reasync) || at(.`throws`) || at(.`rethrows`)
            || (at(.await) || at(.`try`) || at(.`throw`))
        {
            let isThrows = at(.`throws`)
            consume()
            if isThrows && at(.leftParen) { skipBalanced() }
        }
    }

    mutating func parseFunctionType(parameters: TypeSyntax, lower: Int) -> TypeSyntax {
        let effects = parseEffects()
        if !consume(if: .arrow) { error("expected '->' in function type", id: "missing-arrow") }
        let result = parseType()
        let elements: [TupleTypeElementSyntax]
        switch parameters.kind {
        case .tuple(let list): elements = list
        default:
            error(
                "single argument function types require parentheses", at: parameters.range,
                id: "function-type",
                fixIt: Diagnostic.FixIt(
                    replace: parameters.range, with: "(" + text(in: parameters.range) + ")"))
            elements = [
                TupleTypeElementSyntax(label: nil, secondName: nil, type: parameters, isVariadic: false)
            ]
        }
        return TypeSyntax(
            .function(
                FunctionTypeSyntax(
                    parameters: elements, isAsync: effects.isAsync, isThrowing: effects.isThrowing,
                    result: result)),
            range(from: lower))
    }

    mutating func parseEffects() -> Effects {
        var effects = Effects()
        while true {
            switch token.word {
            case .async, .reasync:
                if effects.isAsync { reportRepeatedEffect() }
                if effects.isThrowing { error("'async' must precede 'throws'", at: here, id: "effects") }
                effects.isAsync = true
                consume()
            case .`throws`, .`rethrows`:
                if effects.isThrowing { reportRepeatedEffect() }
                effects.isThrowing = true
                effects.isRethrowing = at(.`rethrows`)
                consume()
                effects.thrown = parseThrownType() ?? effects.thrown
            case .`throw` where isMisspeltEffect, .`try` where isMisspeltEffect:
                consumeMisspeltEffect("throwing", for: "throws", id: "throws")
                effects.isThrowing = true
            case .await where isMisspeltEffect:
                consumeMisspeltEffect("async", for: "async", id: "async")
                effects.isAsync = true
            default: return effects
            }
        }
    }

    /// `(E)` behind `throws`.
    private mutating func parseThrownType() -> TypeSyntax? {
        guard consume(if: .leftParen) else { return nil }
        let type = parseType()
        if !consume(if: .rightParen) { error("expected ')' after thrown type", id: "missing-bracket") }
        return type
    }

    private mutating func consumeMisspeltEffect(_ kind: String, for word: String, id: StaticString) {
        error(
            "expected \(kind) specifier; did you mean '\(word)'?", id: id,
            fixIt: Diagnostic.FixIt(replace: here, with: word))
        consume()
    }

    private var isMisspeltEffect: Bool {
        !token.isAtLineStart && (peek().kind == .arrow || peek().kind == .leftBrace)
    }

    private mutating func reportRepeatedEffect() {
        error("'\(text(in: here))' has already been specified", at: here, id: "effects")
    }
}
