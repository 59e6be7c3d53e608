import Syntax

extension BodyChecker {
    /// Whether a closure could be passed for a function type, looked at from outside: parameters only.
    func fits(_ closure: ClosureSyntax, _ type: Type) -> Bool {
        switch solver.head(type) {
        case .function(let function):
            let count = function.parameters.count
            if let parameters = closure.parameters {
                if parameters.count == count { return true }
                if count == 1, case .tuple(let elements) = solver.head(function.parameters[0].type) {
                    return elements.count == parameters.count
                }
                return false
            }
            let used = AnonymousArguments.count(in: closure)
            if used == 0 { return count == 0 || takesVoid(function) }
            if used == count { return true }
            if count == 1, case .tuple(let elements) = solver.head(function.parameters[0].type) {
                return elements.count == used
            }
            return false
        case .variable(let hole): return hole.literal == .none && hole.conformances.isEmpty
        case .unknown: return true
        case .nominal:
            guard let payload = module.payload(ofOptional: solver.head(type)) else { return false }
            return fits(closure, payload)
        default: return false
        }
    }

    /// `(()) -> Void`: a closure need not name an argument that says nothing.
    private func takesVoid(_ function: FunctionType) -> Bool {
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
        let outer = frame
        let inner = Frame(id: module.newFrame(), parent: outer)
        inner.isClosure = true
        frames[inner.id] = inner
        let result = withScope { () -> Expression in
            let captures = self.captures(syntax)
            frame = inner
            closureDepth += 1
            let loopsAround = loops
            loops = []
            let made = outsideChain { closureBody(syntax, wanted, inner, builder, range) }
            loops = loopsAround
            closureDepth -= 1
            frame = outer
            return wrapCaptures(captures, made)
        }
        return result
    }

    private func shallowClosure(_ syntax: ClosureSyntax, _ wanted: FunctionType?, _ range: SourceRange) -> Expression {
        if let wanted, fits(syntax, .function(wanted)) { return Expression(.error, .function(wanted), range) }
        return Expression(.error, .variable(solver.fresh(at: range)), range)
    }

    // MARK: Captures

    /// `[name = value]`: variables of the surrounding frame, made just before the closure.
    private func captures(_ syntax: ClosureSyntax) -> [Statement] {
        var made: [Statement] = []
        for capture in syntax.captures {
            let isWeak = capture.specifier == "weak"
            if capture.name.name == "self", capture.value == nil, !isWeak { continue }
            let start = solver.variables.count
            let value: Expression
            if let written = capture.value {
                value = infer(written, nil)
            } else {
                value = identifier(
                    capture.name, [], ExpressionSyntax(.identifier(capture.name, []), capture.name.range, id: -1), nil)
            }
            solver.applyDefaults(since: start)
            var type = solver.resolved(value.type)
            var stored = value
            if isWeak, module.payload(ofOptional: type) == nil {
                type = module.optional(type)
                stored = Expression(.wrap(value), type, value.range)
            }
            let variable = declare(capture.name.name, type, isLet: true, at: capture.name.range)
            made.append(Statement(.bind(.variable(variable), stored), capture.name.range))
        }
        return made
    }

    private func wrapCaptures(_ captures: [Statement], _ closure: Expression) -> Expression {
        if captures.isEmpty { return closure }
        return Expression(.block(captures, closure), closure.type, closure.range)
    }

    // MARK: Body

    private func closureBody(
        _ syntax: ClosureSyntax, _ wanted: FunctionType?, _ inner: Frame, _ builder: ResultBuilder?,
        _ range: SourceRange
    ) -> Expression {
        var parameters: [LocalVariable] = []
        var destructured: [Statement] = []
        guard
            let types = declareClosureParameters(
                syntax, wanted, range, parameters: &parameters, destructured: &destructured)
        else { return failed(range) }
        let written = syntax.result.map { resolve($0) }
        var result = written ?? wanted?.result ?? .variable(solver.fresh(at: range))
        if let written, let wanted { _ = solver.unify(written, wanted.result) }
        inner.result = result
        let ownBuilder = closureBuilder(syntax) ?? builder
        var statements: [Statement]
        if let ownBuilder, !hasReturn(syntax.body) {
            let value = checkBuilderBody(syntax.body, ownBuilder, result: result, purpose: .closureResult)
            statements = [Statement(.return(value), syntax.body.range)]
        } else if let only = singleExpression(syntax.body), givesValue(only, result) {
            statements = [singleExpressionBody(only, result)]
        } else {
            statements = block(syntax.body)
            if inner.returns == 0 {
                settleVoid(&result, syntax.body)
            } else if inner.returns > 0, !result.isVoid, !leaves(statements) {
                error(
                    Messages.missingReturnInClosure(solver.resolved(result)),
                    at: SourceRange(range.upper - 1, range.upper), id: "missing-return")
            }
        }
        let code = Code(
            slotCount: inner.slotCount, parameters: parameters, selfVariable: nil,
            statements: destructured + statements, range: range)
        code.frame = inner.id
        var type = FunctionType(parameters: types, result: result)
        type.isThrowing = wanted?.isThrowing ?? ClosureEffects(syntax).isThrowing
        type.isAsync = wanted?.isAsync ?? ClosureEffects(syntax).isAsync
        let made = Type.function(type)
        return Expression(.closure(Closure(code: code, captures: [], type: made, range: range)), made, range)
    }

    private func closureBuilder(_ syntax: ClosureSyntax) -> ResultBuilder? {
        for attribute in syntax.attributes {
            if let builder = context.resultBuilder(attribute) { return builder }
        }
        return nil
    }

    /// A body of one expression gives its value; where nothing is wanted the value is dropped.
    private func singleExpressionBody(_ syntax: ExpressionSyntax, _ result: Type) -> Statement {
        if result.isVoid {
            let value = infer(syntax, nil)
            return Statement(.expression(value), syntax.range)
        }
        frame.returns += 1
        let value = infer(syntax, result)
        if value.type.isVoid, solver.head(result).isVariable { _ = solver.unify(result, .void) }
        // What is in error decides the type, so that nobody asks for it.
        if value.type.isUnknown, case .variable(let hole) = solver.head(result) { solver.bind(hole, to: .unknown) }
        let converted = coerce(value, to: result, .closureResult, syntax)
        return Statement(.return(converted), syntax.range)
    }

    /// Branches are the value of a closure when one is wanted; where any will do, when they agree on a type.
    private func givesValue(_ syntax: ExpressionSyntax, _ result: Type) -> Bool {
        switch syntax.kind {
        case .if, .switch:
            if result.isVoid { return false }
            guard solver.head(result).isVariable else { return true }
            return trying { infer(syntax, nil).type.isUnknown ? nil : true } != nil
        default: return true
        }
    }

    func singleExpression(_ block: CodeBlockSyntax) -> ExpressionSyntax? {
        guard let only = onlyExpression(block.statements) else { return nil }
        switch only.kind {
        case .if(let statement): return isValue(statement) ? only : nil
        case .switch(let statement): return isValue(statement) ? only : nil
        case .binary(_, let op, _) where op.name == "=": return nil
        default: return only
        }
    }

    /// The expression that is all there is, be it in the active part of an `#if`.
    private func onlyExpression(_ statements: [StatementSyntax]) -> ExpressionSyntax? {
        guard statements.count == 1 else { return nil }
        switch statements[0].kind {
        case .expression(let only): return only
        case .conditionalCompilation(let clauses):
            guard let active = clauses.first(where: { $0.isActive }) else { return nil }
            return onlyExpression(active.elements)
        default: return nil
        }
    }

    private func settleVoid(_ result: inout Type, _ body: CodeBlockSyntax) {
        if solver.head(result).isVariable {
            _ = solver.unify(result, .void)
        } else if !result.isVoid, !result.isUnknown, !endsInTrap(body) {
            if body.statements.isEmpty {
                error(
                    Messages.cannotConvertClosureResult(.void, solver.resolved(result)), at: body.range,
                    id: "closure-result")
            } else {
                error(
                    Messages.missingReturnInClosure(solver.resolved(result)),
                    at: SourceRange(body.range.upper - 1, body.range.upper), id: "missing-return")
            }
        }
        result = result.shallow
    }

    // MARK: Parameters

    private func declareClosureParameters(
        _ syntax: ClosureSyntax, _ wanted: FunctionType?, _ range: SourceRange,
        parameters: inout [LocalVariable], destructured: inout [Statement]
    ) -> [FunctionType.Parameter]? {
        let given = syntax.parameters
        let used = given == nil ? AnonymousArguments.count(in: syntax) : given!.count
        guard let wanted else {
            return freeParameters(given, used, range, &parameters)
        }
        let count = wanted.parameters.count
        if used != count {
            if count == 1, used > 1, case .tuple(let elements) = solver.head(wanted.parameters[0].type),
                elements.count == used
            {
                destructure(elements, given, wanted.parameters[0].type, range, &parameters, &destructured)
                return wanted.parameters
            }
            if given != nil || used > 0 || !takesVoid(wanted) {
                reportParameterCount(given, used, wanted, range, syntax)
                return nil
            }
        }
        for index in 0..<count {
            let parameter = wanted.parameters[index]
            let name = given.map { $0[index].name.name } ?? Name("$\(index)")
            if let written = given?[index].type {
                let type = resolve(written)
                if !solver.unify(type, parameter.type) {
                    error(
                        Messages.closureParameterMismatch(solver.resolved(parameter.type), solver.resolved(type)),
                        at: given![index].name.range, id: "closure-parameter")
                }
            }
            let nameRange = given?[index].name.range ?? range
            if given != nil, let wrapped = name.withoutDollar {
                // `{ $row in … }`: the argument is a wrapper, as `Binding`.
                parameters.append(declareWrapper(wrapped, solver.resolved(parameter.type), at: nameRange))
            } else {
                parameters.append(declare(name, parameter.type, isLet: !parameter.isInout, at: nameRange))
            }
        }
        return wanted.parameters
    }

    /// Nothing is known about the closure: written types, and holes.
    private func freeParameters(
        _ given: [ClosureParameterSyntax]?, _ used: Int, _ range: SourceRange, _ parameters: inout [LocalVariable]
    ) -> [FunctionType.Parameter] {
        (0..<used).map { index in
            let written = given?[index]
            var isInout = false
            let type = written?.type.map { resolve($0) } ?? .variable(solver.fresh(at: written?.name.range ?? range))
            if let syntax = written?.type {
                isInout = TypeAttributes(syntax, in: TypeResolver(context)).isInout
            }
            parameters.append(
                declare(
                    written?.name.name ?? Name("$\(index)"), type, isLet: !isInout, at: written?.name.range ?? range))
            return FunctionType.Parameter(type: type, isInout: isInout)
        }
    }

    /// `{ index, item in … }` for a function of one pair.
    private func destructure(
        _ elements: [TupleTypeElement], _ given: [ClosureParameterSyntax]?, _ type: Type, _ range: SourceRange,
        _ parameters: inout [LocalVariable], _ destructured: inout [Statement]
    ) {
        let whole = declare("(pair)", type, isLet: true, at: range, isVisible: false)
        parameters.append(whole)
        var patterns: [Pattern] = []
        for (index, element) in elements.enumerated() {
            let name = given.map { $0[index].name.name } ?? Name("$\(index)")
            if name == "_" {
                patterns.append(.wildcard)
            } else {
                patterns.append(.variable(declare(name, element.type, isLet: true, at: range)))
            }
        }
        destructured.append(Statement(.bind(.tuple(patterns), load(whole, range)), range))
    }

    private func reportParameterCount(
        _ given: [ClosureParameterSyntax]?, _ used: Int, _ wanted: FunctionType, _ range: SourceRange,
        _ syntax: ClosureSyntax
    ) {
        let count = wanted.parameters.count
        if given == nil && used == 0 {
            error(Messages.closureIgnoresArguments(count), at: SourceRange(range.lower, range.lower + 1), id: "closure-arguments")
            return
        }
        let first = given?.first?.name.range ?? SourceRange(range.lower, range.lower + 1)
        error(
            Messages.closureArgumentCount(solver.resolved(.function(wanted)), expected: count, used: used), at: first,
            id: "closure-arguments")
    }
}

extension Name {
    /// `row` of `$row`.
    var withoutDollar: Name? {
        text.utf8.first == UInt8(ascii: "$") ? Name(String(text.dropFirst())) : nil
    }
}
