import ArgumentParser
import Previews
import SiteGenerator
import Syntax

/// Checks every file of modules and tries every preview.
struct ModuleCheck {
    private let set: ModuleSet
    private let modules: SourceModules
    private let engine = ModuleEngine()
    private let environment: PreviewEnvironment

    init(_ set: ModuleSet, assets: [AssetSet], for system: CompilationConditions.System) {
        self.set = set
        var environment = PreviewEnvironment()
        environment.setResources(assets.map { PreviewResources(key: "", $0.text) })
        self.environment = environment
        modules = set.modules(for: system)
    }

    /// What is not available and why, then which previews cannot be drawn; all of it in a line, and whether
    /// all is well.
    func run(for system: CompilationConditions.System) -> (
        problems: [Problem], summary: String, isWhole: Bool
    ) {
        let missing = unavailable()
        let previews = set.ownPreviews(for: system)
        let failed = previews.compactMap(failure)
        let files = set.ownModules.reduce(0) { $0 + $1.files.count }
        let summary =
            "\(Report.counted(files, "file")), \(Report.counted(missing.count, "declaration")) not available; \(Report.counted(previews.count, "preview")), \(previews.count - failed.count) drawn"
        let problems = (modules.diagnostics + missing.flatMap(\.self) + failed).map {
            SnippetReport.problem($0, in: modules.sources)
        }
        return (problems, summary, missing.isEmpty && failed.isEmpty)
    }

    /// For each declaration that is not available the first reason.
    private func unavailable() -> [[Diagnostic]] {
        let names = Set(set.ownModules.map(\.name))
        let own = engine.engine.unavailable(in: modules).filter { names.contains($0.module) }
        return own.map { declaration in
            declaration.reasons.prefix(1).map { reason in
                let message = "'\(declaration.name)' is not available: \(reason.message)"
                return Diagnostic(.warning, message, at: reason.range, id: "unavailable", notes: reason.notes)
            }
        }
    }

    /// Why a preview is not drawn; nothing when it is.
    private func failure(_ preview: FoundPreview) -> Diagnostic? {
        let compilation = engine.program(of: preview.module, in: modules).showing(preview)
        let session = PreviewSession(compilation, in: environment)
        if session?.rendering(width: 393, height: nil) != nil { return nil }
        let reason = (compilation.diagnostics + (session?.diagnostics ?? [])).first { $0.severity == .error }
        let notes = reason.map { [Diagnostic.Note($0.message, at: $0.range)] + $0.notes } ?? []
        return Diagnostic(
            .warning, "preview '\(preview.label)' is not drawn", at: preview.range, id: "not-drawn",
            notes: notes)
    }
}
