import Syntax

/// `values.map { … }.reversed()` where something is wanted: what the last call must come to tells what the
/// closures of the calls before it give, if they do not say so themselves.
extension BodyChecker {
    /// Whether a call stands on another one that takes a closure.
    func endsClosureChain(_ syntax: ExpressionSyntax) -> Bool {
        guard case .call(let call) = syntax.kind, case .member(let base?, _, _, _) = call.callee.kind else {
            return false
        }
        return holdsClosureCall(base)
    }

    private func holdsClosureCall(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .call(let call):
            if !call.trailingClosures.isEmpty || call.arguments.contains(where: { isClosure($0.value) }) {
                return true
            }
            if case .member(let base?, _, _, _) = call.callee.kind { return holdsClosureCall(base) }
            return false
        case .member(let base?, _, _, _): return holdsClosureCall(base)
        default: return false
        }
    }

    /// Checks the chain, and once more with what is learned from its end if that failed. The first failure is
    /// the one that is told.
    func learning(_ syntax: ExpressionSyntax, _ expected: Type, _ body: () -> Expression) -> Expression {
        let mark = mark
        let first = body()
        if effort.isExhausted { return first }
        guard let failure = failure(since: mark) else { return first }
        let learned = results(in: syntax, expected)
        learnedResults += learned
        let second = learned.isEmpty ? nil : attempt(body)
        learnedResults.removeLast(learned.count)
        if let second { return second }
        findings.tell(failure)
        return first
    }

    /// What each closure of the chain gives, looked at from outside, when the whole is what is wanted.
    private func results(in syntax: ExpressionSyntax, _ expected: Type) -> [(Int, Type)] {
        let outer = outerResults
        outerResults = []
        defer { outerResults = outer }
        return trying {
            guard looking(shallowly: true, { convert(infer(syntax, expected), to: expected) }) != nil else {
                return nil
            }
            return (outerResults ?? []).compactMap { start, type in
                let result = solver.resolved(type)
                return result.hasHoles || result.isVoid ? nil : (start, result)
            }
        } ?? []
    }
}
