import SymbolGraphs
import Syntax

/// The modules of a site as its reference reads them, each file parsed once and on every core.
struct ReferenceModules {
    private let modules: ModuleSet
    private var parsed: [String: ParsedModule] = [:]
    /// What the modules import of Galley's own library.
    private var library: [ParsedModule] = []

    /// - Parameter names: the modules that symbols are wanted of.
    init(_ modules: ModuleSet, of names: [String]) {
        self.modules = modules
        let needed = Set(modules.closure(of: names))
        let sources = modules.inputs.filter { needed.contains($0.name) }.map(Self.sources)
        let known = LibraryModules.imported(by: sources)
        let files = (sources + known).flatMap { module in module.files.map { (module.name, $0) } }
        let contents = parallelMap(files) { SourceFileContent($0.1, module: $0.0) }
        var rest = contents[...]
        for module in sources + known {
            parsed[module.name] = ParsedModule(
                name: module.name, files: Array(rest.prefix(module.files.count)))
            rest = rest.dropFirst(module.files.count)
        }
        library = known.compactMap { parsed[$0.name] }
    }

    private static func sources(_ module: ModuleInput) -> ModuleSources {
        ModuleSources(
            name: module.name,
            files: module.files.map { SourceText(name: module.path(of: $0), bytes: $0.bytes) })
    }

    /// A module, and those that it imports in the order of the settings, the library's last.
    func program(of name: String) -> (module: ParsedModule, imported: [ParsedModule])? {
        guard let own = parsed[name] else { return nil }
        let names = Set(modules.closure(of: [name])).subtracting([name])
        let imported = modules.inputs.filter { names.contains($0.name) }.compactMap { parsed[$0.name] }
        return (own, imported + library)
    }
}
