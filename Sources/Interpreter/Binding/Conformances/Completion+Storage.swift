import Syntax

/// Structs and enums that hold themselves, whose storage would have no end.
extension Completion {
    static func checkRecursion(_ declaration: NominalDeclaration, _ module: Module) {
        if declaration.kind == .enum { return checkCases(declaration, module) }
        guard declaration.kind == .struct else { return }
        for field in declaration.ownStoredProperties {
            var seen: Set<Identity> = []
            guard holds(field.type, declaration, &seen, module) else { continue }
            module.report(
                .error(Messages.holdsItself(declaration), at: field.range, id: "recursive-storage"))
        }
    }

    private static func checkCases(_ declaration: NominalDeclaration, _ module: Module) {
        var seen: Set<Identity> = []
        guard payloads(of: declaration).contains(where: { holds($0, declaration, &seen, module) }) else {
            return
        }
        module.report(
            .error(Messages.recursiveEnum(declaration.name), at: declaration.range, id: "recursive-storage"))
    }

    private static func holds(
        _ type: Type, _ wanted: NominalDeclaration, _ seen: inout Set<Identity>, _ module: Module
    ) -> Bool {
        if let payload = module.payload(ofOptional: type) { return holds(payload, wanted, &seen, module) }
        if case .tuple(let elements) = type {
            return elements.contains { holds($0.type, wanted, &seen, module) }
        }
        guard let nominal = type.nominal, !nominal.isLibrary else { return false }
        if nominal === wanted { return true }
        if !seen.insert(Identity(nominal)).inserted { return false }
        return stored(in: nominal).contains { holds($0, wanted, &seen, module) }
    }

    /// The types of what is stored in place: a class is stored elsewhere.
    private static func stored(in declaration: NominalDeclaration) -> [Type] {
        switch declaration.kind {
        case .struct: declaration.ownStoredProperties.map { $0.type }
        case .enum: payloads(of: declaration)
        case .class, .actor, .protocol: []
        }
    }

    private static func payloads(of declaration: NominalDeclaration) -> [Type] {
        declaration.cases.filter { !$0.isIndirect }.flatMap { $0.parameters.map { $0.type } }
    }
}
