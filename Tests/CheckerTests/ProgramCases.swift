import Foundation
import Syntax
import Testing

@testable import Interpreter
@testable import Views

/// Files of `Tests/Cases/program`: a source, then after a line `// program:` the checked program as comments.
@MainActor @Suite struct ProgramCases {
    nonisolated static let folder = OracleCorpus.root.appending(path: "Tests/Cases/program")

    nonisolated static let files: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.hasSuffix(".swift")
        }.sorted()

    @Test(arguments: files)
    func prints(_ file: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        let source = text.components(separatedBy: "// program:\n")[0]
        let checked = check([parse(SourceText(source, name: file))], against: CheckingCaseTests.library)
        let program = try #require(checked.program, "\(checked.diagnostics.map(\.message))")
        let lines = ProgramPrinter.print(program).split(separator: "\n")
        let outcome = source + "// program:\n" + lines.map { "//   \($0)\n" }.joined()
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            try outcome.write(to: Self.folder.appending(path: file), atomically: true, encoding: .utf8)
        } else {
            #expect(outcome == text)
        }
    }

    @Test func casesAreFound() { #expect(Self.files.count >= 3) }
}
