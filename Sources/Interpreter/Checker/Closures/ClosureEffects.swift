import Syntax

/// What a closure without a type of its own throws and waits for, by what it says.
struct ClosureEffects {
    private(set) var isThrowing: Bool
    private(set) var isAsync: Bool

    init(_ closure: ClosureSyntax) {
        isThrowing = closure.isThrowing
        isAsync = closure.isAsync
        look(at: closure.body.statements)
    }

    private mutating func look(at statements: [StatementSyntax]) {
        var (isThrowing, isAsync) = (isThrowing, isAsync)
        var handled: [CatchSyntax] = []
        var walker = SyntaxWalker()
        walker.expression = { syntax in
            switch syntax.kind {
            case .try(.plain, _): isThrowing = true
            case .await: isAsync = true
            case .closure: return false
            default: break
            }
            return true
        }
        walker.statement = { statement in
            switch statement.kind {
            case .throw: isThrowing = true
            case .do(_, _, let clauses) where clauses.contains { $0.items.isEmpty }:
                handled += clauses
                return false
            default: break
            }
            return true
        }
        for statement in statements { walker.walk(statement) }
        (self.isThrowing, self.isAsync) = (isThrowing, isAsync)
        for clause in handled { look(at: clause.body.statements) }
    }
}
