import Syntax

/// Names behind a module's: `SwiftUI.Label`, `MyKit.Card`.
extension Context {
    /// Whether a type as written is the name of a module, and not of a type.
    func isModuleName(_ base: TypeSyntax) -> Bool {
        guard case .named(let name, let arguments) = base.kind, arguments.isEmpty else { return false }
        return isModuleName(name.name)
    }

    func isModuleName(_ name: Name) -> Bool {
        (Unavailable.isModule(name) || module.importedModule(name, from: source) != nil) && lookUpType(name) == nil
    }

    /// The type that a module has by a name; nil if it has none, or the base is no module.
    func qualifiedType(_ name: Name, in base: TypeSyntax) -> TypeEntity? {
        guard isModuleName(base), case .named(let module, _) = base.kind else { return nil }
        guard let own = self.module.importedModule(module.name, from: source) else { return self.module.libraryType(name) }
        return own.scope.table.entity(name, where: own.shows)
    }
}

extension Module {
    func importedModule(_ name: Name, from source: Int) -> VisibleModule? {
        scopes?.module(named: name, from: source) ?? base?.importedModule(name, from: source)
    }
}
