import Syntax

/// Diagnostics of a body, and the bound on how much is tried for one expression.
extension BodyChecker {
    func report(_ diagnostic: Diagnostic) {
        errors += 1
        if trials == 0 { module.report(diagnostic) }
    }

    func error(
        _ message: String, at range: SourceRange, id: StaticString = "", notes: [Diagnostic.Note] = [],
        fixIt: Diagnostic.FixIt? = nil
    ) {
        report(.error(message, at: range, id: id, notes: notes, fixIt: fixIt))
    }

    func warn(_ message: String, at range: SourceRange, id: StaticString = "") {
        if trials == 0 {
            module.report(Diagnostic(.warning, message, at: range, id: id))
        }
    }

    func failed(_ range: SourceRange) -> Expression { Expression(.error, .unknown, range) }

    /// Checks a whole expression. When more was tried for it than is sensible, Swift's message for that replaces all
    /// that was said of it.
    func bounded(_ range: SourceRange, _ body: () -> Expression) -> Expression {
        // A local function within a closure is part of the expression that the closure belongs to.
        guard closureDepth == 0, trials == 0, !isBounding else { return body() }
        solver.steps = 0
        isExhausted = false
        isBounding = true
        let known = module.diagnostics.count
        let value = body()
        isBounding = false
        guard isExhausted else { return value }
        isExhausted = false
        if module.diagnostics.count > known { module.diagnostics.removeLast(module.diagnostics.count - known) }
        error(Messages.tooComplex, at: range, id: "too-complex")
        return failed(range)
    }

    /// Counts an attempt; false when the expression has had too many.
    func step() -> Bool {
        solver.steps += 1
        if solver.steps >= Cost.limit { isExhausted = true }
        return !isExhausted
    }
}
