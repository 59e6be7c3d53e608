import Foundation
import Syntax
import Testing

/// Files of `Tests/Cases/syntax`: Swift source, then a line `// tree:` or `// tokens:`, then the expected
/// dump and messages as comments.
struct CaseFile: CustomTestStringConvertible, Sendable {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Cases/syntax")

    var name: String
    var source: String
    /// `tree` or `tokens`.
    var form: String
    /// nil for a case that is new.
    var expectation: String?

    var testDescription: String { name }

    static let all: [CaseFile] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map(read)
    }()

    private static func read(_ name: String) -> CaseFile {
        let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
        for form in ["tree", "tokens"] {
            if let mark = text.range(of: "\n// \(form):\n", options: .backwards) {
                return CaseFile(
                    name: name, source: String(text[..<mark.lowerBound]) + "\n", form: form,
                    expectation: String(text[mark.upperBound...]))
            }
        }
        return CaseFile(
            name: name, source: text, form: name.hasPrefix("tokens") ? "tokens" : "tree", expectation: nil)
    }

    /// The dump as the file should have it.
    var outcome: String {
        let parsed = parse(SourceText(source, name: name))
        var lines = form == "tokens" ? TokenPrinter.print(parsed) : TreePrinter.print(parsed.tree)
        if !parsed.diagnostics.isEmpty {
            lines += "\n" + DiagnosticPrinter.print(parsed.diagnostics, in: parsed.source)
        }
        var text = ""
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            text += line.isEmpty ? "//\n" : "//   \(line)\n"
        }
        return text
    }

    func write() throws {
        let text = source + "// \(form):\n" + outcome
        try text.write(to: Self.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
}

@Suite struct CaseTests {
    static let update = ProcessInfo.processInfo.environment["UPDATE"] == "1"

    @Test(arguments: CaseFile.all)
    func dumps(_ file: CaseFile) throws {
        if Self.update || file.expectation == nil {
            try file.write()
            if file.expectation == nil {
                Issue.record("wrote a new expectation for \(file.name): look at it")
            }
            return
        }
        #expect(file.outcome == file.expectation)
    }

    @Test func thereAreCases() { #expect(CaseFile.all.count >= 20) }
}
