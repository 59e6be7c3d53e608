import Syntax

/// `try` and `!`: what an expression gives once errors and optionals are out of the way.
extension BodyChecker {
    /// The wrapped type of an optional hint: an inner expression is inferred as that, and wrapped afterwards.
    func unwrapped(_ type: Type) -> Type {
        var type = solver.head(type)
        while let payload = module.payload(ofOptional: type) { type = solver.head(payload) }
        return type
    }

    func `try`(_ kind: TryKind, _ inner: ExpressionSyntax, _ hint: Type?, _ range: SourceRange) -> Expression
    {
        switch kind {
        case .plain:
            let value = infer(inner, hint)
            return Expression(.try(.plain, value), value.type, range)
        case .forced:
            let value = infer(inner, hint)
            return Expression(.try(.forced, value), value.type, range)
        case .optional:
            let value = infer(inner, hint.flatMap { module.payload(ofOptional: $0) })
            let isOptional = module.payload(ofOptional: solver.head(value.type)) != nil
            let type = isOptional ? value.type : module.optional(value.type)
            let wrapped = isOptional ? value : Expression(.wrap(value), type, range)
            return Expression(.try(.optional, wrapped), type, range)
        }
    }

    func forceUnwrap(_ inner: ExpressionSyntax, _ hint: Type?, _ range: SourceRange) -> Expression {
        let value = infer(inner, hint.map { module.optional($0) })
        if value.type.isUnknown { return failed(range) }
        guard let payload = module.payload(ofOptional: solver.head(value.type)) else {
            error(
                Messages.forceUnwrapNonOptional(solver.resolved(value.type)), at: range.suffix(1),
                id: "force-unwrap")
            return Expression(value.kind, value.type, range)
        }
        return Expression(.forceUnwrap(value), payload, range)
    }
}
