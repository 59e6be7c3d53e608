import Syntax

/// The modules of a program, and which of their declarations each of its sources sees. What stands nearer
/// hides what is farther away: first the source's own, then its module's, then what it imports, then the
/// library's.
final class ModuleScopes {
    /// Those that the snippet or another of them imports.
    private(set) var modules: [ModuleScope] = []
    /// All sources of the snippet share one.
    private let snippet: FileScope
    let known: [ParsedModule]
    /// By their numbers, from `SourceRange.firstModuleSource` on; nil for those of modules that nobody
    /// imports.
    private var files: [FileScope?] = []

    init(_ use: ModuleUse, imports: [ModuleImport]) {
        known = use.modules
        files = Array(repeating: nil, count: use.modules.reduce(0) { $0 + $1.files.count })
        let home = use.home.flatMap { name in use.modules.first { $0.name == name } }.map { ModuleScope($0) }
        snippet = FileScope(home)
        if let home { open(home) }
        add(imports, to: snippet)
    }

    /// What a source of this number is in.
    func file(_ source: Int) -> FileScope {
        let place = source - SourceRange.firstModuleSource
        return place >= 0 && place < files.count ? files[place] ?? snippet : snippet
    }

    /// Whether a name is that of a module that a source imports or is in.
    func module(named name: Name, from source: Int) -> VisibleModule? {
        let file = self.file(source)
        if let own = file.module, own.name == name { return VisibleModule(scope: own, least: .private) }
        return file.imports.first { $0.scope.name == name }
    }

    /// The text of a file.
    func text(of source: Int) -> SourceText? {
        guard let module = file(source).module, let first = module.parsed.files.first?.number,
            module.parsed.files.indices.contains(source - first)
        else { return nil }
        return module.parsed.files[source - first].source
    }

    // MARK: Opening

    private func scope(_ name: Name) -> ModuleScope? {
        if let open = modules.first(where: { $0.name == name }) { return open }
        guard let parsed = known.first(where: { $0.name == name }) else { return nil }
        let made = ModuleScope(parsed)
        open(made)
        return made
    }

    /// Makes the files first and looks at their imports then, since modules may import each other in a
    /// circle.
    private func open(_ module: ModuleScope) {
        modules.append(module)
        for file in module.parsed.files {
            let scope = FileScope(module)
            module.files.append(scope)
            files[file.number - SourceRange.firstModuleSource] = scope
        }
        for (file, scope) in zip(module.parsed.files, module.files) { add(file.imports, to: scope) }
        // What one file hands on all others of the module see, too.
        let exported = self.exported(by: module)
        for scope in module.files { for other in exported { scope.add(other, isTestable: false) } }
    }

    private func add(_ imports: [ModuleImport], to file: FileScope) {
        for written in imports {
            guard let found = scope(written.name.name) else { continue }
            file.add(found, isTestable: written.isTestable)
            for other in exported(by: found) { file.add(other, isTestable: false) }
        }
    }

    /// What a module hands on with `@_exported import`, with what that hands on in turn.
    func exported(by module: ModuleScope) -> [ModuleScope] {
        var found = [module]
        var next = 0
        while next < found.count {
            let imports = found[next].parsed.files.flatMap { $0.imports }.filter { $0.isExported }
            next += 1
            for written in imports {
                guard let other = scope(written.name.name), !found.contains(where: { $0 === other }) else {
                    continue
                }
                found.append(other)
            }
        }
        return Array(found.dropFirst())
    }

    // MARK: The end

    func takeApart() {
        for module in modules {
            module.table.takeApart()
            for file in module.files {
                file.table.takeApart()
                file.root = nil
            }
        }
        modules = []
        files = []
    }
}
