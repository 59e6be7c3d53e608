import Syntax

/// A module with those that it imports: what its names mean.
final class Program {
    let module: LoadedModule
    /// The modules whose types can be named, its own first.
    private let modules: [LoadedModule]
    let options: SymbolGraphOptions
    /// Whether every extension is known: from here on answers stay what they are.
    private(set) var isBound = false

    init(_ module: ModuleSources, importing others: [ModuleSources], _ options: SymbolGraphOptions) {
        self.options = options
        self.module = LoadedModule(module, options)
        var everything = options
        everything.minimumAccess = .public
        let imported = others.map { LoadedModule($0, everything) }
        let known = KnownModules.all.filter { known in !others.contains { $0.name == known.name } }.map { LoadedModule($0, everything) }
        modules = [self.module] + imported + known
        for module in modules.reversed() { bindExtensions(of: module) }
        isBound = true
    }

    func module(named name: String) -> Entity? { modules.first { $0.name == name }?.root }

    /// What a name means outside of every type.
    func topLevel(_ name: String) -> Entity? {
        for module in modules {
            if let found = module.root.members[name], module === self.module || found.access >= .public { return found }
        }
        return nil
    }

    /// Finds what each extension extends, and enters its members; an extension may extend what another one declares.
    private func bindExtensions(of module: LoadedModule) {
        var open = module.extensions
        while !open.isEmpty {
            let before = open.count
            open = open.filter { part in
                let scope = TypeScope(program: self, owner: nil)
                guard let extended = scope.entity(of: part.syntax.extendedType!) else { return true }
                bind(part, to: extended, of: module)
                return false
            }
            if open.count == before { break }
        }
    }

    private func bind(_ part: ExtensionDeclaration, to entity: Entity, of module: LoadedModule) {
        part.extended = entity
        entity.inheritances.append(Inheritance(types: part.syntax.inherited, part: part, file: part.file))
        for member in module.flat(part.syntax.members, part.file) {
            module.declare(member, in: entity, part: part, part.file)
        }
    }
}
