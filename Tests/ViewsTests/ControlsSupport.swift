import Foundation
import Graphics
import Interpreter
import Layout
import Syntax
import Testing

@testable import Views

/// Snippets drawn from their text to a picture, as the façade does it.
struct DrawnSnippet {
    nonisolated(unsafe) static let library = Library(StandardLibrary.rows + ViewsLibrary.rows)

    var messages: [String] = []
    var result: LayoutResult?
    var svg = ""

    init(_ text: String, width: Double? = 393, height: Double? = nil, dark: Bool = false, platform: ViewEnvironment.Platform = .iOS) {
        let source = SourceText(text, name: "snippet")
        let parsed = parse(source)
        let checked = check([parsed], against: DrawnSnippet.library)
        messages = (parsed.diagnostics + checked.diagnostics).map { "\($0.severity): \($0.message)" }
        guard let program = checked.program else { return }
        let evaluator = Evaluator(program: program)
        let graph = ViewGraph(evaluator: evaluator)
        var environment = ViewEnvironment()
        environment.isDark = dark
        environment.platform = platform
        if let view = PreviewRoot.view(of: program, graph) {
            let host = ViewHost(view, graph: graph, environment: environment)
            result = host.layout(ProposedViewSize(width: width, height: height))
        }
        messages += graph.diagnostics.map { "\($0.severity): \($0.message)" }
        if let failure = evaluator.failure { messages.append("failure: \(failure.message)") }
        guard let result else { return }
        let canvas = Rect(x: -8, y: -8, width: result.size.width + 16, height: result.size.height + 16)
        svg = SVGWriter.write(
            result.displayList(displayScale: 3), options: SVGOptions(mode: .standalone, canvas: canvas, scheme: dark ? .dark : .light))
    }

    /// The frame of the view with an identifier.
    func frame(_ identifier: String) -> Rect? { result?.root.first(identifier: identifier)?.frame }
}
