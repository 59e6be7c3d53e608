import Foundation
import Syntax
import Testing

@testable import Interpreter
@testable import Views

/// One program of `Tests/Cases/checking` and what the checker says about it.
struct CheckingCase: CustomTestStringConvertible, Sendable {
    let name: String
    /// The source lines, without expectations.
    let source: String
    /// The source with expectations, as it stands in the file.
    let text: String

    var testDescription: String { name }

    static let folder = OracleCorpus.root.appending(path: "Tests/Cases/checking")

    static let all: [CheckingCase] = files.flatMap(read)

    static var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// Cases begin at lines `// MARK: - name`.
    static func read(_ file: String) -> [CheckingCase] {
        let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
        return text.components(separatedBy: "// MARK: - ").dropFirst().map { part in
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let body = lines.dropFirst()
            let source = body.filter { !isExpectation($0) }.joined(separator: "\n")
            return CheckingCase(
                name: "\(file.dropLast(6)): \(lines[0])",
                source: source.trimmingCharacters(in: .newlines) + "\n",
                text: body.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n")
        }
    }

    /// `//   ^ error: …` under the place, `//@1 error: …` for the first two columns, and what belongs to
    /// them.
    private static func isExpectation(_ line: String) -> Bool {
        guard line.hasPrefix("//") else { return false }
        let rest = line.dropFirst(2).drop { $0 == " " }
        return rest.hasPrefix("^") || rest.hasPrefix("@") || rest.hasPrefix("note: ")
            || rest.hasPrefix("fix: ")
    }

    /// The source with the messages that the checker gives.
    func outcome(_ library: Library) -> String {
        let source = SourceText(self.source, name: name)
        var messages: [Int: [String]] = [:]
        for diagnostic in check([parse(source)], against: library).diagnostics {
            let location = source.location(of: diagnostic.range.lower)
            messages[location.line, default: []].append(
                contentsOf: lines(diagnostic, column: location.column, source))
        }
        let lines = self.source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            ([String(line)] + (messages[index + 1] ?? [])).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func lines(_ diagnostic: Diagnostic, column: Int, _ source: SourceText) -> [String] {
        let text = "\(DiagnosticPrinter.word(for: diagnostic.severity)): \(diagnostic.message)"
        let mark = column < 3 ? "//@\(column) " : "//" + String(repeating: " ", count: column - 3) + "^ "
        let notes = diagnostic.notes.map {
            "//   note: " + $0.message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let fix = diagnostic.fixIt.map { ["//   fix: '\(source.text(in: $0.range))' to '\($0.text)'"] } ?? []
        return [mark + text] + notes + fix
    }
}

@MainActor @Suite struct CheckingCaseTests {
    static let library = ViewsLibrary.makeLibrary()

    /// With `UPDATE=1` the expectations are written anew.
    @Test func updates() throws {
        guard ProcessInfo.processInfo.environment["UPDATE"] == "1" else { return }
        for file in CheckingCase.files {
            let text = CheckingCase.read(file).map { one in
                let title = one.name.drop { $0 != ":" }.dropFirst(2)
                return "// MARK: - \(title)\n" + one.outcome(Self.library)
            }
            try text.joined(separator: "\n").write(
                to: CheckingCase.folder.appending(path: file), atomically: true, encoding: .utf8)
        }
    }

    @Test(arguments: CheckingCase.all)
    func saysExactlyThis(_ one: CheckingCase) {
        #expect(one.outcome(Self.library) == one.text)
    }

    @Test func halfOfManyCasesAreMistakes() {
        let wrong = CheckingCase.all.count { $0.text.contains(" error: ") }
        #expect(CheckingCase.all.count >= 300)
        #expect(wrong >= 150)
    }
}
