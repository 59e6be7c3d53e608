import Syntax

/// What goes on after a wait, construct by construct.
extension Evaluator {
    // MARK: Calls and bodies

    /// A call has its callee's value, if nothing is written back after it.
    func keepCall(_ call: Call, of function: FunctionDeclaration) {
        guard let suspension, function.kind == .function, !hasPlaces(call.arguments) else {
            return breakOff()
        }
        // Only what waits by itself is called without a body.
        if case .native = function.implementation, case .wait = suspension.joint {
            suspension.keep(.call(call), after: .wait) { (outcome) throws(Signal) in try outcome.exit() }
        } else {
            suspension.keep(.call(call), after: .callee) { (outcome) throws(Signal) in try outcome.exit() }
        }
    }

    func keepCall(of arguments: [Argument], at range: SourceRange) {
        guard let suspension, !hasPlaces(arguments) else { return breakOff() }
        suspension.keep(.value(range), after: .callee) { (outcome) throws(Signal) in try outcome.exit() }
    }

    /// A call whose arguments waited is made once they are known.
    func keepCall(_ end: Suspension.Joint, _ call: @escaping ([Value]) throws(Signal) -> Value) {
        suspension?.keep(end, after: .arguments) { (outcome) throws(Signal) in
            guard case .array(let values) = try outcome.value() else { return .normal }
            return .yielded(try call(values))
        }
    }

    /// What is evaluated of a call's arguments stays so; the others follow.
    func keepArguments(
        _ arguments: [Argument], _ values: [Value], _ function: FunctionDeclaration?,
        _ substitutions: [Type], _ frame: Activation
    ) {
        var awaited: Expression?
        let isList: Bool
        switch arguments[values.count] {
        case .value(let expression): (awaited, isList) = (expression, false)
        case .variadic(let expressions) where expressions.count == 1:
            (awaited, isList) = (expressions[0], true)
        default: isList = false
        }
        guard let suspension, let awaited, let call = awaitedCall(in: awaited) else { return breakOff() }
        suspension.keep(.arguments, after: call) { (outcome) throws(Signal) in
            let value = try self.finish(awaited, outcome, frame)
            let known = values + [isList ? .array([value]) : value]
            return .yielded(
                .array(try self.evaluate(arguments, after: known, function, substitutions, frame)))
        }
    }

    private func hasPlaces(_ arguments: [Argument]) -> Bool {
        arguments.contains { argument in
            if case .place = argument { return true }
            return false
        }
    }

    private func breakOff() { suspension?.breakOff() }

    /// A body's end is its value.
    func keepBody(_ code: Code, _ frame: Activation) {
        guard let suspension, let first = code.statements.first else { return breakOff() }
        if let expression = code.onlyExpression {
            return keepValue(of: expression, .callee, frame) { (value) throws(Signal) in .yielded(value) }
        }
        suspension.keep(.callee, after: .block(first.range)) { (outcome) throws(Signal) in
            .yielded(try outcome.value())
        }
    }

    // MARK: Expressions

    private func keepValue(
        of expression: Expression, _ end: Suspension.Joint, _ frame: Activation,
        _ use: @escaping (Value) throws(Signal) -> Exit
    ) {
        guard let suspension, let call = awaitedCall(in: expression) else { return breakOff() }
        suspension.keep(end, after: call) { (outcome) throws(Signal) in
            try use(try self.finish(expression, outcome, frame))
        }
    }

    /// The call that is waited for, if all that is left around it takes its value alone.
    private func awaitedCall(in expression: Expression) -> Suspension.Joint? {
        switch expression.kind {
        case .call(let call): .call(call)
        case .callValue: .value(expression.range)
        case .await(let inner), .try(_, let inner), .wrap(let inner), .chain(let inner, _),
            .assign(_, let inner), .assignTuple(_, let inner), .cast(let inner, _, _):
            awaitedCall(in: inner)
        default: nil
        }
    }

    /// An expression's value once the call in it has ended.
    private func finish(
        _ expression: Expression, _ outcome: Outcome, _ frame: Activation
    ) throws(Signal) -> Value {
        switch expression.kind {
        case .await(let inner): return try finish(inner, outcome, frame)
        case .wrap(let inner): return .some(try finish(inner, outcome, frame))
        case .chain(let inner, let flattens):
            let value = try finish(inner, outcome, frame)
            return flattens ? value : .some(value)
        case .try(let kind, let inner):
            return try evaluateTry(kind, inner, expression.range, frame) { () throws(Signal) in
                try self.finish(inner, outcome, frame)
            }
        case .cast(let inner, let kind, let type):
            let value = try finish(inner, outcome, frame)
            return try converted(value, inner, kind, type, expression.range, frame)
        case .assign(let place, let inner):
            try assign(place, try finish(inner, outcome, frame), frame)
            return .void
        case .assignTuple(let places, let inner):
            try assignTuple(places, try finish(inner, outcome, frame), frame)
            return .void
        default: return try outcome.value()
        }
    }

    // MARK: Statements

    /// A block goes on with its next statement.
    func keepBlock(
        _ statements: [Statement], at index: Int, _ deferred: [[Statement]], _ frame: Activation
    ) {
        guard let suspension else { return }
        keep(statements[index], frame)
        let range = statements[index].range
        suspension.keep(.block(statements[0].range), after: .statement(range)) { (outcome) throws(Signal) in
            defer { self.forget(statements, frame) }
            return try self.goOn(statements, at: index, outcome, deferred, frame)
        }
    }

    private func goOn(
        _ statements: [Statement], at index: Int, _ outcome: Outcome, _ deferred: [[Statement]],
        _ frame: Activation
    ) throws(Signal) -> Exit {
        if case .exit(.normal) = outcome {
            return try execute(statements, from: index + 1, deferred, frame)
        }
        try runDeferred(deferred, frame)
        return try outcome.exit()
    }

    private func keep(_ statement: Statement, _ frame: Activation) {
        let end = Suspension.Joint.statement(statement.range)
        switch statement.kind {
        case .expression(let expression): keep(expression, statement, frame)
        case .yield(let expression):
            keepValue(of: expression, end, frame) { (value) throws(Signal) in .yielded(value) }
        case .return(let expression?):
            keepValue(of: expression, end, frame) { (value) throws(Signal) in .returned(value) }
        case .bind(let pattern, let expression):
            keepValue(of: expression, end, frame) { (value) throws(Signal) in
                try self.bind(pattern, value, frame)
                return .normal
            }
        case .forIn(let loop):
            suspension?.keep(end, after: .loop(loop.sequence.range)) { (outcome) throws(Signal) in
                try outcome.exit()
            }
        default: keepBranch(of: statement, frame)
        }
    }

    private func keep(_ expression: Expression, _ statement: Statement, _ frame: Activation) {
        switch expression.kind {
        case .ifElse(let inner): keepBranch(of: Statement(.if(inner), statement.range), frame)
        case .switchCase(let inner): keepBranch(of: Statement(.switch(inner), statement.range), frame)
        default:
            keepValue(of: expression, .statement(statement.range), frame) { (_) throws(Signal) in .normal }
        }
    }

    /// A statement goes on after the one of its blocks that waited. What it does then may wait, too.
    private func keepBranch(of statement: Statement, _ frame: Activation) {
        guard let suspension else { return }
        guard case .block(let start) = suspension.joint else {
            return keepCondition(of: statement, frame)
        }
        suspension.keep(.statement(statement.range), after: .block(start)) { (outcome) throws(Signal) in
            do throws(Signal) {
                return try self.leave(statement, outcome, start, frame)
            } catch {
                if case .suspended = error { self.keep(statement, frame) }
                throw error
            }
        }
    }

    /// A statement goes on after the one of its conditions that waited.
    private func keepCondition(of statement: Statement, _ frame: Activation) {
        let conditions = statement.conditions
        guard let suspension,
            let index = conditions.firstIndex(where: {
                awaitedCall(in: $0.expression)?.isSame(as: suspension.joint) ?? false
            })
        else { return breakOff() }
        suspension.keep(.statement(statement.range), after: suspension.joint) { (outcome) throws(Signal) in
            do throws(Signal) {
                let value = try self.finish(conditions[index].expression, outcome, frame)
                let isMet = try self.areMet(conditions, after: index, value, frame)
                return try self.enter(statement, isMet, frame)
            } catch {
                if case .suspended = error { self.keep(statement, frame) }
                throw error
            }
        }
    }

    /// What a statement does once its conditions are known.
    private func enter(_ statement: Statement, _ isMet: Bool, _ frame: Activation) throws(Signal) -> Exit {
        defer { forget(statement.conditions, frame) }
        switch statement.kind {
        case .if(let inner): return try executeIf(inner, isMet, frame)
        case .guard(_, let body): return isMet ? .normal : try execute(body, frame)
        case .while(let label, let conditions, let body):
            guard isMet else { return .normal }
            if let end = afterPass(try execute(body, frame), label) { return end }
            return try executeWhile(label, conditions, body, frame)
        default: return .normal
        }
    }

    /// What a statement does at the end of the block that begins here.
    private func leave(
        _ statement: Statement, _ outcome: Outcome, _ start: SourceRange, _ frame: Activation
    ) throws(Signal) -> Exit {
        switch statement.kind {
        case .if(let inner):
            forget(inner.conditions, frame)
            return leaving(inner.label, try outcome.exit())
        case .switch(let inner): return try leave(inner, try outcome.exit(), start, frame)
        case .while(let label, let conditions, let body):
            forget(conditions, frame)
            if let end = afterPass(try outcome.exit(), label) { return end }
            return try executeWhile(label, conditions, body, frame)
        case .repeatWhile(let label, let body, let condition):
            if let end = afterPass(try outcome.exit(), label) { return end }
            guard try evaluate(condition, frame).asBool else { return .normal }
            return try executeRepeat(label, body, condition, frame)
        case .do(let label, let body, let clauses) where body.first?.range == start:
            return try executeDo(label, clauses, frame) { () throws(Signal) in try outcome.exit() }
        case .do(let label, _, _), .block(let label, _): return leaving(label, try outcome.exit())
        default: return try outcome.exit()
        }
    }

    private func leave(
        _ statement: SwitchStatement, _ exit: Exit, _ start: SourceRange, _ frame: Activation
    ) throws(Signal) -> Exit {
        let clauses = statement.clauses
        guard let index = clauses.firstIndex(where: { $0.body.first?.range == start }) else { return exit }
        forget(clauses[index].items, frame)
        return try executeFalling(statement, after: index, exit, frame)
    }

    // MARK: Loops

    /// A loop goes on with its next pass, which `next` makes.
    func keepPass(
        _ loop: ForStatement, _ frame: Activation, _ next: @escaping () throws(Signal) -> Exit
    ) {
        guard let suspension, let first = loop.body.first else { return breakOff() }
        suspension.keep(.loop(loop.sequence.range), after: .block(first.range)) { (outcome) throws(Signal) in
            self.forget(loop.pattern, frame)
            if let end = self.afterPass(try outcome.exit(), loop.label) { return end }
            return try next()
        }
    }
}

extension Statement {
    fileprivate var conditions: [Condition] {
        switch kind {
        case .if(let inner): inner.conditions
        case .guard(let conditions, _), .while(_, let conditions, _): conditions
        default: []
        }
    }
}

extension Condition {
    fileprivate var expression: Expression {
        switch self {
        case .expression(let expression), .pattern(_, let expression): expression
        }
    }
}
