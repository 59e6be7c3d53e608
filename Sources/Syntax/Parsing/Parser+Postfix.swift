/// Chains: members, calls, subscripts and postfix operators behind a primary expression.
extension Parser {
    mutating func parsePostfix() -> ExpressionSyntax {
        let primary = parsePrimary()
        if case .missing = primary.kind { return primary }
        return parseSuffixes(of: primary)
    }

    mutating func parseSuffixes(of primary: ExpressionSyntax) -> ExpressionSyntax {
        let lower = primary.range.lower
        var base = primary
        while true {
            switch token.kind {
            case .period: base = parseMember(of: base, lower: lower)
            case .leftParen where !token.isAtLineStart: base = parseCall(of: base, lower: lower)
            case .leftBracket where !token.isAtLineStart: base = parseSubscriptAccess(of: base, lower: lower)
            case .leftBrace where atTrailingClosure(behind: base):
                base = parseTrailingCall(of: base, lower: lower)
                if at(.leftBrace) { return base }
            case .question, .exclamation, .postfixOperator:
                guard !token.isAtLineStart else { return base }
                base = parsePostfixMark(of: base, lower: lower)
            case .poundIf where conditionalHoldsSuffix: base = parseConditionalSuffix(of: base)
            default: return base
            }
            if isTooDeep { return base }
        }
    }

    /// `base?`, `base!`, `base…` with an operator of the program's own.
    private mutating func parsePostfixMark(of base: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let kind: ExpressionKind =
            switch token.kind {
            case .question: .optionalChain(base)
            case .exclamation: .forceUnwrap(base)
            default: .postfix(base, identifier(of: token))
            }
        consume()
        grow(height + 1)
        return expression(kind, from: lower)
    }

    // MARK: Members

    private mutating func parseMember(of base: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let period = token
        consume()
        if reportSpace(after: period) { return base }
        guard let name = parseMemberName() else {
            // What is there so far is worth keeping; the tree says that something was meant to follow.
            return base
        }
        let arguments = atGenericArgumentsInExpression() ? parseGenericArguments() : []
        let labels = parseCompoundLabels()
        grow(height + 1)
        return expression(.member(base, name, arguments, labels: labels), from: lower)
    }

    /// Space may follow a period only if it also precedes it. True if a newline follows: then the name is
    /// missing.
    mutating func reportSpace(after period: Token) -> Bool {
        guard token.hasTriviaBefore && !period.hasTriviaBefore else { return false }
        if token.isAtLineStart || at(.endOfFile) {
            error("expected member name following '.'", id: "member-name")
            return true
        }
        let space = place(period.upper, token.lower)
        error(
            "extraneous whitespace after '.' is not permitted", at: space, id: "member-space",
            fixIt: Diagnostic.FixIt(replace: space, with: ""))
        return false
    }

    /// The name behind a period; nil, reported, if there is none.
    mutating func parseMemberName() -> Identifier? {
        switch token.kind {
        case .identifier, .dollarIdentifier, .placeholder: break
        case .integer: break
        case .keyword where !token.isAtLineStart || isMemberKeyword: break
        case .wildcard where !token.isAtLineStart:
            error("expected member name following '.'", id: "member-name")
            return consumeIdentifier()
        default:
            error("expected member name following '.'", id: "member-name")
            return nil
        }
        var name = consumeIdentifier()
        if at(.colonColon) && (peek().kind == .identifier || peek().kind == .keyword) {
            consume()
            name = consumeIdentifier()
        }
        return name
    }

    /// A keyword on the next line is the member's name only if it cannot be a statement of its own.
    private var isMemberKeyword: Bool {
        at(.`self`) || at(.`init`) || at(.`Self`) || at(.`default`) || at(.`in`)
    }

    /// `(a:b:)` behind a function's name.
    mutating func parseCompoundLabels() -> [Name]? {
        guard atOnSameLine(.leftParen) else { return nil }
        var distance = 1
        while peek(distance).canBeLabel && peek(distance + 1).kind == .colon { distance += 2 }
        guard distance > 1, peek(distance).kind == .rightParen else { return nil }
        consume()
        var labels: [Name] = []
        while !at(.rightParen) {
            labels.append(name(of: token))
            consume()
            consume()
        }
        consume()
        return labels
    }

    // MARK: Conditional compilation in chains

    /// `#if` between the members of a chain: what it holds begins with a period.
    private var conditionalHoldsSuffix: Bool {
        var distance = 1
        while peek(distance).kind != .endOfFile {
            if peek(distance).isAtLineStart {
                switch peek(distance).kind {
                case .period: return true
                case .poundIf: break
                case .poundElse, .poundElseif: break
                case .prefixOperator, .binaryOperator:
                    return bytes[peek(distance).lower] == "." && !text(of: peek(distance), is: "...")
                default: return false
                }
            }
            distance += 1
        }
        return false
    }

    /// Only the members of the branch that is taken become part of the tree.
    private mutating func parseConditionalSuffix(of base: ExpressionSyntax) -> ExpressionSyntax {
        let opening = here
        guard enter() else { return base }
        defer { leave() }
        var result = base
        var isTaken = false
        repeat {
            let isActive = parseClauseHead() && !isTaken
            if isActive { isTaken = true }
            let height = height
            let chain = parseSuffixes(of: base)
            if isActive { result = chain } else { self.height = height }
            if !at(.poundElse) && !at(.poundElseif) && !at(.poundEndif) && !at(.endOfFile) {
                error("unexpected tokens in '#if' expression body", id: "unexpected")
                while !at(.poundElse) && !at(.poundElseif) && !at(.poundEndif) && !at(.endOfFile) {
                    skipBalanced()
                }
            }
        } while at(.poundElse) || at(.poundElseif)
        expectEndif(opening)
        return result
    }
}
