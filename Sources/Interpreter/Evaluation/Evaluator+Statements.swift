import Syntax

extension Evaluator {
    /// Runs a block, with whose end its variables end.
    func execute(_ statements: [Statement], _ frame: Activation) throws(Signal) -> Exit {
        defer { forget(statements, frame) }
        return try executeAll(statements, frame)
    }

    /// Runs statements; deferred ones run when they are left, however that happens.
    func executeAll(_ statements: [Statement], _ frame: Activation) throws(Signal) -> Exit {
        try execute(statements, from: 0, [], frame)
    }

    func execute(
        _ statements: [Statement], from start: Int, _ due: [[Statement]], _ frame: Activation
    ) throws(Signal) -> Exit {
        var deferred = due
        var index = start
        do throws(Signal) {
            while index < statements.count {
                if case .defer(let body) = statements[index].kind {
                    deferred.append(body)
                } else {
                    let completion = try execute(statements[index], frame)
                    guard case .normal = completion else {
                        try runDeferred(deferred, frame)
                        return completion
                    }
                }
                index += 1
            }
        } catch {
            // After a stop nothing may run; after a `throw` the deferred blocks do.
            switch error {
            case .stop: throw error
            case .suspended:
                keepBlock(statements, at: index, deferred, frame)
                throw error
            case .thrown, .nilInChain: break
            }
            try runDeferred(deferred, frame)
            throw error
        }
        try runDeferred(deferred, frame)
        return .normal
    }

    func runDeferred(_ blocks: [[Statement]], _ frame: Activation) throws(Signal) {
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
            return try executeDo(label, clauses, frame) { () throws(Signal) in try self.execute(body, frame) }
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
    func leaving(_ label: Name?, _ completion: Exit) -> Exit {
        if case .broke(let target?) = completion, let label, target == label { return .normal }
        return completion
    }

    func executeIf(_ statement: IfStatement, _ frame: Activation) throws(Signal) -> Exit {
        defer { forget(statement.conditions, frame) }
        return try executeIf(statement, try areMet(statement.conditions, frame), frame)
    }

    func executeIf(_ statement: IfStatement, _ isMet: Bool, _ frame: Activation) throws(Signal) -> Exit {
        let completion: Exit
        if isMet {
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

    /// Whether a condition holds that has this value, and all after it.
    func areMet(
        _ conditions: [Condition], after index: Int, _ value: Value, _ frame: Activation
    ) throws(Signal) -> Bool {
        switch conditions[index] {
        case .expression: if !value.asBool { return false }
        case .pattern(let pattern, _): if try !match(pattern, value, frame) { return false }
        }
        return try areMet(Array(conditions[(index + 1)...]), frame)
    }

    func executeSwitch(_ statement: SwitchStatement, _ frame: Activation) throws(Signal) -> Exit {
        let subject = try evaluate(statement.subject, frame)
        // A clause may ask whether it is of a type.
        keepType(of: subject, statement.subject.type, frame)
        for (index, clause) in statement.clauses.enumerated() {
            guard try matchesAny(clause.items, subject, frame) else { continue }
            defer { forget(clause.items, frame) }
            let completion = try execute(clause.body, frame)
            return try executeFalling(statement, after: index, completion, frame)
        }
        return .normal
    }

    /// What a `switch` does once a clause has ended: it may fall into the next one.
    func executeFalling(
        _ statement: SwitchStatement, after index: Int, _ end: Exit, _ frame: Activation
    ) throws(Signal) -> Exit {
        var (completion, next) = (end, index + 1)
        while case .fellThrough = completion, next < statement.clauses.count {
            completion = try execute(statement.clauses[next].body, frame)
            next += 1
        }
        switch completion {
        case .fellThrough, .broke(nil): return .normal
        default: return leaving(statement.label, completion)
        }
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

    func executeDo(
        _ label: Name?, _ clauses: [CatchClause], _ frame: Activation, _ body: () throws(Signal) -> Exit
    ) throws(Signal) -> Exit {
        do throws(Signal) {
            return leaving(label, try body())
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
