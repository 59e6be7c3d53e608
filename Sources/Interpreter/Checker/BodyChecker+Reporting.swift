import Syntax

/// Diagnostics of a body, and the bound on how much is tried for one expression.
extension BodyChecker {
    func report(_ diagnostic: Diagnostic) {
        errors += 1
        if trials == 0 { module.report(diagnostic, source: context.source) }
    }

    func error(
        _ message: String, at range: SourceRange, id: StaticString = "", notes: [Diagnostic.Note] = [],
        fixIt: Diagnostic.FixIt? = nil
    ) {
        report(.error(message, at: range, id: id, notes: notes, fixIt: fixIt))
    }

    func warn(_ message: String, at range: SourceRange, id: StaticString = "") {
        if trials == 0 {
            module.report(Diagnostic(.warning, message, at: range, id: id), source: context.source)
        }
    }

    func failed(_ range: SourceRange) -> Expression { Expression(.error, .unknown, range) }

    /// Counts an attempt; false when the expression has had too many.
    func step(at range: SourceRange) -> Bool {
        solver.steps += 1
        if solver.steps < Cost.limit { return true }
        if !isExhausted {
            isExhausted = true
            module.report(
                .error(Messages.tooComplex, at: range, id: "too-complex"), source: context.source)
        }
        return false
    }
}
