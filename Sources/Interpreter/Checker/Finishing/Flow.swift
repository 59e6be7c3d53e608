import Syntax

/// Where control goes: whether the end of a piece of code can be reached.
extension BodyChecker {
    /// Whether control never comes out at the end.
    func leaves(_ statements: [Statement]) -> Bool { statements.contains { leaves($0) } }

    private func leaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .return, .throw, .break, .continue, .fallthrough: return true
        case .expression(let value), .yield(let value): return isNever(value.type)
        case .if(let statement):
            guard let otherwise = statement.elseBody else { return false }
            return leaves(statement.body) && leaves(otherwise)
        case .switch(let statement): return leavesSwitch(statement)
        case .while(_, let conditions, let body):
            return isAlwaysTrue(conditions) && !breaks(body)
        case .repeatWhile(_, let body, let condition):
            return leaves(body) || (isTrue(condition) && !breaks(body))
        case .do(_, let body, let clauses):
            return leaves(body) && clauses.allSatisfy { leaves($0.body) }
        case .block(_, let body): return leaves(body)
        default: return false
        }
    }

    /// A `break` in a case leaves the switch only.
    private func leavesSwitch(_ statement: SwitchStatement) -> Bool {
        !statement.clauses.isEmpty
            && statement.clauses.allSatisfy { leaves($0.body) && !breaks($0.body) }
    }

    private func isAlwaysTrue(_ conditions: [Condition]) -> Bool {
        conditions.allSatisfy { condition in
            if case .expression(let value) = condition { return isTrue(value) }
            return false
        }
    }

    private func isTrue(_ value: Expression) -> Bool {
        if case .literal(.bool(true)) = value.kind { return true }
        return false
    }

    /// Whether a `break` of this loop or switch is in it.
    private func breaks(_ statements: [Statement]) -> Bool {
        statements.contains { statement in
            switch statement.kind {
            case .break: true
            case .if(let inner): breaks(inner.body) || breaks(inner.elseBody ?? [])
            case .do(_, let body, let clauses): breaks(body) || clauses.contains { breaks($0.body) }
            case .guard(_, let body), .block(_, let body): breaks(body)
            case .switch(let inner): inner.clauses.contains { labeledBreak($0.body) }
            default: false
            }
        }
    }

    private func labeledBreak(_ statements: [Statement]) -> Bool {
        statements.contains { statement in
            if case .break(let label) = statement.kind { return label != nil }
            return false
        }
    }

    /// Whether a body ends in a call that does not come back, or an author's `...`.
    func endsInTrap(_ block: CodeBlockSyntax) -> Bool {
        if case .throw? = block.statements.last?.kind { return true }
        guard case .expression(let last)? = block.statements.last?.kind else { return false }
        switch last.kind {
        case .elision: return true
        case .call(let call):
            if case .identifier(let name, _) = call.callee.kind {
                return name.name == "fatalError" || name.name == "preconditionFailure"
            }
            return false
        default: return false
        }
    }
}
