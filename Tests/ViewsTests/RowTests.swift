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
        let unbound = library.diagnostics.map { "\($0.message)\n\(library.text(of: $0.range))" }
        #expect(unbound.isEmpty, "\(unbound.joined(separator: "\n"))")
    }
}
