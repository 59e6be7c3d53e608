/// Statements of the finished program.
extension Finisher {
    func block(_ statements: [Statement]) -> [Statement] { statements.map { statement($0) } }

    func statement(_ statement: Statement) -> Statement { Statement(kind(statement.kind), statement.range) }

    private func kind(_ kind: Statement.Kind) -> Statement.Kind {
        switch kind {
        case .expression(let value): return .expression(expression(value))
        case .yield(let value): return .yield(expression(value))
        case .bind(let pattern, let value):
            let value = expression(value)
            return .bind(self.pattern(pattern), value)
        case .declare(let variable):
            declaresUnset = true
            variable.type = type(variable.type)
            return .declare(variable)
        case .localFunction(let variable, let closure):
            variable.type = type(variable.type)
            localFunctions.insert(ObjectIdentifier(variable))
            return .localFunction(variable, self.closure(closure))
        case .return(let value): return .return(value.map { expression($0) })
        case .throw(let value):
            hasEffects = true
            return .throw(expression(value))
        case .if(let statement): return .if(self.if(statement))
        case .switch(let statement): return .switch(self.switch(statement))
        case .guard(let conditions, let body): return .guard(conditions.map { condition($0) }, block(body))
        case .while(let label, let conditions, let body):
            return .while(label: label, conditions.map { condition($0) }, block(body))
        case .repeatWhile(let label, let body, let condition):
            return .repeatWhile(label: label, block(body), expression(condition))
        case .forIn(let loop): return .forIn(self.loop(loop))
        case .do(let label, let body, let clauses):
            return .do(label: label, block(body), clauses.map { clause($0) })
        case .defer(let body): return .defer(block(body))
        case .block(let label, let body): return .block(label: label, block(body))
        case .break, .continue, .fallthrough: return kind
        }
    }

    private func clause(_ clause: CatchClause) -> CatchClause {
        CatchClause(
            items: clause.items.map { (pattern($0.0), $0.1.map { expression($0) }) },
            errorVariable: clause.errorVariable, body: block(clause.body))
    }

    private func loop(_ loop: ForStatement) -> ForStatement {
        var loop = loop
        loop.sequence = expression(loop.sequence)
        loop.pattern = pattern(loop.pattern)
        loop.condition = loop.condition.map { expression($0) }
        loop.body = block(loop.body)
        return loop
    }

    func `if`(_ statement: IfStatement) -> IfStatement {
        IfStatement(
            label: statement.label, conditions: statement.conditions.map { condition($0) },
            body: block(statement.body), elseBody: statement.elseBody.map { block($0) })
    }

    func condition(_ condition: Condition) -> Condition {
        switch condition {
        case .expression(let value): return .expression(expression(value))
        case .pattern(let pattern, let value):
            let value = expression(value)
            return .pattern(self.pattern(pattern), value)
        }
    }

    func `switch`(_ statement: SwitchStatement) -> SwitchStatement {
        SwitchStatement(
            label: statement.label, subject: expression(statement.subject),
            clauses: statement.clauses.map { clause in
                SwitchStatement.Clause(
                    items: clause.items.map { (pattern($0.0), $0.1.map { expression($0) }) },
                    body: block(clause.body))
            })
    }

    private func pattern(_ pattern: Pattern) -> Pattern {
        switch pattern {
        case .variable(let variable):
            variable.type = type(variable.type)
            return .variable(bound(variable))
        case .tuple(let parts): return .tuple(parts.map { self.pattern($0) })
        case .enumCase(let made, let parts): return .enumCase(made, parts.map { self.pattern($0) })
        case .some(let inner): return .some(self.pattern(inner))
        case .isType(let type): return .isType(self.type(type))
        case .cast(let inner, let type): return .cast(self.pattern(inner), self.type(type))
        case .match(let variable, let test):
            variable.type = type(variable.type)
            return .match(bound(variable), expression(test))
        case .wildcard, .none: return pattern
        }
    }
}
