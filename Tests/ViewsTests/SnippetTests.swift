import Foundation
import Layout
import Testing

@testable import Views

/// With `SNIPPET=path` the snippet there is laid out and its frames are printed: for looking into one case.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["SNIPPET"] != nil))
struct SnippetTests {
    @Test func printFrames() throws {
        let path = ProcessInfo.processInfo.environment["SNIPPET"]!
        let run = SnippetRun(try String(contentsOfFile: path, encoding: .utf8), library: MeasuredCases.library)
        let result = run.layout(ProposedViewSize(width: 300, height: 300))
        print(run.messages.joined(separator: "\n"))
        if let root = result?.root { show(root, 0) }
    }

    private func show(_ placed: PlacedNode, _ depth: Int) {
        let frame = placed.frame
        print(
            String(repeating: "  ", count: depth) + placed.node.view, placed.node.identifier ?? "",
            frame.minX, frame.minY, frame.width, frame.height)
        for child in placed.children { show(child, depth + 1) }
    }
}
