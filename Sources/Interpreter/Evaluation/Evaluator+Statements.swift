import Syntax

extension Evaluator {
    /// Runs a block, with whose end its variables end.
    func execute(_ statements: [Statement], _ frame: Activation) throws(Signal) -> Exit {
        defer { forget(statements, frame) }
        return try executeAll(statements, frame)
    }

    /// Runs statements; deferred ones run when they are left, however that happens.
    func executeAll(_ statements: [Statement], _ frame: Activation) throws(Signal) -> Exit {
        var deferred: [[Statement]] = []
        do throws(Signal) {
            for statement in statements {
                if case .defer(let body) = statement.kind {
                    deferred.append(body)
                    continue
                }
                let completion = try execute(statement, frame)
                if case .normal = completion { continue }
                try runDeferred(deferred, frame)
                return completion
            }
        } catch {
            // After a stop nothing may run; after a `throw` the deferred blocks do.
            switch error {
            case .stop, .suspended: throw error
            case .thrown, .nilInChain: break
            }
            try runDeferred(deferred, frame)
            throw error
        }
        try runDeferred(deferred, frame)
        return .normal
    }

    private func runDeferred(_ blocks: [[Statement]], _ frame: Activation) throws(Signal) {
        for block in blocks.reversed() { _ = try execute(block, frame) }
    }

    private func execute(_ statement: Statement, _ frame: Activation) throws(Signal) -> Exit {
        try step(statement.range, frame)
        switch statement.kind {
        case .expression(let expression):
            return try executeExpression(expression, frame)
        case .yield(let expression):
            return .yielded(try evaluate(expression, frame))
        case .bind(let pattern, let expression):
            try bind(pattern, try evaluate(expression, frame), frame)
        case .declare(let variable):
            frame.initialize(variable, defaultValue(of: variable.type))
        case .localFunction(let variable, let closure):
            try declareFunction(variable, closure, frame)
        case .return(let expression):
            guard let expression else { return .returned(.void) }
            return .returned(try evaluate(expression, frame))
        case .throw(let expression):
            throw .thrown(try evaluate(expression, frame))
        case .if(let statement):
            return try executeIf(statement, frame)
        case .switch(let statement):
            return try executeSwitch(statement, frame)
        case .guard(let conditions, let body):
            if try !areMet(conditions, frame) { return try execute(body, frame) }
        case .while(let label, let conditions, let body):
            return try executeWhile(label, conditions, body, frame)
        case .repeatWhile(let label, let body, let condition):
            return try executeRepeat(label, body, condition, frame)
        case .forIn(let loop):
            return try executeFor(loop, frame)
        case .do(let label, let body, let clauses):
            return try executeDo(label, body, clauses, frame)
        case .defer: break
        case .break(let label): return .broke(label)
        case .continue(let label): return .continued(label)
        case .fallthrough: return .fellThrough
        case .block(let label, let body):
            return leaving(label, try execute(body, frame))
        }
        return .normal
    }

    /// An `if` or `switch` in statement position may leave the function or the loop around it.
    private func executeExpression(_ expression: Expression, _ frame: Activation) throws(Signal) -> Exit {
        switch expression.kind {
        case .ifElse(let statement): return try executeIf(statement, frame)
        case .switchCase(let statement): return try executeSwitch(statement, frame)
        default:
            _ = try evaluate(expression, frame)
            return .normal
        }
    }

    /// `break label` of this very statement ends it normally.
    private func leaving(_ label: Name?, _ completion: Exit) -> Exit {
        if case .broke(let target?) = completion, let label, target == label { return .normal }
        return completion
    }

    func executeIf(_ statement: IfStatement, _ frame: Activation) throws(Signal) -> Exit {
        let completion: Exit
        defer { forget(statement.conditions, frame) }
        if try areMet(statement.conditions, frame) {
            completion = try execute(statement.body, frame)
        } else if let body = statement.elseBody {
            completion = try execute(body, frame)
        } else {
            return .normal
        }
        return leaving(statement.label, completion)
    }

    func areMet(_ conditions: [Condition], _ frame: Activation) throws(Signal) -> Bool {
        for condition in conditions {
            switch condition {
            case .expression(let expression):
                if try !evaluate(expression, frame).asBool { return false }
            case .pattern(let pattern, let expression):
                if try !match(pattern, try evaluate(expression, frame), frame) { return false }
            }
        }
        return true
    }

    func executeSwitch(_ statement: SwitchStatement, _ frame: Activation) throws(Signal) -> Exit {
        let subject = try evaluate(statement.subject, frame)
        var falling = false
        for clause in statement.clauses {
            if !falling, try !matchesAny(clause.items, subject, frame) { continue }
            defer { forget(clause.items, frame) }
            let completion = try execute(clause.body, frame)
            switch completion {
            case .fellThrough: falling = true
            case .broke(nil): return .normal
            default: return leaving(statement.label, completion)
            }
        }
        return .normal
    }

    private func matchesAny(
        _ items: [(Pattern, Expression?)], _ subject: Value, _ frame: Activation
    ) throws(Signal) -> Bool {
        for (pattern, condition) in items {
            guard try match(pattern, subject, frame) else { continue }
            guard let condition else { return true }
            if try evaluate(condition, frame).asBool { return true }
        }
        return false
    }

    private func executeDo(
        _ label: Name?, _ body: [Statement], _ clauses: [CatchClause], _ frame: Activation
    ) throws(Signal) -> Exit {
        do throws(Signal) {
            return leaving(label, try execute(body, frame))
        } catch {
            guard case .thrown(let value) = error else { throw error }
            for clause in clauses where try catches(clause, value, frame) {
                defer { forget(clause.items, frame) }
                return leaving(label, try execute(clause.body, frame))
            }
            throw error
        }
    }

    private func catches(_ clause: CatchClause, _ error: Value, _ frame: Activation) throws(Signal) -> Bool {
        if let variable = clause.errorVariable { frame.initialize(variable, error) }
        if clause.items.isEmpty { return true }
        return try matchesAny(clause.items, error, frame)
    }

    /// A local function sees itself, so its cell is filled after the captures are taken.
    private func declareFunction(_ variable: LocalVariable, _ closure: Closure, _ frame: Activation)
        throws(Signal)
    {
        if variable.isShared, case .cell = frame.slots[variable.slot] {
            // An earlier local function already captured it.
        } else {
            frame.initialize(variable, .uninitialized)
        }
        frame.store(variable.slot, try makeClosure(closure, frame))
    }

    /// `var x: Int?` is nil without being set.
    private func defaultValue(of type: Type) -> Value {
        if case .nominal(let declaration, _) = type, declaration === commonTypes.optional { return .none }
        return .uninitialized
    }
}
