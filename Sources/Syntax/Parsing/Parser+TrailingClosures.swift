/// Trailing closures.
extension Parser {
    /// Whether `{` begins a trailing closure of the expression before it.
    mutating func atTrailingClosure(behind callee: ExpressionSyntax?) -> Bool {
        if let callee, callee.isLiteral { return false }
        if peek().kind == .keyword && peek().word == .`case` { return false }
        if atAccessorBlock() { return false }
        if allowsTrailingClosure { return true }
        // In a condition, a closure is one only if something follows that a body cannot be followed by.
        guard !peek().isAtLineStart else { return false }
        let start = mark()
        defer { reset(to: start) }
        skipBalanced()
        guard previousEnd > 0, bytes[previousEnd - 1] == "}" else { return false }
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
        while token.canBeLabel && !at(.`default`) && peek().kind == .colon && peek(2).kind == .leftBrace
            && !isTooDeep
        {
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
}

extension ExpressionSyntax {
    /// A literal or an elision, which nothing can be called on.
    fileprivate var isLiteral: Bool {
        switch kind {
        case .integer, .float, .string, .boolean, .nil, .regex, .array, .dictionary, .elision: true
        default: false
        }
    }
}
