import Syntax

/// What to say when no operator fits its operands.
extension BodyChecker {
    func reportOperator(
        _ op: Identifier, _ operands: [Expression], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let types = operands.map { solver.resolved(settledType($0.type)) }
        if types.contains(where: { $0.isUnknown }) { return failedOperator(op.name, range) }
        if operatorDeclarations(op.name).isEmpty {
            error(Messages.unknownOperator(op.name), at: op.range, id: "unknown-operator")
            return failed(range)
        }
        if types.count == 1 {
            error(Messages.unaryOperator(op.name, types[0]), at: op.range, id: "operator")
            return failed(range)
        }
        if let (operand, wanted) = optionalOperand(op.name, operands, types) ?? onlyMisfit(op.name, operands, hint) {
            reportMismatch(operand, wanted, .argument)
            return failedOperator(op.name, range)
        }
        var notes: [Diagnostic.Note] = []
        let partial = partialMatches(op.name, types)
        if !partial.isEmpty { notes = [Diagnostic.Note(Messages.partialOverloads(op.name, partial))] }
        if areSame(types[0], types[1]) {
            error(Messages.binaryOperatorTwice(op.name, types[0]), at: op.range, id: "operator", notes: notes)
        } else {
            error(Messages.binaryOperator(op.name, types[0], types[1]), at: op.range, id: "operator", notes: notes)
        }
        return failedOperator(op.name, range)
    }

    /// An operand that would fit if it were unwrapped.
    private func optionalOperand(_ op: Name, _ operands: [Expression], _ types: [Type]) -> (Expression, Type)? {
        if isEquality(op) { return nil }
        for index in operands.indices {
            guard let payload = module.payload(ofOptional: types[index]) else { continue }
            let other = types[1 - index]
            if fits(operands[1 - index], payload) || module.payload(ofOptional: other).map({ areSame($0, payload) }) ?? false {
                return (operands[index], payload)
            }
        }
        return nil
    }

    private func isEquality(_ name: Name) -> Bool {
        name == "==" || name == "!=" || name == "===" || name == "!==" || name == "~="
    }

    /// The operand that alone keeps an operator on two of a type from the result that is wanted, and that type. Of
    /// `CGFloat` beside another number Swift speaks as of any two operands.
    private func onlyMisfit(_ op: Name, _ operands: [Expression], _ hint: Type?) -> (Expression, Type)? {
        guard let wanted = isAssignment(op) ? operands[0].type : hint, isDecided(wanted) else { return nil }
        let type = unwrapped(solver.resolved(wanted))
        let takesTwo = operatorDeclarations(op).contains { function in
            function.parameters.count == 2 && trying {
                let substitutions = open(operatorCandidate(function), .none)
                let made = isAssignment(op) ? function.parameters[0].type : function.result
                let parts = function.parameters.map { $0.type } + [made]
                return parts.allSatisfy { solver.unify(module.substitute($0, substitutions), type) } ? true : nil
            } == true
        }
        let misfits = operands.filter { !fits($0, type) }
        guard takesTwo, misfits.count == 1, let only = misfits.first else { return nil }
        if type.nominal.map({ module.is($0, .cgFloat) }) ?? false, isNumber(only.type) { return nil }
        return (only, type)
    }

    private func isNumber(_ type: Type) -> Bool {
        module.typeDeclaration("Numeric").map { module.conforms(solver.resolved(settledType(type)), to: $0) } ?? false
    }

    private func fits(_ operand: Expression, _ type: Type) -> Bool {
        trying { convert(operand, to: type).map { _ in true } } ?? false
    }

    /// Parameter lists that one of the operands would fit.
    private func partialMatches(_ name: Name, _ types: [Type]) -> [String] {
        var lists: [String] = []
        for function in operatorDeclarations(name) where function.parameters.count == 2 && function.generics.isEmpty {
            let own = function.parameters.map({ $0.type })
            guard areSame(own[0], types[0]) || areSame(own[1], types[1]) else { continue }
            let text = "(" + own[0].text + ", " + own[1].text + ")"
            if !lists.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { lists.append(text) }
        }
        return lists.stablySorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
