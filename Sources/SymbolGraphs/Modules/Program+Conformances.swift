import Syntax

/// What types conform to.
extension Program {
    /// A protocol with all that it inherits, in the order in which they are named.
    func closure(of type: Entity) -> [Entity] {
        var found: [Entity] = []
        add(type, to: &found)
        return found
    }

    private func add(_ type: Entity, to found: inout [Entity]) {
        guard !found.contains(where: { $0 === type }) else { return }
        found.append(type)
        for base in TypeScope(program: self, owner: nil).bases(of: type) {
            if let base = TypeScope(program: self, owner: nil).underlying(base), base.kind == .protocol { add(base, to: &found) }
        }
    }

    /// Whether a type conforms to a protocol by its own clauses or by what they imply.
    func conforms(_ type: Entity, to name: String) -> Bool {
        conformances(of: type).contains { $0.target.name == name && $0.target.module == "Swift" }
    }

    struct Conformance {
        let target: Entity
        /// The extension that brings it; nil for the declaration itself.
        let part: ExtensionDeclaration?
        let file: SourceFileContent?
    }

    /// All protocols of a type, each once: what is said comes before what follows from it.
    func conformances(of type: Entity) -> [Conformance] {
        var found: [Conformance] = []
        func add(_ target: Entity, _ part: ExtensionDeclaration?, _ file: SourceFileContent?) {
            if !found.contains(where: { $0.target === target }) { found.append(Conformance(target: target, part: part, file: file)) }
        }
        let named = type.inheritances.flatMap { clause in protocols(of: clause, type).map { ($0, clause) } }
        for (target, clause) in named { add(target, clause.part, clause.file) }
        for target in implied(by: type) { add(target, nil, nil) }
        for (target, clause) in named { for inherited in closure(of: target).dropFirst() { add(inherited, clause.part, clause.file) } }
        if type.kind == .protocol { found.removeAll { $0.target === type } }
        return found
    }

    private func protocols(of clause: Inheritance, _ type: Entity) -> [Entity] {
        let scope = TypeScope(program: self, owner: clause.part == nil ? type.parent : type)
        return clause.types.flatMap { scope.parts(of: $0) }.compactMap { scope.entity(of: $0).flatMap(scope.underlying) }
            .filter { $0.kind == .protocol }
    }

    /// What the compiler adds without being told.
    private func implied(by type: Entity) -> [Entity] {
        var names: [String] = []
        if type.kind == .enumeration {
            if rawType(of: type) != nil { names = ["Equatable", "Hashable", "RawRepresentable"] } else if type.hasPlainCases, hasCases(type) {
                names = ["Equatable", "Hashable"]
            }
        }
        if type.kind == .actor { names = ["Actor", "Sendable", "SendableMetatype"] }
        return names.compactMap { topLevel($0) }
    }

    private func hasCases(_ type: Entity) -> Bool {
        type.values.contains { if case .enumCase = $0.declaration.kind { true } else { false } }
    }

    /// The type behind an enumeration's raw values.
    func rawType(of type: Entity) -> TypeSyntax? {
        guard type.kind == .enumeration, let first = type.inheritances.first?.types.first else { return nil }
        let scope = TypeScope(program: self, owner: type.parent)
        guard let entity = scope.entity(of: first).flatMap(scope.underlying) else { return nil }
        return entity.kind == .protocol ? nil : first
    }

    /// The class that a class inherits from.
    func superclass(of type: Entity) -> Entity? {
        guard type.kind == .class, let first = type.inheritances.first?.types.first else { return nil }
        let scope = TypeScope(program: self, owner: type.parent)
        let entity = scope.entity(of: first).flatMap(scope.underlying)
        return entity?.kind == .class ? entity : nil
    }
}
