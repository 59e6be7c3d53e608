/// Types as they are written, with their attributes and specifiers.
extension Parser {
    /// A type with attributes and specifiers: `@escaping () -> Void`, `inout Int`, `some View`.
    mutating func parseType() -> TypeSyntax {
        guard enter() else { return TypeSyntax(.missing, behind) }
        defer { leave() }
        let lower = token.lower
        var attributes: [AttributeSyntax] = []
        var specifiers: [Identifier] = []
        while true {
            if at(.at) {
                attributes.append(parseAttribute())
            } else if atTypeSpecifier {
                specifiers.append(consumeIdentifier())
                if atOnSameLine(.leftParen) && !token.hasTriviaBefore { skipBalanced() }
            } else {
                break
            }
        }
        let type = parseUnattributedType()
        if attributes.isEmpty && specifiers.isEmpty { return type }
        return TypeSyntax(.attributed(attributes, specifiers: specifiers, type), range(from: lower))
    }

    /// A word such as `inout` or `sending` with a type behind it.
    private var atTypeSpecifier: Bool {
        switch token.word {
        case .`inout`: return true
        case .nonisolated:
            return peek().kind == .leftParen
                ? peek(2).kind == .identifier && peek(3).kind == .rightParen && peek(4).canBeginType
                : peek().canBeginType && !peek().isAtLineStart
        case .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, ._const, ._local:
            return peek().canBeginType && !peek().isAtLineStart
        default: return false
        }
    }

    private mutating func parseUnattributedType() -> TypeSyntax {
        let lower = token.lower
        if at(.each) && peek().canBeginType && !peek().isAtLineStart {
            consume()
            let type = parseSimpleType()
            return TypeSyntax(.packElement(type), range(from: lower))
        }
        if at(.`repeat`) {
            consume()
            let type = parseType()
            return TypeSyntax(.packExpansion(type), range(from: lower))
        }
        if at(.some) || at(.any) || atCapitalSome {
            let isSome = !at(.any)
            if !at(.some) && isSome { reportCapitalSome() }
            consume()
            let type = parseComposition()
            return TypeSyntax(isSome ? .some(type) : .any(type), range(from: lower))
        }
        let type = parseComposition()
        guard at(.arrow) || ((at(.async) || at(.`throws`) || at(.`rethrows`)) && functionEffectsLeadToArrow())
        else {
            return type
        }
        return parseFunctionType(parameters: type, lower: lower)
    }

    /// `Some View`, which a keyboard makes of `some View` behind a colon.
    private var atCapitalSome: Bool {
        guard at(.identifier), token.upper - token.lower == 4,
            bytes[token.lower..<token.upper].elementsEqual("Some".utf8)
        else { return false }
        let next = peek()
        return next.kind == .identifier && !next.isAtLineStart && bytes[next.lower] &- 65 < 26
    }

    private mutating func reportCapitalSome() {
        error(
            "the keyword 'some' begins with a small letter", id: "capital-some",
            fixIt: Diagnostic.FixIt(replace: here, with: "some"))
    }

    /// `A & B`
    private mutating func parseComposition() -> TypeSyntax {
        let lower = token.lower
        let first = parseSimpleType()
        guard atAmpersand else { return first }
        var parts = [first]
        while atAmpersand {
            consume()
            parts.append(parseSimpleType())
        }
        return TypeSyntax(.composition(parts), range(from: lower))
    }

    private var atAmpersand: Bool {
        (at(.binaryOperator) || at(.ampersand) || at(.postfixOperator)) && atOperator("&")
    }

    /// A type with its members and postfix marks, without `->` and `&`.
    mutating func parseSimpleType(members: Bool = true) -> TypeSyntax {
        guard enter() else { return TypeSyntax(.missing, behind) }
        defer { leave() }
        let lower = token.lower
        if (at(.prefixOperator) || at(.binaryOperator)) && atOperator("~") {
            consume()
            let type = parseSimpleType()
            return TypeSyntax(.suppressed(type), range(from: lower))
        }
        guard var type = parsePrimaryType() else {
            error("expected type", id: "expected-type")
            return TypeSyntax(.missing, behind)
        }
        var length = 0
        while true {
            length += 1
            if length > Self.maximumHeight { grow(length) }
            guard let longer = parseTypeSuffix(of: type, lower: lower, members: members) else { return type }
            type = longer
        }
    }

    /// The type with one `.Member`, `?` or `!` more; nothing where none follows.
    private mutating func parseTypeSuffix(of type: TypeSyntax, lower: Int, members: Bool) -> TypeSyntax? {
        if consume(if: .colonColon) { return type }
        if members && at(.period) { return parseMemberType(of: type, lower: lower) }
        if token.isAtLineStart { return nil }
        if atOptionalMark {
            consumeOperatorPrefix()
            return TypeSyntax(.optional(type), range(from: lower))
        }
        guard consume(if: .exclamation) else { return nil }
        return TypeSyntax(.implicitlyUnwrapped(type), range(from: lower))
    }

    private var atOptionalMark: Bool {
        if at(.question) { return true }
        guard !token.hasTriviaBefore else { return false }
        return at(.questionInfix) || ((at(.postfixOperator) || at(.binaryOperator)) && atOperatorPrefix("?"))
    }

    private mutating func parseMemberType(of base: TypeSyntax, lower: Int) -> TypeSyntax {
        let period = token
        consume()
        if at(.`Type`) || at(.`Protocol`) {
            consume()
            return TypeSyntax(.metatype(base), range(from: lower))
        }
        guard at(.identifier) || at(.keyword), !reportSpace(after: period) else {
            error("expected identifier in dotted type", id: "dotted-type")
            return base
        }
        let name = consumeIdentifier()
        let arguments = parseGenericArgumentsIfPresent()
        return TypeSyntax(.member(base, name, arguments), range(from: lower))
    }

    private mutating func parsePrimaryType() -> TypeSyntax? {
        let lower = token.lower
        switch token.kind {
        case .identifier: break
        case .keyword where at(.`Self`) || at(.`Any`): break
        case .colonColon:
            consume()
            return parsePrimaryType()
        case .wildcard:
            consume()
            return TypeSyntax(.inferred, range(from: lower))
        case .leftParen: return parseTupleType()
        case .leftBracket: return parseCollectionType()
        case .placeholder:
            consume()
            return TypeSyntax(.missing, range(from: lower))
        default: return nil
        }
        let name = consumeIdentifier()
        let arguments = parseGenericArgumentsIfPresent()
        return TypeSyntax(.named(name, arguments), range(from: lower))
    }

    /// `<A, B>` after the name of a type.
    mutating func parseGenericArgumentsIfPresent() -> [TypeSyntax] {
        guard atOperatorPrefix("<") else { return [] }
        return parseGenericArguments()
    }

    mutating func parseGenericArguments() -> [TypeSyntax] {
        let opening = place(token.lower, token.lower + 1)
        consumeOperatorPrefix()
        var arguments: [TypeSyntax] = []
        while !atOperatorPrefix(">") && !at(.endOfFile) {
            arguments.append(parseGenericArgument())
            if !consume(if: .comma) { break }
        }
        if atOperatorPrefix(">") {
            consumeOperatorPrefix()
        } else {
            error(
                "expected '>' to complete generic argument list", at: here, id: "missing-bracket",
                notes: [Diagnostic.Note("to match this opening '<'", at: opening)])
        }
        return arguments
    }

    private mutating func parseGenericArgument() -> TypeSyntax {
        let lower = token.lower
        if at(.integer)
            || ((at(.prefixOperator) || at(.binaryOperator)) && atOperator("-") && peek().kind == .integer)
        {
            if !at(.integer) { consume() }
            consume()
            return TypeSyntax(
                .named(Identifier(Name(text(in: range(from: lower))), range(from: lower)), []),
                range(from: lower))
        }
        return parseType()
    }
}

extension Token {
    /// Whether the token may be the first of a type.
    var canBeginType: Bool {
        switch kind {
        case .identifier, .leftParen, .leftBracket, .at, .wildcard, .colonColon: true
        case .keyword: word == .`Self` || word == .`Any` || word == .`inout` || word == .`repeat`
        default: false
        }
    }

    /// Whether the token may label an argument or a parameter: any name and any word but `inout`.
    var canBeLabel: Bool {
        switch kind {
        case .identifier, .wildcard: true
        case .keyword: word != .`inout`
        default: false
        }
    }
}
