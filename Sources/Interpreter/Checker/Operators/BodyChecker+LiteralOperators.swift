import Syntax

/// Operators between literals: the surroundings decide the type, so the choice waits for the end of the
/// expression.
extension BodyChecker {
    /// Two literals of a type that the surroundings decide: `2 / 3`.
    func pending(
        _ op: Identifier, _ operands: [Expression], _ hint: Type?, _ range: SourceRange
    ) -> Expression? {
        var holes: [TypeVariable] = []
        for operand in operands {
            guard case .variable(let hole) = solver.head(operand.type),
                hole.literal == .integer || hole.literal == .float
                    || hole.literal == .string
            else { return nil }
            holes.append(hole)
        }
        guard operatorKeepsType(op.name, holes) else { return nil }
        if holes.count == 2, !solver.unify(.variable(holes[0]), .variable(holes[1])) { return nil }
        let type = operands[0].type
        if let hint, isDecided(hint), !isComparison(op.name) {
            let wanted = unwrapped(hint)
            if case .nominal = wanted, case .variable(let hole) = solver.head(type),
                solver.accepts(wanted, hole.literal), isNumber(wanted) || hole.literal == .string
            {
                _ = solver.unify(type, wanted)
            }
        }
        let result = isComparison(op.name) ? module.type(.bool) : type
        let placeholder = FunctionDeclaration(
            name: op.name, kind: .operator, range: op.range, isLibrary: true, implementation: .requirement)
        placeholder.pending = PendingOperator(
            name: op.name, operands: operands.map({ $0.type }), result: result, range: range)
        let call = Call(
            callee: .direct(placeholder), receiver: .none, arguments: operands.map { .value($0) },
            substitutions: [])
        return Expression(.call(call), result, range)
    }

    private func isNumber(_ type: Type) -> Bool {
        guard let declaration = type.nominal else { return false }
        return module.is(declaration, .int) || module.is(declaration, .double)
            || module.is(declaration, .cgFloat)
            || module.is(declaration, .float)
    }

    private func operatorKeepsType(_ name: Name, _ holes: [TypeVariable]) -> Bool {
        // Not every type that is written as a string can be joined, so `+` is chosen at once.
        if holes.contains(where: { $0.literal == .string }) {
            return holes.allSatisfy { $0.literal == .string } && isComparison(name)
        }
        return name == "+" || name == "-" || name == "*" || name == "/" || name == "%"
            || isComparison(name)
                && name != "~="
    }

    /// The declaration of a pending operator, now that its operands' type is known.
    func settle(_ pending: PendingOperator) -> (FunctionDeclaration, [Type])? {
        let operands = pending.operands.map { Expression(.error, solver.resolved($0), pending.range) }
        let op = Identifier(pending.name, pending.range)
        return silently {
            let made = apply(op, operands, solver.resolved(pending.result), pending.range)
            guard case .call(let call) = made.kind else { return nil }
            return (call.callee.function, call.substitutions)
        }
    }
}
