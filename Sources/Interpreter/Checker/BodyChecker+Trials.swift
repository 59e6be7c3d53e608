import Syntax

/// Trying things out. Whatever is found out lies in the solver, the findings and the frame at hand, and is
/// taken back from there: nobody else remembers what a trial changes.
extension BodyChecker {
    struct Mark {
        fileprivate let solver: Solver.Mark
        fileprivate let found: Findings.Mark
        fileprivate let frame: Frame.Mark
        fileprivate let expansion: ExpansionScope.Mark?

        var errors: Int { found.errors }
        var messages: Int { found.messages }
    }

    var mark: Mark {
        Mark(solver: solver.mark, found: findings.mark, frame: frame.mark, expansion: expansions.last?.mark)
    }

    func takeBack(to mark: Mark) {
        solver.takeBack(to: mark.solver)
        findings.takeBack(to: mark.found)
        frame.takeBack(to: mark.frame)
        if let expansion = mark.expansion { expansions.last?.takeBack(to: expansion) }
    }

    /// Whether choices are being tried out, so that nothing is said: what is wrong is counted, and need not
    /// be worked out.
    var isOnTrial: Bool { trials > 0 }

    // MARK: Without consequences

    /// What something would come to, or nil if it is in error. It is taken back whole either way, and nothing
    /// is said.
    func trying<T>(_ body: () -> T?) -> T? {
        let mark = mark
        let result = unheard(body)
        let isWrong = errors > mark.errors
        takeBack(to: mark)
        return isWrong ? nil : result
    }

    /// Whether something holds without a mistake.
    func isPossible(_ body: () -> Bool) -> Bool {
        let mark = mark
        let holds = unheard(body)
        let isWrong = errors > mark.errors
        takeBack(to: mark)
        return holds && !isWrong
    }

    /// Whether there is no mistake in something.
    func isSound(_ body: () -> Void) -> Bool {
        isPossible {
            body()
            return true
        }
    }

    /// Whether a value could be had as one of another type.
    func converts(_ value: Expression, to type: Type) -> Bool {
        isPossible { convert(value, to: type) != nil }
    }

    /// Whether an expression is something where that is wanted.
    func isSomething(_ syntax: ExpressionSyntax, as hint: Type?) -> Bool {
        isPossible { !infer(syntax, hint).type.isUnknown }
    }

    /// How many mistakes something has, without consequences; one more if it fails without any.
    func errors(in body: () -> Bool) -> Int {
        let mark = mark
        let hasFailed = unheard(body)
        let count = max(errors - mark.errors, hasFailed ? 1 : 0)
        takeBack(to: mark)
        return count
    }

    /// The first thing that something would say, without consequences.
    func firstMessage(of body: () -> Void) -> Diagnostic? {
        let mark = mark
        body()
        let first = findings.messages[mark.found.messages...].first
        takeBack(to: mark)
        return first
    }

    // MARK: For good if it succeeds

    /// Does something for good, with what it says, unless it is nil or in error: then it is taken back whole.
    func attempt<T>(_ body: () -> T?) -> T? {
        let mark = mark
        let result = body()
        return failure(since: mark, result == nil) == nil ? result : nil
    }

    /// The same without a word.
    func silently<T>(_ body: () -> T?) -> T? { attempt { unheard(body) } }

    /// Whether something holds without a mistake, for good if it does.
    func holds(_ body: () -> Bool) -> Bool {
        let mark = mark
        let holds = unheard(body)
        return failure(since: mark, !holds) == nil
    }

    /// What has gone wrong since then, all of which is taken back; nil if nothing has.
    func failure(since mark: Mark, _ isMissing: Bool = false) -> Failure? {
        guard errors > mark.errors || isMissing else { return nil }
        let failure = Failure(
            messages: Array(findings.messages[mark.found.messages...]), errors: max(errors - mark.errors, 1))
        takeBack(to: mark)
        return failure
    }

    private func unheard<T>(_ body: () -> T) -> T {
        trials += 1
        let result = body()
        trials -= 1
        return result
    }

    // MARK: Closures from outside

    /// Looks at closures from outside only, or into them.
    func looking<T>(shallowly isShallow: Bool, _ body: () -> T) -> T {
        let outer = self.isShallow
        self.isShallow = isShallow
        let result = body()
        self.isShallow = outer
        return result
    }
}
