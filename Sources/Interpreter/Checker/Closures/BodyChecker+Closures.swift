import Syntax

/// Closures against the function type that is wanted, and what they capture.
extension BodyChecker {
    /// Whether a closure could be passed for a function type, looked at from outside: parameters only.
    func fits(_ closure: ClosureSyntax, _ type: Type) -> Bool {
        switch solver.head(type) {
        case .function(let function):
            let count = function.parameters.count
            let used = closure.parameters?.count ?? AnonymousArguments.count(in: closure)
            if closure.parameters == nil, used == 0 { return count == 0 || takesVoid(function) }
            return used == count || tupleParameter(of: function)?.count == used
        case .variable(let hole): return hole.literal == .none && hole.conformances.isEmpty
        case .unknown: return true
        case .nominal:
            guard let payload = module.payload(ofOptional: solver.head(type)) else { return false }
            return fits(closure, payload)
        default: return false
        }
    }

    /// The elements of a function's only parameter, which a closure may name instead of the whole.
    func tupleParameter(of function: FunctionType) -> [TupleTypeElement]? {
        guard function.parameters.count == 1,
            case .tuple(let elements) = solver.head(function.parameters[0].type)
        else { return nil }
        return elements
    }

    /// `(()) -> Void`: a closure need not name an argument that says nothing.
    func takesVoid(_ function: FunctionType) -> Bool {
        function.parameters.count == 1 && solver.head(function.parameters[0].type).isVoid
    }

    func closure(
        _ syntax: ClosureSyntax, _ hint: Type?, _ range: SourceRange, builder: ResultBuilder? = nil
    ) -> Expression {
        var wanted: FunctionType?
        if let hint, case .function(let function) = solver.head(unwrapped(hint)) { wanted = function }
        // Nothing is known about a closure for something in error, so nothing is said.
        if let hint, hint.isUnknown { return failed(range) }
        if isShallow { return shallowClosure(syntax, wanted, range) }
        let inner = newFrame()
        inner.isClosure = true
        return withScope { () -> Expression in
            let captures = self.captures(syntax)
            let made = inside(inner, nesting.insideClosure) {
                closureBody(syntax, wanted, inner, builder, range)
            }
            return wrapCaptures(captures, made)
        }
    }

    private func shallowClosure(_ syntax: ClosureSyntax, _ wanted: FunctionType?, _ range: SourceRange)
        -> Expression
    {
        if let wanted, fits(syntax, .function(wanted)) { return Expression(.error, .function(wanted), range) }
        return Expression(.error, .variable(solver.fresh(at: range)), range)
    }

    // MARK: Captures

    /// `[name = value]`: variables of the surrounding frame, made just before the closure.
    private func captures(_ syntax: ClosureSyntax) -> [Statement] {
        var made: [Statement] = []
        for capture in syntax.captures {
            let isWeak = capture.specifier == "weak"
            if capture.name.name == "self", capture.value == nil, capture.specifier.text.isEmpty { continue }
            let start = solver.variables.count
            let value: Expression
            if let written = capture.value {
                value = infer(written, nil)
            } else {
                value = identifier(
                    capture.name, [],
                    ExpressionSyntax(.identifier(capture.name, []), capture.name.range, id: -1), nil)
            }
            solver.applyDefaults(since: start)
            var type = solver.resolved(value.type)
            var stored = value
            if isWeak, module.payload(ofOptional: type) == nil {
                type = module.optional(type)
                stored = Expression(.wrap(value), type, value.range)
            }
            let variable = declare(capture.name.name, type, isLet: true)
            own(variable, isWeak ? .weak : capture.specifier.text.isEmpty ? .strong : .unowned)
            made.append(Statement(.bind(.variable(variable), stored), capture.name.range))
        }
        return made
    }

    /// Says how a variable holds its object.
    func own(_ variable: LocalVariable, _ ownership: Ownership) {
        if ownership == .strong { return }
        variable.ownership = ownership
        module.observesLifetimes = true
    }

    private func wrapCaptures(_ captures: [Statement], _ closure: Expression) -> Expression {
        if captures.isEmpty { return closure }
        return Expression(.block(captures, closure), closure.type, closure.range)
    }
}
