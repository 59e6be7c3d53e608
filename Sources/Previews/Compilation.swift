import Interpreter
import Syntax

/// A snippet after checking: a program, or the reasons why there is none.
public final class Compilation {
    /// What was checked.
    public let snippet: Snippet
    /// The checked program; nil where something is wrong with it.
    public let program: Program?
    /// What is wrong with the snippet, in the order in which it was found.
    public let diagnostics: [Diagnostic]
    let library: Library
    /// What the ranges of the program and of every diagnostic about it lie in.
    public let sources: Sources
    /// The previews that the snippet itself has, in order. Those of modules' files are in
    /// `SourceModules.previews`.
    public let previews: [FoundPreview]
    /// The one to show; nil for what `PreviewRoot` chooses.
    public let preview: FoundPreview?
    /// Its code.
    let body: Body?
    /// The only preview that the snippet has, where nothing behind it is shown instead.
    public var onlyPreview: FoundPreview? {
        previews.count == 1 && program?.trailingType == nil ? previews[0] : nil
    }
    /// How places in it are told.
    let window: CodeWindow
    /// The checked program as text; nil if there is none.
    public var programText: String? { program.map { ProgramPrinter.print($0) } }

    /// The files of modules that what is shown reaches, by their names and in the order of their numbers: of
    /// other files only what they declare has a part in the pictures.
    public var reachedFiles: [String] {
        guard let program, let modules = snippet.modules else { return [] }
        let files = modules.files
        return program.filesReached(by: body).compactMap { number in
            let place = number - SourceRange.firstModuleSource
            return files.indices.contains(place) ? files[place].name : nil
        }
    }

    init(_ snippet: Snippet, previews: [FoundPreview], checked: Checked, library: Library) {
        self.snippet = snippet
        self.previews = previews
        self.library = library
        sources = snippet.sources
        window = CodeWindow(sources)
        preview = nil
        body = nil
        program = checked.program
        diagnostics = checked.diagnostics.map(advised)
    }

    private init(_ whole: Compilation, _ preview: FoundPreview, _ body: Body?, _ diagnostics: [Diagnostic]) {
        self.body = body
        snippet = whole.snippet
        previews = whole.previews
        library = whole.library
        sources = whole.sources
        window = whole.window
        program = diagnostics.contains { $0.isError } ? nil : whole.program
        self.preview = preview
        self.diagnostics = diagnostics
    }

    /// What has no program.
    init(_ snippet: Snippet, failing diagnostics: [Diagnostic], library: Library) {
        self.snippet = snippet
        self.library = library
        self.diagnostics = diagnostics
        sources = Sources([snippet.source], modules: snippet.modules?.files ?? [])
        window = CodeWindow(sources)
        (program, previews, preview, body) = (nil, [], nil, nil)
    }

    private init(_ whole: Compilation, _ snippet: Snippet, _ window: CodeWindow) {
        self.snippet = snippet
        self.window = window
        library = whole.library
        sources = whole.sources
        diagnostics = whole.diagnostics
        (program, previews, preview, body) = (whole.program, whole.previews, whole.preview, whole.body)
    }

    /// The same as the answer to another snippet, whose code stands in it.
    func told(as snippet: Snippet, in window: CodeWindow) -> Compilation {
        Compilation(self, snippet, window)
    }

    /// The same program with another preview to show: one of the snippet's own or of a file of its modules,
    /// which is checked now with what it reaches. Hundreds of previews of a module share one program this
    /// way.
    public func showing(_ preview: FoundPreview) -> Compilation {
        guard let program else { return Compilation(self, preview, nil, diagnostics) }
        guard let checked = program.check(preview.syntax) else {
            let message = "the preview '\(preview.label)' is in a module that the snippet does not import"
            return Compilation(
                self, preview, nil, diagnostics + [.error(message, at: preview.range, id: "preview-module")])
        }
        return Compilation(self, preview, checked.body, diagnostics + checked.diagnostics.map(advised))
    }
}

extension Diagnostic {
    var isError: Bool { severity == .error }

    /// Whether it says the same of the same place.
    func isSame(as other: Diagnostic) -> Bool { range == other.range && Name(message) == Name(other.message) }
}
