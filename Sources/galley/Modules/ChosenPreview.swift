import ArgumentParser
import Previews
import SiteGenerator
import Syntax

/// The preview that `render` and `inspect` are about.
enum ChosenPreview {
    /// One of a file's own previews, or what the file shows by itself.
    static func of(_ snippet: Snippet, named name: String?) throws -> Compilation {
        let compilation = PreviewEngine().compile(snippet)
        let file = compilation.snippet.source.name
        if let name {
            guard !compilation.previews.isEmpty else { throw ValidationError("'\(file)' has no preview") }
            return compilation.showing(try choose(name, among: compilation.previews, of: file))
        }
        guard snippet.show == nil, compilation.previews.count > 1 || compilation.showsSizedPreview else {
            return compilation
        }
        note(compilation.previews, in: file)
        return compilation.showing(compilation.previews[0])
    }

    /// One of the previews of modules' files.
    static func of(
        _ set: ModuleSet, named name: String?, for system: CompilationConditions.System, show: SourceText?
    ) throws -> Compilation {
        let modules = set.modules(for: system)
        if let show {
            var snippet = Snippet(SourceText(imports(of: set), name: "--show"), show: show)
            snippet.modules = modules
            snippet.conditions = modules.conditions
            return PreviewEngine().compile(snippet)
        }
        let engine = ModuleEngine()
        func program(showing preview: FoundPreview) -> Compilation {
            engine.program(of: preview.module, in: modules).showing(preview)
        }
        let own = set.ownPreviews(for: system)
        guard let first = own.first else {
            throw ValidationError("there is no preview in these files; '--show' takes an expression")
        }
        guard let name else {
            note(own, in: "this module")
            return program(showing: first)
        }
        do throws(PreviewReference.Mistake) {
            let found = try set.previews(name, for: system)
            if found.count > 1 { note(found, in: name) }
            return program(showing: found[0])
        } catch {
            throw failure(error)
        }
    }

    /// What a module declares for others is seen by importing it.
    private static func imports(of set: ModuleSet) -> String {
        set.ownModules.map { "@testable import \($0.name)\n" }.joined()
    }

    /// A preview by its name alone, its number (`#2`), or with its file.
    private static func choose(_ name: String, among previews: [FoundPreview], of file: String) throws
        -> FoundPreview
    {
        if let known = previews.first(where: { $0.name == name || "#\($0.number)" == name }) { return known }
        do throws(PreviewReference.Mistake) {
            let isWhole = name.contains(".swift")
            return try PreviewReference(isWhole ? name : lastPart(of: file) + "/" + name).find(in: previews)[
                0]
        } catch {
            throw failure(error)
        }
    }

    private static func failure(_ mistake: PreviewReference.Mistake) -> ExitCode {
        Terminal.error("galley: error: \(mistake.message)\n")
        if let near = mistake.suggestion { Terminal.error("galley: note: did you mean '\(near)'?\n") }
        return ExitCode(1)
    }

    /// Says that there are others than the one shown.
    private static func note(_ previews: [FoundPreview], in place: String) {
        guard previews.count > 1 else { return }
        let shown = previews.prefix(6).map { "'\($0.label)'" }.joined(separator: ", ")
        let rest = previews.count > 6 ? " and \(previews.count - 6) more" : ""
        Terminal.error(
            "galley: note: \(place) has \(previews.count) previews: \(shown)\(rest); this is the first, '--preview' chooses another\n"
        )
    }
}

extension Compilation {
    /// Whether the only preview is what is shown, and says how large it is.
    fileprivate var showsSizedPreview: Bool {
        switch onlyPreview?.layout {
        case .fixed, .sizeThatFits: true
        case .device, nil: false
        }
    }
}

extension ModuleSet {
    /// The modules that were asked for, and not those that they build on.
    var ownModules: [ModuleInput] { inputs.filter { !$0.isDependency } }

    /// Their previews.
    func ownPreviews(for system: CompilationConditions.System) -> [FoundPreview] {
        let own = Set(ownModules.map(\.name))
        return modules(for: system).previews.filter { own.contains($0.module) }
    }
}
