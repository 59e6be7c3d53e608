/// Expressions: operators, folded by precedence as they are read, and the prefixes of operands.
extension Parser {
    /// - Parameter isPattern: `=` ends the expression instead of assigning.
    mutating func parseExpression(isPattern: Bool = false) -> ExpressionSyntax {
        guard enter() else { return missingExpression() }
        defer { leave() }
        let first = parseElement()
        if case .missing = first.kind { return first }
        guard let infix = infix(isPattern) else { return first }
        return fold(first, from: infix, above: 0, isPattern: isPattern)
    }

    /// An expression that must be there.
    mutating func parseExpression(orReport message: String) -> ExpressionSyntax {
        if token.canBeginExpression || at(.each) || at(.any) || atOperatorToken { return parseExpression() }
        error(message, id: "expected-expression")
        return missingExpression()
    }

    // MARK: Precedence

    private enum Infix {
        case binary(OperatorTable.Group)
        case ternary
        case `is`
        case `as`

        var group: OperatorTable.Group {
            switch self {
            case .binary(let group): group
            case .ternary: OperatorTable.ternary
            case .is, .as: OperatorTable.casting
            }
        }
    }

    /// The infix operator at the token, if there is one.
    private mutating func infix(_ isPattern: Bool) -> Infix? {
        switch token.kind {
        case .binaryOperator:
            if token.isAtLineStart && atElision { return nil }
            return .binary(operators.group(of: name(of: token)))
        case .equal: return isPattern ? nil : .binary(OperatorTable.assignment)
        case .questionInfix: return .ternary
        case .keyword: return at(.`is`) ? .is : at(.`as`) ? .as : nil
        default: return nil
        }
    }

    /// Precedence climbing: takes operators that bind at least as tightly as `level`.
    private mutating func fold(
        _ first: ExpressionSyntax, from firstInfix: Infix, above level: Int, isPattern: Bool
    ) -> ExpressionSyntax {
        var left = first
        var next: Infix? = firstInfix
        var previous: OperatorTable.Group?
        while let infix = next, infix.group.level >= level {
            let group = infix.group
            if let previous, previous.level == group.level, group.associativity == .none {
                reportNonAssociative(infix)
            }
            previous = group
            left = parseOperation(left, infix, isPattern: isPattern)
            next = self.infix(isPattern)
        }
        return left
    }

    private mutating func reportNonAssociative(_ infix: Infix) {
        guard case .binary(let group) = infix else { return }
        error(
            "adjacent operators are in non-associative precedence group '\(group.name.text)'",
            id: "non-associative")
    }

    private mutating func parseOperation(
        _ left: ExpressionSyntax, _ infix: Infix, isPattern: Bool
    ) -> ExpressionSyntax {
        let leftHeight = height
        switch infix {
        case .binary(let group):
            let name = consumeIdentifier()
            let right = parseRightOperand(of: group, isPattern: isPattern)
            grow(max(leftHeight, height) + 1)
            return hoist(left) { parser, left in
                parser.expression(.binary(left, name, right), from: left.range.lower)
            }
        case .ternary: return parseTernary(left, isPattern: isPattern)
        case .is:
            consume()
            let type = parseType()
            grow(leftHeight + 1)
            return hoist(left) { parser, left in parser.expression(.is(left, type), from: left.range.lower) }
        case .as:
            consume()
            let kind: CastKind =
                consume(if: .question) ? .conditional : consume(if: .exclamation) ? .forced : .coerce
            let type = parseType()
            grow(leftHeight + 1)
            return hoist(left) { parser, left in
                parser.expression(.cast(left, kind, type), from: left.range.lower)
            }
        }
    }

    private mutating func parseTernary(_ left: ExpressionSyntax, isPattern: Bool) -> ExpressionSyntax {
        let leftHeight = height
        let question = here
        consume()
        let middle = parseExpression()
        let middleHeight = height
        if !consume(if: .colon) {
            error("expected ':' after '? ...' in ternary expression", at: question, id: "missing-colon")
            let right = missingExpression()
            grow(max(leftHeight, middleHeight) + 1)
            return expression(.ternary(left, middle, right), from: left.range.lower)
        }
        let right = parseRightOperand(of: OperatorTable.ternary, isPattern: isPattern)
        grow(max(leftHeight, middleHeight, height) + 1)
        return hoist(left) { parser, left in
            parser.expression(.ternary(left, middle, right), from: left.range.lower)
        }
    }

    /// The operand right of an operator, with everything that binds tighter.
    private mutating func parseRightOperand(of group: OperatorTable.Group, isPattern: Bool)
        -> ExpressionSyntax
    {
        guard token.canBeginExpression || atOperatorToken else {
            errorBehind("expected expression after operator", id: "expected-expression")
            return missingExpression()
        }
        var right = parseElement()
        while let next = infix(isPattern) {
            let tighter = next.group.level > group.level
            guard tighter || (next.group.level == group.level && group.associativity == .right) else { break }
            guard enter() else { break }
            defer { leave() }
            right = fold(right, from: next, above: next.group.level, isPattern: isPattern)
        }
        return right
    }

    /// `try` and `await` left of an operator cover both of its operands.
    private mutating func hoist(
        _ left: ExpressionSyntax, _ make: (inout Parser, ExpressionSyntax) -> ExpressionSyntax
    ) -> ExpressionSyntax {
        switch left.kind {
        case .try(let kind, let inner):
            let whole = hoist(inner, make)
            return ExpressionSyntax(.try(kind, whole), range(from: left.range.lower), id: left.id)
        case .await(let inner):
            let whole = hoist(inner, make)
            return ExpressionSyntax(.await(whole), range(from: left.range.lower), id: left.id)
        default: return make(&self, left)
        }
    }
}
