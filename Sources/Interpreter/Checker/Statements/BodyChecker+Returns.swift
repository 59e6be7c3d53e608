import Syntax

/// `return`, by what the function or closure around it gives.
extension BodyChecker {
    func returnStatement(_ syntax: ExpressionSyntax?, _ range: SourceRange) -> Statement {
        frame.isLimitedAvailability = frame.limitedReturns.contains(range.lower)
        defer { frame.isLimitedAvailability = false }
        return Statement(.return(returnedValue(syntax, range)), range)
    }

    private func returnedValue(_ syntax: ExpressionSyntax?, _ range: SourceRange) -> Expression? {
        guard let result = frame.result else {
            error(Messages.returnOutsideFunction, at: range, id: "return-outside")
            return nil
        }
        if frame.isInitializer { return syntax.flatMap { initializerResult($0) } }
        guard let syntax else {
            checkReturnsNothing(result, range)
            return nil
        }
        frame.returns += 1
        if solver.head(result).isVoid { return voidResult(syntax) }
        let purpose: Purpose = frame.isClosure && !frame.isLocalFunction ? .closureResult : .returned
        // What a closure's literals are may be decided outside of it.
        return nesting.closures > 0 ? check(syntax, result, purpose) : checkFull(syntax, result, purpose)
    }

    /// An initializer returns nothing; one that can fail may return `nil`.
    private func initializerResult(_ syntax: ExpressionSyntax) -> Expression? {
        guard case .nil = syntax.kind else {
            _ = checkFull(syntax, nil, .none)
            error(Messages.valueInInitializer, at: syntax.range, id: "return-value")
            return nil
        }
        if function?.isFailable != true {
            error(Messages.nilInInitializer, at: syntax.range, id: "nil-in-init")
        }
        let type = context.selfType.map { module.optional($0) } ?? .unknown
        return Expression(.literal(.none), type, syntax.range)
    }

    private func checkReturnsNothing(_ result: Type, _ range: SourceRange) {
        if frame.isClosure, solver.head(result).isVariable { _ = solver.unify(result, .void) }
        if !solver.head(result).isVoid, !result.isUnknown {
            error(Messages.returnWithoutValue, at: range, id: "return-value")
        }
    }

    private func voidResult(_ syntax: ExpressionSyntax) -> Expression {
        let value = checkFull(syntax, nil, .none)
        if value.type.isVoid || value.type.isUnknown { return value }
        if frame.isClosure {
            error(
                Messages.cannotConvertClosureResult(value.type, .void), at: syntax.range, id: "closure-result"
            )
        } else {
            error(Messages.unexpectedReturnValue, at: syntax.range, id: "return-value")
        }
        return value
    }
}
