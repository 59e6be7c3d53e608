import Syntax

/// Implicit conversions: into optionals, existentials and superclasses, and between `Double` and `CGFloat`.
extension BodyChecker {
    /// The expression as a value of another type; nil, with nothing changed, when there is no way.
    func convert(_ expression: Expression, to target: Type) -> Expression? {
        solver.attempt { attempt(expression, to: target) }
            ?? implicitlyUnwrapped(expression).flatMap { forced in
                solver.attempt { attempt(forced, to: target) }
            }
    }

    /// What a variable declared as `T!` holds, where an optional does not serve.
    func implicitlyUnwrapped(_ expression: Expression) -> Expression? {
        guard case .load(let place) = expression.kind, isImplicitlyUnwrapped(place),
            let payload = module.payload(ofOptional: solver.head(expression.type))
        else { return nil }
        return Expression(.forceUnwrap(expression), payload, expression.range)
    }

    private func isImplicitlyUnwrapped(_ place: Place) -> Bool {
        switch place.kind {
        case .local(let variable): variable.isImplicitlyUnwrapped
        case .global(let variable), .member(_, let variable, _), .staticMember(_, let variable),
            .witness(_, let variable, _), .staticWitness(_, let variable):
            variable.isImplicitlyUnwrapped
        default: false
        }
    }

    private func attempt(_ expression: Expression, to target: Type) -> Expression? {
        let source = solver.head(expression.type)
        let wanted = solver.head(target)
        switch (source, wanted) {
        case (.unknown, _), (_, .unknown): return Expression(expression.kind, target, expression.range)
        case (_, .variable(let hole)):
            if hole.literal == .nil, case .nominal = source, module.payload(ofOptional: source) == nil {
                return nil
            }
            return solver.unify(source, wanted) ? expression : nil
        case (.variable(let hole), _): return literal(expression, hole, wanted)
        default: break
        }
        if let wrapped = wrapped(expression, source, wanted) { return wrapped }
        if solver.holds({ solver.unify(source, wanted) }) {
            return Expression(expression.kind, wanted, expression.range)
        }
        if let hidden = toOpaque(expression, source, wanted) { return hidden }
        return numeric(expression, source, wanted) ?? upcast(expression, source, wanted)
            ?? toOptional(expression, source, wanted) ?? toExistential(expression, source, wanted)
            ?? structural(expression, source, wanted)
    }

    /// A `String?` as an `S?` where only optionals are what `S` has to be.
    private func wrapped(_ expression: Expression, _ source: Type, _ wanted: Type) -> Expression? {
        guard let payload = module.payload(ofOptional: wanted),
            case .variable(let hole) = solver.head(payload),
            hole.literal == .none, !hole.conformances.isEmpty,
            let inner = module.payload(ofOptional: source).map({ solver.head($0) }), !inner.isVariable,
            hole.conformances.contains(where: { !module.conforms(inner, to: $0.declaration) }),
            hole.conformances.allSatisfy({ module.conforms(source, to: $0.declaration) }),
            solver.unify(payload, source)
        else { return nil }
        solver.cost += Cost.optional
        return Expression(.wrap(expression), wanted, expression.range)
    }

    /// A literal, or something whose type is still open.
    private func literal(_ expression: Expression, _ hole: TypeVariable, _ wanted: Type) -> Expression? {
        if hole.literal != .none, hole.literal != .nil, let payload = module.payload(ofOptional: wanted),
            !solver.accepts(wanted, hole.literal)
        {
            guard let inner = attempt(expression, to: payload) else { return nil }
            solver.cost += Cost.optional
            return Expression(.wrap(inner), wanted, expression.range)
        }
        if case .existential = wanted {
            if hole.literal == .nil { return nil }
            solver.applyDefault(to: hole)
            if hole.binding == nil { return solver.unify(.variable(hole), wanted) ? expression : nil }
            return attempt(expression, to: wanted)
        }
        if case .opaque = wanted, hole.literal != .none {
            // `some Equatable` of a literal is that of the type it has by default.
            solver.applyDefault(to: hole)
            if hole.binding != nil { return attempt(expression, to: wanted) }
        }
        if hole.literal != .none, wanted.nominal?.known == .anyHashable {
            solver.applyDefault(to: hole)
            return attempt(expression, to: wanted)
        }
        if hole.literal == .string, isTooLong(expression, for: wanted) { return nil }
        return solver.unify(.variable(hole), wanted)
            ? Expression(expression.kind, wanted, expression.range) : nil
    }

    /// `"ab"` is no `Character`.
    private func isTooLong(_ expression: Expression, for wanted: Type) -> Bool {
        guard let declaration = wanted.nominal, module.is(declaration, .character),
            case .literal(.string(let text)) = expression.kind
        else { return false }
        return text.count != 1
    }

    private func numeric(_ expression: Expression, _ source: Type, _ wanted: Type) -> Expression? {
        guard let a = source.nominal, let b = wanted.nominal else { return nil }
        let widens = module.is(a, .cgFloat) && module.is(b, .double)
        let narrows = module.is(a, .double) && module.is(b, .cgFloat)
        guard widens || narrows else { return nil }
        solver.cost += Cost.numericConversion + (narrows ? 1 : 0)
        return coerced(expression, wanted)
    }

    private func upcast(_ expression: Expression, _ source: Type, _ wanted: Type) -> Expression? {
        guard let target = wanted.nominal, target.kind == .class else { return nil }
        var parent = module.superclass(of: source)
        while let current = parent {
            if current.nominal === target {
                guard solver.unify(current, wanted) else { return nil }
                solver.cost += Cost.upcast
                return coerced(expression, wanted)
            }
            parent = module.superclass(of: current)
        }
        return nil
    }

    private func toOptional(_ expression: Expression, _ source: Type, _ wanted: Type) -> Expression? {
        guard let payload = module.payload(ofOptional: wanted) else { return nil }
        if let inner = module.payload(ofOptional: source) {
            // `Cat?` as `Animal?`: nothing changes at run time.
            if solver.holds({ isSameValue(inner, as: payload, expression.range) }) {
                return coerced(expression, wanted)
            }
        }
        guard let inner = attempt(expression, to: payload) else { return nil }
        solver.cost += Cost.optional
        return Expression(.wrap(inner), wanted, expression.range)
    }

    /// The same value, of a type that it has too.
    private func coerced(_ expression: Expression, _ type: Type) -> Expression {
        Expression(.cast(expression, .coerce, type), type, expression.range)
    }

    /// Whether a value of one type can be taken for one of another inside a container.
    private func isSameValue(_ type: Type, as wanted: Type, _ range: SourceRange) -> Bool {
        attempt(Expression(.error, type, range), to: wanted).map(isSameValue) ?? false
    }

    /// Whether a conversion left the value as it is, so that it may happen inside a container.
    private func isSameValue(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .error: return true
        case .cast(let inner, .coerce, _): return isSameValue(inner)
        default: return false
        }
    }

    private func toExistential(_ expression: Expression, _ source: Type, _ wanted: Type) -> Expression? {
        if wanted.nominal?.known == .anyHashable, let needed = module.known(.hashable),
            module.conforms(source, to: needed)
        {
            return anyHashable(expression, wanted)
        }
        guard case .existential(let uses) = wanted else { return nil }
        if case .function = source, !uses.allSatisfy({ isUnconstrained($0) }) { return nil }
        for use in uses where !isUnconstrained(use) {
            guard module.conforms(source, to: use.declaration) else { return nil }
            for (name, argument) in zip(use.declaration.primaryAssociatedTypes, use.arguments) {
                guard let own = module.associatedType(name, of: source), solver.unify(own, argument) else {
                    return nil
                }
            }
        }
        solver.cost += uses.isEmpty ? Cost.existential * 2 : Cost.existential
        return coerced(expression, wanted)
    }

    /// A value of the type that the body's own `some P` hides.
    private func toOpaque(_ expression: Expression, _ source: Type, _ wanted: Type) -> Expression? {
        guard case .opaque(let opaque, let arguments) = wanted, opaque === ownOpaque else { return nil }
        if opaque.conformances.contains(where: { module.isUnconforming(source, $0.declaration) }) {
            return nil
        }
        for use in opaque.conformances where !module.conforms(source, to: use.declaration) { return nil }
        for use in opaque.conformances {
            for (name, argument) in zip(use.declaration.primaryAssociatedTypes, use.arguments) {
                guard let own = module.associatedType(name, of: source),
                    solver.unify(own, module.substitute(argument, arguments))
                else { return nil }
            }
        }
        if trials == 0, !frame.isLimitedAvailability {
            if let first = findings.underlying, !solver.unify(first, source) {
                error(
                    Messages.opaqueMismatch(.opaque(opaque, arguments)),
                    at: function?.range ?? expression.range,
                    id: "opaque-mismatch")
                findings.underlying = .unknown
            }
            if findings.underlying == nil { findings.underlying = source }
        }
        return Expression(expression.kind, wanted, expression.range)
    }

    private func isUnconstrained(_ use: ProtocolUse) -> Bool {
        use.declaration.isLibrary
            && (use.declaration.name == "Escapable" || use.declaration.name == "Sendable"
                || use.declaration.name == "Copyable")
    }

    private func anyHashable(_ expression: Expression, _ wanted: Type) -> Expression {
        guard let declaration = wanted.nominal else { return expression }
        for member in module.ownMembers("init", of: declaration) {
            if case .function(let function) = member, function.parameters.count == 1,
                function.parameters[0].label == nil
            {
                return Expression(
                    .call(
                        Call(
                            callee: .direct(function), receiver: .type(wanted),
                            arguments: [.value(expression)],
                            substitutions: [expression.type])), wanted, expression.range)
            }
        }
        return coerced(expression, wanted)
    }

    /// Arrays of subtypes, tuples without labels, functions that throw less.
    private func structural(_ expression: Expression, _ source: Type, _ wanted: Type) -> Expression? {
        switch (source, wanted) {
        case (.nominal(let a, let own), .nominal(let b, let other))
        where a === b && (module.is(a, .array) || module.is(a, .dictionary) || module.is(a, .set)):
            for (one, target) in zip(own, other)
            where !solver.holds({ isSameValue(one, as: target, expression.range) }) {
                return module.is(a, .array) ? mapped(expression, one, to: target, wanted) : nil
            }
            solver.cost += Cost.upcast
            return coerced(expression, wanted)
        case (.function(let a), .function(let b)):
            if solver.holds({ function(a, serves: b, expression.range) }) {
                return coerced(expression, wanted)
            }
            return adapted(expression, a, b, wanted)
        case (.metatype(let a), .metatype(let b)):
            let probe = Expression(.error, a, expression.range)
            return attempt(probe, to: b) == nil ? nil : coerced(expression, wanted)
        case (.tuple(let a), .tuple(let b)) where a.count == b.count && !a.isEmpty:
            return tuple(expression, b, wanted)
        default: return nil
        }
    }

    private func function(_ a: FunctionType, serves b: FunctionType, _ range: SourceRange) -> Bool {
        if b.parameters.count == 1 && a.parameters.count > 1 {
            // `zip(a, b).map(*)`: a function of several parameters takes a tuple apart.
            let tuple = Type.tuple(a.parameters.map { TupleTypeElement(type: $0.type) })
            return solver.unify(tuple, b.parameters[0].type) && solver.unify(a.result, b.result)
        }
        guard a.parameters.count == b.parameters.count else { return false }
        for (one, other) in zip(a.parameters, b.parameters) {
            guard one.isInout == other.isInout, isSameValue(other.type, as: one.type, range) else {
                return false
            }
        }
        if b.result.isVoid { return a.result.isVoid }
        return isSameValue(a.result, as: b.result, range)
    }

    private func tuple(
        _ expression: Expression, _ elements: [TupleTypeElement], _ wanted: Type
    ) -> Expression? {
        guard case .tuple(let values) = expression.kind, values.count == elements.count else { return nil }
        var converted: [Expression] = []
        for (value, element) in zip(values, elements) {
            guard let part = attempt(value, to: element.type) else { return nil }
            converted.append(part)
        }
        return Expression(.tuple(converted), wanted, expression.range)
    }
}

extension Type {
    var isVariable: Bool {
        if case .variable = shallow { return true }
        return false
    }
}
