import ArgumentParser
import Previews
import SiteGenerator
import Syntax

/// Checks every file of modules and tries every preview.
struct ModuleCheck {
    private let set: ModuleSet
    private let modules: SourceModules
    private let engine = ModuleEngine()

    init(_ set: ModuleSet, for system: CompilationConditions.System) {
        self.set = set
        modules = set.modules(for: system)
    }

    /// Prints what is not available and why, then which previews cannot be drawn; gives whether all is.
    func run(for system: CompilationConditions.System) -> Bool {
        SnippetReport.print(modules.diagnostics, in: modules.sources)
        let missing = unavailable()
        let previews = set.ownPreviews(for: system)
        let failed = previews.count { !draws($0) }
        let files = set.ownModules.reduce(0) { $0 + $1.files.count }
        Terminal.say(
            "\(Report.counted(files, "file")), \(Report.counted(missing, "declaration")) not available; \(Report.counted(previews.count, "preview")), \(previews.count - failed) drawn")
        return missing == 0 && failed == 0
    }

    private func unavailable() -> Int {
        let names = Set(set.ownModules.map(\.name))
        let own = engine.engine.unavailable(in: modules).filter { names.contains($0.module) }
        for declaration in own {
            for reason in declaration.reasons.prefix(1) {
                let message = "'\(declaration.name)' is not available: \(reason.message)"
                SnippetReport.print([Diagnostic(.warning, message, at: reason.range, id: "unavailable", notes: reason.notes)], in: modules.sources)
            }
        }
        return own.count
    }

    private func draws(_ preview: FoundPreview) -> Bool {
        let compilation = engine.program(of: preview.module, in: modules).showing(preview)
        let session = PreviewSession(compilation, in: PreviewEnvironment())
        if session?.rendering(width: 393, height: nil) != nil { return true }
        tell(preview, (compilation.diagnostics + (session?.diagnostics ?? [])).first { $0.severity == .error })
        return false
    }

    private func tell(_ preview: FoundPreview, _ reason: Diagnostic?) {
        let notes = reason.map { [Diagnostic.Note($0.message, at: $0.range)] + $0.notes } ?? []
        let told = Diagnostic(.warning, "preview '\(preview.label)' is not drawn", at: preview.range, id: "not-drawn", notes: notes)
        SnippetReport.print([told], in: modules.sources)
    }
}
