import Interpreter
import Layout
import TestSupport
import Testing

@testable import Views

/// The cases from source to frames, the measured ones and those that follow from a stated rule: each snippet
/// is parsed, checked, evaluated and laid out.
@MainActor @Suite struct MeasuredCases {
    /// Cases that do not come out yet, with the reason as far as it is known.
    static let knownDeviations = [
        "T1-w": "macOS kerns or tracks its large sizes in a way not known",
        "T2-w": "macOS kerns or tracks its large sizes in a way not known",
    ]
    /// One for all cases: a library binds lazily, so everything that uses it stays on one thread.
    static let library = ViewsLibrary.makeLibrary()

    @Test(
        arguments: LayoutCase.all(in: "measured") + LayoutCase.all(in: "rules") + LayoutCase.all(in: "views"))
    func frames(_ measured: LayoutCase) {
        let complaints = measured.complaints(library: MeasuredCases.library)
        let known = MeasuredCases.knownDeviations[measured.id]
        if let known, !complaints.isEmpty {
            return withKnownIssue("\(known)") { Issue.record("\(complaints)") }
        }
        #expect(known == nil, "\(measured.id) passes now: take it off the list")
        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))\n\(measured.snippet)")
    }
}

extension LayoutCase {
    /// What is wrong from source to frames, in words; empty if everything is as expected.
    fileprivate func complaints(library: Library) -> [String] {
        var environment = ViewEnvironment()
        environment.platform = platform == "macOS" ? .macOS : .iOS
        environment.device = device.flatMap(Device.named)
        let run = SnippetRun(snippet, library: library, environment: environment)
        guard let result = run.layout(proposal) else { return run.messages }
        return run.messages + complaints(result)
    }
}
