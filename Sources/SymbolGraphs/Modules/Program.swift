import Syntax

/// A module with those that it imports: what its names mean.
final class Program {
    let module: LoadedModule
    /// The modules whose types can be named, its own first.
    private let modules: [LoadedModule]
    private let roots: [String: Entity]
    let options: SymbolGraphOptions
    /// Modules that are imported and not known, with the types that are extended of them.
    private var strangers: [String: Entity] = [:]
    /// Whether every extension is known: from here on answers stay what they are.
    private(set) var isBound = false

    init(_ parsed: ParsedProgram, _ options: SymbolGraphOptions) {
        self.options = options
        module = LoadedModule(parsed.module, options)
        var everything = options
        everything.minimumAccess = .public
        modules = [module] + (parsed.imported + parsed.known).map { LoadedModule($0, everything) }
        roots = Dictionary(modules.map { ($0.name, $0.root) }) { first, _ in first }
        for module in modules.reversed() { bindExtensions(of: module) }
        for part in self.module.extensions where part.extended == nil { bindUnknown(part) }
        isBound = true
    }

    func module(named name: String) -> Entity? { roots[name] }

    /// What a name means outside of every type.
    /// - Parameter home: the module that it is written in, whose own types come first.
    func topLevel(_ name: String, from home: String? = nil) -> Entity? {
        if let home, home != module.name, let own = roots[home]?.members[name] { return own }
        for module in modules {
            if let found = module.root.members[name], module === self.module || found.access >= .public {
                return found
            }
        }
        return nil
    }

    /// Finds what each extension extends, and enters its members; an extension may extend what another one
    /// declares.
    private func bindExtensions(of module: LoadedModule) {
        var open = module.extensions
        while !open.isEmpty {
            let before = open.count
            open = open.filter { part in
                let scope = TypeScope(program: self, owner: nil, home: module.name)
                guard let extended = scope.entity(of: part.syntax.extendedType!) else { return true }
                bind(part, to: extended, of: module)
                return false
            }
            if open.count == before { break }
        }
    }

    /// A type of a module that nobody has the sources of: the extension's members are told all the same.
    private func bindUnknown(_ part: ExtensionDeclaration) {
        let path = part.syntax.extendedType.map { part.file.text($0.range) } ?? ""
        guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return }
        guard let name = part.file.imports.first(where: { name in !modules.contains { $0.name == name } })
        else { return }
        var names = path.split(separator: ".").map(String.init)
        if names.count > 1, names.first == name { names.removeFirst() }
        let root = strangers[name] ?? Entity(.module, name, in: nil, module: name)
        strangers[name] = root
        let entity = names.reduce(root) { owner, name in
            let known =
                owner.members[name]
                ?? Entity(.structure, name, in: owner === root ? nil : owner, module: root.name)
            owner.members[name] = known
            return known
        }
        if entity !== root { bind(part, to: entity, of: module) }
    }

    private func bind(_ part: ExtensionDeclaration, to entity: Entity, of module: LoadedModule) {
        part.extended = entity
        entity.inheritances.append(Inheritance(types: part.syntax.inherited, part: part, file: part.file))
        for member in module.flat(part.syntax.members, part.file) {
            module.declare(member, in: entity, part: part, part.file)
        }
    }
}
