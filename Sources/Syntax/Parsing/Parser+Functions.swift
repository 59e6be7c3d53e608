/// Functions, initializers and subscripts.
extension Parser {
    mutating func parseFunction() -> DeclarationKind {
        consume()
        return parseFunctionBehindWord()
    }

    mutating func parseFunctionBehindWord() -> DeclarationKind {
        let name = parseFunctionName()
        let signature = parseSignature(of: "function")
        let body = parseBodyIfPresent()
        return .function(FunctionSyntax(name: name, signature: signature, body: body))
    }

    mutating func parseFunctionName() -> Identifier {
        guard at(.prefixOperator) || at(.postfixOperator) || at(.binaryOperator) || at(.ampersand) else {
            return parseDeclaredName("function")
        }
        // `func <<T>(a: T)`: the generic parameters are not part of the operator.
        if token.upper - token.lower > 1 && bytes[token.upper - 1] == "<" && peek().kind == .identifier {
            let range = place(token.lower, token.upper - 1)
            token.upper32 -= 1
            let identifier = identifier(of: token)
            consume()
            return Identifier(identifier.name, range)
        }
        return consumeIdentifier()
    }

    mutating func parseSignature(of what: String) -> SignatureSyntax {
        let generics = parseGenericParameters()
        var parameters: [ParameterSyntax] = []
        if at(.leftParen) {
            parameters = parseParameters()
        } else {
            error("expected '(' in argument list of \(what) declaration", id: "missing-parameters")
        }
        let effects = parseEffects()
        let result = parseResult()
        let late = parseEffectsBehindResult()
        let requirements = parseRequirements()
        return SignatureSyntax(
            generics: generics, parameters: parameters, isAsync: effects.isAsync || late.isAsync,
            isThrowing: effects.isThrowing || late.isThrowing, isRethrowing: effects.isRethrowing,
            thrownType: effects.thrown, result: result,
            requirements: requirements)
    }

    /// `-> Type`; a colon in place of the arrow is a mistake that is understood.
    private mutating func parseResult() -> TypeSyntax? {
        let arrow = Diagnostic.FixIt(replace: here, with: "->")
        if atOperator("=>") {
            error(Self.consecutiveStatements, at: here, id: "missing-arrow", fixIt: arrow)
        } else if at(.colon) {
            error("expected '->' after function parameter tuple", id: "missing-arrow", fixIt: arrow)
        } else if !at(.arrow) {
            return nil
        }
        consume()
        return parseResultType()
    }

    /// `-> Int async`: a mistake that is understood.
    private mutating func parseEffectsBehindResult() -> (isAsync: Bool, isThrowing: Bool) {
        guard !token.isAtLineStart, at(.async) || at(.`throws`) || at(.`rethrows`) else {
            return (false, false)
        }
        error("'\(text(in: here))' must precede '->'", at: here, id: "effects")
        let effects = parseEffects()
        return (effects.isAsync, effects.isThrowing)
    }

    mutating func parseResultType() -> TypeSyntax {
        if at(.leftBrace) {
            error("expected type for function result", id: "expected-type")
            return TypeSyntax(.missing, behind)
        }
        return parseType()
    }

    mutating func parseParameters() -> [ParameterSyntax] {
        let opening = here
        let outer = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = outer }
        consume()
        var parameters: [ParameterSyntax] = []
        while !at(.rightParen) && !at(.endOfFile) && !at(.rightBrace) {
            let before = token.lower
            if atElision {
                consume()
            } else {
                parameters.append(parseParameter())
            }
            if consume(if: .comma), token.lower > before { continue }
            guard token.lower > before, token.canBeLabel, !token.isAtLineStart else { break }
            errorBehind("expected ',' separator", id: "missing-comma", insert: ",")
        }
        expectClosing(.rightParen, "expected ')' in parameter", opening: opening, isList: true)
        return parameters
    }

    mutating func parseParameter() -> ParameterSyntax {
        let lower = token.lower
        let attributes = parseAttributes()
        while at(._const) || at(.isolated), peek().canBeLabel { consume() }
        var label: Identifier?
        var name: Identifier?
        if token.canBeLabel
            && (peek().kind == .colon || peek().canBeLabel || peek().kind == .comma
                || peek().kind == .rightParen)
            || at(.wildcard)
        {
            label = consumeIdentifier()
            if token.canBeLabel { name = consumeIdentifier() }
        }
        if label == nil { error("expected parameter name followed by ':'", id: "parameter-name") }
        let type = parseParameterType(label, name)
        let isVariadic =
            !token.isAtLineStart && (at(.postfixOperator) || at(.binaryOperator)) && atOperator("...")
        if isVariadic { consume() }
        let value = parseInitializerValue()
        let shown = label ?? missingIdentifier()
        return ParameterSyntax(
            attributes: attributes, label: shown, name: name ?? shown, type: type, isVariadic: isVariadic,
            defaultValue: value, range: range(from: lower))
    }

    private mutating func parseParameterType(_ label: Identifier?, _ name: Identifier?) -> TypeSyntax {
        if consume(if: .colon) { return parseType() }
        let missing = TypeSyntax(.missing, behind)
        if let label { reportMissingType(label, name) }
        return !at(.comma) && !at(.rightParen) && token.canBeginType ? parseType() : missing
    }

    /// `func f(a)`: a name without a type, or a type without a name.
    private mutating func reportMissingType(_ label: Identifier, _ name: Identifier?) {
        guard name == nil, label.name != .wildcard, at(.comma) || at(.rightParen) else {
            return error("expected ':' following argument label and parameter name", id: "parameter-colon")
        }
        let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[label.range.lower])
        error(
            "unnamed parameters must be written with the empty name '_'", at: label.range,
            id: "parameter-name",
            fixIt: isType
                ? Diagnostic.FixIt(replace: place(label.range.lower, label.range.lower), with: "_: ") : nil)
    }

    /// `= value`
    mutating func parseInitializerValue() -> ExpressionSyntax? {
        guard at(.equal) || (atOperator("==") && at(.binaryOperator)) else { return nil }
        if !at(.equal) {
            error("expected '=' instead of '==' to assign default value for parameter", id: "default-value")
        }
        consume()
        return parseExpression(orReport: "expected initial value after '='")
    }

    mutating func parseBodyIfPresent() -> CodeBlockSyntax? {
        guard at(.leftBrace) else { return nil }
        return parseCodeBlock()
    }

    mutating func parseInitializer() -> DeclarationKind {
        consume()
        var isFailable = false
        if at(.question) || at(.exclamation) || at(.questionInfix)
            || ((atOperatorPrefix("?") || atOperatorPrefix("!")) && !token.hasTriviaBefore)
        {
            isFailable = true
            consumeOperatorPrefix()
        }
        if at(.identifier) && !token.isAtLineStart {
            error(
                "initializers cannot have a name", at: here, id: "initializer-name",
                fixIt: Diagnostic.FixIt(replace: here, with: ""))
            consume()
        }
        let signature = parseSignature(of: "initializer")
        let body = parseBodyIfPresent()
        return .initializer(InitializerSyntax(isFailable: isFailable, signature: signature, body: body))
    }

    mutating func parseDeinitializer() -> DeclarationKind {
        consume()
        _ = parseEffects()
        return .deinitializer(parseBodyIfPresent())
    }

    mutating func parseSubscript() -> DeclarationKind {
        consume()
        let signature = parseSignature(of: "subscript")
        let accessors = at(.leftBrace) ? parseAccessorBlock() : nil
        return .subscript(SubscriptSyntax(signature: signature, accessors: accessors))
    }

    mutating func parseMacroDeclaration() -> DeclarationKind {
        consume()
        let name = parseDeclaredName("macro")
        _ = parseSignature(of: "macro")
        if consume(if: .equal) { _ = parseExpression() }
        _ = parseRequirements()
        return .macro(name, nil)
    }
}
