import Syntax

/// Looks for errors that code does not handle itself.
final class ThrownErrors: CodeWalker {
    private var isFound = false
    private var depth = 0
    private let checker: EffectChecker?

    private init(_ checker: EffectChecker?) { self.checker = checker }

    /// Whether a closure lets errors out: those that its `try` marks, and those that it throws.
    static func escape(_ closure: Closure) -> Bool {
        let finder = ThrownErrors(nil)
        finder.statements(closure.code.statements)
        return finder.isFound
    }

    /// Whether what `try` marks can throw at all.
    static func escape(_ value: Expression, _ checker: EffectChecker) -> Bool {
        let finder = ThrownErrors(checker)
        finder.expression(value)
        return finder.isFound
    }

    override func expression(_ value: Expression) {
        switch value.kind {
        case .try(.plain, let inner) where checker == nil:
            if depth == 0 { isFound = true }
            super.expression(inner)
        case .try(.optional, _), .try(.forced, _): return
        case .callValue(let callee, _):
            if checker != nil, case .function(let type) = callee.type.shallow, type.isThrowing {
                isFound = true
            }
            super.expression(value)
        default: super.expression(value)
        }
    }

    override func call(_ call: Call, _ value: Expression) {
        if let checker, checker.mayThrow(call) { isFound = true }
        super.call(call, value)
    }

    override func read(_ place: Place) {
        if checker != nil, case .member(_, let variable, _) = place.kind, variable.getter?.isThrowing == true
        {
            isFound = true
        }
        super.read(place)
    }

    override func statement(_ statement: Statement) {
        switch statement.kind {
        case .throw: if depth == 0 { isFound = true }
        case .do(_, let body, let clauses) where clauses.contains { $0.catchesAll }:
            depth += 1
            statements(body)
            depth -= 1
            for clause in clauses { self.clause(clause) }
        default: super.statement(statement)
        }
    }

    override func closure(_ closure: Closure) {}
    override func deferred(_ closure: Closure) { statements(closure.code.statements) }
}
