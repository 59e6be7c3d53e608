/// Visits the expressions of checked code in the order in which it runs, outer ones before those inside them.
public struct ProgramWalker {
    private let visitor: Visitor

    public init(_ visit: @escaping (Expression) -> Void) { visitor = Visitor(visit) }

    public func walk(_ code: Code) { walk(code.statements) }

    public func walk(_ statements: [Statement]) { visitor.statements(statements) }

    private final class Visitor: CodeWalker {
        private let visit: (Expression) -> Void

        init(_ visit: @escaping (Expression) -> Void) { self.visit = visit }

        override func expression(_ value: Expression) {
            visit(value)
            super.expression(value)
        }
    }
}

extension Program {
    /// Visits every expression that the program's sources have.
    public func forEachExpression(_ visit: @escaping (Expression) -> Void) {
        let walker = ProgramWalker(visit)
        for code in written { walker.walk(code) }
    }

    /// Checks what the sources reach of their modules.
    func prepareWritten() { if module.scopes != nil { written.forEach(prepare) } }

    /// All code that somebody wrote.
    var written: [Code] {
        var found =
            types.flatMap { code(of: $0.members) } + module.overlayList.flatMap { code(of: $0.members) }
        found += globals.flatMap { code(of: $0) } + functions.flatMap { code(of: $0) }
        if let main { found.append(main.code) }
        return found + previews.map { $0.body.code }
    }

    private func code(of members: [Member]) -> [Code] {
        members.flatMap { member -> [Code] in
            switch member {
            case .function(let function): code(of: function)
            case .variable(let variable): code(of: variable)
            case .type, .alias, .enumCase: []
            }
        }
    }

    private func code(of function: FunctionDeclaration) -> [Code] {
        guard !function.isLibrary, !function.isImplicit, case .body(let body) = function.implementation else {
            return []
        }
        return [body.code]
    }

    private func code(of variable: VariableDeclaration) -> [Code] {
        guard !variable.isLibrary else { return [] }
        let accessors = [variable.getter, variable.setter, variable.willSet, variable.didSet].compactMap {
            accessor in
            if case .body(let body)? = accessor?.implementation { body } else { nil }
        }
        return ([variable.initialValue].compactMap { $0 } + accessors).map { $0.code }
    }
}
