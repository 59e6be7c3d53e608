/// Declarations.
extension Parser {
    mutating func parseDeclaration(isMember: Bool) -> DeclarationSyntax {
        let lower = token.lower
        guard enter() else {
            return DeclarationSyntax(
                .unexpected, attributes: [], modifiers: [], range: SourceRange(lower, lower), id: newID())
        }
        defer { leave() }
        let id = newID()
        let attributes = parseAttributes()
        let modifiers = parseModifiers()
        let kind = parseDeclarationKind(isMember: isMember, modifiers: modifiers)
        return DeclarationSyntax(
            kind, attributes: attributes, modifiers: modifiers, range: range(from: lower), id: id)
    }

    private mutating func parseDeclarationKind(isMember: Bool, modifiers: [ModifierSyntax]) -> DeclarationKind {
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
        default: break
        }
        if at(.pound) {
            let (name, call) = parseMacroParts()
            return .macro(name, call)
        }
        if !modifiers.isEmpty && at(.identifier) && (peek().kind == .colon || peek().kind == .equal) && isMember {
            error("expected 'var' keyword in property declaration", id: "missing-var")
            return .variable(VariableSyntax(isLet: false, bindings: parseBindings()))
        }
        error("expected declaration", at: token.range, id: "expected-declaration")
        return .unexpected
    }

    /// The name of a declaration.
    mutating func parseDeclaredName(_ what: String) -> Identifier {
        if at(.identifier) { return consumeIdentifier() }
        if at(.keyword) && !token.isAtLineStart {
            let text = text(in: token.range)
            error(
                "keyword '" + text + "' cannot be used as an identifier here", at: token.range, id: "keyword-as-name",
                fixIt: Diagnostic.FixIt(replace: token.range, with: "`" + text + "`"))
            return consumeIdentifier()
        }
        if at(.integer) || at(.float) || at(.dollarIdentifier) {
            error("\(what) name can only start with a letter or underscore, not a number", id: "number-as-name")
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

    private mutating func parseImport() -> DeclarationKind {
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
        case .prefixOperator, .postfixOperator, .binaryOperator, .ampersand, .questionInfix, .equal, .exclamation,
            .question, .arrow:
            true
        default: false
        }
    }

    // MARK: Types

    private mutating func parseNominal(_ kind: NominalKind, _ word: String) -> DeclarationKind {
        consume()
        let name = parseDeclaredName(word)
        var generics: [GenericParameterSyntax] = []
        var primary: [Identifier] = []
        if atOperatorPrefix(0x3C) {
            if kind == .protocol { primary = parsePrimaryAssociatedTypes() } else { generics = parseGenericParameters() }
        }
        let inherited = parseInheritance()
        let requirements = parseRequirements()
        let (members, body) = parseMembers(of: word)
        return .nominal(
            NominalSyntax(
                kind: kind, name: name, extendedType: nil, generics: generics, primaryAssociatedTypes: primary,
                inherited: inherited, requirements: requirements, members: members, body: body))
    }

    private mutating func parseExtension() -> DeclarationKind {
        consume()
        let type = parseType()
        let inherited = parseInheritance()
        let requirements = parseRequirements()
        let (members, body) = parseMembers(of: "extension")
        return .nominal(
            NominalSyntax(
                kind: .extension, name: lastName(of: type), extendedType: type, generics: [],
                primaryAssociatedTypes: [], inherited: inherited, requirements: requirements, members: members,
                body: body))
    }

    private func lastName(of type: TypeSyntax) -> Identifier {
        switch type.kind {
        case .named(let name, _), .member(_, let name, _): name
        case .optional(let base): Identifier("Optional", base.range)
        case .array(let base): Identifier("Array", base.range)
        case .dictionary(let key, _): Identifier("Dictionary", key.range)
        default: Identifier(.empty, type.range)
        }
    }

    private mutating func parsePrimaryAssociatedTypes() -> [Identifier] {
        consumeOperatorPrefix()
        var names: [Identifier] = []
        while at(.identifier) {
            names.append(consumeIdentifier())
            if !consume(if: .comma) { break }
        }
        closeAngle("expected '>' to complete primary associated type list")
        return names
    }

    private mutating func closeAngle(_ message: String) {
        if atOperatorPrefix(0x3E) { consumeOperatorPrefix() } else { error(message, id: "missing-bracket") }
    }

    mutating func parseGenericParameters() -> [GenericParameterSyntax] {
        guard atOperatorPrefix(0x3C) else { return [] }
        consumeOperatorPrefix()
        var parameters: [GenericParameterSyntax] = []
        while !atOperatorPrefix(0x3E) && !at(.endOfFile) {
            _ = parseAttributes()
            let isPack = at(.each) && (peek().kind == .identifier)
            if isPack { consume() }
            if at(.`let`) { consume() }
            guard at(.identifier) || (at(.keyword) && peek().kind == .comma) else {
                error("expected an identifier to name generic parameter", id: "expected-name")
                break
            }
            let name = consumeIdentifier()
            if at(.postfixOperator) && atOperator("...") { consume() }
            let constraint = consume(if: .colon) ? parseType() : nil
            parameters.append(GenericParameterSyntax(name: name, constraint: constraint, isPack: isPack))
            if !consume(if: .comma) { break }
        }
        if at(.`where`) { legacyRequirements = parseRequirements() }
        closeAngle("expected '>' to complete generic parameter list")
        return parameters
    }

    private mutating func parseInheritance() -> [TypeSyntax] {
        guard consume(if: .colon) else { return [] }
        var types: [TypeSyntax] = []
        repeat {
            if at(.`class`) {
                types.append(TypeSyntax(.named(Identifier("AnyObject", token.range), []), token.range))
                consume()
            } else if at(.leftBrace) {
                error("expected type", id: "expected-type")
            } else {
                types.append(parseType())
            }
        } while consume(if: .comma)
        return types
    }

    mutating func parseRequirements() -> [RequirementSyntax] {
        let legacy = legacyRequirements
        legacyRequirements = []
        guard consume(if: .`where`) else { return legacy }
        var requirements = legacy
        repeat {
            let left = at(.integer) ? TypeSyntax(.missing, token.range) : parseType()
            if at(.integer) { consume() }
            if consume(if: .colon) {
                requirements.append(.conformance(left, parseType()))
            } else if atOperator("==") || at(.equal) {
                if at(.equal) { error("use '==' for same-type requirements rather than '='", id: "same-type") }
                consume()
                if at(.integer) {
                    consume()
                } else {
                    requirements.append(.sameType(left, parseType()))
                }
            } else {
                error(
                    "expected ':' or '==' to indicate a conformance or same-type requirement",
                    id: "requirement")
                break
            }
        } while consume(if: .comma) && !at(.leftBrace)
        return requirements
    }

    private mutating func parseMembers(of word: String) -> ([DeclarationSyntax], SourceRange?) {
        guard at(.leftBrace) else {
            if !(token.isAtLineStart || at(.endOfFile) || at(.rightBrace) || at(.semicolon)) {
                error("expected '{' in \(word)", id: "missing-brace")
            }
            return ([], nil)
        }
        let opening = token.range
        let outer = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = outer }
        consume()
        let members = parseMemberList()
        expectClosing(.rightBrace, "expected '}' in \(word)", opening: opening)
        return (members, range(from: opening.lower))
    }

    private mutating func parseMemberList() -> [DeclarationSyntax] {
        var members: [DeclarationSyntax] = []
        var isFirst = true
        while !at(.rightBrace) && !at(.endOfFile) && !at(.poundEndif) && !at(.poundElse) && !at(.poundElseif) {
            if consume(if: .semicolon) {
                isFirst = true
                continue
            }
            if !isFirst && !token.isAtLineStart && !at(.poundIf) {
                errorBehind(
                    "consecutive declarations on a line must be separated by ';'", id: "consecutive", insert: ";")
            }
            isFirst = false
            let before = token.lower
            if let member = parseMember() { members.append(member) }
            if token.lower == before { skipUnexpectedMember() }
        }
        return members
    }

    private mutating func parseMember() -> DeclarationSyntax? {
        let lower = token.lower
        if atElision {
            consume()
            return DeclarationSyntax(.elision, attributes: [], modifiers: [], range: range(from: lower), id: newID())
        }
        if at(.poundIf) {
            let id = newID()
            let clauses = parseConditionalCompilation { parser in parser.parseMemberList() }
            return DeclarationSyntax(
                .conditionalCompilation(clauses), attributes: [], modifiers: [], range: range(from: lower), id: id)
        }
        if at(.poundSourceLocation) {
            consume()
            skipBalanced()
            return nil
        }
        if atDeclaration(requiresDeclaration: true) { return parseDeclaration(isMember: true) }
        if at(.identifier) && !token.flags.contains(.backticked) && peek().kind == .colon {
            error("expected 'var' keyword in property declaration", at: token.range, id: "missing-var")
            let id = newID()
            let bindings = parseBindings()
            return DeclarationSyntax(
                .variable(VariableSyntax(isLet: false, bindings: bindings)), attributes: [], modifiers: [],
                range: range(from: lower), id: id)
        }
        if at(.identifier) && atSameLineParen {
            error("expected 'func' keyword in instance method declaration", at: token.range, id: "missing-func")
            let id = newID()
            let kind = parseFunctionBehindWord()
            return DeclarationSyntax(kind, attributes: [], modifiers: [], range: range(from: lower), id: id)
        }
        error("expected declaration", at: token.range, id: "expected-declaration")
        return nil
    }

    private var atSameLineParen: Bool { peek().kind == .leftParen && !peek().isAtLineStart }

    /// Skips to the next line that can be understood, brackets whole.
    private mutating func skipUnexpectedMember() {
        skipBalanced()
        while !at(.endOfFile) && !at(.rightBrace) && !at(.semicolon)
            && !(token.isAtLineStart && (atDeclaration(requiresDeclaration: true) || atElision))
        {
            if at(.poundIf) || at(.poundEndif) || at(.poundElse) || at(.poundElseif) { return }
            skipBalanced()
        }
    }

    /// `...` standing alone: code left out.
    var atElision: Bool {
        guard at(.binaryOperator) || at(.prefixOperator) || at(.postfixOperator), atOperator("...") else { return false }
        switch peek().kind {
        case .endOfFile, .rightBrace, .semicolon, .rightParen, .rightBracket, .comma, .poundEndif, .poundElse,
            .poundElseif:
            return true
        default: return peek().isAtLineStart
        }
    }

    // MARK: Functions

    private mutating func parseFunction() -> DeclarationKind {
        consume()
        return parseFunctionBehindWord()
    }

    private mutating func parseFunctionBehindWord() -> DeclarationKind {
        let name = parseFunctionName()
        let signature = parseSignature(of: "function")
        let body = parseBodyIfPresent()
        return .function(FunctionSyntax(name: name, signature: signature, body: body))
    }

    private mutating func parseFunctionName() -> Identifier {
        guard atOperatorToken else { return parseDeclaredName("function") }
        // `func <<T>(a: T)`: the generic parameters are not part of the operator.
        if token.upper - token.lower > 1 && bytes[token.upper - 1] == 0x3C && peek().kind == .identifier {
            let range = SourceRange(token.lower, token.upper - 1)
            token.upper32 -= 1
            let identifier = identifier(of: token)
            consume()
            return Identifier(identifier.name, range)
        }
        return consumeIdentifier()
    }

    private mutating func parseSignature(of what: String) -> SignatureSyntax {
        let generics = parseGenericParameters()
        var parameters: [ParameterSyntax] = []
        if at(.leftParen) {
            parameters = parseParameters()
        } else {
            error("expected '(' in argument list of \(what) declaration", id: "missing-parameters")
        }
        let effects = parseEffects()
        var result: TypeSyntax?
        if at(.arrow) {
            consume()
            result = parseResultType()
        } else if at(.colon) {
            error(
                "expected '->' after function parameter tuple", id: "missing-arrow",
                fixIt: Diagnostic.FixIt(replace: token.range, with: "->"))
            consume()
            result = parseResultType()
        }
        let late = parseEffects()
        let requirements = parseRequirements()
        return SignatureSyntax(
            generics: generics, parameters: parameters, isAsync: effects.isAsync || late.isAsync,
            isThrowing: effects.isThrowing || late.isThrowing, thrownType: effects.thrown, result: result,
            requirements: requirements)
    }

    private mutating func parseResultType() -> TypeSyntax {
        if at(.leftBrace) {
            error("expected type for function result", id: "expected-type")
            return TypeSyntax(.missing, SourceRange(previousEnd, previousEnd))
        }
        return parseType()
    }

    mutating func parseParameters() -> [ParameterSyntax] {
        let opening = token.range
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
            if !consume(if: .comma) || token.lower == before { break }
        }
        expectClosing(.rightParen, "expected ')' in parameter", opening: opening)
        return parameters
    }

    private mutating func parseParameter() -> ParameterSyntax {
        let lower = token.lower
        var attributes = parseAttributes()
        while token.isModifierWord || at(._const) || at(.isolated) {
            // A modifier, unless it is the parameter's own name.
            guard peek().canBeLabel && peek().kind != .colon else { break }
            guard peek(2).kind == .colon || peek(2).canBeLabel else { break }
            if peek(2).kind == .colon && !(at(._const) || at(.isolated) || at(.nonisolated)) { break }
            consume()
        }
        var label: Identifier?
        var name: Identifier?
        if token.canBeLabel && (peek().kind == .colon || peek().canBeLabel || peek().kind == .comma || peek().kind == .rightParen) || at(.wildcard) {
            label = consumeIdentifier()
            if token.canBeLabel { name = consumeIdentifier() }
        }
        var type = TypeSyntax(.missing, SourceRange(previousEnd, previousEnd))
        if consume(if: .colon) {
            attributes += []
            type = parseType()
        } else {
            reportParameterWithoutType(label)
            if !at(.comma) && !at(.rightParen) && token.canBeginType { type = parseType() }
        }
        let isVariadic = !token.isAtLineStart && (at(.postfixOperator) || at(.binaryOperator)) && atOperator("...")
        if isVariadic { consume() }
        let value = parseInitializerValue()
        let shown = label ?? missingIdentifier()
        return ParameterSyntax(
            attributes: attributes, label: shown, name: name ?? shown, type: type, isVariadic: isVariadic,
            defaultValue: value, range: range(from: lower))
    }

    private mutating func reportParameterWithoutType(_ label: Identifier?) {
        if label == nil {
            error("expected parameter name followed by ':'", id: "parameter-name")
        } else {
            error("expected ':' following argument label and parameter name", id: "parameter-colon")
        }
    }

    /// `= value`
    private mutating func parseInitializerValue() -> ExpressionSyntax? {
        guard at(.equal) || (atOperator("==") && at(.binaryOperator)) else { return nil }
        if !at(.equal) { error("expected '=' instead of '==' to assign default value for parameter", id: "default-value") }
        consume()
        return parseExpression(orReport: "expected initial value after '='")
    }

    mutating func parseBodyIfPresent() -> CodeBlockSyntax? {
        guard at(.leftBrace) else { return nil }
        return parseCodeBlock()
    }

    private mutating func parseInitializer() -> DeclarationKind {
        consume()
        var isFailable = false
        if at(.question) || at(.exclamation) || at(.questionInfix)
            || ((atOperatorPrefix(0x3F) || atOperatorPrefix(0x21)) && !token.hasTriviaBefore)
        {
            isFailable = true
            consumeOperatorPrefix()
        }
        if at(.identifier) && !token.isAtLineStart {
            error(
                "initializers cannot have a name", at: token.range, id: "initializer-name",
                fixIt: Diagnostic.FixIt(replace: token.range, with: ""))
            consume()
        }
        let signature = parseSignature(of: "initializer")
        let body = parseBodyIfPresent()
        return .initializer(InitializerSyntax(isFailable: isFailable, signature: signature, body: body))
    }

    private mutating func parseDeinitializer() -> DeclarationKind {
        consume()
        _ = parseEffects()
        return .deinitializer(parseBodyIfPresent())
    }

    private mutating func parseSubscript() -> DeclarationKind {
        consume()
        let signature = parseSignature(of: "subscript")
        let accessors = at(.leftBrace) ? parseAccessorBlock() : nil
        return .subscript(SubscriptSyntax(signature: signature, accessors: accessors))
    }

    private mutating func parseMacroDeclaration() -> DeclarationKind {
        consume()
        let name = parseDeclaredName("macro")
        _ = parseSignature(of: "macro")
        if consume(if: .equal) { _ = parseExpression() }
        return .macro(name, nil)
    }

    // MARK: Variables

    private mutating func parseVariable() -> DeclarationKind {
        let isLet = at(.`let`)
        consume()
        return .variable(VariableSyntax(isLet: isLet, bindings: parseBindings()))
    }

    private mutating func parseBindings() -> [VariableSyntax.Binding] {
        var bindings: [VariableSyntax.Binding] = []
        repeat {
            bindings.append(parseBinding())
        } while consume(if: .comma)
        return bindings
    }

    private mutating func parseBinding() -> VariableSyntax.Binding {
        let pattern = parseBindingPattern()
        let type = parseTypeAnnotation()
        var value: ExpressionSyntax?
        if at(.equal) || (at(.binaryOperator) && atOperator("==")) {
            if !at(.equal) {
                error(
                    "found '==' where '=' was expected", id: "equal",
                    fixIt: Diagnostic.FixIt(replace: token.range, with: "="))
            }
            consume()
            value = parseExpression(orReport: "expected initial value after '='")
        }
        var accessors: AccessorBlockSyntax?
        if at(.leftBrace), !token.isAtLineStart || value == nil || atAccessorBlock() { accessors = parseAccessorBlock() }
        return VariableSyntax.Binding(pattern: pattern, type: type, initializer: value, accessors: accessors)
    }

    /// `: Type` behind a pattern.
    mutating func parseTypeAnnotation() -> TypeSyntax? {
        guard consume(if: .colon) else { return nil }
        let type = parseType()
        if atOperator("...") && at(.postfixOperator) { consume() }
        return type
    }

    /// Whether `{` begins accessors with their words (`{ get }`, `{ didSet { … } }`).
    mutating func atAccessorBlock() -> Bool {
        guard peek().kind == .identifier || peek().kind == .at || peek().kind == .keyword else { return false }
        let start = mark()
        defer { reset(to: start) }
        consume()
        return skipToAccessorWord()
    }

    private mutating func skipToAccessorWord() -> Bool {
        while at(.at) { skipAttribute() }
        while Self.isAccessorModifier(token) && (peek().kind == .identifier || peek().kind == .keyword)
            && !peek().isAtLineStart
        {
            consume()
        }
        switch token.word {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress:
            return !(peek().kind == .period || peek().kind == .equal || peek().kind == .colon)
        case .read, .modify, .borrow, .mutate: return peek().kind == .leftBrace
        case .`init`: return peek().kind == .leftBrace || (peek().kind == .leftParen && isInitAccessor)
        default:
            return text(of: token, is: "unsafeMutableAddress") || text(of: token, is: "addressWithNativeOwner")
        }
    }

    private var isInitAccessor: Bool { peek(2).kind == .identifier && peek(3).kind == .rightParen && peek(4).kind == .leftBrace }

    private static func isAccessorModifier(_ token: Token) -> Bool {
        switch token.word {
        case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .nonisolated, .yield, .coroutine: true
        default: false
        }
    }

    mutating func parseAccessorBlock() -> AccessorBlockSyntax {
        guard atAccessorBlock() else { return .getter(parseCodeBlock()) }
        let opening = token.range
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
            error("expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition", id: "accessor")
            while !at(.rightBrace) && !at(.endOfFile) { skipBalanced() }
        }
        expectClosing(.rightBrace, "expected '}' at end of accessors", opening: opening)
        return .accessors(accessors)
    }

    private mutating func parseAccessors() -> [AccessorSyntax] {
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

    private mutating func parseAccessor() -> AccessorSyntax {
        _ = parseAttributes()
        var modifiers: [ModifierSyntax] = []
        while Self.isAccessorModifier(token) { modifiers.append(ModifierSyntax(name: consumeIdentifier(), detail: nil)) }
        let kind = consumeIdentifier()
        var parameter: Identifier?
        if at(.leftParen) {
            let opening = token.range
            consume()
            if at(.identifier) {
                parameter = consumeIdentifier()
            } else {
                error("expected \(kind.name.text) parameter name", id: "accessor-parameter")
            }
            expectClosing(.rightParen, "expected ')' after \(kind.name.text) parameter name", opening: opening)
        }
        let effects = parseEffects()
        let body = parseBodyIfPresent()
        return AccessorSyntax(
            kind: kind, modifiers: modifiers, parameter: parameter, isThrowing: effects.isThrowing, body: body)
    }

    // MARK: The rest

    private mutating func parseTypeAlias() -> DeclarationKind {
        consume()
        let name = parseDeclaredName("typealias")
        let generics = parseGenericParameters()
        if !consume(if: .equal) {
            if at(.colon) {
                error("expected '=' in type alias declaration", id: "missing-equal")
                consume()
            } else {
                error("expected '=' in type alias declaration", id: "missing-equal")
                return .typeAlias(name, generics, TypeSyntax(.missing, range(from: previousEnd)), [])
            }
        }
        let type = parseType()
        return .typeAlias(name, generics, type, parseRequirements())
    }

    private mutating func parseAssociatedType() -> DeclarationKind {
        consume()
        let name = parseDeclaredName("associatedtype")
        let inherited = parseInheritance()
        let type = consume(if: .equal) ? parseType() : nil
        return .associatedType(name, inherited: inherited, defaultType: type, parseRequirements())
    }

    private mutating func parseOperatorDeclaration(_ modifiers: [ModifierSyntax]) -> DeclarationKind {
        consume()
        let name: Identifier
        if atOperatorToken || at(.unknown) {
            let lower = token.lower
            consume()
            // Marks glued to it are tokens of their own.
            while !token.hasTriviaBefore && atOperatorToken { consume() }
            name = Identifier(Name(text(in: range(from: lower))), range(from: lower))
        } else {
            error(
                at(.identifier)
                    ? "'" + text(in: token.range) + "' is considered an identifier and must not appear within an operator name"
                    : "expected operator name in operator declaration", id: "operator-name")
            name = at(.identifier) ? consumeIdentifier() : missingIdentifier()
        }
        var group: Identifier?
        if consume(if: .colon), at(.identifier) {
            group = consumeIdentifier()
            while consume(if: .comma) { if at(.identifier) { consume() } }
        }
        if at(.leftBrace) { skipBalanced() }
        let fixity = modifiers.last { ["prefix", "postfix", "infix"].contains($0.name.name) }
        if fixity == nil {
            error(
                "operator must be declared as 'prefix', 'postfix', or 'infix'", at: name.range, id: "operator-fixity")
        }
        return .operator(name, fixity: fixity?.name.name ?? "infix", precedenceGroup: group)
    }

    private mutating func parsePrecedenceGroup() -> DeclarationKind {
        consume()
        let name = parseDeclaredName("precedence group")
        let opening = token.range
        if !consume(if: .leftBrace) {
            error("expected '{' after name of precedence group", id: "missing-brace")
            return .precedenceGroup(name)
        }
        while !at(.rightBrace) && !at(.endOfFile) {
            guard at(.identifier), peek().kind == .colon else {
                error("expected operator attribute identifier in precedence group body", id: "precedence-group")
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

    private mutating func parseEnumCase() -> DeclarationKind {
        consume()
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
                error("expected identifier in enum 'case' declaration", at: lastTokenRange, id: "expected-name")
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

    private mutating func parseCasePayload() -> [ParameterSyntax] {
        let opening = token.range
        consume()
        var parameters: [ParameterSyntax] = []
        while !at(.rightParen) && !at(.endOfFile) && !at(.rightBrace) {
            let lower = token.lower
            var label: Identifier?
            var second: Identifier?
            if token.canBeLabel && peek().kind == .colon {
                label = consumeIdentifier()
                consume()
            } else if token.canBeLabel && peek().canBeLabel && peek(2).kind == .colon {
                label = consumeIdentifier()
                second = consumeIdentifier()
                consume()
            }
            let type = parseType()
            let isVariadic = atOperator("...")
            if isVariadic { consume() }
            let value = consume(if: .equal) ? parseExpression() : nil
            let shown = label ?? Identifier("_", SourceRange(lower, lower))
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
