import Syntax

/// What to say when no operator fits its operands.
extension BodyChecker {
    func reportOperator(_ op: Identifier, _ operands: [Expression], _ range: SourceRange) -> Expression {
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
        for (type, operand) in zip(types, operands) {
            guard let payload = module.payload(ofOptional: type), !isComparison(op.name) else { continue }
            let other = areSame(type, types[0]) ? types[1] : types[0]
            if areSame(payload, other) || module.payload(ofOptional: other).map({ areSame($0, payload) }) ?? false {
                reportMismatch(operand, payload, .argument)
                return failed(range)
            }
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

    /// Parameter lists that one of the operands would fit.
    private func partialMatches(_ name: Name, _ types: [Type]) -> [String] {
        var lists: [String] = []
        for function in operatorDeclarations(name) where function.parameters.count == 2 && function.generics.isEmpty {
            let own = function.parameters.map({ $0.type })
            guard areSame(own[0], types[0]) || areSame(own[1], types[1]) else { continue }
            let text = "(" + own[0].text + ", " + own[1].text + ")"
            if !lists.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { lists.append(text) }
        }
        return lists.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
