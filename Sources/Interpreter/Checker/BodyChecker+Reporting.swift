import Syntax

/// Diagnostics of a body, and the bound on how much is tried for one expression.
extension BodyChecker {
    var errors: Int { findings.errors }

    func report(_ diagnostic: Diagnostic) {
        findings.addMistake()
        if !isOnTrial { findings.say(diagnostic) }
    }

    func error(
        _ message: String, at range: SourceRange, id: StaticString = "", notes: [Diagnostic.Note] = [],
        fixIt: Diagnostic.FixIt? = nil
    ) {
        report(.error(message, at: range, id: id, notes: notes, fixIt: fixIt))
    }

    func warn(_ message: String, at range: SourceRange, id: StaticString = "") {
        if !isOnTrial { findings.say(Diagnostic(.warning, message, at: range, id: id)) }
    }

    func failed(_ range: SourceRange) -> Expression { Expression(.error, .unknown, range) }

    /// Reports what is wrong with an expression, of which nothing is known then.
    ///
    /// - Parameter place: where it is reported, if not at the whole expression.
    func failed(
        _ range: SourceRange, _ message: String, at place: SourceRange? = nil, id: StaticString
    ) -> Expression {
        error(message, at: place ?? range, id: id)
        return failed(range)
    }

    /// Checks a text of the program. What anybody finds wrong with it meanwhile, as with a type that it
    /// names, is found on trial as all else is; what is left at the end is reported.
    func checking<T>(_ text: SourceRange, _ body: () -> T) -> T {
        let outer = module.openBody
        module.openBody = self
        self.text = text
        let result = body()
        // A body is checked once, so that what is wrong with it holds whatever its user is trying.
        module.openBody = nil
        for message in findings.withoutConsequences { module.report(message) }
        module.openBody = outer
        return result
    }

    /// Takes what is wrong with the text that is being checked. What is wrong with declarations, be they in
    /// that text, is wrong whatever is being tried, and said once: false.
    func takes(_ diagnostic: Diagnostic) -> Bool {
        let range = diagnostic.range
        let isOfType = localTypes.contains { $0.range.covers(range) }
        guard text.covers(range), !isOfType else { return false }
        if !isOnTrial {
            findings.say(diagnostic)
        } else if diagnostic.severity == .error {
            findings.addMistake()
        }
        return true
    }

    /// Checks a whole expression. When more was tried for it than is sensible, or a type grew too large,
    /// the message for that replaces all that was said of it.
    func bounded(_ range: SourceRange, _ body: () -> Expression) -> Expression {
        // A local function within a closure is part of the expression that the closure belongs to.
        guard nesting.closures == 0, !isOnTrial, !effort.isBounded else { return body() }
        effort = Effort(isBounded: true)
        solver.isOverwhelmed = false
        let mark = mark
        let value = body()
        let isExhausted = effort.isExhausted
        effort = Effort()
        if !isExhausted, !solver.isOverwhelmed {
            findings.dropConsequences(after: mark.messages)
            return value
        }
        takeBack(to: mark)
        if solver.isOverwhelmed {
            error(Messages.typeTooLarge, at: range, id: "type-size")
        } else {
            error(Messages.tooComplex, at: range, id: "too-complex")
        }
        return failed(range)
    }

    /// Counts an attempt; false when the expression has had too many.
    func step() -> Bool { effort.step() && !(effort.isBounded && solver.isOverwhelmed) }
}

/// How much was tried for the expression at hand, which nothing takes back.
struct Effort {
    /// Whether attempts are being counted for an expression around.
    var isBounded = false
    private var steps = 0
    private(set) var isExhausted = false

    init(isBounded: Bool = false) { self.isBounded = isBounded }

    mutating func step() -> Bool {
        steps += 1
        if steps >= Cost.limit { isExhausted = true }
        return !isExhausted
    }
}
