/// Variables and their accessors.
extension Parser {
    mutating func parseVariable() -> DeclarationKind {
        let (isLet, keyword) = (at(.`let`), here)
        consume()
        return .variable(
            VariableSyntax(isLet: isLet, keyword: keyword, bindings: parseBindings(isLet: isLet)))
    }

    mutating func parseBindings(isLet: Bool) -> [VariableSyntax.Binding] {
        var bindings: [VariableSyntax.Binding] = []
        repeat {
            bindings.append(parseBinding(isLet: isLet))
        } while consume(if: .comma)
        return bindings
    }

    private mutating func parseBinding(isLet: Bool) -> VariableSyntax.Binding {
        let pattern = parseBindingPattern()
        if at(.leftParen), isName(pattern), peek().kind == .rightParen, peek(2).kind == .colon {
            skipParenthesesOfProperty()
        }
        let colon = here
        let type =
            isName(pattern) && colonIsMissing(isLet ? "constant" : "variable")
            ? parseType() : parseTypeAnnotation()
        if type != nil, at(.leftParen), !token.hasTriviaBefore { skipInitializerOfType(colon) }
        var value: ExpressionSyntax?
        if at(.equal) || (at(.binaryOperator) && atOperator("==")) {
            if !at(.equal) {
                error(
                    "found '==' where '=' was expected", id: "equal",
                    fixIt: Diagnostic.FixIt(replace: here, with: "="))
            }
            consume()
            value = parseExpression(orReport: "expected initial value after '='")
        }
        var accessors: AccessorBlockSyntax?
        if at(.leftBrace), !token.isAtLineStart || value == nil || atAccessorBlock() {
            accessors = parseAccessorBlock()
        }
        return VariableSyntax.Binding(pattern: pattern, type: type, initializer: value, accessors: accessors)
    }

    /// `let dog: Dog(name: "Rex")`
    private mutating func skipInitializerOfType(_ colon: SourceRange) {
        error(
            "unexpected initializer in pattern; did you mean to use '='?", at: here,
            id: "initializer-in-pattern",
            fixIt: Diagnostic.FixIt(replace: colon, with: " ="))
        skipBalanced()
    }

    /// `: Type` behind a pattern.
    mutating func parseTypeAnnotation() -> TypeSyntax? {
        guard consume(if: .colon) else { return nil }
        let type = parseType()
        if atOperator("...") && at(.postfixOperator) { consume() }
        return type
    }

    /// `var count Int`, `struct Card View`: a second name, and whether it looks like a type.
    mutating func colonIsMissing(_ what: String) -> Bool {
        guard at(.identifier), !token.isAtLineStart else { return false }
        let isType =
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[token.lower]) || at(.some) || at(.any)
        error(
            "found an unexpected second identifier in \(what) declaration; is there an accidental break?",
            at: here,
            id: "second-identifier", fixIt: isType ? Diagnostic.FixIt(replace: behind, with: ":") : nil)
        if !isType { consume() }
        return isType
    }

    /// `var body(): some View`
    private mutating func skipParenthesesOfProperty() {
        let range = place(token.lower, peek().upper)
        error(
            "consecutive declarations on a line must be separated by ';'", at: range, id: "consecutive",
            fixIt: Diagnostic.FixIt(replace: range, with: ""))
        consume()
        consume()
    }

    private func isName(_ pattern: PatternSyntax) -> Bool {
        if case .name = pattern.kind { true } else { false }
    }

    /// Whether `{` begins accessors with their words (`{ get }`, `{ didSet { … } }`).
    mutating func atAccessorBlock() -> Bool {
        guard peek().kind == .identifier || peek().kind == .at || peek().kind == .keyword else {
            return false
        }
        let start = mark()
        defer { reset(to: start) }
        consume()
        return skipToAccessorWord()
    }

    mutating func skipToAccessorWord() -> Bool {
        while at(.at) { skipAttribute() }
        while Self.isAccessorModifier(token) && (peek().kind == .identifier || peek().kind == .keyword)
            && !peek().isAtLineStart
        {
            consume()
        }
        switch token.word {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress:
            if peek().kind == .leftParen { return isAccessorParameter }
            return !(peek().kind == .period || peek().kind == .equal || peek().kind == .colon)
        case .read, .modify, .borrow, .mutate: return peek().kind == .leftBrace
        case .`init`: return peek().kind == .leftBrace || (peek().kind == .leftParen && isInitAccessor)
        default:
            return text(of: token, is: "unsafeMutableAddress")
                || text(of: token, is: "addressWithNativeOwner")
        }
    }

    /// `set(value) {`, and not the call `set(value)` that a closure begins with. A forgotten name is told
    /// later.
    private var isAccessorParameter: Bool { peek(peek(2).kind == .rightParen ? 3 : 4).kind == .leftBrace }

    var isInitAccessor: Bool {
        peek(2).kind == .identifier && peek(3).kind == .rightParen && peek(4).kind == .leftBrace
    }

    static func isAccessorModifier(_ token: Token) -> Bool {
        switch token.word {
        case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .nonisolated, .yield, .coroutine:
            true
        default: false
        }
    }

    mutating func parseAccessorBlock() -> AccessorBlockSyntax {
        guard atAccessorBlock() else { return .getter(parseCodeBlock()) }
        let opening = here
        let outer = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = outer }
        consume()
        var accessors: [AccessorSyntax] = []
        while !at(.rightBrace) && !at(.endOfFile) {
            if at(.poundIf) {
                let clauses = parseConditionalCompilation { parser in parser.parseAccessors() }
                for clause in clauses where clause.isActive { accessors += clause.elements }
                continue
            }
            let parsed = parseAccessors()
            if parsed.isEmpty { break }
            accessors += parsed
        }
        if !at(.rightBrace) {
            error(
                "expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition",
                id: "accessor")
            while !at(.rightBrace) && !at(.endOfFile) { skipBalanced() }
        }
        expectClosing(.rightBrace, "expected '}' at end of accessors", opening: opening)
        return .accessors(accessors, opening: opening)
    }

    mutating func parseAccessors() -> [AccessorSyntax] {
        var accessors: [AccessorSyntax] = []
        while true {
            while consume(if: .semicolon) {}
            let start = mark()
            guard skipToAccessorWord() else {
                reset(to: start)
                return accessors
            }
            reset(to: start)
            accessors.append(parseAccessor())
        }
    }

    mutating func parseAccessor() -> AccessorSyntax {
        _ = parseAttributes()
        var modifiers: [ModifierSyntax] = []
        while Self.isAccessorModifier(token) {
            modifiers.append(ModifierSyntax(name: consumeIdentifier(), detail: nil))
        }
        let kind = consumeIdentifier()
        var parameter: Identifier?
        if at(.leftParen) {
            let opening = here
            consume()
            if at(.identifier) {
                parameter = consumeIdentifier()
            } else {
                error("expected \(kind.name.text) parameter name", id: "accessor-parameter")
            }
            expectClosing(
                .rightParen, "expected ')' after \(kind.name.text) parameter name", opening: opening)
        }
        let effects = parseEffects()
        if !at(.leftBrace), kind.name == "didSet" || kind.name == "willSet" {
            error("expected '{' to start '\(kind.name.text)' definition", id: "missing-brace")
        }
        let body = parseBodyIfPresent()
        return AccessorSyntax(
            kind: kind, modifiers: modifiers, parameter: parameter, isAsync: effects.isAsync,
            isThrowing: effects.isThrowing, body: body)
    }
}
