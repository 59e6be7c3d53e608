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
            if let base = TypeScope(program: self, owner: nil).underlying(base), base.kind == .protocol {
                add(base, to: &found)
            }
        }
    }

    struct Conformance {
        let target: Entity
        /// The extension that brings it; nil for the declaration itself.
        let part: ExtensionDeclaration?
        let file: SourceFileContent?
        /// Whether it follows from a protocol that readers do not see.
        let isHidden: Bool
    }

    /// The protocols of a type, and what they imply, for each clause that brings them.
    func conformances(of type: Entity) -> [Conformance] {
        var found: [Conformance] = []
        func add(_ target: Entity, _ clause: Inheritance?, isHidden: Bool = false) {
            guard target !== type,
                !found.contains(where: { $0.target === target && $0.part === clause?.part })
            else { return }
            found.append(
                Conformance(target: target, part: clause?.part, file: clause?.file, isHidden: isHidden))
        }
        for clause in type.inheritances {
            for named in protocols(of: clause, type) {
                let isHidden = named.access < options.minimumAccess
                for target in closure(of: named) { add(target, clause, isHidden: isHidden) }
            }
        }
        for target in implied(by: type) { add(target, nil) }
        return found.filter { one in
            !one.isHidden || !found.contains { !$0.isHidden && $0.target === one.target }
        }
    }

    private func protocols(of clause: Inheritance, _ type: Entity) -> [Entity] {
        let owner = clause.part == nil ? type.parent : type
        let scope = TypeScope(program: self, owner: owner, home: clause.file.module)
        return clause.types.flatMap { scope.parts(of: $0) }.compactMap {
            scope.entity(of: $0).flatMap(scope.underlying)
        }
        .filter { $0.kind == .protocol }
    }

    /// What the compiler adds without being told.
    private func implied(by type: Entity) -> [Entity] {
        var names: [String] = []
        if type.kind == .enumeration {
            if rawType(of: type) != nil {
                names = ["Equatable", "Hashable", "RawRepresentable"]
            } else if type.hasPlainCases, hasCases(type) {
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
        let scope = TypeScope(self, around: type)
        guard let entity = scope.entity(of: first).flatMap(scope.underlying) else { return nil }
        return entity.kind == .protocol ? nil : first
    }

    /// The class that a class inherits from.
    func superclass(of type: Entity) -> Entity? {
        guard type.kind == .class, let first = type.inheritances.first?.types.first else { return nil }
        let scope = TypeScope(self, around: type)
        let entity = scope.entity(of: first).flatMap(scope.underlying)
        return entity?.kind == .class ? entity : nil
    }
}
