import Syntax

/// One type for several values: elements of a literal, branches of a choice, `nil` beside a value.
extension BodyChecker {
    /// Values that must have one type: the first that all can be converted to.
    func joinedElements(_ syntax: [ExpressionSyntax], _ range: SourceRange) -> ([Expression], Type) {
        var type: Type = .unknown
        var values: [Expression?] = Array(repeating: nil, count: syntax.count)
        // What needs a context waits for the others.
        var order = syntax.indices.filter { !isContextual(syntax[$0]) }
        order += syntax.indices.filter { isContextual(syntax[$0]) }
        var isFirst = true
        var done: [Int] = []
        for index in order {
            let value = infer(syntax[index], isFirst ? nil : type)
            values[index] = value
            if isFirst {
                type = value.type
                isFirst = false
            } else if let converted = convert(value, to: type) {
                values[index] = converted
            } else if let wider = widen(done.map { values[$0]! }, to: value.type) {
                for (position, old) in zip(done, wider) { values[position] = old }
                type = value.type
            } else if let (wider, parent) = widenToSuperclass(done.map { values[$0]! } + [value]) {
                for (position, old) in zip(done + [index], wider) { values[position] = old }
                type = parent
            } else if let payload = optionalJoin(type, value.type) {
                for old in done { values[old] = convert(values[old]!, to: payload) ?? values[old] }
                values[index] = convert(value, to: payload) ?? value
                type = payload
            } else {
                error(Messages.heterogeneous, at: range, id: "heterogeneous")
                return (values.map { $0 ?? failed(range) }, .unknown)
            }
            done.append(index)
        }
        return (values.map { $0 ?? failed(range) }, type)
    }

    private func widen(_ values: [Expression], to type: Type) -> [Expression]? {
        solver.attempt {
            var converted: [Expression] = []
            for value in values {
                guard let next = convert(value, to: type) else { return nil }
                converted.append(next)
            }
            return converted
        }
    }

    /// Objects of the nearest class that all inherit from.
    private func widenToSuperclass(_ values: [Expression]) -> ([Expression], Type)? {
        var parent = module.superclass(of: solver.head(values[0].type))
        while let candidate = parent {
            if let wider = widen(values, to: candidate) { return (wider, candidate) }
            parent = module.superclass(of: candidate)
        }
        return nil
    }

    /// `nil` beside a value makes the value optional.
    func optionalJoin(_ a: Type, _ b: Type) -> Type? {
        if isNil(a), !isNil(b) { return module.optional(b) }
        return isNil(b) ? module.optional(a) : nil
    }

    private func isNil(_ type: Type) -> Bool {
        if case .variable(let hole) = solver.head(type) { return hole.literal == .nil }
        return false
    }

    func ternary(
        _ condition: ExpressionSyntax, _ first: ExpressionSyntax, _ second: ExpressionSyntax, _ hint: Type?,
        _ range: SourceRange, _ purpose: Purpose = .none
    ) -> Expression {
        let test = check(condition, module.type(.bool), .condition)
        if let hint, isDecided(hint) {
            let a = check(first, hint, purpose)
            let b = check(second, hint, purpose)
            return Expression(.ternary(test, a, b), hint, range)
        }
        var (a, b) = branches(first, second, hint)
        guard let type = join(&a, &b) else {
            return failed(
                range, Messages.ternaryMismatch(solver.resolved(described(a)), solver.resolved(described(b))),
                id: "ternary-mismatch")
        }
        return Expression(.ternary(test, a, b), type, range)
    }

    /// What needs a context gets it from the other.
    private func branches(_ first: ExpressionSyntax, _ second: ExpressionSyntax, _ hint: Type?) -> (
        Expression, Expression
    ) {
        if isContextual(first) && !isContextual(second) {
            let b = infer(second, hint)
            return (infer(first, b.type), b)
        }
        let a = infer(first, hint)
        return (a, infer(second, isContextual(second) ? a.type : hint))
    }

    func described(_ expression: Expression) -> Type {
        if case .variable(let hole) = solver.head(expression.type), hole.literal != .none {
            return solver.defaultType(hole.literal)
        }
        return expression.type
    }

    /// One type for two values.
    func join(_ a: inout Expression, _ b: inout Expression) -> Type? {
        if let converted = convert(b, to: a.type) {
            b = converted
            return a.type
        }
        if let converted = convert(a, to: b.type) {
            a = converted
            return b.type
        }
        if let (both, parent) = widenToSuperclass([a, b]) {
            (a, b) = (both[0], both[1])
            return parent
        }
        if let optional = optionalJoin(a.type, b.type), let first = convert(a, to: optional),
            let second = convert(b, to: optional)
        {
            a = first
            b = second
            return optional
        }
        return nil
    }
}
