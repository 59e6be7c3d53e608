/// Visits the expressions of checked code in source order, outer ones before those inside them.
public struct ProgramWalker {
    private let visit: (Expression) -> Void

    public init(_ visit: @escaping (Expression) -> Void) { self.visit = visit }

    public func walk(_ code: Code) { walk(code.statements) }

    public func walk(_ statements: [Statement]) {
        for statement in statements { walk(statement) }
    }

    private func walk(_ statement: Statement) {
        switch statement.kind {
        case .expression(let value), .yield(let value), .bind(_, let value), .throw(let value): walk(value)
        case .localFunction(_, let closure): walk(closure.code)
        case .return(let value): if let value { walk(value) }
        case .if(let statement): walk(statement)
        case .switch(let statement): walk(statement)
        case .guard(let conditions, let body), .while(_, let conditions, let body):
            conditions.forEach(walk)
            walk(body)
        case .repeatWhile(_, let body, let condition):
            walk(body)
            walk(condition)
        case .forIn(let loop):
            walk(loop.sequence)
            if let condition = loop.condition { walk(condition) }
            walk(loop.body)
        case .do(_, let body, let clauses):
            walk(body)
            for clause in clauses { walk(clause.body) }
        case .defer(let body), .block(_, let body): walk(body)
        case .declare, .break, .continue, .fallthrough: break
        }
    }

    private func walk(_ statement: IfStatement) {
        statement.conditions.forEach(walk)
        walk(statement.body)
        if let otherwise = statement.elseBody { walk(otherwise) }
    }

    private func walk(_ statement: SwitchStatement) {
        walk(statement.subject)
        for clause in statement.clauses {
            for (pattern, condition) in clause.items {
                walk(pattern)
                if let condition { walk(condition) }
            }
            walk(clause.body)
        }
    }

    private func walk(_ condition: Condition) {
        switch condition {
        case .expression(let value), .pattern(_, let value): walk(value)
        }
    }

    private func walk(_ pattern: Pattern) {
        switch pattern {
        case .match(_, let comparison): walk(comparison)
        case .tuple(let parts), .enumCase(_, let parts): parts.forEach(walk)
        case .some(let inner), .cast(let inner, _): walk(inner)
        case .wildcard, .variable, .none, .isType: break
        }
    }

    // MARK: Expressions

    private func walk(_ value: Expression) {
        visit(value)
        switch value.kind {
        case .load(let place): walk(place)
        case .call(let call): walk(call)
        case .callValue(let callee, let arguments):
            walk(callee)
            arguments.forEach(walk)
        case .closure(let closure): walk(closure.code)
        case .function(_, let receiver, _): if let receiver { walk(receiver) }
        case .tuple(let parts), .array(let parts): parts.forEach(walk)
        case .dictionary(let pairs):
            for (key, value) in pairs {
                walk(key)
                walk(value)
            }
        case .interpolation(let segments): segments.forEach(walk)
        case .wrap(let inner), .forceUnwrap(let inner), .chain(let inner, _), .chained(let inner), .isType(let inner, _),
            .cast(let inner, _, _), .try(_, let inner), .element(let inner, _):
            walk(inner)
        case .ternary(let condition, let first, let second): [condition, first, second].forEach(walk)
        case .ifElse(let statement): walk(statement)
        case .switchCase(let statement): walk(statement)
        case .assign(let place, let value):
            walk(place)
            walk(value)
        case .assignTuple(let places, let value):
            for case let place? in places { walk(place) }
            walk(value)
        case .block(let statements, let value):
            walk(statements)
            walk(value)
        case .keyPath(let path):
            for case .subscripted(_, let arguments) in path.components { arguments.forEach(walk) }
        case .literal, .metatype, .error: break
        }
    }

    private func walk(_ call: Call) {
        switch call.receiver {
        case .value(let value), .superclass(let value): walk(value)
        case .place(let place): walk(place)
        case .none, .type: break
        }
        call.arguments.forEach(walk)
    }

    private func walk(_ argument: Argument) {
        switch argument {
        case .value(let value): walk(value)
        case .place(let place): walk(place)
        case .variadic(let values): values.forEach(walk)
        case .deferred(let closure): walk(closure.code)
        case .defaulted: break
        }
    }

    private func walk(_ segment: Expression.Segment) {
        guard case .value(let value, let options) = segment else { return }
        walk(value)
        for (_, option) in options { walk(option) }
    }

    private func walk(_ place: Place) {
        switch place.kind {
        case .member(let base, _, _), .witness(let base, _, _), .element(let base, _), .forceUnwrap(let base), .chained(let base):
            walk(base)
        case .subscripted(let base, _, _, let arguments, _):
            walk(base)
            arguments.forEach(walk)
        case .value(let value): walk(value)
        case .keyPath(let base, let path):
            walk(base)
            walk(path)
        case .local, .global, .staticMember, .staticWitness: break
        }
    }
}

extension Program {
    /// Visits every expression that the snippet's sources have, with the number of the source it stands in.
    public func forEachExpression(_ visit: @escaping (Expression, _ source: Int) -> Void) {
        for (code, source) in written { ProgramWalker { visit($0, source) }.walk(code) }
    }

    /// All code that somebody wrote, with the number of its source.
    private var written: [(code: Code, source: Int)] {
        var found = types.flatMap { code(of: $0.members) } + module.overlayList.flatMap { code(of: $0.members) }
        found += globals.flatMap { code(of: $0) } + functions.flatMap { code(of: $0) }
        if let main { found.append((main.code, mainSource)) }
        return found + previews.map { ($0.body.code, $0.source) }
    }

    private func code(of members: [Member]) -> [(code: Code, source: Int)] {
        members.flatMap { member -> [(code: Code, source: Int)] in
            switch member {
            case .function(let function): code(of: function)
            case .variable(let variable): code(of: variable)
            case .type, .alias, .enumCase: []
            }
        }
    }

    private func code(of function: FunctionDeclaration) -> [(code: Code, source: Int)] {
        guard !function.isLibrary, !function.isImplicit, case .body(let body) = function.implementation else { return [] }
        return [(body.code, function.context?.source ?? 0)]
    }

    private func code(of variable: VariableDeclaration) -> [(code: Code, source: Int)] {
        guard !variable.isLibrary else { return [] }
        let source = variable.context?.source ?? 0
        let accessors = [variable.getter, variable.setter, variable.willSet, variable.didSet].compactMap { accessor in
            if case .body(let body)? = accessor?.implementation { body } else { nil }
        }
        return ([variable.initialValue].compactMap { $0 } + accessors).map { ($0.code, source) }
    }
}

extension NominalDeclaration {
    /// The number of the source that declares it.
    public var source: Int { context?.source ?? 0 }
}
