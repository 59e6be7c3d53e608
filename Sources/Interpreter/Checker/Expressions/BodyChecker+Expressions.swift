import Syntax

/// Expressions, in both directions: `check` against a type that must come out, `infer` with a hint of what is
/// wanted.
extension BodyChecker {
    /// A whole expression of a statement: checked, converted, its literals settled.
    func checkFull(
        _ syntax: ExpressionSyntax, _ expected: Type?, _ purpose: Purpose, builder: ResultBuilder? = nil
    ) -> Expression {
        let start = solver.variables.count
        let before = errors
        var value = bounded(syntax.range) {
            expected.map { check(syntax, $0, purpose) } ?? infer(syntax, nil)
        }
        solver.applyDefaults(since: start)
        applyDefaults(toArgumentsOf: expected)
        if nesting.closures == 0 { reportUnresolved(since: start, before: before, syntax) }
        value.type = solver.resolved(value.type)
        return errors == before && isTypeAsValue(value, syntax) ? typeAsValue(value) : value
    }

    func typeAsValue(_ value: Expression) -> Expression {
        error(Messages.typeAsValue, at: value.range, id: "type-as-value")
        return failed(value.range)
    }

    /// `let numbers: Set = [1, 2]`: literals decide what the written type leaves out.
    private func applyDefaults(toArgumentsOf expected: Type?) {
        guard case .nominal(_, let arguments)? = expected else { return }
        for argument in arguments {
            if case .variable(let hole) = solver.head(argument) { solver.applyDefault(to: hole) }
        }
    }

    /// `Text`, but not `Text.self`.
    func isTypeAsValue(_ value: Expression, _ syntax: ExpressionSyntax) -> Bool {
        guard case .metatype = value.kind else { return false }
        return switch syntax.kind {
        case .identifier(let name, _): name.name != "Self"
        case .member(_, let name, _, _): name.name != "self" && name.name != "Type"
        default: false
        }
    }

    /// Holes that nothing filled.
    func reportUnresolved(since start: Int, before: Int, _ syntax: ExpressionSyntax) {
        guard start < solver.variables.count else { return }
        for variable in solver.variables[start...] where variable.binding == nil {
            if variable.parameter?.isThrown == true, let anyError = module.known(.error) {
                solver.bind(variable, to: .existential([ProtocolUse(anyError)]))
                continue
            }
            if errors == before {
                if variable.literal == .nil {
                    error(Messages.nilWithoutContext, at: variable.range, id: "nil-context")
                } else if variable.isOfEmptyLiteral {
                    error(Messages.emptyCollection, at: variable.range, id: "empty-collection")
                } else if let parameter = variable.parameter {
                    error(
                        Messages.cannotInferGeneric(parameter.name), at: variable.range, id: "cannot-infer")
                } else {
                    error(Messages.cannotInferType, at: syntax.range, id: "cannot-infer")
                }
            }
            solver.bind(variable, to: .unknown)
        }
    }

    /// An expression that must have a type.
    func check(_ syntax: ExpressionSyntax, _ expected: Type, _ purpose: Purpose) -> Expression {
        guard endsClosureChain(syntax), case .nominal = solver.head(expected) else {
            return coerce(infer(syntax, expected, for: purpose), to: expected, purpose, syntax)
        }
        return learning(syntax, expected) {
            coerce(infer(syntax, expected, for: purpose), to: expected, purpose, syntax)
        }
    }

    /// What is wrong with a branch of a conditional expression is said as of a value in its place.
    func infer(_ syntax: ExpressionSyntax, _ expected: Type, for purpose: Purpose) -> Expression {
        guard case .ternary(let condition, let first, let second) = syntax.kind, step() else {
            return infer(syntax, expected)
        }
        return ternary(condition, first, second, expected, syntax.range, purpose)
    }

    func coerce(
        _ value: Expression, to expected: Type, _ purpose: Purpose, _ syntax: ExpressionSyntax?
    ) -> Expression {
        if let converted = convert(value, to: expected) { return converted }
        if purpose == .closureResult, expected.isVoid { return value }
        reportMismatch(value, expected, purpose)
        return failed(value.range)
    }

    func infer(_ syntax: ExpressionSyntax, _ hint: Type?) -> Expression {
        guard step() else { return failed(syntax.range) }
        if let hint, hint.isTooLarge { return tooLarge(syntax.range) }
        if hint == nil, let known = settledValue(syntax.id) { return known }
        module.demands.expressions += 1
        let value = inferred(syntax, hint)
        module.demands.expressions -= 1
        return value.type.isTooLarge ? tooLarge(syntax.range) : value
    }

    private func tooLarge(_ range: SourceRange) -> Expression {
        error(Messages.typeTooLarge, at: range, id: "type-size")
        return failed(range)
    }

    private func inferred(_ syntax: ExpressionSyntax, _ hint: Type?) -> Expression {
        let range = syntax.range
        switch syntax.kind {
        case .integer(let number): return integer(number, range)
        case .float(let number): return literal(.double(number), .float, range)
        case .boolean(let value): return literal(.bool(value), .boolean, range)
        case .nil: return nilLiteral(hint, range)
        case .string(let string): return self.string(string, hint, range)
        case .regex: return regex(range)
        case .identifier(let name, let arguments): return identifier(name, arguments, syntax, hint)
        case .member(let base, let name, let arguments, let labels):
            if let chain = optionalChain(syntax, hint) { return chain }
            return member(base, name, arguments, labels, syntax, hint)
        case .call(let call):
            if let chain = optionalChain(syntax, hint) { return chain }
            return self.call(call, syntax, hint)
        case .subscript(let call):
            if let chain = optionalChain(syntax, hint) { return chain }
            return subscripted(call, syntax, hint)
        case .closure(let closure): return self.closure(closure, hint, range)
        case .array(let elements): return array(elements, hint, range)
        case .dictionary(let elements): return dictionary(elements, hint, range)
        case .tuple(let elements): return tuple(elements, hint, range)
        case .parenthesized(let inner):
            if case .packExpansion = inner.kind {
                return tuple([ArgumentSyntax(label: nil, value: inner)], hint, range)
            }
            var value = infer(inner, hint)
            value.range = range
            return value
        case .prefix(let op, let operand): return prefix(op, operand, hint, range)
        case .postfix(let operand, let op): return postfix(operand, op, hint, range)
        case .binary(let left, let op, let right): return binary(left, op, right, hint, syntax)
        case .ternary(let condition, let first, let second):
            return ternary(condition, first, second, hint, range)
        case .is(let value, let type): return isType(value, type, range)
        case .cast(let value, let kind, let type): return cast(value, kind, type, range)
        case .try(let kind, let inner): return `try`(kind, inner, hint, range)
        case .await(let inner):
            let value = infer(inner, hint)
            return Expression(.await(value), value.type, range)
        case .packExpansion:
            error(Messages.strayExpansion, at: range, id: "pack-expansion")
            return failed(range)
        case .packElement(let inner): return packElement(inner, syntax)
        case .inout(let inner):
            error(Messages.strayAmpersand, at: range, id: "stray-ampersand")
            return infer(inner, nil)
        case .optionalChain(let inner): return chained(inner, hint, range)
        case .forceUnwrap(let inner):
            if let chain = optionalChain(syntax, hint) { return chain }
            return forceUnwrap(inner, hint, range)
        case .keyPath(let root, let components): return keyPath(root, components, hint, range)
        case .if(let statement): return ifExpression(statement, hint, range)
        case .switch(let statement): return switchExpression(statement, hint, range)
        case .macro(let name, let call): return macro(name, call, range)
        case .type(let type): return typeExpression(type, range)
        case .wildcard:
            error(Messages.strayWildcard, at: range, id: "stray-wildcard")
            return failed(range)
        case .elision:
            error(Messages.elidedCode, at: range, id: "elided")
            return failed(range)
        case .missing:
            findings.addMistake()
            return failed(range)
        }
    }

    // MARK: Choices

    /// Whether a hint says enough to check against it.
    func isDecided(_ hint: Type) -> Bool {
        switch solver.head(hint) {
        case .variable, .unknown: false
        case .associated: false
        default: true
        }
    }
}
