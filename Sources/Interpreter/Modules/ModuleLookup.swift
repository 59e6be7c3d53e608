import Syntax

/// What names mean in a source, from the nearest declarations to the farthest.
extension ModuleScopes {
    /// A type of a module by what a source sees.
    func type(_ name: Name, from source: Int) -> TypeEntity? {
        let file = self.file(source)
        if let own = file.table.entity(name, where: { _ in true }) { return own }
        if let own = file.module?.table.entity(name, where: { _ in true }) { return own }
        for visible in file.imports {
            if let found = visible.scope.table.entity(name, where: visible.shows) { return found }
        }
        return nil
    }

    /// The functions of a name, without those that a nearer one with the same labels hides.
    func functions(
        _ name: Name, from source: Int, _ isHidden: (FunctionDeclaration, FunctionDeclaration) -> Bool
    )
        -> [FunctionDeclaration]
    {
        let file = self.file(source)
        var found = file.table.functions[name] ?? []
        let own = file.module?.table.functions[name] ?? []
        found = found.adding(own)
        for visible in file.imports {
            let others = visible.scope.table.functions(name, where: visible.shows)
            found = found.adding(others.filter { other in !found.contains { isHidden(other, $0) } })
        }
        return found
    }

    func global(_ name: Name, from source: Int) -> VariableDeclaration? {
        let file = self.file(source)
        if let own = file.table.globals[name] ?? file.module?.table.globals[name] { return own }
        for visible in file.imports {
            if let found = visible.scope.table.global(name, where: visible.shows) { return found }
        }
        return nil
    }

    /// What a source may name of modules, for proposals.
    func names(from source: Int, _ list: (NameTable, (AccessLevel) -> Bool) -> [Name]) -> [Name] {
        let file = self.file(source)
        var names = list(file.table) { _ in true }
        if let module = file.module { names += list(module.table) { _ in true } }
        for visible in file.imports { names += list(visible.scope.table, visible.shows) }
        return names
    }
}

extension Module {
    /// The types that a source sees of the program's modules.
    func importedTypeNames(from source: Int) -> [Name] {
        scopes?.names(from: source) { $0.typeNames(where: $1) } ?? []
    }

    /// The functions and variables that a source sees of the program's modules.
    func importedGlobalNames(from source: Int) -> [Name] {
        scopes?.names(from: source) { $0.globalNames(where: $1) } ?? []
    }
}
