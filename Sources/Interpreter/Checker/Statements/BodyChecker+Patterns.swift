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
            return .variable(binding(name, type, isLet))
        case .binding(let isVar, let inner):
            return pattern(inner, type, isLet: !isVar, isOutermost: isOutermost)
        case .tuple(let elements): return tuplePattern(elements, type, isLet, range)
        case .enumCase(let written, let name, let elements):
            return casePattern(written, name, elements, type, isLet, range)
        case .optional(let inner): return .some(pattern(inner, payload(of: type, range), isLet: isLet))
        case .is(let written): return .isType(resolve(written))
        case .cast(let inner, let written):
            let target = resolve(written)
            return .cast(pattern(inner, target, isLet: isLet), target)
        case .expression(let value): return expressionPattern(value, type, range)
        case .missing: return .wildcard
        }
    }

    /// The variable of a name: in `case .a(let text), .b(let text)` one for all patterns.
    private func binding(_ name: Identifier, _ type: Type, _ isLet: Bool) -> LocalVariable {
        guard let shared = nesting.bindings.first(where: { $0.name == name.name }) else {
            return declare(name.name, type, isLet: isLet)
        }
        if !solver.unify(shared.type, type) {
            error(
                Messages.bindingOfOtherType(solver.resolved(type), solver.resolved(shared.type)),
                at: name.range, id: "pattern-binding")
        }
        return shared
    }

    /// What is in the optional that `pattern?` is matched with.
    private func payload(of type: Type, _ range: SourceRange) -> Type {
        if let payload = module.payload(ofOptional: solver.head(type)) { return payload }
        if !type.isUnknown {
            error(Messages.optionalPattern(solver.resolved(type)), at: range, id: "optional-pattern")
        }
        return .unknown
    }

    func tuplePattern(
        _ elements: [TuplePatternElementSyntax], _ type: Type, _ isLet: Bool, _ range: SourceRange
    ) -> Pattern {
        if elements.count == 1 { return pattern(elements[0].pattern, type, isLet: isLet) }
        let subject = solver.head(type)
        if case .tuple(let parts) = subject, parts.count == elements.count {
            return .tuple(zip(elements, parts).map { tuplePart($0, $1, isLet) })
        }
        if !subject.isUnknown {
            error(Messages.tuplePattern(solver.resolved(type)), at: range, id: "tuple-pattern")
        }
        return .tuple(elements.map { pattern($0.pattern, .unknown, isLet: isLet) })
    }

    private func tuplePart(_ syntax: TuplePatternElementSyntax, _ part: TupleTypeElement, _ isLet: Bool)
        -> Pattern
    {
        if let label = syntax.label, let wanted = part.label, label.name != wanted {
            error(Messages.patternLabel(label.name, wanted), at: label.range, id: "pattern-label")
        }
        return pattern(syntax.pattern, part.type, isLet: isLet)
    }

    // MARK: Comparisons

    func expressionPattern(_ syntax: ExpressionSyntax, _ type: Type, _ range: SourceRange) -> Pattern {
        if case .nil = syntax.kind, module.payload(ofOptional: solver.head(type)) != nil || type.isUnknown {
            return .none
        }
        if case .optionalChain(let inner) = syntax.kind,
            let payload = module.payload(ofOptional: solver.head(type))
        {
            return .some(expressionPattern(inner, payload, range))
        }
        if case .boolean(let value) = syntax.kind, let found = type.nominal, module.is(found, .bool) {
            return matchLiteral(.bool(value), type, range)
        }
        let subject = declare("$match", type, isLet: true, isVisible: false)
        let start = solver.variables.count
        let before = errors
        var value = infer(syntax, type)
        if case .keyPath = syntax.kind, let same = convert(value, to: type) { value = same }
        if value.type.isUnknown {
            solver.applyDefaults(since: start)
            return .wildcard
        }
        let test = comparison(value, load(subject, range), range)
        solver.applyDefaults(since: start)
        if let test { return .match(subject, test) }
        if errors == before {
            error(
                Messages.patternMismatch(solver.resolved(settledType(value.type)), solver.resolved(type)),
                at: range,
                id: "pattern-type")
        }
        return .wildcard
    }

    private func matchLiteral(_ value: Value, _ type: Type, _ range: SourceRange) -> Pattern {
        let subject = declare("$match", type, isLet: true, isVisible: false)
        let literal = Expression(.literal(value), type, range)
        let test = comparison(literal, load(subject, range), range)
        return test.map { .match(subject, $0) } ?? .wildcard
    }

    /// `pattern ~= value` for ranges and the like, `pattern == value` otherwise.
    private func comparison(_ value: Expression, _ subject: Expression, _ range: SourceRange) -> Expression? {
        let own = operatorDeclarations("~=")
        if !own.isEmpty,
            let made = attempt({
                apply(Identifier("~=", range), [value, subject], module.type(.bool), range)
            })
        {
            return made
        }
        return attempt { apply(Identifier("==", range), [value, subject], module.type(.bool), range) }
    }
}
