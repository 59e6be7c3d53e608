import Interpreter
import Syntax

/// Parses modules, each file under a number of its own, and says what is wrong with them as a whole.
struct ModuleReader {
    private(set) var modules: [ParsedModule] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let conditions: CompilationConditions
    private var fileCount = 0

    init(_ sources: [SourceModule], _ conditions: CompilationConditions) {
        self.conditions = conditions
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
            report("the modules have more than \(SourceRange.mostModuleFiles) files: the rest is left out", id: "module-files")
        }
        let ordered = module.files.map { (Name($0.name), $0) }.stablySorted { Name.precedes($0.0, $1.0) }.map { $0.1 }
        let files = ordered.prefix(room).enumerated().map { index, file in
            ModuleFile(parse(file, number: SourceRange.firstModuleSource + fileCount + index, for: conditions))
        }
        fileCount += files.count
        modules.append(ParsedModule(name: name, package: Name(module.package), files: files))
    }

    private mutating func report(_ message: String, id: StaticString) {
        diagnostics.append(.error(message, at: .none, id: id))
    }
}
