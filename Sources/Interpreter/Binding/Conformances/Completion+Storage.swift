import Syntax

/// Structs that hold themselves, whose storage would have no end.
extension Completion {
    /// A struct that holds itself would have no end.
    static func checkRecursion(_ declaration: NominalDeclaration, _ module: Module) {
        guard declaration.kind == .struct else { return }
        for field in declaration.ownStoredProperties {
            var seen: [NominalDeclaration] = []
            guard holds(field.type, declaration, &seen, module) else { continue }
            module.report(
                .error(Messages.holdsItself(declaration), at: field.range, id: "recursive-storage"),
                source: declaration.context?.source ?? 0)
        }
    }

    private static func holds(
        _ type: Type, _ wanted: NominalDeclaration, _ seen: inout [NominalDeclaration], _ module: Module
    ) -> Bool {
        if let payload = module.payload(ofOptional: type) { return holds(payload, wanted, &seen, module) }
        if case .tuple(let elements) = type { return elements.contains { holds($0.type, wanted, &seen, module) } }
        guard let nominal = type.nominal, nominal.kind == .struct, !nominal.isLibrary else { return false }
        if nominal === wanted { return true }
        if seen.contains(where: { $0 === nominal }) { return false }
        seen.append(nominal)
        return nominal.ownStoredProperties.contains { holds($0.type, wanted, &seen, module) }
    }
}
