import Syntax

/// Expressions, in both directions: `check` against a type that must come out, `infer` with a hint of what is
/// wanted.
extension BodyChecker {
    /// A whole expression of a statement: checked, converted, its literals settled.
    func checkFull(_ syntax: ExpressionSyntax, _ expected: Type?, _ purpose: Purpose) -> Expression {
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
        failed(value.range, Messages.typeAsValue, id: "type-as-value")
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
            if errors == before { reportUnresolved(variable, syntax) }
            solver.bind(variable, to: .unknown)
        }
    }

    private func reportUnresolved(_ variable: TypeVariable, _ syntax: ExpressionSyntax) {
        if variable.literal == .nil {
            error(Messages.nilWithoutContext, at: variable.range, id: "nil-context")
        } else if variable.isOfEmptyLiteral {
            error(Messages.emptyCollection, at: variable.range, id: "empty-collection")
        } else if let parameter = variable.parameter {
            error(Messages.cannotInferGeneric(parameter.name), at: variable.range, id: "cannot-infer")
        } else {
            error(Messages.cannotInferType, at: syntax.range, id: "cannot-infer")
        }
    }

    /// An expression that must have a type.
    func check(_ syntax: ExpressionSyntax, _ expected: Type, _ purpose: Purpose) -> Expression {
        guard endsClosureChain(syntax), case .nominal = solver.head(expected) else {
            return coerce(infer(syntax, expected, for: purpose), to: expected, purpose)
        }
        return learning(syntax, expected) {
            coerce(infer(syntax, expected, for: purpose), to: expected, purpose)
        }
    }

    /// What is wrong with a branch of a conditional expression is said as of a value in its place.
    func infer(_ syntax: ExpressionSyntax, _ expected: Type, for purpose: Purpose) -> Expression {
        guard case .ternary(let condition, let first, let second) = syntax.kind, step() else {
            return infer(syntax, expected)
        }
        return ternary(condition, first, second, expected, syntax.range, purpose)
    }

    func coerce(_ value: Expression, to expected: Type, _ purpose: Purpose) -> Expression {
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
        return failed(range, Messages.typeTooLarge, id: "type-size")
    }

    /// Each kind of expression has a function of its own.
    private func inferred(_ syntax: ExpressionSyntax, _ hint: Type?) -> Expression {
        if let chain = optionalChain(syntax, hint) { return chain }
        let range = syntax.range
        switch syntax.kind {
        case .integer(let number): return literal(.unsigned(number), .integer, range)
        case .float(let number): return literal(.double(number), .float, range)
        case .boolean(let value): return literal(.bool(value), .boolean, range)
        case .nil: return literal(.none, .nil, range)
        case .string(let string): return self.string(string, range)
        case .regex: return regex(range)
        case .array(let elements): return array(elements, hint, range)
        case .dictionary(let elements): return dictionary(elements, hint, range)
        case .tuple(let elements): return tuple(elements, hint, range)
        case .closure(let closure): return self.closure(closure, hint, range)
        case .keyPath(let root, let components): return keyPath(root, components, hint, range)
        case .identifier(let name, let arguments): return identifier(name, arguments, syntax, hint)
        case .member(let base, let name, let arguments, let labels):
            return member(base, name, arguments, labels, syntax, hint)
        case .call(let call): return self.call(call, syntax, hint)
        case .subscript(let call): return subscripted(call, syntax, hint)
        case .optionalChain(let inner): return chained(inner, range)
        case .forceUnwrap(let inner): return forceUnwrap(inner, hint, range)
        case .parenthesized(let inner): return parenthesized(inner, hint, range)
        case .prefix(let op, let operand): return prefix(op, operand, hint, range)
        case .postfix(let operand, let op): return postfix(operand, op, hint, range)
        case .binary(let left, let op, let right): return binary(left, op, right, hint, syntax)
        case .ternary(let condition, let first, let second):
            return ternary(condition, first, second, hint, range)
        case .is(let value, let type): return isType(value, type, range)
        case .cast(let value, let kind, let type): return cast(value, kind, type, range)
        case .try(let kind, let inner): return `try`(kind, inner, hint, range)
        case .await(let inner): return awaited(inner, hint, range)
        case .if(let statement): return ifExpression(statement, hint, range)
        case .switch(let statement): return switchExpression(statement, hint, range)
        case .packElement(let inner): return packElement(inner, syntax)
        case .macro(let name, let call): return macro(name, call, range)
        case .type(let type): return typeExpression(type, range)
        case .inout(let inner): return strayAmpersand(inner, range)
        case .packExpansion: return failed(range, Messages.strayExpansion, id: "pack-expansion")
        case .wildcard: return failed(range, Messages.strayWildcard, id: "stray-wildcard")
        case .elision: return failed(range, Messages.elidedCode, id: "elided")
        case .missing: return missing(range)
        }
    }

    private func parenthesized(_ inner: ExpressionSyntax, _ hint: Type?, _ range: SourceRange) -> Expression {
        if case .packExpansion = inner.kind {
            return tuple([ArgumentSyntax(label: nil, value: inner)], hint, range)
        }
        var value = infer(inner, hint)
        value.range = range
        return value
    }

    private func awaited(_ inner: ExpressionSyntax, _ hint: Type?, _ range: SourceRange) -> Expression {
        let value = infer(inner, hint)
        return Expression(.await(value), value.type, range)
    }

    private func strayAmpersand(_ inner: ExpressionSyntax, _ range: SourceRange) -> Expression {
        error(Messages.strayAmpersand, at: range, id: "stray-ampersand")
        return infer(inner, nil)
    }

    /// What the parser has reported.
    private func missing(_ range: SourceRange) -> Expression {
        findings.addMistake()
        return failed(range)
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
