import Syntax

/// Which operand is the wrong one, where Swift says so instead of speaking of both.
extension BodyChecker {
    /// The operand that alone keeps an operator on two of a type from the result that is wanted, and that
    /// type. Of `CGFloat` beside another number Swift speaks as of any two operands.
    func onlyMisfit(_ op: Name, _ operands: [Expression], _ hint: Type?) -> (Expression, Type)? {
        guard let wanted = isAssignment(op) ? operands[0].type : hint, isDecided(wanted) else { return nil }
        let type = unwrapped(solver.resolved(wanted))
        let takesTwo = operatorDeclarations(op).contains { function in
            function.parameters.count == 2
                && isPossible {
                    let substitutions = open(operatorCandidate(function), .none)
                    let made = isAssignment(op) ? function.parameters[0].type : function.result
                    let parts = function.parameters.map { $0.type } + [made]
                    return parts.allSatisfy { solver.unify(module.substitute($0, substitutions), type) }
                }
        }
        let misfits = operands.filter { !fits($0, type) }
        guard takesTwo, misfits.count == 1, let only = misfits.first else { return nil }
        if NumberKind(type, module) == .cgFloat, isNumber(only.type) || (op == "+" && isText(only.type)) {
            return nil
        }
        return (only, type)
    }

    private func isNumber(_ type: Type) -> Bool {
        module.typeDeclaration("Numeric").map { module.conforms(solver.resolved(settledType(type)), to: $0) }
            ?? false
    }

    /// The operand that does not go with the other one, and the type that was expected of it. Measured with
    /// the compiler for each pair of number, text and truth value: it names an operand where one declaration
    /// of the operator is nearest, and both where several are as near.
    func misfitBeside(_ op: Name, _ operands: [Expression], _ types: [Type], _ hint: Type?) -> (
        Expression, Type
    )? {
        if isComparison(op) || isAssignment(op) || op == "??" { return nil }
        for index in operands.indices {
            let (own, other) = (NumberKind(types[index], module), NumberKind(types[1 - index], module))
            if let wanted = expected(
                op, own, other, types[1 - index], isLeft: index == 0, isOpen: isLiteral(operands[1 - index]),
                hint)
            {
                return (operands[index], wanted)
            }
        }
        return nil
    }

    /// What is expected of an operand beside one of another type.
    private func expected(
        _ op: Name, _ own: NumberKind, _ other: NumberKind, _ type: Type, isLeft: Bool, isOpen: Bool,
        _ hint: Type?
    ) -> Type? {
        let wanted = hint.flatMap { isDecided($0) ? unwrapped(solver.resolved($0)) : nil }
        let isLength = wanted.map { NumberKind($0, module) == .cgFloat } ?? false
        if isRange(op) { return isOpen && other == .int && own == .text ? type : nil }
        switch (own, other) {
        case (.truth, .text), (.truth, .int), (.truth, .double), (.truth, .cgFloat):
            if op == "+" { return isOpen ? wanted ?? type : type }
            return wanted == nil
                ? plain(other, type, isLeft: isLeft) : isLength && other == .double && !isOpen ? type : nil
        case (.text, .int), (.text, .double), (.text, .cgFloat):
            if isLength, other == .double, !isOpen { return type }
            return op == "+" || wanted != nil ? nil : plain(other, type, isLeft: isLeft)
        case (.int, .double), (.int, .cgFloat):
            guard isLength else { return nil }
            let isTold = isLeft || op == "+" || (other == .double && !isOpen)
            return isTold ? (isOpen ? wanted : type) : nil
        default: return nil
        }
    }

    /// Without a type that is wanted: only `Int`, from the left, and `CGFloat` have one declaration that is
    /// nearest.
    private func plain(_ other: NumberKind, _ type: Type, isLeft: Bool) -> Type? {
        other == .cgFloat || (other == .int && !isLeft) ? type : nil
    }

    /// A number's literal is spoken of as the `CGFloat` that is wanted.
    func shownType(_ operand: Expression, _ type: Type, _ hint: Type?) -> Type {
        guard let hint, isDecided(hint), isLiteral(operand), isNumber(type) else { return type }
        let wanted = unwrapped(solver.resolved(hint))
        return NumberKind(wanted, module) == .cgFloat ? wanted : type
    }

    private func isRange(_ op: Name) -> Bool { op == "..<" || op == "..." }

    func literal(of operand: Expression) -> TypeVariable.Literal {
        if case .variable(let hole) = solver.head(operand.type) { return hole.literal }
        return .none
    }

    private func isLiteral(_ operand: Expression) -> Bool { literal(of: operand) != .none }

    private func isText(_ type: Type) -> Bool {
        NumberKind(solver.resolved(settledType(type)), module) == .text
    }

    func fits(_ operand: Expression, _ type: Type) -> Bool { converts(operand, to: type) }
}

/// What messages about operands tell apart.
private enum NumberKind {
    case int
    case double
    case cgFloat
    case text
    case truth
    case other

    init(_ type: Type, _ module: Module) {
        guard let declaration = type.nominal else {
            self = .other
            return
        }
        let kinds: [(KnownType, NumberKind)] = [
            (.int, .int), (.double, .double), (.cgFloat, .cgFloat), (.string, .text), (.bool, .truth),
        ]
        self = kinds.first { module.is(declaration, $0.0) }?.1 ?? .other
    }
}
