import Interpreter
import Syntax

/// Parses modules, each file under a number of its own, and says what is wrong with them as a whole.
struct ModuleReader {
    private(set) var modules: [ParsedModule] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let conditions: CompilationConditions
    private var fileCount = 0
    /// Files that may have been parsed before, by their numbers.
    private let known: [ModuleFile]

    init(_ sources: [SourceModule], _ conditions: CompilationConditions, reusing earlier: SourceModules?) {
        self.conditions = conditions
        let isAlike =
            earlier.map { $0.conditions == conditions && $0.flags == sources.map { $0.names } } ?? false
        known = isAlike ? earlier?.parsed.flatMap { $0.files } ?? [] : []
        for source in sources { read(source) }
        var cycles = ImportCycles(modules)
        for cycle in cycles.find() { report(cycle, id: "import-cycle") }
    }

    private mutating func read(_ module: SourceModule) {
        let name = Name(module.name)
        if modules.contains(where: { $0.name == name }) {
            return report("there are two modules '\(name)'", id: "module-twice")
        }
        let room = SourceRange.mostModuleFiles - fileCount
        if module.files.count > room {
            report(
                "the modules have more than \(SourceRange.mostModuleFiles) files: the rest is left out",
                id: "module-files")
        }
        let ordered = module.files.map { (Name($0.name), $0) }.stablySorted { Name.precedes($0.0, $1.0) }.map
        { $0.1 }
        let files = ordered.prefix(room).enumerated().map { index, file in
            parsed(file, at: fileCount + index, module.names)
        }
        fileCount += files.count
        modules.append(ParsedModule(name: name, package: Name(module.package), files: files))
    }

    /// A file that has not changed and has its place still is not parsed again.
    private func parsed(_ file: SourceText, at place: Int, _ flags: [Name]) -> ModuleFile {
        if place < known.count, known[place].source.bytes == file.bytes,
            Name(known[place].source.name) == Name(file.name)
        {
            return known[place]
        }
        let own = CompilationConditions(system: conditions.system, flags: flags)
        return ModuleFile(parse(file, number: SourceRange.firstModuleSource + place, for: own))
    }

    private mutating func report(_ message: String, id: StaticString) {
        diagnostics.append(.error(message, at: .none, id: id))
    }
}
