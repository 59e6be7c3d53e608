import Interpreter
import Syntax

/// The modules that a site, a package or a figure has, parsed once. Any number of snippets, engines and
/// threads share one; a change in a file makes a new one.
public final class SourceModules: Sendable {
    /// What decides `#if` in the files.
    public let conditions: CompilationConditions
    /// In the order given, files in the order of their names.
    let parsed: [ParsedModule]
    /// What each module defines.
    let flags: [[Name]]
    /// What is wrong with the modules as such: names given twice, too many files, imports in a circle.
    /// Mistakes within files are in `PreviewEngine.unavailable(in:)`.
    public let diagnostics: [Diagnostic]
    /// Every preview in every file, in the order of the modules, the files and their text.
    public let previews: [FoundPreview]

    /// Parses modules, and finds out what is wrong with them as such.
    ///
    /// - Parameters:
    ///   - modules: their files, each module once.
    ///   - conditions: decide `#if`.
    ///   - earlier: the same before an edit; files that have not changed are not parsed again.
    public init(
        _ modules: [SourceModule], for conditions: CompilationConditions = CompilationConditions(),
        reusing earlier: SourceModules? = nil
    ) {
        self.conditions = conditions
        flags = modules.map { $0.names }
        let reader = ModuleReader(modules, conditions, reusing: earlier)
        parsed = reader.modules
        diagnostics = reader.diagnostics
        previews = reader.modules.flatMap { module in
            module.files.flatMap { FoundPreview.all(in: $0.tree, of: $0.source, module: module.name.text) }
        }
    }

    /// What the modules are called, in the order in which they were given.
    public var names: [String] { parsed.map { $0.name.text } }

    /// All files, by the numbers that ranges know them by.
    public var sources: Sources { Sources([], modules: files) }

    var files: [SourceText] { parsed.flatMap { $0.files.map { $0.source } } }

    /// What each file declares, without the code that only runs once it is reached: its text, the rest left
    /// out.
    public func forEachInterface(_ body: (SourceText, String, [UInt8]) -> Void) {
        ModuleInterface(parsed).forEachFile(body)
    }
}
