/// Goes through checked code in the order in which it runs. A subclass looks at what concerns it and leaves
/// the rest.
class CodeWalker {
    func statements(_ list: [Statement]) { for statement in list { self.statement(statement) } }

    func statement(_ statement: Statement) {
        switch statement.kind {
        case .expression(let value), .yield(let value), .throw(let value): expression(value)
        case .bind(let pattern, let value):
            expression(value)
            self.pattern(pattern)
        case .localFunction(_, let closure): self.closure(closure)
        case .return(let value): if let value { expression(value) }
        case .if(let inner): branch(inner)
        case .switch(let inner): branch(inner)
        case .guard(let tests, let body), .while(_, let tests, let body):
            conditions(tests)
            statements(body)
        case .repeatWhile(_, let body, let condition):
            statements(body)
            expression(condition)
        case .forIn(let loop):
            expression(loop.sequence)
            pattern(loop.pattern)
            if let condition = loop.condition { expression(condition) }
            statements(loop.body)
        case .do(_, let body, let clauses):
            statements(body)
            for clause in clauses { self.clause(clause) }
        case .defer(let body), .block(_, let body): statements(body)
        case .declare, .break, .continue, .fallthrough: break
        }
    }

    func branch(_ inner: IfStatement) {
        conditions(inner.conditions)
        statements(inner.body)
        statements(inner.elseBody ?? [])
    }

    func branch(_ inner: SwitchStatement) {
        expression(inner.subject)
        for clause in inner.clauses {
            items(clause.items)
            statements(clause.body)
        }
    }

    func clause(_ clause: CatchClause) {
        items(clause.items)
        statements(clause.body)
    }

    func items(_ list: [(Pattern, Expression?)]) {
        for (pattern, condition) in list {
            self.pattern(pattern)
            if let condition { expression(condition) }
        }
    }

    func conditions(_ list: [Condition]) {
        for condition in list {
            switch condition {
            case .expression(let value): expression(value)
            case .pattern(let pattern, let value):
                expression(value)
                self.pattern(pattern)
            }
        }
    }

    func pattern(_ pattern: Pattern) {
        switch pattern {
        case .tuple(let parts), .enumCase(_, let parts): parts.forEach { self.pattern($0) }
        case .some(let inner), .cast(let inner, _): self.pattern(inner)
        case .match(_, let test): expression(test)
        case .wildcard, .variable, .none, .isType: break
        }
    }

    // MARK: Expressions

    func expression(_ value: Expression) {
        switch value.kind {
        case .load(let place): read(place)
        case .call(let call): self.call(call, value)
        case .callValue(let callee, let passed):
            expression(callee)
            arguments(passed)
        case .closure(let closure): self.closure(closure)
        case .function(_, let receiver, _): if let receiver { expression(receiver) }
        case .tuple(let parts), .array(let parts): parts.forEach { expression($0) }
        case .dictionary(let pairs):
            for (key, value) in pairs {
                expression(key)
                expression(value)
            }
        case .interpolation(let segments): segments.forEach(segment)
        case .wrap(let inner), .forceUnwrap(let inner), .chain(let inner, _), .chained(let inner),
            .isType(let inner, _),
            .cast(let inner, _, _), .try(_, let inner), .await(let inner), .element(let inner, _):
            expression(inner)
        case .ternary(let test, let first, let second):
            expression(test)
            expression(first)
            expression(second)
        case .ifElse(let inner): branch(inner)
        case .switchCase(let inner): branch(inner)
        case .assign(let place, let value): assign(value, to: place)
        case .assignTuple(let places, let value):
            expression(value)
            for case .some(let place) in places { write(place) }
        case .keyPath(let path): keyPath(path)
        case .block(let list, let value):
            statements(list)
            expression(value)
        case .expansion(let expansion):
            for element in expansion.elements { expression(element.source) }
            expression(expansion.pattern)
        case .literal, .metatype, .error: break
        }
    }

    func call(_ call: Call, _ value: Expression) {
        switch call.receiver {
        case .value(let receiver), .superclass(let receiver): expression(receiver)
        case .place(let place): change(place)
        case .none, .type: break
        }
        arguments(call.arguments)
    }

    func arguments(_ list: [Argument]) { for argument in list { self.argument(argument) } }

    func argument(_ argument: Argument) {
        switch argument {
        case .value(let value): expression(value)
        case .place(let place): change(place)
        case .variadic(let values): values.forEach { expression($0) }
        case .deferred(let closure): deferred(closure)
        case .defaulted: break
        }
    }

    private func segment(_ segment: Expression.Segment) {
        switch segment {
        case .text: break
        case .value(let value, let others), .labeled(_, let value, let others):
            expression(value)
            for (_, other) in others { expression(other) }
        }
    }

    private func keyPath(_ path: KeyPath) {
        for case .subscripted(_, let indices) in path.components { indices.forEach { expression($0) } }
    }

    func closure(_ closure: Closure) { statements(closure.code.statements) }

    /// The code of an autoclosure.
    func deferred(_ closure: Closure) { self.closure(closure) }

    // MARK: Places

    func read(_ place: Place) { base(of: place) }

    /// A place that is set as a whole.
    func write(_ place: Place) { base(of: place) }

    func assign(_ value: Expression, to place: Place) {
        expression(value)
        write(place)
    }

    /// A place that is read and set: an `inout` argument, the receiver of a mutating method.
    func change(_ place: Place) { read(place) }

    /// What a place is a part of.
    func base(of place: Place) {
        switch place.kind {
        case .local, .global, .staticMember, .staticWitness: break
        case .accessed(_, let accessors):
            for variable in accessors.variables { read(Place(.local(variable), variable.type, place.range)) }
        case .member(let base, _, _), .witness(let base, _, _), .element(let base, _), .forceUnwrap(let base),
            .chained(let base):
            read(base)
        case .subscripted(let base, _, _, let passed, _):
            read(base)
            arguments(passed)
        case .value(let value): expression(value)
        case .keyPath(let base, let path):
            read(base)
            expression(path)
        }
    }
}
