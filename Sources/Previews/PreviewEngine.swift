import Interpreter
import Syntax
import Views

#if canImport(BundledLibrary)
    import BundledLibrary
#endif

/// The engine with its library of declarations, built once and used for any number of snippets.
public final class PreviewEngine {
    /// The declarations that snippets can use.
    public let library: Library

    /// Makes an engine with a library that is there as bytes.
    ///
    /// - Parameter library: the bytes that `libraryBytes` gives, for an engine that does not bring them
    ///   along.
    public init(library bytes: [UInt8]) { library = ViewsLibrary.makeLibrary(LibraryText(copying: bytes)) }

    #if canImport(BundledLibrary)
        /// Makes an engine with all of the library.
        public init() { library = ViewsLibrary.makeLibrary() }

        /// The text of the library, which an engine in a page is handed before its first request.
        public static var libraryBytes: [UInt8] { LibraryBundle.text.withUTF8Buffer { Array($0) } }

        /// The outlines of the symbols, which an engine in a page asks for when a picture needs the first
        /// one.
        public static var symbolBytes: [UInt8] { SymbolBundle.text.withUTF8Buffer { Array($0) } }
    #endif

    /// What is drawn, accepted and known of SwiftUI.
    public var coverage: Coverage { Coverage(of: library) }

    /// Since when SwiftUI has a symbol, as its rows say.
    public func availability(of symbol: String) -> SymbolAvailability {
        SymbolAvailability(rows: library.texts(declaring: Name(symbol)))
    }

    /// Text to a checked program: lexing to checking, once a snippet.
    public func compile(_ snippet: Snippet) -> Compilation {
        if let place = snippet.place { return compile(snippet, at: place) }
        return Pipeline.check(Pipeline.parse(snippet), of: snippet, against: library)
    }

    /// What of the modules cannot be used, and why: every declaration is checked, module by module, in source
    /// order.
    public func unavailable(in modules: SourceModules) -> [UnavailableDeclaration] {
        unavailableParts(of: modules.parsed, against: library).map {
            UnavailableDeclaration(
                module: $0.module.text, name: $0.name, range: $0.range, reasons: $0.reasons)
        }
    }
}
