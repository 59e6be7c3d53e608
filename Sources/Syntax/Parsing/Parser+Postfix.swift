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
            case .question where !token.isAtLineStart:
                consume()
                grow(height + 1)
                base = expression(.optionalChain(base), from: lower)
            case .exclamation where !token.isAtLineStart:
                consume()
                grow(height + 1)
                base = expression(.forceUnwrap(base), from: lower)
            case .postfixOperator where !token.isAtLineStart:
                let name = consumeIdentifier()
                grow(height + 1)
                base = expression(.postfix(base, name), from: lower)
            case .poundIf where conditionalHoldsSuffix: base = parseConditionalSuffix(of: base)
            default: return base
            }
            if isTooDeep { return base }
        }
    }

    // MARK: Members

    private mutating func parseMember(of base: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let period = token
        consume()
        if reportSpace(after: period) { return base }
        guard let name = parseMemberName(after: period) else {
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
        let space = SourceRange(period.upper, token.lower)
        error(
            "extraneous whitespace after '.' is not permitted", at: space, id: "member-space",
            fixIt: Diagnostic.FixIt(replace: space, with: ""))
        return false
    }

    /// The name behind a period; nil, reported, if there is none.
    mutating func parseMemberName(after period: Token) -> Identifier? {
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
    private var isMemberKeyword: Bool { at(.`self`) || at(.`init`) || at(.`Self`) || at(.`default`) || at(.`in`) }

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

    // MARK: Calls

    private mutating func parseCall(of callee: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let (inner, arguments, range) = parseArguments(height: height)
        grow(inner)
        var closures: [TrailingClosureSyntax] = []
        if at(.leftBrace) && atTrailingClosure(behind: nil) {
            closures = parseTrailingClosures()
        }
        return expression(
            .call(CallSyntax(callee: callee, arguments: arguments, parentheses: range, trailingClosures: closures)),
            from: lower)
    }

    private mutating func parseSubscriptAccess(of base: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let (inner, arguments, range) = parseArguments(height: height, closing: .rightBracket)
        grow(inner)
        var closures: [TrailingClosureSyntax] = []
        if at(.leftBrace) && atTrailingClosure(behind: nil) { closures = parseTrailingClosures() }
        return expression(
            .subscript(CallSyntax(callee: base, arguments: arguments, parentheses: range, trailingClosures: closures)),
            from: lower)
    }

    /// A call with nothing but trailing closures.
    private mutating func parseTrailingCall(of callee: ExpressionSyntax, lower: Int) -> ExpressionSyntax {
        let closures = parseTrailingClosures()
        return expression(
            .call(CallSyntax(callee: callee, arguments: [], parentheses: nil, trailingClosures: closures)), from: lower)
    }

    mutating func parseParenthesizedArguments() -> (arguments: [ArgumentSyntax], range: SourceRange) {
        let (_, arguments, range) = parseArguments(height: height)
        return (arguments, range)
    }

    /// Arguments in their brackets.
    /// - Returns: also the height that the call has, given its callee's.
    mutating func parseArguments(
        height calleeHeight: Int, closing: TokenKind = .rightParen
    ) -> (height: Int, arguments: [ArgumentSyntax], range: SourceRange) {
        let opening = token.range
        let (outer, outerTallest) = (allowsTrailingClosure, tallest)
        (allowsTrailingClosure, tallest) = (true, 0)
        consume()
        let arguments = parseArgumentList(until: closing)
        expectClosing(
            closing, closing == .rightParen ? "expected ')' in expression list" : "expected ']' in expression list",
            opening: opening)
        let height = max(calleeHeight, tallest) + 1
        (allowsTrailingClosure, tallest) = (outer, max(outerTallest, tallest))
        return (height, arguments, range(from: opening.lower))
    }

    mutating func parseArgumentList(until closing: TokenKind) -> [ArgumentSyntax] {
        var arguments: [ArgumentSyntax] = []
        while !at(closing) && !at(.endOfFile) && !at(.rightBrace) {
            let before = token.lower
            arguments.append(parseArgument())
            if consume(if: .comma) { continue }
            guard token.lower > before, atForgottenComma, !(at(.stringStart) && closing == .interpolationEnd) else { break }
            errorBehind("expected ',' separator", id: "missing-comma", insert: ",")
        }
        return arguments
    }

    /// Whether the next element of a list follows on the same line without a comma.
    var atForgottenComma: Bool {
        guard !token.isAtLineStart, !isTooDeep else { return false }
        switch token.kind {
        case .identifier, .dollarIdentifier, .integer, .float, .stringStart, .leftBracket, .leftParen: return true
        default: return false
        }
    }

    private mutating func parseArgument() -> ArgumentSyntax {
        var label: Identifier?
        if (token.canBeLabel || at(.dollarIdentifier)) && peek().kind == .colon {
            label = consumeIdentifier()
            consume()
        }
        if atOperatorArgument {
            let lower = token.lower
            if atElision { return ArgumentSyntax(label: label, value: parseElision()) }
            let name = consumeIdentifier()
            grow(1)
            return ArgumentSyntax(label: label, value: expression(.identifier(name, []), from: lower))
        }
        if label == nil && at(.comma) || at(.colon) {
            error("expected expression in list of expressions", id: "expected-expression")
            return ArgumentSyntax(label: label, value: missingExpression())
        }
        let value = parseExpression(orReport: "expected expression in list of expressions")
        return ArgumentSyntax(label: label, value: value)
    }

    /// An operator that stands alone between commas: a function.
    private var atOperatorArgument: Bool {
        guard at(.binaryOperator) || at(.prefixOperator) else { return false }
        switch peek().kind {
        case .comma, .rightParen, .rightBracket, .interpolationEnd: return token.upper == tokens[position].upper
        default: return false
        }
    }

    // MARK: Trailing closures

    /// Whether `{` begins a trailing closure of the expression before it.
    private mutating func atTrailingClosure(behind callee: ExpressionSyntax?) -> Bool {
        if let callee {
            switch callee.kind {
            case .integer, .float, .string, .boolean, .nil, .regex, .array, .dictionary, .elision: return false
            default: break
            }
        }
        if peek().kind == .keyword && peek().word == .`case` { return false }
        if atAccessorBlock() { return false }
        if allowsTrailingClosure { return true }
        // In a condition, a closure is one only if something follows that a body cannot be followed by.
        guard !peek().isAtLineStart else { return false }
        let start = mark()
        defer { reset(to: start) }
        skipBalanced()
        guard previousEnd > 0, bytes[previousEnd - 1] == 0x7D else { return false }
        switch token.kind {
        case .leftBrace, .comma: return true
        case .keyword where at(.`where`): return true
        case .keyword where at(.`is`) || at(.`as`): return !token.isAtLineStart
        case .leftBracket, .leftParen, .period, .question, .questionInfix, .exclamation, .colon, .equal,
            .postfixOperator, .binaryOperator:
            return !token.isAtLineStart
        default: return false
        }
    }

    mutating func parseTrailingClosures() -> [TrailingClosureSyntax] {
        let outerTallest = tallest
        let ownHeight = height
        tallest = 0
        var closures = [parseTrailingClosure(label: nil)]
        while token.canBeLabel && !at(.`default`) && peek().kind == .colon && peek(2).kind == .leftBrace && !isTooDeep {
            let label = consumeIdentifier()
            consume()
            closures.append(parseTrailingClosure(label: label))
        }
        let height = max(ownHeight, tallest) + 1
        tallest = max(outerTallest, tallest)
        grow(height)
        return closures
    }

    private mutating func parseTrailingClosure(label: Identifier?) -> TrailingClosureSyntax {
        let lower = token.lower
        let closure = parseClosure()
        return TrailingClosureSyntax(label: label, closure: closure, range: range(from: lower), id: newID())
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
                case .prefixOperator, .binaryOperator: return bytes[peek(distance).lower] == 0x2E && !text(of: peek(distance), is: "...")
                default: return false
                }
            }
            distance += 1
        }
        return false
    }

    /// Only the members of the branch that is taken become part of the tree.
    private mutating func parseConditionalSuffix(of base: ExpressionSyntax) -> ExpressionSyntax {
        let opening = token.range
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
                while !at(.poundElse) && !at(.poundElseif) && !at(.poundEndif) && !at(.endOfFile) { skipBalanced() }
            }
        } while at(.poundElse) || at(.poundElseif)
        expectEndif(opening)
        return result
    }
}
