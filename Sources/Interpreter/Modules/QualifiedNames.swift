import Syntax

/// Names behind a module's: `SwiftUI.Label`, `MyKit.Card`.
extension Context {
    /// Whether a type as written is the name of a module, and not of a type.
    func isModuleName(_ base: TypeSyntax) -> Bool {
        guard case .named(let name, let arguments) = base.kind, arguments.isEmpty else { return false }
        return isModuleName(name.name)
    }

    func isModuleName(_ name: Name) -> Bool {
        (Unavailable.isModule(name) || module.importedModule(name, from: source) != nil)
            && lookUpType(name) == nil
    }

    /// The type that a module has by a name; nil if it has none, or the base is no module.
    func qualifiedType(_ name: Name, in base: TypeSyntax) -> TypeEntity? {
        guard isModuleName(base), case .named(let module, _) = base.kind else { return nil }
        guard let own = self.module.importedModule(module.name, from: source) else {
            return self.module.libraryType(name)
        }
        return own.scope.table.entity(name, where: own.shows) ?? exportedType(name, by: own)
    }

    /// `MyKit.Text`, where the module says `@_exported import` of another or of SwiftUI.
    private func exportedType(_ name: Name, by own: VisibleModule) -> TypeEntity? {
        for other in module.exported(by: own.scope) {
            if let found = other.table.entity(name, where: { $0 == .public }) { return found }
        }
        return module.libraryType(name)
    }
}

extension Module {
    func exported(by module: ModuleScope) -> [ModuleScope] {
        scopes?.exported(by: module) ?? base?.exported(by: module) ?? []
    }

    func importedModule(_ name: Name, from source: Int) -> VisibleModule? {
        scopes?.module(named: name, from: source) ?? base?.importedModule(name, from: source)
    }
}
