import Interpreter
import Syntax
import Views

/// The engine with its library of declarations, built once and used for any number of snippets.
public final class PreviewEngine {
    public let library: Library

    public init() { library = ViewsLibrary.makeLibrary() }

    /// What is drawn, accepted and known of SwiftUI.
    public var coverage: Coverage { Coverage(of: library) }

    /// Since when SwiftUI has a symbol, as its rows say.
    public func availability(of symbol: String) -> SymbolAvailability {
        SymbolAvailability(rows: library.texts(declaring: Name(symbol)))
    }

    /// Text to a checked program: lexing to checking, once a snippet.
    public func compile(_ snippet: Snippet) -> Compilation {
        let parsed = snippet.sources.map { parse($0) }
        let checked = check(parsed, against: library)
        let diagnostics = checked.diagnostics.map { SourcedDiagnostic($0, source: $0.source) }
        return Compilation(snippet, program: checked.program, diagnostics: diagnostics, library: library)
    }
}

/// A snippet after checking: a program, or the reasons why there is none.
public final class Compilation {
    public let snippet: Snippet
    public let program: Program?
    public let diagnostics: [SourcedDiagnostic]
    let library: Library
    /// What `SourcedDiagnostic.source` counts.
    public var sources: [SourceText] { snippet.sources }
    /// The checked program as text; nil if there is none.
    public var programText: String? { program.map { ProgramPrinter.print($0) } }

    init(_ snippet: Snippet, program: Program?, diagnostics: [SourcedDiagnostic], library: Library) {
        self.snippet = snippet
        self.program = program
        self.diagnostics = diagnostics
        self.library = library
    }
}

/// A diagnostic and which of a snippet's sources it is about: `uses` first, then the snippet, then `show`.
public struct SourcedDiagnostic {
    public var diagnostic: Diagnostic
    public var source: Int

    init(_ diagnostic: Diagnostic, source: Int) {
        self.diagnostic = diagnostic
        self.source = source
    }

    var isError: Bool { diagnostic.severity == .error }

    func isSame(as other: SourcedDiagnostic) -> Bool {
        source == other.source && diagnostic.range == other.diagnostic.range
            && Name(diagnostic.message) == Name(other.diagnostic.message)
    }
}
