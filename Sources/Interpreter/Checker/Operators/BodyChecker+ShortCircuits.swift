import Syntax

/// `&&`, `||` and `??`, whose right side is evaluated only if it is needed.
extension BodyChecker {
    func logical(
        _ left: ExpressionSyntax, _ op: Identifier, _ right: ExpressionSyntax, _ range: SourceRange
    ) -> Expression {
        let bool = module.type(.bool)
        let own = operatorDeclarations(op.name).filter { !$0.isLibrary }
        if !own.isEmpty { return apply(op, [infer(left, nil), infer(right, nil)], nil, range) }
        let first = check(left, bool, .argument)
        let second = check(right, bool, .argument)
        guard let function = operatorDeclarations(op.name).first else {
            // Without a row: the language's own meaning.
            let constant = Expression(.literal(.bool(op.name == "||")), bool, range)
            let kind: Expression.Kind =
                op.name == "&&" ? .ternary(first, second, constant) : .ternary(first, constant, second)
            return Expression(kind, bool, range)
        }
        let call = Call(
            callee: .direct(function), receiver: function.parent == nil ? .none : .type(bool),
            arguments: [.value(first), deferred(second)], substitutions: [])
        return Expression(.call(call), bool, range)
    }

    func coalesce(
        _ left: ExpressionSyntax, _ op: Identifier, _ right: ExpressionSyntax, _ hint: Type?,
        _ range: SourceRange
    ) -> Expression {
        let first = infer(
            left, hint.map { module.payload(ofOptional: solver.head($0)) == nil ? module.optional($0) : $0 })
        if first.type.isUnknown {
            _ = infer(right, hint)
            return failed(range)
        }
        guard let payload = module.payload(ofOptional: solver.head(first.type)) else {
            if case .variable(let hole) = solver.head(first.type), hole.literal == .nil {
                let second = infer(right, hint)
                _ = solver.unify(first.type, module.optional(second.type))
                return apply(op, [first, second], hint, range)
            }
            if !module.operators(named: op.name).isEmpty {
                let wanted = hint.flatMap { operandType(op.name, at: 1, beside: first, resultingIn: $0) }
                return apply(op, [first, infer(right, wanted)], hint, range)
            }
            let second = infer(right, first.type)
            _ = convert(second, to: first.type)
            warn(Messages.coalesceNonOptional(solver.resolved(first.type)), at: op.range, id: "coalesce")
            return first
        }
        let second = infer(right, payload)
        if let wider = widened(first, payload, second, hint) {
            return apply(op, [wider, second], hint, range)
        }
        return apply(op, [first, second], hint, range)
    }

    /// `print(error ?? "none")`: where anything is wanted, values of two types are both that.
    private func widened(_ first: Expression, _ payload: Type, _ second: Expression, _ hint: Type?)
        -> Expression?
    {
        guard let hint, case .existential = solver.head(hint), !second.type.isUnknown,
            !converts(second, to: payload)
        else { return nil }
        return convert(first, to: module.optional(hint))
    }
}
