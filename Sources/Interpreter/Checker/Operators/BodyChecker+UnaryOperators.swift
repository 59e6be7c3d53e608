import Syntax

/// Prefix and postfix operators, and operators as functions.
extension BodyChecker {
    func prefix(_ op: Identifier, _ operand: ExpressionSyntax, _ hint: Type?, _ range: SourceRange)
        -> Expression
    {
        if op.name == "-" || op.name == "+", let number = negated(operand, op.name == "-", range) {
            return number
        }
        if op.name == "!", operatorDeclarations(op.name).allSatisfy({ $0.isLibrary }) {
            let value = check(operand, module.type(.bool), .negation)
            if let function = operatorDeclarations(op.name).first {
                let call = Call(
                    callee: .direct(function), receiver: function.parent == nil ? .none : .type(value.type),
                    arguments: [.value(value)], substitutions: [])
                return Expression(.call(call), module.type(.bool), range)
            }
        }
        let value = infer(
            operand, isContextual(operand) ? operandType(op.name, taking: 1, resultingIn: hint) ?? hint : nil)
        if value.type.isUnknown { return failed(range) }
        return apply(op, [value], hint, range)
    }

    /// `-1` is a literal of its own.
    private func negated(_ operand: ExpressionSyntax, _ isNegative: Bool, _ range: SourceRange) -> Expression?
    {
        switch operand.kind {
        case .integer(let number):
            let value = Int64(truncatingIfNeeded: number)
            let type = Type.variable(solver.fresh(.integer, at: range))
            return Expression(.literal(.int(isNegative ? 0 &- value : value)), type, range)
        case .float(let number):
            let type = Type.variable(solver.fresh(.float, at: range))
            return Expression(.literal(.double(isNegative ? -number : number)), type, range)
        default: return nil
        }
    }

    func postfix(_ operand: ExpressionSyntax, _ op: Identifier, _ hint: Type?, _ range: SourceRange)
        -> Expression
    {
        let wanted =
            isContextual(operand) ? operandType(op.name, taking: 1, resultingIn: hint, isPostfix: true) : nil
        let value = infer(operand, wanted)
        if value.type.isUnknown { return failed(range) }
        return apply(op, [value], hint, range, isPostfix: true)
    }

    /// `+` as a function: `reduce(0, +)`.
    func operatorReference(_ op: Identifier, _ hint: Type?, _ range: SourceRange) -> Expression {
        let declarations = operatorDeclarations(op.name)
        guard let hint, case .function(let wanted) = solver.head(unwrapped(hint)) else {
            return failed(range, Messages.ambiguousOperator(op.name), id: "ambiguous-operator")
        }
        var best: (FunctionDeclaration, Int64)?
        for function in declarations
        where function.parameters.count == wanted.parameters.count || wanted.parameters.count == 1 {
            let cost = trying { () -> Int64? in
                let start = solver.cost
                let (type, substitutions) = openedType(
                    Candidate(function: function, base: .none, arguments: []), range)
                guard convert(Expression(.error, type, range), to: hint) != nil else { return nil }
                let site = CallSite(range: range, name: op.name, nameRange: range, parentheses: nil)
                guard verify(function, substitutions, site) else { return nil }
                return solver.cost - start + (function.generics.isEmpty ? 0 : 1)
            }
            if let cost, best.map({ cost < $0.1 }) ?? true { best = (function, cost) }
        }
        guard let function = best?.0 else {
            return failed(
                range, Messages.cannotConvert(op.name, solver.resolved(hint)), id: "operator-reference")
        }
        let (type, substitutions) = openedType(
            Candidate(function: function, base: .none, arguments: []), range)
        _ = convert(Expression(.error, type, range), to: hint)
        let candidate = Candidate(
            function: function,
            base: function.parent == nil ? .none : .type(ownerType(function, substitutions)),
            arguments: [])
        return Expression(.function(callee(of: candidate), receiver: nil, substitutions), type, range)
    }
}
