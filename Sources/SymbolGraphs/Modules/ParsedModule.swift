/// A module whose files are parsed. They are the same for every system and for every module that imports it.
public struct ParsedModule: Sendable {
    /// What the module is called.
    public let name: String
    let files: [SourceFileContent]

    /// Parses the files of a module.
    public init(_ module: ModuleSources) {
        self.init(name: module.name, files: module.files.map { SourceFileContent($0, module: module.name) })
    }

    /// A module of files that are parsed already.
    public init(name: String, files: [SourceFileContent]) {
        (self.name, self.files) = (name, files)
    }
}

/// Everything that a program is made of.
struct ParsedProgram {
    let module: ParsedModule
    let imported: [ParsedModule]
    /// Modules that nobody has the sources of.
    let known: [ParsedModule]

    init(_ module: ParsedModule, importing others: [ParsedModule]) {
        (self.module, imported) = (module, others)
        known = KnownModules.all.filter { known in !others.contains { $0.name == known.name } }
    }
}
