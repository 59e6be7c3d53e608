/// Declarations.
extension Parser {
    mutating func parseDeclaration(isMember: Bool) -> DeclarationSyntax {
        let lower = token.lower
        guard enter() else {
            return DeclarationSyntax(
                .unexpected, attributes: [], modifiers: [], range: place(lower, lower), id: newID())
        }
        defer { leave() }
        let id = newID()
        let attributes = parseAttributes()
        let modifiers = parseModifiers()
        let kind = parseDeclarationKind(isMember: isMember, modifiers: modifiers)
        return DeclarationSyntax(
            kind, attributes: attributes, modifiers: modifiers, range: range(from: lower), id: id)
    }

    mutating func parseDeclarationKind(isMember: Bool, modifiers: [ModifierSyntax]) -> DeclarationKind {
        switch token.word {
        case .`import`: return parseImport()
        case .`struct`: return parseNominal(.struct, "struct")
        case .`class`: return parseNominal(.class, "class")
        case .`enum`: return parseNominal(.enum, "enum")
        case .`protocol`: return parseNominal(.protocol, "protocol")
        case .actor: return parseNominal(.actor, "actor")
        case .`extension`: return parseExtension()
        case .`func`: return parseFunction()
        case .`init`: return parseInitializer()
        case .`deinit`: return parseDeinitializer()
        case .`subscript`: return parseSubscript()
        case .`let`, .`var`: return parseVariable()
        case .`typealias`: return parseTypeAlias()
        case .`associatedtype`: return parseAssociatedType()
        case .`operator`: return parseOperatorDeclaration(modifiers)
        case .`precedencegroup`: return parsePrecedenceGroup()
        case .`case`: return parseEnumCase()
        case .macro: return parseMacroDeclaration()
        default: return parseDeclarationWithoutWord(isMember: isMember, modifiers: modifiers)
        }
    }

    /// A use of a macro, or a property whose `var` was forgotten.
    private mutating func parseDeclarationWithoutWord(isMember: Bool, modifiers: [ModifierSyntax])
        -> DeclarationKind
    {
        if at(.pound) {
            let (name, call) = parseMacroParts()
            return .macro(name, call)
        }
        if isMember, let kind = parseWithoutKeyword(modifiers) { return kind }
        error("expected declaration", at: here, id: "expected-declaration")
        return .unexpected
    }

    /// The name of a declaration.
    mutating func parseDeclaredName(_ what: String) -> Identifier {
        if at(.identifier) { return consumeIdentifier() }
        if at(.keyword) && !token.isAtLineStart {
            let text = text(in: here)
            error(
                "keyword '" + text + "' cannot be used as an identifier here", at: here,
                id: "keyword-as-name",
                fixIt: Diagnostic.FixIt(replace: here, with: "`" + text + "`"))
            return consumeIdentifier()
        }
        if at(.integer) || at(.float) || at(.dollarIdentifier) {
            error(
                "\(what) name can only start with a letter or underscore, not a number", id: "number-as-name")
            return consumeIdentifier()
        }
        if at(.wildcard) {
            error("keyword '_' cannot be used as an identifier here", id: "keyword-as-name")
            return consumeIdentifier()
        }
        if at(.placeholder) { return consumeIdentifier() }
        error("expected identifier in \(what) declaration", id: "expected-name")
        return missingIdentifier()
    }

    mutating func parseImport() -> DeclarationKind {
        consume()
        switch token.word {
        case .`struct`, .`class`, .`enum`, .`protocol`, .`typealias`, .`func`, .`var`, .`let`: consume()
        default: break
        }
        var path: [Identifier] = []
        repeat {
            guard at(.identifier) || at(.keyword) || (atOperatorToken && !path.isEmpty) else {
                error("expected module name in import declaration", id: "expected-name")
                break
            }
            path.append(consumeIdentifier())
        } while consume(if: .period) || consume(if: .colonColon)
        return .import(path)
    }

    var atOperatorToken: Bool {
        switch token.kind {
        case .prefixOperator, .postfixOperator, .binaryOperator, .ampersand, .questionInfix, .equal,
            .exclamation,
            .question, .arrow:
            true
        default: false
        }
    }

    // MARK: The rest

    mutating func parseTypeAlias() -> DeclarationKind {
        consume()
        let name = parseDeclaredName("typealias")
        let generics = parseGenericParameters()
        if !consume(if: .equal) {
            error("expected '=' in type alias declaration", id: "missing-equal")
            guard consume(if: .colon) else {
                return .typeAlias(name, generics, TypeSyntax(.missing, range(from: previousEnd)), [])
            }
        }
        let type = parseType()
        return .typeAlias(name, generics, type, parseRequirements())
    }

    mutating func parseAssociatedType() -> DeclarationKind {
        consume()
        let name = parseDeclaredName("associatedtype")
        let inherited = parseInheritance()
        let type = consume(if: .equal) ? parseType() : nil
        return .associatedType(name, inherited: inherited, defaultType: type, parseRequirements())
    }

    mutating func parseOperatorDeclaration(_ modifiers: [ModifierSyntax]) -> DeclarationKind {
        consume()
        let name = parseOperatorName()
        var group: Identifier?
        if consume(if: .colon), at(.identifier) {
            group = consumeIdentifier()
            while consume(if: .comma) { if at(.identifier) { consume() } }
        }
        if at(.leftBrace) { skipBalanced() }
        let fixity = modifiers.last { ["prefix", "postfix", "infix"].contains($0.name.name) }
        if fixity == nil {
            error(
                "operator must be declared as 'prefix', 'postfix', or 'infix'", at: name.range,
                id: "operator-fixity")
        }
        return .operator(name, fixity: fixity?.name.name ?? "infix", precedenceGroup: group)
    }

    private mutating func parseOperatorName() -> Identifier {
        if atOperatorToken || at(.unknown) {
            let lower = token.lower
            consume()
            // Marks glued to it are tokens of their own.
            while !token.hasTriviaBefore && atOperatorToken { consume() }
            return Identifier(Name(text(in: range(from: lower))), range(from: lower))
        }
        guard at(.identifier) else {
            error("expected operator name in operator declaration", id: "operator-name")
            return missingIdentifier()
        }
        error(
            "'" + text(in: here)
                + "' is considered an identifier and must not appear within an operator name",
            id: "operator-name")
        return consumeIdentifier()
    }

    mutating func parsePrecedenceGroup() -> DeclarationKind {
        consume()
        let name = parseDeclaredName("precedence group")
        let opening = here
        if !consume(if: .leftBrace) {
            error("expected '{' after name of precedence group", id: "missing-brace")
            return .precedenceGroup(name)
        }
        while !at(.rightBrace) && !at(.endOfFile) {
            guard at(.identifier), peek().kind == .colon else {
                error(
                    "expected operator attribute identifier in precedence group body", id: "precedence-group")
                while !at(.rightBrace) && !at(.endOfFile) { skipBalanced() }
                break
            }
            consume()
            consume()
            if at(.identifier) || at(.keyword) { consume() }
            while at(.comma) || at(.period) {
                consume()
                if at(.identifier) { consume() }
            }
        }
        expectClosing(.rightBrace, "expected '}' at end of precedence group", opening: opening)
        return .precedenceGroup(name)
    }

    mutating func parseEnumCase() -> DeclarationKind {
        consume()
        return parseCasesBehindWord()
    }

    mutating func parseCasesBehindWord() -> DeclarationKind {
        var elements: [EnumElementSyntax] = []
        repeat {
            if at(.keyword) && at(.`case`) {
                error("expected identifier after comma in enum 'case' declaration", id: "expected-name")
                break
            }
            if at(.period) {
                error("extraneous '.' in enum 'case' declaration", id: "enum-case-period")
                consume()
            }
            guard at(.identifier) || at(.keyword) || at(.wildcard) || at(.integer) || at(.placeholder) else {
                error(
                    "expected identifier in enum 'case' declaration", at: lastTokenRange, id: "expected-name")
                break
            }
            let name = parseDeclaredName("enum 'case'")
            var parameters: [ParameterSyntax]?
            if at(.leftParen) { parameters = parseCasePayload() }
            var value: ExpressionSyntax?
            if consume(if: .equal) { value = parseExpression(orReport: "expected expression after '='") }
            elements.append(EnumElementSyntax(name: name, parameters: parameters, rawValue: value))
        } while consume(if: .comma)
        return .enumCase(elements)
    }

    mutating func parseCasePayload() -> [ParameterSyntax] {
        let opening = here
        consume()
        var parameters: [ParameterSyntax] = []
        while !at(.rightParen) && !at(.endOfFile) && !at(.rightBrace) {
            let lower = token.lower
            let (label, second) = parseElementLabels()
            let type = parseType()
            let isVariadic = atOperator("...")
            if isVariadic { consume() }
            let value = consume(if: .equal) ? parseExpression() : nil
            let shown = label ?? Identifier("_", place(lower, lower))
            parameters.append(
                ParameterSyntax(
                    attributes: [], label: shown, name: second ?? shown, type: type, isVariadic: isVariadic,
                    defaultValue: value, range: range(from: lower)))
            if !consume(if: .comma) { break }
        }
        expectClosing(.rightParen, "expected ')' at end of tuple list", opening: opening)
        return parameters
    }
}
