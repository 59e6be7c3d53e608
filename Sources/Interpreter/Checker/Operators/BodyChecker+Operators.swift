import Syntax

/// Operators: operands are inferred once, then the declaration is chosen by their types.
extension BodyChecker {
    func binary(
        _ left: ExpressionSyntax, _ op: Identifier, _ right: ExpressionSyntax, _ hint: Type?,
        _ syntax: ExpressionSyntax
    ) -> Expression {
        let range = syntax.range
        if op.name == "=" { return assignment(left, right, range) }
        if isShortCircuit(op.name) { return outsideChain { logical(left, op, right, range) } }
        if op.name == "??" { return outsideChain { coalesce(left, op, right, hint, range) } }
        return outsideChain {
            if isClosure(left) || isClosure(right) { return applyToClosures(op, [left, right], hint, range) }
            if isAssignment(op.name), hasOptionalChain(left) { return updateInChain(left, op, right, range) }
            let operands = self.operands(left, right, op.name, hint)
            return apply(op, operands, hint, range, isAssignment: isAssignment(op.name))
        }
    }

    /// `a?.count += 1`: the whole assignment is the chain's end.
    private func updateInChain(
        _ left: ExpressionSyntax, _ op: Identifier, _ right: ExpressionSyntax, _ range: SourceRange
    ) -> Expression {
        nesting.chains += 1
        let target = infer(left, nil)
        nesting.chains -= 1
        let operands = [target, infer(right, operandHint(target.type, nil))]
        return chain(apply(op, operands, nil, range, isAssignment: true), range)
    }

    /// `value |> { … }`: closures get their types from the operator's parameters, as in any call.
    private func applyToClosures(
        _ op: Identifier, _ operands: [ExpressionSyntax], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let candidates = operatorDeclarations(op.name).filter { $0.parameters.count == operands.count }
            .map { operatorCandidate($0) }
        guard !candidates.isEmpty else {
            return unknownOperator(op, range)
        }
        let arguments = operands.map { CallArgument(label: nil, value: .syntax($0)) }
        return resolveCall(
            candidates, arguments, hint,
            CallSite(range: range, name: op.name, nameRange: op.range, parentheses: nil))
    }

    private func isShortCircuit(_ name: Name) -> Bool { name == "&&" || name == "||" }

    func isAssignment(_ name: Name) -> Bool {
        let bytes = Array(name.text.utf8)
        guard bytes.count > 1, bytes.last == UInt8(ascii: "=") else { return false }
        return name != "==" && name != "!=" && name != "<=" && name != ">=" && name != "===" && name != "!=="
            && name != "~="
    }

    /// Both operands; one that needs a context gets the other's type.
    func operands(
        _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ op: Name, _ hint: Type?
    ) -> [Expression] {
        let wanted = isComparison(op) ? nil : hint
        if op == "+", isArray(wanted), endsWithClosure(left) || endsWithClosure(right) {
            return [infer(left, wanted), infer(right, wanted)]
        }
        switch (isContextual(left), isContextual(right)) {
        case (false, false) where isCollectionLiteral(right) && !isCollectionLiteral(left):
            let first = infer(left, nil)
            let type = isOtherThanArray(first, wanted) ? wanted : literalType(right, beside: first.type)
            return [first, infer(right, type)]
        case (false, false) where isCollectionLiteral(left) && !isCollectionLiteral(right):
            let second = infer(right, nil)
            let type = op == "+" && isNoList(second) ? nil : literalType(left, beside: second.type)
            return [infer(left, type), second]
        case (false, false) where op == "+" && isArrayOfOptionals(wanted):
            return [infer(left, wanted), infer(right, wanted)]
        case (false, false):
            return leaningOperands(left, right, op, wanted)
        case (false, true):
            let first = infer(left, nil)
            return [first, infer(right, contextualHint(right, at: 1, beside: first, op, wanted))]
        case (true, false):
            let second = infer(right, nil)
            return [infer(left, contextualHint(left, at: 0, beside: second, op, wanted)), second]
        case (true, true):
            let operand =
                operandType(op, taking: 2, resultingIn: wanted) ?? wanted ?? ownOperand(op, left, right)
            return [infer(left, operand), infer(right, operand)]
        }
    }

    /// `(.scale + .opacity).animation(…)`: what the program's own operator takes, if both are members of
    /// that.
    private func ownOperand(_ op: Name, _ left: ExpressionSyntax, _ right: ExpressionSyntax) -> Type? {
        for function in module.operators(named: op)
        where function.parameters.count == 2 && function.generics.isEmpty {
            let type = function.parameters[0].type
            guard areSame(type, function.parameters[1].type) else { continue }
            if isPossible({ !infer(left, type).type.isUnknown && !infer(right, type).type.isUnknown }) {
                return type
            }
        }
        return nil
    }

    private func isArray(_ wanted: Type?) -> Bool {
        guard let wanted, case .nominal(let declaration, _) = solver.head(wanted) else { return false }
        return module.is(declaration, .array)
    }

    /// `rows.dropLast() + [row]` as an array: the slice is not what is wanted, so that the literal must be.
    private func isOtherThanArray(_ value: Expression, _ wanted: Type?) -> Bool {
        guard isArray(wanted), case .nominal(let declaration, _) = solver.head(value.type) else {
            return false
        }
        return !module.is(declaration, .array)
    }

    /// `names.map { .init($0) } + [.init("Cancel")]`: what the closure gives follows from the sum.
    private func endsWithClosure(_ syntax: ExpressionSyntax) -> Bool {
        guard case .call(let call) = syntax.kind else { return false }
        return !call.trailingClosures.isEmpty
    }

    /// `Array(repeating: nil, count: 2) + dates.map { … }` as a `[Date?]`.
    private func isArrayOfOptionals(_ wanted: Type?) -> Bool {
        guard let wanted, case .nominal(let declaration, let elements) = solver.head(wanted),
            module.is(declaration, .array)
        else { return false }
        return elements.contains { module.payload(ofOptional: solver.head($0)) != nil }
    }

    /// `width / cos(.pi / 6)`: what a call's argument is a member of may only follow from the operand beside
    /// it.
    private func leaningOperands(
        _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ op: Name, _ wanted: Type?
    ) -> [Expression] {
        if let wanted, isDecided(wanted), isSumOfImplicit(left) {
            let second = infer(right, nil)
            return [infer(left, contextualHint(left, at: 0, beside: second, op, wanted)), second]
        }
        if leans(left), !leans(right) {
            let second = infer(right, nil)
            return [infer(left, operandHint(second.type, wanted)), second]
        }
        let first = infer(left, nil)
        return [first, infer(right, leans(right) ? operandHint(first.type, wanted) : nil)]
    }

    /// `.now() + delay` before another `+ pause`: what the first name is a member of is what all of it is.
    private func isSumOfImplicit(_ syntax: ExpressionSyntax) -> Bool {
        guard case .binary(let left, _, _) = syntax.kind else { return false }
        return implicitHead(of: left) != nil || isSumOfImplicit(left)
    }

    /// `[id] + selected`: a set cannot be added to, so that the literal beside it is an array.
    private func isNoList(_ value: Expression) -> Bool {
        guard case .nominal(let declaration, _) = solver.head(value.type) else { return false }
        return module.is(declaration, .set) || module.is(declaration, .dictionary)
    }

    private func leans(_ syntax: ExpressionSyntax) -> Bool {
        guard case .call(let call) = syntax.kind, case .identifier = call.callee.kind,
            call.arguments.count == 1
        else { return false }
        return hasImplicitOperand(call.arguments[0].value) || implicitHead(of: call.arguments[0].value) != nil
    }

    /// What `.name` is a member of beside the other operand: that one's type, or else what an operator takes
    /// there for the result that is wanted (`.now() + 0.3`, `.degrees(9) * 2`).
    private func contextualHint(
        _ syntax: ExpressionSyntax, at place: Int, beside other: Expression, _ op: Name, _ wanted: Type?
    ) -> Type? {
        let same = operandHint(other.type, wanted)
        let wanted = isAssignment(op) ? .void : wanted
        guard let wanted, isDecided(wanted), let same, !areSame(same, wanted),
            implicitHead(of: syntax) != nil || isSumOfImplicit(syntax)
        else { return otherOperand(syntax, at: place, beside: other, op, same) ?? same }
        return isSomething(syntax, as: same)
            ? same : operandType(op, at: place, beside: other, resultingIn: wanted) ?? same
    }

    /// `Angle.degrees(180) * .random(in: -1...1)`: where the other operand's type has no such member, what an
    /// operator takes beside it that has one.
    private func otherOperand(
        _ syntax: ExpressionSyntax, at place: Int, beside other: Expression, _ op: Name, _ same: Type?
    ) -> Type? {
        guard let same, case .nominal = solver.head(same), let name = implicitName(of: syntax),
            !isComparison(op), implicitMembers(name, in: solver.head(unwrapped(same))).isEmpty
        else { return nil }
        return operandType(op, at: place, beside: other) { !implicitMembers(name, in: $0).isEmpty }
    }

    func operandType(
        _ op: Name, at place: Int, beside other: Expression, resultingIn wanted: Type? = nil,
        where suits: (Type) -> Bool = { _ in true }
    ) -> Type? {
        for function in operatorDeclarations(op) where function.parameters.count == 2 {
            let type = trying { () -> Type? in
                let substitutions = open(operatorCandidate(function), .none)
                let types = function.parameters.map { module.substitute($0.type, substitutions) }
                if let wanted {
                    let result = module.substitute(function.result, substitutions)
                    guard solver.unify(result, unwrapped(wanted)) else { return nil }
                }
                guard convert(other, to: types[1 - place]) != nil else { return nil }
                let own = solver.resolved(settledType(types[place]))
                return own.hasHoles || !suits(own) ? nil : own
            }
            if let type { return type }
        }
        return nil
    }

    /// `[1, 2]`: an array unless the other operand is something else that can be written so.
    private func isCollectionLiteral(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .array, .dictionary: true
        default: false
        }
    }

    /// `[nil] + Edge.allCases`: the elements are optional if one of the literal's is `nil`.
    private func literalType(_ syntax: ExpressionSyntax, beside other: Type) -> Type {
        guard case .array(let elements) = syntax.kind, elements.contains(where: { isNil($0) }),
            case .nominal(let declaration, let arguments) = solver.head(other),
            module.is(declaration, .array), let element = arguments.first,
            module.payload(ofOptional: solver.head(element)) == nil
        else { return other }
        return .nominal(declaration, [module.optional(element)])
    }

    private func isNil(_ syntax: ExpressionSyntax) -> Bool {
        if case .nil = syntax.kind { return true }
        return false
    }

    /// What `.a ... .b` takes when a range of something is wanted: what one of its declarations takes for
    /// that result.
    func operandType(_ op: Name, taking count: Int, resultingIn wanted: Type?, isPostfix: Bool = false)
        -> Type?
    {
        guard let wanted else { return nil }
        for function in operatorDeclarations(op)
        where function.parameters.count == count && function.isPostfix == isPostfix {
            let type = trying { () -> Type? in
                let substitutions = open(operatorCandidate(function), .none)
                guard solver.unify(module.substitute(function.result, substitutions), wanted) else {
                    return nil
                }
                let own = solver.resolved(module.substitute(function.parameters[0].type, substitutions))
                return own.hasHoles ? nil : own
            }
            if let type { return type }
        }
        return nil
    }

    private func operandHint(_ other: Type, _ hint: Type?) -> Type? {
        if case .variable(let hole) = solver.head(other), hole.literal != .none, let hint, isDecided(hint),
            solver.accepts(hint, hole.literal)
        {
            return hint
        }
        if case .variable(let hole) = solver.head(other), hole.literal != .none {
            if let hint, case .variable(let wanted) = solver.head(hint), !wanted.conformances.isEmpty {
                return hint
            }
            return solver.defaultType(hole.literal)
        }
        return other
    }

    func isComparison(_ name: Name) -> Bool {
        name == "==" || name == "!=" || name == "<" || name == ">" || name == "<=" || name == ">="
            || name == "~="
            || name == "===" || name == "!=="
    }
}
