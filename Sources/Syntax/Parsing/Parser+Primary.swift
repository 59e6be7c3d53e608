/// Primary expressions: names, literals, brackets, closures, key paths and macros.
extension Parser {
    mutating func parsePrimary() -> ExpressionSyntax {
        let lower = token.lower
        height = 1
        if tallest == 0 { tallest = 1 }
        switch token.kind {
        case .identifier, .dollarIdentifier, .placeholder, .colonColon: return parseName()
        case .keyword: return parseKeywordPrimary()
        case .integer:
            let value = integerValue(of: token)
            consume()
            return expression(.integer(value), from: lower)
        case .float:
            let value = floatValue(of: token)
            consume()
            return expression(.float(value), from: lower)
        case .stringStart:
            let literal = parseString()
            return expression(.string(literal), from: lower)
        case .regex:
            consume()
            return expression(.regex, from: lower)
        case .wildcard:
            consume()
            return expression(.wildcard, from: lower)
        case .leftParen: return parseParenthesized()
        case .leftBracket: return parseCollection()
        case .leftBrace:
            let outer = tallest
            tallest = 0
            let closure = parseClosure()
            let own = tallest + 1
            tallest = outer
            grow(own)
            return expression(.closure(closure), from: lower)
        case .period: return parseImplicitMember()
        case .pound: return parseMacro()
        case .poundAvailable, .poundUnavailable:
            error(
                "#available may only be used as condition of an 'if', 'guard' or 'while' statement", id: "availability")
            consume()
            if at(.leftParen) { skipBalanced() }
            return expression(.missing, from: lower)
        default: return missingPrimary()
        }
    }

    private mutating func missingPrimary() -> ExpressionSyntax {
        error("expected expression", id: "expected-expression")
        return missingExpression()
    }

    private mutating func parseKeywordPrimary() -> ExpressionSyntax {
        let lower = token.lower
        switch token.word {
        case .`true`, .`false`:
            let value = at(.`true`)
            consume()
            return expression(.boolean(value), from: lower)
        case .`nil`:
            consume()
            return expression(.nil, from: lower)
        case .`self`, .`Self`, .`init`: return parseName()
        case .`super`:
            let name = consumeIdentifier()
            if !at(.period) && !at(.leftBracket) && !at(.colonColon) {
                error("expected '.' or '[' after 'super'", id: "super")
            }
            return expression(.identifier(name, []), from: lower)
        case .`Any`:
            let type = parseSimpleType(members: false)
            return expression(.type(type), from: lower)
        default: return missingPrimary()
        }
    }

    /// A name with its generic arguments or its argument labels.
    private mutating func parseName() -> ExpressionSyntax {
        let lower = token.lower
        if at(.colonColon) { consume() }
        var name = consumeIdentifier()
        while at(.colonColon) && (peek().kind == .identifier || peek().kind == .keyword) {
            consume()
            name = consumeIdentifier()
        }
        let arguments = atGenericArgumentsInExpression() ? parseGenericArguments() : []
        if let labels = parseCompoundLabels() {
            return expression(.member(nil, name, arguments, labels: labels), from: lower)
        }
        return expression(.identifier(name, arguments), from: lower)
    }

    /// `.name`
    private mutating func parseImplicitMember() -> ExpressionSyntax {
        let lower = token.lower
        let period = token
        consume()
        if at(.integer) && !token.hasTriviaBefore {
            error(
                "'.\(text(in: token.range))' is not a valid floating point literal; it must be written '0.\(text(in: token.range))'",
                at: period.range, id: "float-without-zero",
                fixIt: Diagnostic.FixIt(replace: SourceRange(lower, lower), with: "0"))
            consume()
            return expression(.float(0), from: lower)
        }
        if at(.keyword) || at(.identifier), token.hasTriviaBefore {
            error(
                "extraneous whitespace after '.' is not permitted", at: SourceRange(period.upper, token.lower),
                id: "member-space")
        }
        guard let name = parseMemberName(after: period) else { return expression(.missing, from: lower) }
        let arguments = atGenericArgumentsInExpression() ? parseGenericArguments() : []
        let labels = parseCompoundLabels()
        return expression(.member(nil, name, arguments, labels: labels), from: lower)
    }

    // MARK: Brackets

    private mutating func parseParenthesized() -> ExpressionSyntax {
        let lower = token.lower
        let opening = token.range
        if parenthesesBeginFunctionType() {
            let type = parseType()
            return expression(.type(type), from: lower)
        }
        let (outer, outerTallest) = (allowsTrailingClosure, tallest)
        (allowsTrailingClosure, tallest) = (true, 0)
        consume()
        let elements = parseArgumentList(until: .rightParen)
        expectClosing(.rightParen, "expected ')' in expression list", opening: opening)
        let own = tallest + 1
        (allowsTrailingClosure, tallest) = (outer, outerTallest)
        grow(own)
        if elements.count == 1 && elements[0].label == nil {
            return expression(.parenthesized(elements[0].value), from: lower)
        }
        return expression(.tuple(elements), from: lower)
    }

    /// `(A, B) -> C`, `(A) throws -> B`
    private mutating func parenthesesBeginFunctionType() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        skipBalanced()
        guard at(.arrow) || at(.`throws`) || at(.async) || at(.`rethrows`) else { return false }
        return skipEffects() && at(.arrow)
    }

    private mutating func parseCollection() -> ExpressionSyntax {
        let lower = token.lower
        let opening = token.range
        if bracketsAreType() {
            let type = parseSimpleType(members: false)
            return expression(.type(type), from: lower)
        }
        let (outer, outerTallest) = (allowsTrailingClosure, tallest)
        (allowsTrailingClosure, tallest) = (true, 0)
        consume()
        let kind = parseCollectionElements()
        expectClosing(.rightBracket, "expected ']' in container literal expression", opening: opening)
        let own = tallest + 1
        (allowsTrailingClosure, tallest) = (outer, outerTallest)
        grow(own)
        return expression(kind, from: lower)
    }

    private mutating func parseCollectionElements() -> ExpressionKind {
        if at(.colon) && peek().kind == .rightBracket {
            consume()
            return .dictionary([])
        }
        var elements: [ExpressionSyntax] = []
        var pairs: [DictionaryElementSyntax] = []
        while !at(.rightBracket) && !at(.endOfFile) && !at(.rightBrace) {
            let before = token.lower
            if at(.comma) {
                error("expected expression in container literal", id: "expected-expression")
                consume()
                continue
            }
            let first =
                atElision ? parseElision() : parseExpression(orReport: "expected expression in container literal")
            if at(.colon) {
                if !elements.isEmpty { error("unexpected ':' in array literal", id: "array-colon") }
                consume()
                let value = parseExpression(orReport: "expected value in dictionary literal")
                pairs.append(DictionaryElementSyntax(key: first, value: value))
            } else if !pairs.isEmpty {
                if case .elision = first.kind {} else { error("expected ':' in dictionary literal", id: "dictionary-colon") }
            } else {
                elements.append(first)
            }
            if consume(if: .comma) { continue }
            guard token.lower > before, atForgottenComma else { break }
            errorBehind("expected ',' separator", id: "missing-comma", insert: ",")
        }
        return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
    }

    /// `[Int]()`, `[String: Int].self`: brackets around types, used as a type.
    private mutating func bracketsAreType() -> Bool {
        switch peek().kind {
        case .identifier, .leftParen, .leftBracket, .keyword: break
        case .integer: return peek(2).word == .of && peek(3).kind == .identifier
        default: return false
        }
        let start = mark()
        defer { reset(to: start) }
        guard skipSimpleBrackets() else { return false }
        if atOnSameLine(.leftParen) { return true }
        guard at(.period) else { return false }
        return peek().word == .`self` || peek().word == .`init` || peek().word == .`Type`
    }

    private mutating func skipSimpleBrackets() -> Bool {
        consume()
        guard skipType() else { return false }
        if consume(if: .colon) { guard skipType() else { return false } }
        return consume(if: .rightBracket)
    }

    // MARK: Closures

    mutating func parseClosure() -> ClosureSyntax {
        let opening = token.range
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
    private mutating func atClosureSignature() -> Bool {
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

    private mutating func skipClosureSignature() -> Bool {
        while at(.at) { skipAttribute() }
        if at(.leftBracket) {
            skipBalanced()
            guard bytes[previousEnd - 1] == 0x5D else { return false }
        }
        if at(.leftParen) {
            skipBalanced()
        } else if at(.identifier) || at(.wildcard) {
            guard skipClosureNames() else { return false }
        }
        guard skipEffects() else { return false }
        var sawArrow = false
        if consume(if: .arrow) {
            guard skipType() else { return false }
            sawArrow = true
            _ = skipEffects()
        }
        return at(.`in`) || sawArrow
    }

    private mutating func skipClosureNames() -> Bool {
        while true {
            guard at(.identifier) || at(.wildcard) else { return false }
            if at(.async) && (peek().word == .`in` || peek().kind == .arrow || peek().word == .`throws`) { return true }
            consume()
            if consume(if: .colon) { guard skipType() else { return false } }
            guard consume(if: .comma) else { return true }
        }
    }

    private mutating func parseClosureSignature(into closure: inout ClosureSyntax) {
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

    private mutating func parseClosureNames() -> [ClosureParameterSyntax] {
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

    private mutating func parseClosureParameters() -> [ClosureParameterSyntax] {
        let opening = token.range
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

    private mutating func parseCaptures() -> [CaptureSyntax] {
        let opening = token.range
        consume()
        var captures: [CaptureSyntax] = []
        while !at(.rightBracket) && !at(.endOfFile) {
            var specifier = Name.empty
            if at(.weak) || at(.unowned), peek().kind == .identifier || peek().kind == .keyword || peek().kind == .leftParen {
                specifier = name(of: token)
                consume()
                if at(.leftParen) { skipBalanced() }
            } else if at(.nonisolated) || at(.sending), peek().kind == .identifier {
                consume()
            }
            guard at(.identifier) || at(.`self`) else {
                error("expected name in closure capture list", id: "expected-name")
                while !at(.rightBracket) && !at(.endOfFile) && !at(.`in`) && !at(.rightBrace) { skipBalanced() }
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

    // MARK: Key paths

    mutating func parseKeyPath() -> ExpressionSyntax {
        let lower = token.lower
        height = 1
        consume()
        var root: TypeSyntax?
        if !atOperatorPrefix(0x2E) && !at(.period) {
            guard token.canBeginType else {
                error("expected expression path in Swift key path", id: "key-path")
                return expression(.keyPath(root: nil, []), from: lower)
            }
            root = parseSimpleType(members: false)
        }
        var components: [KeyPathComponentSyntax] = []
        while let component = parseKeyPathComponent() {
            components.append(component)
            grow(height + 1)
            if isTooDeep { break }
        }
        return expression(.keyPath(root: root, components), from: lower)
    }

    private mutating func parseKeyPathComponent() -> KeyPathComponentSyntax? {
        let lower = token.lower
        switch token.kind {
        case .period:
            if peek().kind == .leftBracket {
                consume()
                return parseKeyPathComponent()
            }
            let period = token
            consume()
            guard let name = parseMemberName(after: period) else { return nil }
            if atGenericArgumentsInExpression() { _ = parseGenericArguments() }
            _ = parseCompoundLabels()
            return .property(name)
        case .leftBracket where !token.isAtLineStart:
            let (_, arguments, range) = parseArguments(height: height, closing: .rightBracket)
            return .subscript(arguments, range)
        case .question where !token.isAtLineStart:
            consume()
            return .optionalChain(range(from: lower))
        case .exclamation where !token.isAtLineStart:
            consume()
            return .forceUnwrap(range(from: lower))
        case .prefixOperator, .binaryOperator, .postfixOperator:
            return parseKeyPathOperator()
        default: return nil
        }
    }

    /// `.?`, `?.`, `!.?` and the like are lexed as operators.
    private mutating func parseKeyPathOperator() -> KeyPathComponentSyntax? {
        for offset in token.lower..<token.upper {
            switch bytes[offset] {
            case 0x2E, 0x3F, 0x21: continue
            default: return nil
            }
        }
        let lower = token.lower
        let byte = bytes[lower]
        if byte == 0x2E {
            guard token.upper > lower + 1 else { return nil }
            token.upper32 = token.lower32 + 1
            consume()
            if at(.question) || at(.exclamation) { return parseKeyPathComponent() }
            return parseKeyPathOperator()
        }
        consumeOperatorPrefix()
        return byte == 0x3F ? .optionalChain(range(from: lower)) : .forceUnwrap(range(from: lower))
    }

    // MARK: Macros

    private mutating func parseMacro() -> ExpressionSyntax {
        let lower = token.lower
        let (name, call) = parseMacroParts()
        grow(max(height, 1))
        return expression(.macro(name, call), from: lower)
    }

    mutating func parseMacroParts() -> (Identifier, CallSyntax?) {
        consume()
        height = 1
        guard (at(.identifier) || at(.keyword)) && !token.isAtLineStart else {
            error("expected a macro identifier for a pound literal expression", id: "macro-name")
            return (missingIdentifier(), nil)
        }
        if token.hasTriviaBefore {
            error(
                "extraneous whitespace between '#' and macro name is not permitted",
                at: SourceRange(previousEnd, token.lower), id: "macro-space")
        }
        let name = consumeIdentifier()
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
            CallSyntax(callee: callee, arguments: arguments, parentheses: parentheses, trailingClosures: closures)
        )
    }
}
