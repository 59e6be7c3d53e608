#if canImport(BundledLibrary)
import BundledLibrary
#endif
import Interpreter
import Syntax
import Views

/// The engine with its library of declarations, built once and used for any number of snippets.
public final class PreviewEngine {
    public let library: Library

    /// - Parameter library: the bytes that `libraryBytes` gives, for an engine that does not bring them along.
    public init(library bytes: [UInt8]) { library = ViewsLibrary.makeLibrary(LibraryText(copying: bytes)) }

    #if canImport(BundledLibrary)
    public init() { library = ViewsLibrary.makeLibrary() }

    /// The text of the library, which an engine in a page is handed before its first request.
    public static var libraryBytes: [UInt8] { LibraryBundle.text.withUTF8Buffer { Array($0) } }
    #endif

    /// What is drawn, accepted and known of SwiftUI.
    public var coverage: Coverage { Coverage(of: library) }

    /// Since when SwiftUI has a symbol, as its rows say.
    public func availability(of symbol: String) -> SymbolAvailability {
        SymbolAvailability(rows: library.texts(declaring: Name(symbol)))
    }

    /// Text to a checked program: lexing to checking, once a snippet.
    public func compile(_ snippet: Snippet) -> Compilation {
        let checked = check(snippet.parsed, against: library)
        return Compilation(snippet, program: checked.program, diagnostics: checked.diagnostics, library: library)
    }
}

/// A snippet after checking: a program, or the reasons why there is none.
public final class Compilation {
    public let snippet: Snippet
    public let program: Program?
    public let diagnostics: [Diagnostic]
    let library: Library
    /// What the ranges of the program and of every diagnostic about it lie in.
    public let sources: Sources
    /// The checked program as text; nil if there is none.
    public var programText: String? { program.map { ProgramPrinter.print($0) } }

    init(_ snippet: Snippet, program: Program?, diagnostics: [Diagnostic], library: Library) {
        self.snippet = snippet
        sources = snippet.sources
        self.program = program
        self.diagnostics = diagnostics
        self.library = library
    }
}

extension Diagnostic {
    var isError: Bool { severity == .error }

    /// Whether it says the same of the same place.
    func isSame(as other: Diagnostic) -> Bool { range == other.range && Name(message) == Name(other.message) }
}
