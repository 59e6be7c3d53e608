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
