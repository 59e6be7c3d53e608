import Interpreter
import Syntax

/// Snippets that stand in the place of a preview's code.
extension PreviewEngine {
    /// The program of the module with the code in its place, showing the preview that it is of.
    func compile(_ snippet: Snippet, at place: PreviewPlace) -> Compilation {
        guard let modules = snippet.modules, let preview = place.find(in: modules) else {
            return failure(snippet, "there is no preview \(place.number) in '\(place.file)'", at: .none)
        }
        let (edited, code) = modules.replacing(preview, with: snippet.source.bytes)
        let window = CodeWindow(
            snippet, at: code, growth: edited.length(of: preview) - preview.source.bytes.count)
        let mistakes = edited.mistakes(in: preview, besides: modules)
        guard mistakes.isEmpty, let found = place.find(in: edited) else {
            let all =
                mistakes.isEmpty
                ? [Diagnostic.error("this code ends the preview that it is in", at: code)] : mistakes
            return Compilation(snippet, failing: all.map { window.inside($0) }, library: library)
        }
        return module(of: found, in: edited).showing(found).told(as: snippet, in: window)
    }

    /// The program of an empty file of a preview's module.
    private func module(of preview: FoundPreview, in modules: SourceModules) -> Compilation {
        compile(Snippet.empty(in: preview.module, of: modules))
    }

    private func failure(_ snippet: Snippet, _ message: String, at range: SourceRange) -> Compilation {
        Compilation(snippet, failing: [.error(message, at: range, id: "preview")], library: library)
    }
}

extension Snippet {
    /// An empty file of a module.
    public static func empty(in module: String, of modules: SourceModules) -> Snippet {
        var empty = Snippet(SourceText("", name: module))
        empty.conditions = modules.conditions
        empty.modules = modules
        empty.home = module
        return empty
    }
}

extension SourceModules {
    private func file(of preview: FoundPreview) -> ModuleFile? {
        for module in parsed {
            if let file = module.files.first(where: { $0.number == preview.range.source }) { return file }
        }
        return nil
    }

    fileprivate func length(of preview: FoundPreview) -> Int { file(of: preview)?.source.bytes.count ?? 0 }

    /// What the parser says of a preview's file and did not say before.
    fileprivate func mistakes(in preview: FoundPreview, besides earlier: SourceModules) -> [Diagnostic] {
        let known = earlier.file(of: preview)?.diagnostics.count { $0.severity == .error } ?? 0
        let found = file(of: preview)?.diagnostics.filter { $0.severity == .error } ?? []
        return found.count > known ? found : []
    }
}
