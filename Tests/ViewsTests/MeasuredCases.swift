import Foundation
import Graphics
import Interpreter
import Layout
import Syntax
import Testing

@testable import Views

/// The measured cases from source to frames: each snippet is parsed, checked, evaluated and laid out.
@MainActor @Suite struct MeasuredCases {
    /// One for all cases: a library binds lazily, so everything that uses it stays on one thread.
    /// Cases that do not come out yet, with the reason as far as it is known.
    static let knownDeviations = [
        "M13": "no row for 'contentShape'",
        "T1-w": "macOS kerns or tracks its large sizes in a way not known",
        "T2-w": "macOS kerns or tracks its large sizes in a way not known",
        "EN3": "'dynamicTypeSize' with a range", "GE2": "a reader's child at its own width",
        "LA4": "'explicitAlignment' of a subview's dimensions", "LA6": "a user layout's own cache type",
        "ST8": "'Environment' of an object's type", "ST9": "a computed property in a builder's scope",
    ]
    static let library = ViewsLibrary.makeLibrary()

    @Test(arguments: MeasuredCase.all)
    func frames(_ measured: MeasuredCase) {
        let complaints = measured.complaints(library: MeasuredCases.library)
        let known = MeasuredCases.knownDeviations[measured.id]
        if let known, !complaints.isEmpty { return withKnownIssue("\(known)") { Issue.record("\(complaints)") } }
        #expect(known == nil, "\(measured.id) passes now: take it off the list")
        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))\n\(measured.snippet)")
    }
}

/// One of the measured cases: a snippet, a proposal, and the frames that must come out.
struct MeasuredCase: CustomTestStringConvertible {
    let area: String
    let id: String
    let platform: String
    let snippet: String
    let proposal: ProposedViewSize
    let expected: [String: [Double?]?]
    let tolerance: Double

    var testDescription: String { "\(area)/\(id)" }

    static let all: [MeasuredCase] = load()

    private static func load() -> [MeasuredCase] { ["measured", "views"].flatMap(load) }

    private static func load(_ name: String) -> [MeasuredCase] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Cases/layout/\(name)").standardized
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.sorted().flatMap { name -> [MeasuredCase] in
            let data = try! Data(contentsOf: folder.appending(path: name))
            return (try! JSONSerialization.jsonObject(with: data) as! [[String: Any]]).map(read)
        }
    }

    private static func read(_ json: [String: Any]) -> MeasuredCase {
        MeasuredCase(
            area: json["area"] as! String, id: json["id"] as! String, platform: json["platform"] as! String,
            snippet: json["snippet"] as! String,
            proposal: ProposedViewSize(width: length(json["width"]), height: length(json["height"])),
            expected: (json["expect"] as! [String: Any]).mapValues { ($0 as? [Any])?.map(length) },
            tolerance: json["tolerance"] as! Double)
    }

    private static func length(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? String).map { _ in .infinity }
    }

    /// What is wrong, in words; empty if everything is as expected.
    func complaints(library: Library) -> [String] {
        var environment = ViewEnvironment()
        environment.platform = platform == "macOS" ? .macOS : .iOS
        let run = SnippetRun(snippet, library: library, environment: environment)
        guard let result = run.layout(proposal) else { return run.messages }
        return run.messages + expected.keys.sorted().compactMap { complaint($0, result) }
    }

    private func complaint(_ key: String, _ result: LayoutResult) -> String? {
        let found = key == "root" ? result.root : result.root.first(identifier: key)
        guard let want = expected[key]! else { return found == nil ? nil : "\(key) should not be there" }
        guard let frame = found?.frame else { return "\(key) is missing" }
        let have =
            key == "root" ? [frame.width, frame.height] : [frame.minX, frame.minY, frame.width, frame.height]
        let agrees = zip(have, want).allSatisfy { have, want in
            guard let want else { return true }
            return have == want || abs(have - want) <= tolerance
        }
        return agrees ? nil : "\(key) is \(have), not \(want.map { $0.map { "\($0)" } ?? "_" })"
    }
}

/// A snippet on its way from source to frames.
final class SnippetRun {
    private(set) var messages: [String] = []
    private(set) var program: Program?
    private(set) var graph: ViewGraph?
    private var host: ViewHost?

    init(_ source: String, library: Library, environment: ViewEnvironment = ViewEnvironment()) {
        let parsed = parse(SourceText(source))
        let checked = check([parsed], against: library)
        note(checked.diagnostics)
        guard let program = checked.program, messages.isEmpty else { return }
        self.program = program
        let evaluator = Evaluator(program: program)
        let graph = ViewGraph(evaluator: evaluator)
        self.graph = graph
        guard let root = PreviewRoot.view(of: program, graph) else {
            finish()
            return
        }
        host = ViewHost(root, graph: graph, environment: environment)
    }

    func layout(_ proposal: ProposedViewSize) -> LayoutResult? {
        let result = host?.layout(proposal)
        finish()
        return result
    }

    private func finish() {
        guard let graph else { return }
        note(graph.diagnostics)
        if let failure = graph.evaluator.failure { note([failure]) }
    }

    private func note(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            messages.append(diagnostic.message + diagnostic.notes.map { "\n    " + $0.message }.joined())
        }
    }
}
