import Syntax

/// Patterns against the type of what they match.
extension BodyChecker {
    /// A pattern against the type of what it is matched with; declares the names it binds.
    func pattern(_ syntax: PatternSyntax, _ type: Type, isLet: Bool, isOutermost: Bool = true) -> Pattern {
        let range = syntax.range
        switch syntax.kind {
        case .wildcard: return .wildcard
        case .name(let name):
            if name.name == "_" { return .wildcard }
            return .variable(declare(name.name, type, isLet: isLet, at: name.range))
        case .binding(let isVar, let inner): return pattern(inner, type, isLet: !isVar, isOutermost: isOutermost)
        case .tuple(let elements): return tuplePattern(elements, type, isLet, range)
        case .enumCase(let written, let name, let elements):
            return casePattern(written, name, elements, type, isLet, range)
        case .optional(let inner):
            guard let payload = module.payload(ofOptional: solver.head(type)) else {
                if !type.isUnknown {
                    error(Messages.optionalPattern(solver.resolved(type)), at: range, id: "optional-pattern")
                }
                return .some(pattern(inner, .unknown, isLet: isLet))
            }
            return .some(pattern(inner, payload, isLet: isLet))
        case .is(let written): return .isType(resolve(written))
        case .cast(let inner, let written):
            let target = resolve(written)
            return .cast(pattern(inner, target, isLet: isLet), target)
        case .expression(let value): return expressionPattern(value, type, range)
        case .missing: return .wildcard
        }
    }

    private func tuplePattern(
        _ elements: [TuplePatternElementSyntax], _ type: Type, _ isLet: Bool, _ range: SourceRange
    ) -> Pattern {
        if elements.count == 1 { return pattern(elements[0].pattern, type, isLet: isLet) }
        let subject = solver.head(type)
        if case .tuple(let types) = subject, types.count == elements.count {
            return .tuple(zip(elements, types).map { pattern($0.pattern, $1.type, isLet: isLet) })
        }
        if !subject.isUnknown {
            error(Messages.tuplePattern(solver.resolved(type)), at: range, id: "tuple-pattern")
        }
        return .tuple(elements.map { pattern($0.pattern, .unknown, isLet: isLet) })
    }

    // MARK: Cases

    private func casePattern(
        _ written: TypeSyntax?, _ name: Identifier, _ elements: [TuplePatternElementSyntax]?, _ type: Type,
        _ isLet: Bool, _ range: SourceRange
    ) -> Pattern {
        var subject = solver.head(type)
        if let written {
            let named = resolve(written)
            if case .existential = subject {
                subject = named
                return .cast(casePattern(nil, name, elements, named, isLet, range), named)
            }
            if !named.isUnknown, named.nominal !== unwrapped(subject).nominal, !subject.isUnknown {
                error(
                    Messages.caseOfOtherType(name.name, solver.resolved(named), solver.resolved(subject)),
                    at: name.range, id: "case-type")
                return .wildcard
            }
        }
        if subject.isUnknown {
            for element in elements ?? [] { _ = pattern(element.pattern, .unknown, isLet: isLet) }
            return .wildcard
        }
        if let payload = module.payload(ofOptional: subject) {
            return optionalCase(name, elements, subject, payload, isLet, range)
        }
        guard let found = enumCase(name.name, of: subject) else {
            return staticPattern(name, elements, subject, isLet, range)
        }
        return payload(found, elements, subject, isLet, name)
    }

    private func optionalCase(
        _ name: Identifier, _ elements: [TuplePatternElementSyntax]?, _ subject: Type, _ payload: Type,
        _ isLet: Bool, _ range: SourceRange
    ) -> Pattern {
        if name.name == "none", elements == nil { return .none }
        if name.name == "some", elements?.count ?? 0 < 2 {
            return .some(elements.map { pattern($0[0].pattern, payload, isLet: isLet) } ?? .wildcard)
        }
        return .some(casePattern(nil, name, elements, payload, isLet, range))
    }

    private func enumCase(_ name: Name, of type: Type) -> EnumCase? {
        for found in module.members(name, of: type) {
            if case .enumCase(let made) = found.member { return made }
        }
        return nil
    }

    /// `case .zero` where `zero` is a static property: compared with `~=` or `==`.
    private func staticPattern(
        _ name: Identifier, _ elements: [TuplePatternElementSyntax]?, _ type: Type, _ isLet: Bool,
        _ range: SourceRange
    ) -> Pattern {
        let statics = module.members(name.name, of: type).filter { $0.isStatic && !$0.isType }
        if elements == nil, !statics.isEmpty {
            let syntax = ExpressionSyntax(.member(nil, name, [], labels: nil), range, id: -2 - name.range.lower)
            return expressionPattern(syntax, type, range)
        }
        for element in elements ?? [] { _ = pattern(element.pattern, .unknown, isLet: isLet) }
        var notes: [Diagnostic.Note] = []
        var fixIt: Diagnostic.FixIt?
        if let near = Spelling.suggestion(for: name.name, among: type.nominal?.cases.map({ $0.name }) ?? []) {
            notes = [Diagnostic.Note(Messages.didYouMean(near), at: name.range)]
            fixIt = Diagnostic.FixIt(replace: name.range, with: near.text)
        }
        error(
            Messages.noStaticMember(name.name, solver.resolved(type)), at: name.range, id: "unknown-member",
            notes: notes, fixIt: fixIt)
        return .wildcard
    }

    private func payload(
        _ found: EnumCase, _ elements: [TuplePatternElementSyntax]?, _ type: Type, _ isLet: Bool, _ name: Identifier
    ) -> Pattern {
        let arguments: [Type]
        if case .nominal(_, let own) = solver.head(type) { arguments = own } else { arguments = [] }
        let types = found.parameters.map { module.substitute($0.type, arguments) }
        guard let elements else { return .enumCase(found, types.map { _ in .wildcard }) }
        if elements.count == types.count {
            return .enumCase(found, zip(elements, types).map { pattern($0.pattern, $1, isLet: isLet) })
        }
        // `case .pair(let both)`: one name for the whole payload.
        if elements.count == 1, types.count > 1 {
            if case .wildcard = elements[0].pattern.kind { return .enumCase(found, types.map { _ in .wildcard }) }
        }
        error(
            Messages.payloadCount(found.name, expected: types.count, got: elements.count), at: name.range,
            id: "payload-count")
        for element in elements { _ = pattern(element.pattern, .unknown, isLet: isLet) }
        return .wildcard
    }

    // MARK: Comparisons

    private func expressionPattern(_ syntax: ExpressionSyntax, _ type: Type, _ range: SourceRange) -> Pattern {
        if case .nil = syntax.kind {
            if module.payload(ofOptional: solver.head(type)) != nil || type.isUnknown { return .none }
        }
        if case .boolean(let value) = syntax.kind, let found = type.nominal, module.is(found, .bool) {
            return matchLiteral(.bool(value), type, range)
        }
        let subject = declare("$match", type, isLet: true, at: range, isVisible: false)
        let start = solver.variables.count
        let before = errors
        var value = infer(syntax, type)
        if case .keyPath = syntax.kind, let same = convert(value, to: type) { value = same }
        if value.type.isUnknown {
            solver.applyDefaults(since: start)
            return .wildcard
        }
        let read = load(subject, range)
        let test = comparison(value, read, range)
        solver.applyDefaults(since: start)
        guard let test else {
            if errors == before {
                error(
                    Messages.patternMismatch(solver.resolved(settledType(value.type)), solver.resolved(type)),
                    at: range, id: "pattern-type")
            }
            return .wildcard
        }
        return .match(subject, test)
    }

    private func matchLiteral(_ value: Value, _ type: Type, _ range: SourceRange) -> Pattern {
        let subject = declare("$match", type, isLet: true, at: range, isVisible: false)
        let literal = Expression(.literal(value), type, range)
        let test = comparison(literal, load(subject, range), range)
        return test.map { .match(subject, $0) } ?? .wildcard
    }

    /// `pattern ~= value` for ranges and the like, `pattern == value` otherwise.
    private func comparison(_ value: Expression, _ subject: Expression, _ range: SourceRange) -> Expression? {
        let own = operatorDeclarations("~=")
        if !own.isEmpty, let made = quietly({ apply(Identifier("~=", range), [value, subject], module.type(.bool), range) }) {
            return made
        }
        return quietly { apply(Identifier("==", range), [value, subject], module.type(.bool), range) }
    }

    /// An attempt whose failure is not reported.
    private func quietly(_ body: () -> Expression) -> Expression? {
        let snapshot = solver.snapshot()
        let before = errors
        let mark = module.diagnostics.count
        let made = body()
        if errors == before { return made }
        if module.diagnostics.count > mark { module.diagnostics.removeLast(module.diagnostics.count - mark) }
        errors = before
        solver.rollBack(to: snapshot)
        return nil
    }
}
