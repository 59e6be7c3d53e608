/// Types with their members.
extension Parser {
    mutating func parseNominal(_ kind: NominalKind, _ word: String) -> DeclarationKind {
        consume()
        let name = parseDeclaredName(word)
        var generics: [GenericParameterSyntax] = []
        var primary: [Identifier] = []
        if atOperatorPrefix("<") {
            if kind == .protocol {
                primary = parsePrimaryAssociatedTypes()
            } else {
                generics = parseGenericParameters()
            }
        }
        let inherited = colonIsMissing(word) ? [parseType()] : parseInheritance()
        let requirements = parseRequirements()
        let outer = isInEnum
        isInEnum = kind == .enum
        defer { isInEnum = outer }
        let (members, body) = parseMembers(of: word)
        return .nominal(
            NominalSyntax(
                kind: kind, name: name, extendedType: nil, generics: generics,
                primaryAssociatedTypes: primary,
                inherited: inherited, requirements: requirements, members: members, body: body))
    }

    mutating func parseExtension() -> DeclarationKind {
        consume()
        let type = parseType()
        let inherited = parseInheritance()
        let requirements = parseRequirements()
        let (members, body) = parseMembers(of: "extension")
        return .nominal(
            NominalSyntax(
                kind: .extension, name: lastName(of: type), extendedType: type, generics: [],
                primaryAssociatedTypes: [], inherited: inherited, requirements: requirements,
                members: members,
                body: body))
    }

    func lastName(of type: TypeSyntax) -> Identifier {
        switch type.kind {
        case .named(let name, _), .member(_, let name, _): name
        case .optional(let base): Identifier("Optional", base.range)
        case .array(let base): Identifier("Array", base.range)
        case .dictionary(let key, _): Identifier("Dictionary", key.range)
        default: Identifier(.empty, type.range)
        }
    }

    mutating func parsePrimaryAssociatedTypes() -> [Identifier] {
        consumeOperatorPrefix()
        var names: [Identifier] = []
        while at(.identifier) {
            names.append(consumeIdentifier())
            if !consume(if: .comma) { break }
        }
        closeAngle("expected '>' to complete primary associated type list")
        return names
    }

    mutating func closeAngle(_ message: String) {
        if atOperatorPrefix(">") { consumeOperatorPrefix() } else { error(message, id: "missing-bracket") }
    }

    mutating func parseGenericParameters() -> [GenericParameterSyntax] {
        guard atOperatorPrefix("<") else { return [] }
        consumeOperatorPrefix()
        var parameters: [GenericParameterSyntax] = []
        if atOperatorPrefix(">") {
            error("expected an identifier to name generic parameter", id: "expected-name")
        }
        while !atOperatorPrefix(">") && !at(.endOfFile) {
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

    mutating func parseInheritance() -> [TypeSyntax] {
        guard consume(if: .colon) else { return [] }
        var types: [TypeSyntax] = []
        repeat {
            if at(.`class`) {
                types.append(TypeSyntax(.named(Identifier("AnyObject", here), []), here))
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
            guard parseRequirement(into: &requirements) else { break }
        } while consume(if: .comma) && !at(.leftBrace)
        return requirements
    }

    /// `A: B` or `A == B`; false for neither. What is said of a number is left out.
    private mutating func parseRequirement(into requirements: inout [RequirementSyntax]) -> Bool {
        let left = at(.integer) ? TypeSyntax(.missing, here) : parseType()
        if at(.integer) { consume() }
        if consume(if: .colon) {
            requirements.append(.conformance(left, parseType()))
            return true
        }
        guard atOperator("==") || at(.equal) else {
            error(
                "expected ':' or '==' to indicate a conformance or same-type requirement", id: "requirement")
            return false
        }
        if at(.equal) { error("use '==' for same-type requirements rather than '='", id: "same-type") }
        consume()
        if !consume(if: .integer) { requirements.append(.sameType(left, parseType())) }
        return true
    }

    mutating func parseMembers(of word: String) -> ([DeclarationSyntax], SourceRange?) {
        guard at(.leftBrace) else {
            if token.isAtLineStart, atMember { return parseMembersWithoutBrace(word) }
            if !(token.isAtLineStart || at(.endOfFile) || at(.rightBrace) || at(.semicolon)) {
                error("expected '{' in \(word)", id: "missing-brace")
            }
            return ([], nil)
        }
        let opening = here
        let outer = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = outer }
        consume()
        let members = parseMemberList()
        expectClosing(.rightBrace, "expected '}' in \(word)", opening: opening)
        return (members, range(from: opening.lower))
    }

    /// Whether what begins the next line is more likely a member than the next declaration beside this one.
    private var atMember: Bool {
        switch token.word {
        case .`var`, .`let`, .`case`, .`init`, .`func`, .`static`, .`private`: true
        default:
            at(.at) && peek().kind == .identifier && !text(of: peek(), is: "available")
                && !text(of: peek(), is: "main")
        }
    }

    /// The members up to a brace that closes them, or what would be behind it.
    private mutating func parseMembersWithoutBrace(_ word: String) -> ([DeclarationSyntax], SourceRange?) {
        let behind = behind
        error(
            "expected '{' in \(word)", at: behind, id: "missing-brace",
            fixIt: Diagnostic.FixIt(replace: behind, with: " {"))
        let members = parseMemberList()
        if at(.rightBrace) { consume() }
        return (members, range(from: behind.lower))
    }

    mutating func parseMemberList() -> [DeclarationSyntax] {
        var members: [DeclarationSyntax] = []
        var isFirst = true
        while !at(.rightBrace) && !at(.endOfFile) && !at(.poundEndif) && !at(.poundElse) && !at(.poundElseif)
        {
            if at(.semicolon) {
                consumeSemicolon(isSeparator: !isFirst)
                isFirst = true
                continue
            }
            if !isFirst && !token.isAtLineStart && !at(.poundIf) {
                reportConsecutiveDeclarations()
            }
            isFirst = false
            let before = token.lower
            if let member = parseMember() { members.append(member) }
            if token.lower == before { skipUnexpectedMember() }
        }
        return members
    }

    private mutating func reportConsecutiveDeclarations() {
        let message = "consecutive declarations on a line must be separated by ';'"
        if at(.rightParen) || at(.rightBracket) { return reportStrayClosing(message) }
        errorBehind(message, id: "consecutive", insert: ";")
    }

    mutating func parseMember() -> DeclarationSyntax? {
        let lower = token.lower
        if atElision {
            consume()
            return DeclarationSyntax(
                .elision, attributes: [], modifiers: [], range: range(from: lower), id: newID())
        }
        if at(.poundIf) {
            let id = newID()
            let clauses = parseConditionalCompilation { parser in parser.parseMemberList() }
            return DeclarationSyntax(
                .conditionalCompilation(clauses), attributes: [], modifiers: [], range: range(from: lower),
                id: id)
        }
        if at(.poundSourceLocation) {
            consume()
            skipBalanced()
            return nil
        }
        if atDeclaration(requiresDeclaration: true) { return parseDeclaration(isMember: true) }
        return parseMemberWithoutKeyword()
    }

    private mutating func parseMemberWithoutKeyword() -> DeclarationSyntax? {
        let (lower, id) = (token.lower, newID())
        if let kind = parseWithoutKeyword([]) {
            return DeclarationSyntax(kind, attributes: [], modifiers: [], range: range(from: lower), id: id)
        }
        error("expected declaration", at: here, id: "expected-declaration")
        return nil
    }

    /// Skips to the next line that can be understood, brackets whole.
    mutating func skipUnexpectedMember() {
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
        guard at(.binaryOperator) || at(.prefixOperator) || at(.postfixOperator), atOperator("...") else {
            return false
        }
        switch peek().kind {
        case .endOfFile, .rightBrace, .semicolon, .rightParen, .rightBracket, .comma, .poundEndif, .poundElse,
            .poundElseif:
            return true
        default: return peek().isAtLineStart
        }
    }
}
