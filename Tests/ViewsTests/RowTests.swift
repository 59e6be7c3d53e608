import Syntax
import Testing

@testable import BundledLibrary
@testable import Interpreter
@testable import Views

/// The library's text and its natives fit together.
@Suite struct RowTests {
    /// Every row is one Swift declaration that our own parser understands.
    @Test func rowsParse() {
        for row in LibraryText(LibraryBundle.text).parts().rows {
            let parsed = parse(SourceText(row.text, name: row.file))
            let messages = parsed.diagnostics.map(\.message)
            #expect(messages.isEmpty, "\(row.file): \(row.text)\n\(messages)")
            #expect(parsed.tree.statements.count == 1, "\(row.file): \(row.text)")
        }
    }

    /// Every signature binds, every Swift body and default value checks, and what is marked `@native` has
    /// native code.
    @Test func rowsBind() {
        let library = ViewsLibrary.makeLibrary()
        let unbound = library.diagnostics.map { "\($0.message)\n\(library.text(of: $0.range))" }
        #expect(unbound.isEmpty, "\(unbound.joined(separator: "\n"))")
        #expect(library.unusedNatives.isEmpty)
    }
}
