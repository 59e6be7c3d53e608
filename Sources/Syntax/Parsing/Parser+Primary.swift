/// Primary expressions: names, literals, brackets, closures, key paths and macros.
extension Parser {
    mutating func parsePrimary() -> ExpressionSyntax {
        let lower = token.lower
        height = 1
        if tallest == 0 { tallest = 1 }
        switch token.kind {
        case .identifier, .dollarIdentifier, .placeholder, .colonColon: return parseName()
        case .keyword: return parseKeywordPrimary()
        case .integer, .float, .regex, .wildcard: return parseSingleToken()
        case .stringStart:
            let literal = parseString()
            return expression(.string(literal), from: lower)
        case .leftParen: return parseParenthesized()
        case .leftBracket: return parseCollection()
        case .leftBrace:
            let outside = openBrackets()
            let closure = parseClosure()
            closeBrackets(outside)
            return expression(.closure(closure), from: lower)
        case .period: return parseImplicitMember()
        case .pound: return parseMacro()
        case .poundAvailable, .poundUnavailable: return parseMisplacedAvailability()
        default: return missingPrimary()
        }
    }

    private mutating func parseSingleToken() -> ExpressionSyntax {
        let lower = token.lower
        let kind: ExpressionKind =
            switch token.kind {
            case .integer: .integer(integerValue(of: token))
            case .float: .float(floatValue(of: token))
            case .wildcard: .wildcard
            default: token.flags.contains(.malformed) ? .missing : .regex
            }
        consume()
        return expression(kind, from: lower)
    }

    private mutating func parseMisplacedAvailability() -> ExpressionSyntax {
        let lower = token.lower
        error(
            "#available may only be used as condition of an 'if', 'guard' or 'while' statement",
            id: "availability")
        consume()
        if at(.leftParen) { skipBalanced() }
        return expression(.missing, from: lower)
    }

    mutating func missingPrimary() -> ExpressionSyntax {
        error("expected expression", id: "expected-expression")
        return missingExpression()
    }

    mutating func parseKeywordPrimary() -> ExpressionSyntax {
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
            let type = TypeSyntax(.named(consumeIdentifier(), []), lastTokenRange)
            return expression(.type(type), from: lower)
        default: return missingPrimary()
        }
    }

    /// A name with its generic arguments or its argument labels.
    mutating func parseName() -> ExpressionSyntax {
        let lower = token.lower
        if at(.dollarIdentifier), numberIsTooLarge {
            error(
                "numeric value following '$' is too large", at: place(lower + 1, token.upper),
                id: "argument-number")
            consume()
            return expression(.missing, from: lower)
        }
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

    /// Whether the number of `$0` needs more than 32 bits.
    private var numberIsTooLarge: Bool {
        bytes[(token.lower + 1)..<token.upper].reduce(UInt64(0)) { min($0 * 10 + UInt64($1 - 48), 1 << 40) }
            > UInt64(UInt32.max)
    }

    /// `.name`
    mutating func parseImplicitMember() -> ExpressionSyntax {
        let lower = token.lower
        let period = token
        consume()
        if at(.integer) {
            error(
                "'.\(text(in: here))' is not a valid floating point literal; it must be written '0.\(text(in: here))'",
                at: place(of: period), id: "float-without-zero",
                fixIt: Diagnostic.FixIt(replace: place(lower, lower), with: "0"))
            consume()
            return expression(.float(0), from: lower)
        }
        guard let name = parseMemberName() else { return expression(.missing, from: lower) }
        let arguments = atGenericArgumentsInExpression() ? parseGenericArguments() : []
        let labels = parseCompoundLabels()
        return expression(.member(nil, name, arguments, labels: labels), from: lower)
    }

    // MARK: Brackets

    mutating func parseParenthesized() -> ExpressionSyntax {
        let lower = token.lower
        let opening = here
        if parenthesesBeginFunctionType() {
            let type = parseType()
            return expression(.type(type), from: lower)
        }
        let outside = openBrackets()
        consume()
        let elements = parseArgumentList(until: .rightParen)
        expectClosing(.rightParen, "expected ')' in expression list", opening: opening, isList: true)
        closeBrackets(outside)
        if elements.count == 1 && elements[0].label == nil {
            return expression(.parenthesized(elements[0].value), from: lower)
        }
        return expression(.tuple(elements), from: lower)
    }

    /// `(A, B) -> C`, `(A) throws -> B`
    mutating func parenthesesBeginFunctionType() -> Bool {
        let start = mark()
        defer { reset(to: start) }
        skipBalanced()
        return beginsFunctionResult && functionEffectsLeadToArrow()
    }

    mutating func parseCollection() -> ExpressionSyntax {
        let lower = token.lower
        let opening = here
        if bracketsAreType() {
            let type = parseSimpleType(members: false)
            return expression(.type(type), from: lower)
        }
        let outside = openBrackets()
        consume()
        let kind = parseCollectionElements()
        expectClosing(.rightBracket, "expected ']' in container literal expression", opening: opening)
        closeBrackets(outside)
        return expression(kind, from: lower)
    }

    mutating func parseCollectionElements() -> ExpressionKind {
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
            parseCollectionElement(&elements, &pairs)
            if consume(if: .comma) { continue }
            guard token.lower > before, atForgottenComma else { break }
            errorBehind("expected ',' separator", id: "missing-comma", insert: ",")
        }
        return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
    }

    /// What the first one is, an element or a pair, all must be.
    private mutating func parseCollectionElement(
        _ elements: inout [ExpressionSyntax], _ pairs: inout [DictionaryElementSyntax]
    ) {
        let first =
            atElision ? parseElision() : parseExpression(orReport: "expected expression in container literal")
        if at(.colon) {
            if !elements.isEmpty { error("unexpected ':' in array literal", id: "array-colon") }
            consume()
            let value = parseExpression(orReport: "expected value in dictionary literal")
            pairs.append(DictionaryElementSyntax(key: first, value: value))
        } else if pairs.isEmpty {
            elements.append(first)
        } else if case .elision = first.kind {
        } else {
            error("expected ':' in dictionary literal", id: "dictionary-colon")
        }
    }

    /// `[Int]()`, `[String: Int].self`: brackets around types, used as a type.
    mutating func bracketsAreType() -> Bool {
        switch peek().kind {
        case .identifier, .leftParen, .leftBracket, .keyword: break
        case .integer: return peek(2).word == .of && peek(3).kind == .identifier
        default: return false
        }
        let start = mark()
        defer { reset(to: start) }
        guard skipBracketType() else { return false }
        if atOnSameLine(.leftParen) { return true }
        guard at(.period) else { return false }
        return peek().word == .`self` || peek().word == .`init` || peek().word == .`Type`
    }
}
