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
        let (makeIterator, next) = iteration(sequence.type)
        return Statement(
            .forIn(
                ForStatement(
                    label: syntax.label?.name, pattern: pattern, isCase: syntax.isCase, sequence: sequence,
                    makeIterator: makeIterator, next: next, condition: condition, body: body)), range)
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
            label: syntax.label?.name, pattern: pattern, isCase: syntax.isCase, sequence: repeated.value,
            makeIterator: nil, next: nil, condition: condition, body: self.loop(syntax.label, syntax.body))
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

    /// How a snippet's own sequence is iterated.
    private func iteration(_ type: Type) -> (Callee?, Callee?) {
        guard let declaration = solver.head(type).nominal, !declaration.isLibrary else { return (nil, nil) }
        var iterator = type
        var makeIterator: Callee?
        let isAsync = isAsync(type)
        if let found = method(isAsync ? "makeAsyncIterator" : "makeIterator", of: type) {
            makeIterator = callee(of: found)
            iterator = module.substitute(found.function.result, found.arguments)
            if let own = module.associatedType(isAsync ? "AsyncIterator" : "Iterator", of: solver.head(type))
            {
                iterator = own
            }
        }
        return (makeIterator, method("next", of: iterator).map { callee(of: $0) })
    }

    private func method(_ name: Name, of type: Type) -> Candidate? {
        let probe = Base.value(Expression(.error, type, .none))
        return members(name, of: type).filter { !$0.isStatic }
            .compactMap { candidate(from: $0, probe) }
            .first { $0.function.parameters.isEmpty }
    }
}
