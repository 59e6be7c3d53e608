import Foundation
import Interpreter
import Syntax
import Testing

@testable import Views

/// Every row is one Swift declaration that our own parser understands.
@Suite struct RowTests {
    @Test func rowsParse() {
        for row in ViewsLibrary.rows {
            let parsed = parse(SourceText(row.text, name: "row"))
            let messages = parsed.diagnostics.map(\.message)
            #expect(messages.isEmpty, "\(row.text)\n\(messages)")
            #expect(parsed.tree.statements.count == 1, "\(row.text)")
        }
    }

    /// Every signature binds, every Swift body and default value checks.
    @Test func rowsBind() {
        let library = ViewsLibrary.makeLibrary()
        for diagnostic in library.diagnostics {
            Issue.record("\(diagnostic.message)\n\(library.text(ofRow: diagnostic.source))")
        }
    }

    /// With `STUBS=path` the rows are written there as the source of a module, for a real compiler.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["STUBS"] != nil))
    func writeStubs() throws {
        let text = ViewsLibrary.rows.map(\.text).joined(separator: "\n//---\n")
        try text.write(
            toFile: ProcessInfo.processInfo.environment["STUBS"]!, atomically: true, encoding: .utf8)
    }
}
