import Syntax

/// Finds the types of the errors that statements throw; nil for an error of any type.
final class ThrownTypes: CodeWalker {
    private var found: [Type?] = []

    static func thrown(by body: [Statement]) -> [Type?] {
        let finder = ThrownTypes()
        finder.statements(body)
        return finder.found
    }

    override func expression(_ value: Expression) {
        switch value.kind {
        case .try(.optional, _), .try(.forced, _): return
        case .callValue(let callee, _):
            if case .function(let type) = callee.type.shallow, type.isThrowing { found.append(nil) }
            super.expression(value)
        default: super.expression(value)
        }
    }

    override func call(_ call: Call, _ value: Expression) {
        let function = call.callee.function
        if function.isThrowing || function.isRethrowing {
            found.append(function.thrown.flatMap { $0.mentionsParameters ? nil : $0 })
        }
        super.call(call, value)
    }

    override func read(_ place: Place) {
        if case .member(_, let variable, _) = place.kind, variable.getter?.isThrowing == true {
            found.append(nil)
        }
        super.read(place)
    }

    override func statement(_ statement: Statement) {
        switch statement.kind {
        case .throw(let value): found.append(value.type)
        case .do(_, let body, let clauses) where !clauses.isEmpty:
            let outside = found
            statements(body)
            if clauses.contains(where: { $0.catchesAll }) { found = outside }
            for clause in clauses { self.clause(clause) }
        default: super.statement(statement)
        }
    }

    override func closure(_ closure: Closure) {}
}
