import BundledLibrary
import Foundation
import Interpreter
import Syntax
import Testing

/// A program of `Tests/Cases/evaluation`: what each of its lines should print, and where it should stop.
struct EvaluationCase: CustomTestStringConvertible {
    let name: String
    let text: String

    var testDescription: String { name }

    static let all: [EvaluationCase] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Cases/evaluation").standardized
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
            EvaluationCase(
                name: String(file.dropLast(6)),
                text: try! String(contentsOf: folder.appending(path: file), encoding: .utf8))
        }
    }()

    /// What is wrong, a line each; empty if everything is as expected.
    func complaints(_ library: Library) -> [String] {
        let parsed = parse(SourceText(text, name: name))
        let checked = check([parsed], against: library)
        let errors = checked.diagnostics.filter { $0.severity == .error }
        guard let program = checked.program else {
            return errors.map { "\(name):\(line($0.range)): \($0.message)" }
        }
        let evaluator = Evaluator(program: program)
        _ = try? evaluator.runMain()
        return compare(evaluator)
    }

    private func compare(_ evaluator: Evaluator) -> [String] {
        var printed: [Int: [String]] = [:]
        for output in evaluator.printed { printed[line(output.range), default: []].append(output.text) }
        var complaints: [String] = []
        for (index, source) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let wanted = comment("// expect: ", in: source)
            let found = printed[index + 1]?.joined(separator: " | ")
            if wanted != found {
                complaints.append(
                    "\(name):\(index + 1): expected \(wanted ?? "nothing"), printed \(found ?? "nothing")")
            }
        }
        return complaints + compareTrap(evaluator.failure)
    }

    private func compareTrap(_ failure: Diagnostic?) -> [String] {
        var wanted: (line: Int, message: String)?
        for (index, source) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let message = comment("// trap: ", in: source) { wanted = (index + 1, message) }
        }
        let found = failure.map { (line: line($0.range), message: $0.message) }
        let agrees =
            wanted?.line == found?.line
            && wanted.map { found?.message.hasPrefix($0.message) ?? false } ?? true
        if agrees { return [] }
        return ["\(name): expected stop \(describe(wanted)), found \(describe(found))"]
    }

    private func describe(_ stop: (line: Int, message: String)?) -> String {
        stop.map { "at line \($0.line): \($0.message)" } ?? "none"
    }

    private func comment(_ marker: String, in line: Substring) -> String? {
        line.range(of: marker).map { String(line[$0.upperBound...]) }
    }

    private func line(_ range: SourceRange) -> Int {
        text.utf8.prefix(range.lower).filter { $0 == UInt8(ascii: "\n") }.count + 1
    }
}

@MainActor @Suite struct EvaluationTests {
    static let library = Library(LibraryText(LibraryBundle.text), natives: StandardLibrary.natives)

    @Test(arguments: EvaluationCase.all)
    func printsAndStopsAsExpected(_ example: EvaluationCase) {
        let complaints = example.complaints(EvaluationTests.library)
        #expect(complaints.isEmpty, "\n\(complaints.joined(separator: "\n"))")
    }

    @Test func casesAreFound() { #expect(EvaluationCase.all.count > 20) }
}
