import Syntax

/// `for` over sequences.
extension BodyChecker {
    func forStatement(_ syntax: ForSyntax, _ range: SourceRange) -> Statement {
        let written = syntax.type.map { resolve($0) }
        if case .packExpansion(let pattern) = syntax.sequence.kind {
            return repeatingFor(syntax, pattern, range)
        }
        var sequence = checkFull(syntax.sequence, listHint(syntax.sequence, written), .none)
        sequence = implicitlyUnwrapped(sequence) ?? sequence
        let element = element(of: sequence.type, syntax.sequence.range)
        if let written, !solver.unify(written, element), !element.isUnknown {
            error(
                Messages.elementMismatch(solver.resolved(element), solver.resolved(written)),
                at: syntax.type!.range,
                id: "for-type")
        }
        let pattern = self.pattern(syntax.pattern, written ?? element, isLet: true)
        let condition = syntax.condition.map { truth($0) }
        let body = loop(syntax.label, syntax.body)
        return Statement(
            .forIn(
                ForStatement(
                    label: syntax.label?.name, pattern: pattern, sequence: sequence, condition: condition,
                    body: body)), range)
    }

    /// `for x in repeat each xs`
    private func repeatingFor(_ syntax: ForSyntax, _ pattern: ExpressionSyntax, _ range: SourceRange)
        -> Statement
    {
        let start = solver.variables.count
        let repeated = expansion(pattern, syntax.sequence.range)
        solver.applyDefaults(since: start)
        let element = solver.resolved(repeated.value.type)
        let pattern = self.pattern(syntax.pattern, element, isLet: true)
        let condition = syntax.condition.map { truth($0) }
        let loop = ForStatement(
            label: syntax.label?.name, pattern: pattern, sequence: repeated.value, condition: condition,
            body: self.loop(syntax.label, syntax.body))
        return Statement(.forIn(loop), range)
    }

    private func element(of sequence: Type, _ range: SourceRange) -> Type {
        if sequence.isUnknown { return .unknown }
        if let wanted = module.known(.sequence), !module.conforms(sequence, to: wanted), !isAsync(sequence) {
            error(Messages.notASequence(sequence), at: range, id: "not-a-sequence")
            return .unknown
        }
        return module.associatedType("Element", of: solver.head(sequence)) ?? .unknown
    }

    /// `for step: Step in [.up, .down]`: the elements are of the type that is written.
    private func listHint(_ sequence: ExpressionSyntax, _ element: Type?) -> Type? {
        guard case .array = sequence.kind, let element, !element.isUnknown else { return nil }
        return module.type(.array, [element])
    }

    /// `for await`.
    private func isAsync(_ type: Type) -> Bool {
        module.typeDeclaration("AsyncSequence").map { module.conforms(type, to: $0) } ?? false
    }
}
