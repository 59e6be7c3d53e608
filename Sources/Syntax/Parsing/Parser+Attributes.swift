/// Attributes and modifiers.
extension Parser {
    mutating func parseAttributes() -> [AttributeSyntax] {
        var attributes: [AttributeSyntax] = []
        while at(.at) { attributes.append(parseAttribute()) }
        return attributes
    }

    mutating func parseAttribute() -> AttributeSyntax {
        let lower = token.lower
        consume()
        guard at(.identifier) || at(.`rethrows`) || at(.`Self`) else {
            error("expected an attribute name", at: here, id: "attribute-name")
            let type = TypeSyntax(.missing, behind)
            return AttributeSyntax(
                name: missingIdentifier(), type: type, arguments: nil, range: range(from: lower))
        }
        if token.hasTriviaBefore {
            error(
                "extraneous whitespace between '@' and attribute name", at: here, id: "attribute-space",
                fixIt: Diagnostic.FixIt(replace: place(previousEnd, token.lower), with: ""))
        }
        let (name, type) = parseAttributeType()
        let arguments = parseAttributeArguments(of: name)
        return AttributeSyntax(name: name, type: type, arguments: arguments, range: range(from: lower))
    }

    /// The type of an attribute and its last name.
    private mutating func parseAttributeType() -> (name: Identifier, type: TypeSyntax) {
        let lower = token.lower
        var name = consumeIdentifier()
        var type = TypeSyntax(.named(name, parseGenericArgumentsIfPresent()), range(from: lower))
        while at(.period) || at(.colonColon) {
            let isModule = at(.colonColon)
            consume()
            guard at(.identifier) || at(.keyword) else {
                error("expected identifier in dotted type", id: "dotted-type")
                break
            }
            name = consumeIdentifier()
            let arguments = parseGenericArgumentsIfPresent()
            type = TypeSyntax(
                isModule ? .named(name, arguments) : .member(type, name, arguments), range(from: lower))
        }
        return (name, type)
    }

    private mutating func parseAttributeArguments(of name: Identifier) -> [ArgumentSyntax]? {
        // Before Swift 6 a space there was only warned of, and much published code has it.
        let mayHaveSpace = name.name == "available"
        guard atOnSameLine(.leftParen), mayHaveSpace || !token.hasTriviaBefore,
            !Self.takesNoArguments(name.name)
        else { return nil }
        if name.name == "available" {
            parseAvailability(isAttribute: true)
            return []
        }
        if Self.hasOwnGrammar(name.name) {
            let opening = here
            skipBalanced()
            if bytes[previousEnd - 1] != ")" {
                error(
                    "expected ')' in '\(name.name.text)' attribute", at: here, id: "missing-bracket",
                    notes: [Diagnostic.Note("to match this opening '('", at: opening)])
            }
            return []
        }
        return parseParenthesizedArguments().arguments
    }

    /// Attributes of types whose parenthesis, even without a space, begins the type: `@escaping(Int) ->
    /// Void`.
    static func takesNoArguments(_ name: Name) -> Bool {
        name == "escaping" || name == "autoclosure" || name == "Sendable"
    }

    /// Attributes of the language whose arguments are not expressions.
    private static func hasOwnGrammar(_ name: Name) -> Bool {
        switch name {
        case "objc", "convention", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose",
            "_specialize", "specialize", "specialized", "_documentation", "_dynamicReplacement", "_effects",
            "_implements", "_originallyDefinedIn", "_spi_available", "abi", "_lifetime", "lifetime",
            "attached",
            "freestanding":
            true
        default: false
        }
    }

    mutating func parseModifiers() -> [ModifierSyntax] {
        var modifiers: [ModifierSyntax] = []
        while token.isModifierWord, isModifierHere {
            let modifierWord = token.word
            let name = consumeIdentifier()
            var detail: Identifier?
            if at(.leftParen) {
                let opening = here
                consume()
                if isModifierDetail(of: modifierWord) {
                    detail = consumeIdentifier()
                } else {
                    error(
                        "expected 'set' as subject of '\(name.name.text)' modifier", at: here, id: "modifier")
                }
                while !at(.rightParen) && !at(.endOfFile) && !token.isAtLineStart { consume() }
                expectClosing(.rightParen, "expected ')' in modifier", opening: opening)
            }
            modifiers.append(ModifierSyntax(name: name, detail: detail))
        }
        return modifiers
    }

    private func isModifierDetail(of modifier: Word) -> Bool {
        switch modifier {
        case .unowned: at(.unsafe) || at(.safe)
        case .nonisolated: at(.unsafe) || text(of: token, is: "nonsending")
        case .`private`, .`fileprivate`, .`internal`, .`public`, .open, .package: at(.set)
        default: at(.identifier) || at(.keyword)
        }
    }

    /// Tells the modifier `class` from the declaration, and a modifier from a member of the same name.
    private var isModifierHere: Bool {
        if at(.`class`) {
            return peek().canFollowClassModifier || peek().isModifierWord
        }
        if token.kind == .keyword { return true }
        switch peek().kind {
        case .identifier, .keyword, .at, .leftParen, .pound: return true
        default: return false
        }
    }
}
