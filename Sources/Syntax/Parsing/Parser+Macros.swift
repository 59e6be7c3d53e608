/// Uses of macros: `#name(…)`.
extension Parser {
    mutating func parseMacro() -> ExpressionSyntax {
        let lower = token.lower
        let (name, call) = parseMacroParts()
        grow(max(height, 1))
        return expression(.macro(name, call), from: lower)
    }

    mutating func parseMacroParts() -> (Identifier, CallSyntax?) {
        consume()
        height = 1
        guard let name = parseMacroName() else { return (missingIdentifier(), nil) }
        if atGenericArgumentsInExpression() { _ = parseGenericArguments() }
        var arguments: [ArgumentSyntax] = []
        var parentheses: SourceRange?
        if atOnSameLine(.leftParen) {
            let inner: Int
            (inner, arguments, parentheses) = parseArguments(height: height)
            grow(inner)
        }
        var closures: [TrailingClosureSyntax] = []
        if at(.leftBrace), allowsTrailingClosure, !atAccessorBlock() { closures = parseTrailingClosures() }
        if parentheses == nil && closures.isEmpty { return (name, nil) }
        let callee = ExpressionSyntax(.missing, name.range, id: newID())
        return (
            name,
            CallSyntax(
                callee: callee, arguments: arguments, parentheses: parentheses, trailingClosures: closures)
        )
    }

    private mutating func parseMacroName() -> Identifier? {
        guard (at(.identifier) || at(.keyword)) && !token.isAtLineStart else {
            error("expected a macro identifier for a pound literal expression", id: "macro-name")
            return nil
        }
        if token.hasTriviaBefore {
            error(
                "extraneous whitespace between '#' and macro name is not permitted",
                at: place(previousEnd, token.lower), id: "macro-space")
        }
        return consumeIdentifier()
    }
}
