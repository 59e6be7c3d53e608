import Syntax

/// Patterns of enum cases, with and without the type before the dot.
extension BodyChecker {
    func casePattern(
        _ written: TypeSyntax?, _ name: Identifier, _ elements: [TuplePatternElementSyntax]?, _ type: Type,
        _ isLet: Bool, _ range: SourceRange
    ) -> Pattern {
        let subject = solver.head(type)
        if let written {
            let named = resolve(written)
            if case .existential = subject {
                return .cast(casePattern(nil, name, elements, named, isLet, range), named)
            }
            if !named.isUnknown, named.nominal !== unwrapped(subject).nominal, !subject.isUnknown {
                error(
                    Messages.caseOfOtherType(name.name, solver.resolved(subject)), at: name.range,
                    id: "case-type")
                return .wildcard
            }
        }
        if subject.isUnknown { return matchingNothing(elements, isLet) }
        if let payload = module.payload(ofOptional: subject) {
            return optionalCase(name, elements, payload, isLet, range)
        }
        if let found = enumCase(name.name, of: subject) {
            return payload(found, elements, subject, isLet, name, range)
        }
        return staticPattern(name, elements, subject, isLet, range)
    }

    /// Declares what a pattern binds that something is wrong with.
    private func matchingNothing(_ elements: [TuplePatternElementSyntax]?, _ isLet: Bool) -> Pattern {
        for element in elements ?? [] { _ = pattern(element.pattern, .unknown, isLet: isLet) }
        return .wildcard
    }

    private func optionalCase(
        _ name: Identifier, _ elements: [TuplePatternElementSyntax]?, _ payload: Type, _ isLet: Bool,
        _ range: SourceRange
    ) -> Pattern {
        if name.name == "none" { return elements.map { superfluousPayload(name, $0, isLet) } ?? .none }
        if name.name == "some" {
            let parts = range.with(lower: name.range.upper)
            return .some(elements.map { tuplePattern($0, payload, isLet, parts) } ?? .wildcard)
        }
        return .some(casePattern(nil, name, elements, payload, isLet, range))
    }

    private func enumCase(_ name: Name, of type: Type) -> EnumCase? {
        for found in members(name, of: type) {
            if case .enumCase(let made) = found.member { return made }
        }
        return nil
    }

    /// `case .zero` where `zero` is a static property: compared with `~=` or `==`.
    private func staticPattern(
        _ name: Identifier, _ elements: [TuplePatternElementSyntax]?, _ type: Type, _ isLet: Bool,
        _ range: SourceRange
    ) -> Pattern {
        let statics = members(name.name, of: type).filter { $0.isStatic && !$0.isType }
        if elements == nil, !statics.isEmpty {
            let syntax = ExpressionSyntax(
                .member(nil, name, [], labels: nil), range, id: -2 - name.range.lower)
            return expressionPattern(syntax, type, range)
        }
        let nothing = matchingNothing(elements, isLet)
        var diagnostic = Diagnostic.error(
            Messages.noStaticMember(name.name, solver.resolved(type)), at: name.range, id: "unknown-member")
        let cases = type.nominal?.cases.map { $0.name } ?? []
        diagnostic.suggest(Spelling.suggestion(for: name.name, among: cases), for: name)
        report(diagnostic)
        return nothing
    }

    /// What stands in the parentheses against the values of a case: a single value is matched as itself,
    /// several as a tuple.
    private func payload(
        _ found: EnumCase, _ elements: [TuplePatternElementSyntax]?, _ subject: Type, _ isLet: Bool,
        _ name: Identifier,
        _ range: SourceRange
    ) -> Pattern {
        let values = payload(of: found, subject)
        guard let elements else { return .enumCase(found, values.map { _ in .wildcard }) }
        if values.isEmpty { return superfluousPayload(name, elements, isLet) }
        let parts = range.with(lower: name.range.upper)
        let type = values.count == 1 ? values[0].type : .tuple(values)
        let pattern = tuplePattern(elements, type, isLet, parts)
        guard values.count > 1 else { return .enumCase(found, [pattern]) }
        switch pattern {
        case .tuple(let parts): return .enumCase(found, parts)
        case .wildcard: return .enumCase(found, values.map { _ in .wildcard })
        // `case .pair(let both)`: one name for the whole payload.
        default: return .enumCase(found, [pattern])
        }
    }

    private func payload(of found: EnumCase, _ subject: Type) -> [TupleTypeElement] {
        guard case .nominal(_, let arguments) = subject else { return [] }
        return found.parameters.map {
            TupleTypeElement(label: $0.label, type: module.substitute($0.type, arguments))
        }
    }

    private func superfluousPayload(
        _ name: Identifier, _ elements: [TuplePatternElementSyntax], _ isLet: Bool
    ) -> Pattern {
        error(Messages.superfluousPayload(name.name), at: name.range, id: "payload-count")
        return matchingNothing(elements, isLet)
    }
}
