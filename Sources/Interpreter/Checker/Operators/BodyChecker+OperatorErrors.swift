import Syntax

/// What to say when no operator fits its operands.
extension BodyChecker {
    func reportOperator(
        _ op: Identifier, _ operands: [Expression], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let types = operands.map { solver.resolved(settledType($0.type)) }
        if reportNil(operands, types, hint) { return failedOperator(op.name, range) }
        if types.contains(where: { $0.isUnknown }) || findings.hasMissingName(in: range) {
            findings.addMistake()
            return failedOperator(op.name, range)
        }
        if operatorDeclarations(op.name).isEmpty { return unknownOperator(op, range) }
        if types.count == 1 { return reportUnary(op, types[0], range) }
        let misfit =
            optionalOperand(op.name, operands, types) ?? misfitBeside(op.name, operands, types, hint)
            ?? onlyMisfit(op.name, operands, hint)
        if let (operand, wanted) = misfit {
            reportMismatch(operand, wanted, .argument)
            return failedOperator(op.name, range)
        }
        var notes: [Diagnostic.Note] = []
        let partial = partialMatches(op.name, types)
        if !partial.isEmpty { notes = [Diagnostic.Note(Messages.partialOverloads(op.name, partial))] }
        let shown = zip(operands, types).map { shownType($0, $1, hint) }
        let message =
            areSame(shown[0], shown[1])
            ? Messages.binaryOperatorTwice(op.name, shown[0])
            : Messages.binaryOperator(op.name, shown[0], shown[1])
        error(message, at: op.range, id: "operator", notes: notes)
        return failedOperator(op.name, range)
    }

    /// `3 + nil`, where the other operand or the result says what was wanted.
    private func reportNil(_ operands: [Expression], _ types: [Type], _ hint: Type?) -> Bool {
        guard let index = operands.firstIndex(where: { literal(of: $0) == .nil }) else { return false }
        let wanted = hint.flatMap { isDecided($0) ? unwrapped(solver.resolved($0)) : nil }
        let beside =
            operands.indices.first { $0 != index }.map { shownType(operands[$0], types[$0], hint) } ?? wanted
        guard let beside, !beside.isUnknown else { return false }
        error(Messages.nilForNonOptional(beside, .argument), at: operands[index].range, id: "nil-type")
        return true
    }

    private func reportUnary(_ op: Identifier, _ type: Type, _ range: SourceRange) -> Expression {
        let isPostfix = op.range.upper == range.upper
        let isDeclared = operatorDeclarations(op.name).contains {
            $0.parameters.count == 1 && $0.isPostfix == isPostfix
        }
        return failed(
            range,
            isDeclared
                ? Messages.unaryOperator(op.name, type) : Messages.notUnary(op.name, isPostfix: isPostfix),
            at: op.range, id: "operator")
    }

    private static var foreignOperators: [(name: Name, meant: String)] {
        [
            ("++", "+= 1"), ("--", "-= 1"), ("..", "..."), ("...<", "..<"), ("<>", "!="), ("=>", ">="),
            ("=<", "<="),
        ]
    }

    /// `n++` is known from other languages.
    func unknownOperator(_ op: Identifier, _ range: SourceRange) -> Expression {
        let meant = Self.foreignOperators.first { $0.name == op.name }?.meant
        let isStep = op.name == "++" || op.name == "--"
        let replacement = !isStep ? meant : op.range.upper == range.upper ? meant.map { " " + $0 } : nil
        error(
            Messages.unknownOperator(op.name, meant), at: op.range, id: "unknown-operator",
            fixIt: replacement.map { Diagnostic.FixIt(replace: op.range, with: $0) })
        return failed(range)
    }

    /// An operand that would fit if it were unwrapped.
    private func optionalOperand(_ op: Name, _ operands: [Expression], _ types: [Type]) -> (Expression, Type)?
    {
        if isEquality(op) { return nil }
        for index in operands.indices {
            guard let payload = module.payload(ofOptional: types[index]) else { continue }
            let other = types[1 - index]
            if fits(operands[1 - index], payload)
                || module.payload(ofOptional: other).map({ areSame($0, payload) }) ?? false
            {
                return (operands[index], payload)
            }
        }
        return nil
    }

    private func isEquality(_ name: Name) -> Bool {
        name == "==" || name == "!=" || name == "===" || name == "!==" || name == "~="
    }

    /// Parameter lists that one of the operands would fit.
    private func partialMatches(_ name: Name, _ types: [Type]) -> [String] {
        var lists: [String] = []
        for function in operatorDeclarations(name)
        where function.parameters.count == 2 && function.generics.isEmpty && !function.isDisfavored {
            let own = function.parameters.map({ $0.type })
            guard areSame(own[0], types[0]) || areSame(own[1], types[1]) else { continue }
            let text = "(" + own[0].text + ", " + own[1].text + ")"
            if !lists.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { lists.append(text) }
        }
        return lists.stablySorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
