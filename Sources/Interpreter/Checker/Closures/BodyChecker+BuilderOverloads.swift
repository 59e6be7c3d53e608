import Syntax

/// Builders with several `buildExpression`.
extension BodyChecker {
    /// The call of the first overload that takes an expression which means nothing by itself: whose rows
    /// `TableColumn("Age") { … }` shows is said by the builder alone. Nil where the expression needs no help.
    func decidedByBuilder(_ syntax: ExpressionSyntax, _ overloads: [Candidate]) -> Expression? {
        guard overloads.count > 1, !isSound({ _ = infer(syntax, nil) }) else { return nil }
        let root = construction(in: syntax)
        let fitting = overloads.first { overload in isSound { _ = built([overload], root) } } ?? overloads[0]
        let made = built([fitting], root)
        guard root.id != syntax.id, case .call(let call) = made.kind,
            case .value(let value)? = call.arguments.first
        else {
            return made
        }
        settled.append((root.id, value))
        defer { settled.removeLast() }
        return built(overloads, syntax)
    }

    /// The call of the one that suits.
    func built(_ overloads: [Candidate], _ syntax: ExpressionSyntax) -> Expression {
        resolveCall(
            overloads, [CallArgument(label: nil, value: .syntax(syntax))], nil,
            site("buildExpression", syntax.range))
    }

    /// What methods are called on, in the end: `TableColumn("Age") { … }` of `TableColumn("Age") { …
    /// }.width(60)`.
    private func construction(in syntax: ExpressionSyntax) -> ExpressionSyntax {
        guard case .call(let call) = syntax.kind, case .member(let base?, _, _, _) = call.callee.kind else {
            return syntax
        }
        return construction(in: base)
    }
}
