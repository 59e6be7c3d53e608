/// Function types and the effects before their arrows.
/// Types.
/// What stands between the parameters of a function and its result.
struct Effects {
    var isAsync = false
    var isThrowing = false
    /// `rethrows`
    var isRethrowing = false
    /// `throws(E)`
    var thrown: TypeSyntax?
}

extension Parser {
    /// `async`, `throws`, `throws(E)` before `->`.
    mutating func functionEffectsLeadToArrow() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        return skipEffects() && at(.arrow)
    }

    mutating func skipEffects() -> Bool {
        while at(.async) || at(.reasync) || at(.`throws`) || at(.`rethrows`) || (at(.await) || at(.`try`) || at(.`throw`)) {
            let isThrows = at(.`throws`)
            consume()
            if isThrows && at(.leftParen) { skipBalanced() }
        }
        return true
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
                "single argument function types require parentheses", at: parameters.range, id: "function-type",
                fixIt: Diagnostic.FixIt(
                    replace: parameters.range, with: "(" + text(in: parameters.range) + ")"))
            elements = [TupleTypeElementSyntax(label: nil, secondName: nil, type: parameters, isVariadic: false)]
        }
        return TypeSyntax(
            .function(
                FunctionTypeSyntax(
                    parameters: elements, isAsync: effects.isAsync, isThrowing: effects.isThrowing, result: result)),
            range(from: lower))
    }

    func text(in range: SourceRange) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range.lower..<range.upper]), as: UTF8.self)
    }

    mutating func parseEffects() -> Effects {
        var effects = Effects()
        while true {
            switch token.word {
            case .async, .reasync:
                if effects.isAsync { reportRepeatedEffect() }
                if effects.isThrowing { error("'async' must precede 'throws'", at: token.range, id: "effects") }
                effects.isAsync = true
                consume()
            case .`throws`, .`rethrows`:
                if effects.isThrowing { reportRepeatedEffect() }
                effects.isThrowing = true
                effects.isRethrowing = at(.`rethrows`)
                consume()
                if at(.leftParen) {
                    consume()
                    effects.thrown = parseType()
                    if !consume(if: .rightParen) { error("expected ')' after thrown type", id: "missing-bracket") }
                }
            case .`throw` where isMisspeltEffect, .`try` where isMisspeltEffect:
                error(
                    "expected throwing specifier; did you mean 'throws'?", id: "throws",
                    fixIt: Diagnostic.FixIt(replace: token.range, with: "throws"))
                effects.isThrowing = true
                consume()
            case .await where isMisspeltEffect:
                error(
                    "expected async specifier; did you mean 'async'?", id: "async",
                    fixIt: Diagnostic.FixIt(replace: token.range, with: "async"))
                effects.isAsync = true
                consume()
            default: return effects
            }
        }
    }

    private var isMisspeltEffect: Bool {
        !token.isAtLineStart && (peek().kind == .arrow || peek().kind == .leftBrace)
    }

    private mutating func reportRepeatedEffect() {
        error("'\(text(in: token.range))' has already been specified", at: token.range, id: "effects")
    }
}
