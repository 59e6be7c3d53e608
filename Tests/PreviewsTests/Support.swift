import Syntax

@testable import Previews

/// One engine for all tests of a suite costs nothing to share: it holds declarations only.
enum TestPreview {
    static func compile(_ code: String) -> Compilation { PreviewEngine().compile(Snippet(SourceText(code))) }

    static func figure(_ code: String, _ change: (inout FigureRequest) -> Void = { _ in }) -> Figure {
        var request = FigureRequest()
        change(&request)
        return compile(code).figure(request)
    }

    /// What came instead of each promise; nil for those kept.
    static func failures(_ code: String, _ promises: [String], steps: [String] = []) throws -> [String?] {
        let expectations = try promises.map { try Expectation.parse(Array($0.utf8)) }
        let parsed = try steps.map { try PreviewStep.parse(Array($0.utf8)) }
        return figure(code) {
            $0.expectations = expectations
            $0.steps = parsed
        }.failures
    }

    /// The names of the lints that speak.
    static func lints(
        _ code: String, widths: [Double] = [240], height: Double? = nil, allowing: [String] = []
    ) -> [String] {
        figure(code) {
            $0.widths = widths
            $0.height = height
            $0.allowedLints = allowing
        }.diagnostics.map { "\($0.id)" }
    }

    /// What all lints say of a snippet that builds on others.
    static func found(_ code: String, uses: [String] = []) -> [Diagnostic] {
        var request = FigureRequest()
        request.allowedLints = []
        let snippet = Snippet(SourceText(code), uses: uses.map { SourceText($0) })
        return PreviewEngine().compile(snippet).figure(request).diagnostics
    }

    /// The code that a lint points at, if it speaks.
    static func lintedText(_ code: String, _ lint: String) -> String? {
        let source = SourceText(code)
        return found(code).first { "\($0.id)" == lint }.map { source.text(in: $0.range) }
    }
}
