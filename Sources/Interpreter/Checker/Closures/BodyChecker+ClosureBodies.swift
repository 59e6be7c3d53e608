import Syntax

/// Bodies of closures: a result builder's, a single expression, or statements.
extension BodyChecker {
    /// A body of several statements comes after the expression around it, whose literals have their types by
    /// then.
    private func settleLiterals(in types: [Type]) {
        for type in types {
            switch solver.head(type) {
            case .variable(let hole): solver.applyDefault(to: hole)
            case .tuple(let elements): settleLiterals(in: elements.map { $0.type })
            default: break
            }
        }
    }

    private func hasOpenLiterals(_ types: [Type]) -> Bool {
        types.contains { type in
            switch solver.head(type) {
            case .variable(let hole): hole.literal != .none
            case .tuple(let elements): hasOpenLiterals(elements.map { $0.type })
            default: false
            }
        }
    }

    /// Whether a body holds only while the literals around it have no type: `phaseAnimator([0, 10]) { view, x
    /// in view.offset(x: x) }` makes them numbers of an offset.
    private func staysOpen(_ types: [Type], _ body: () -> Void) -> Bool {
        let holdsSettled = isSound {
            settleLiterals(in: types)
            body()
        }
        return !holdsSettled && isSound(body)
    }

    func closureBody(
        _ syntax: ClosureSyntax, _ wanted: FunctionType?, _ inner: Frame, _ builder: ResultBuilder?,
        _ range: SourceRange
    ) -> Expression {
        guard let parameters = closureParameters(syntax, wanted, range) else { return failed(range) }
        var result = closureResult(syntax, wanted, range)
        inner.result = result
        let ownBuilder = context.resultBuilder(in: syntax.attributes) ?? builder
        let types = parameters.types.map { $0.type }
        if ownBuilder != nil, hasOpenLiterals(types),
            !staysOpen(
                types,
                { [self] in
                    var inferred = result
                    _ = closureStatements(syntax, ownBuilder, inner, &inferred, range)
                })
        {
            settleLiterals(in: types)
        }
        let statements = closureStatements(syntax, ownBuilder, inner, &result, range)
        let code = Code(
            slotCount: inner.slotCount, parameters: parameters.variables, selfVariable: nil,
            statements: parameters.destructuring + statements, range: range)
        code.frame = inner.id
        var type = FunctionType(parameters: parameters.types, result: result)
        type.isThrowing = wanted?.isThrowing ?? ClosureEffects(syntax).isThrowing
        type.isAsync = wanted?.isAsync ?? ClosureEffects(syntax).isAsync
        let made = Type.function(type)
        return Expression(.closure(Closure(code: code, captures: [], type: made, range: range)), made, range)
    }

    /// The type that is written, else what is wanted, else what the body will say.
    private func closureResult(_ syntax: ClosureSyntax, _ wanted: FunctionType?, _ range: SourceRange) -> Type
    {
        guard let written = syntax.result.map({ resolve($0) }) else {
            let result = wanted?.result ?? .variable(solver.fresh(at: range))
            if let learned = learnedResults.last(where: { $0.0 == range.lower }),
                solver.head(result).isVariable
            {
                _ = solver.unify(result, learned.1)
            }
            return result
        }
        if let wanted { _ = solver.unify(written, wanted.result) }
        return written
    }

    private func closureStatements(
        _ syntax: ClosureSyntax, _ builder: ResultBuilder?, _ inner: Frame, _ result: inout Type,
        _ range: SourceRange
    ) -> [Statement] {
        if let builder, !hasReturn(syntax.body) {
            let value = checkBuilderBody(syntax.body, builder, result: result, purpose: .closureResult)
            return [Statement(.return(value), syntax.body.range)]
        }
        if let only = singleExpression(syntax.body), givesValue(only, result) {
            return [singleExpressionBody(only, result)]
        }
        let statements = block(syntax.body)
        if inner.returns == 0 {
            settleVoid(&result, syntax.body)
        } else if !result.isVoid, !leaves(statements) {
            error(
                Messages.missingReturnInClosure(solver.resolved(result)),
                at: range.suffix(1), id: "missing-return")
        }
        return statements
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
        if value.type.isUnknown, case .variable(let hole) = solver.head(result) {
            solver.bind(hole, to: .unknown)
        }
        let converted = coerce(value, to: result, .closureResult)
        return Statement(.return(converted), syntax.range)
    }

    /// Branches are the value of a closure when one is wanted; where any will do, when they agree on a type.
    private func givesValue(_ syntax: ExpressionSyntax, _ result: Type) -> Bool {
        switch syntax.kind {
        case .if, .switch:
            if result.isVoid { return false }
            guard solver.head(result).isVariable else { return true }
            return isSomething(syntax, as: nil)
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
                    at: body.range.suffix(1), id: "missing-return")
            }
        }
        result = result.shallow
    }
}
