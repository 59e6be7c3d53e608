import Graphics
import Layout
import Testing

@testable import Views

/// What a canvas leaves in the display list.
@MainActor @Suite struct CanvasTests {
    /// `drawLayer(content:)` is documented to draw a layer that the context then draws as one: its filters,
    /// opacity and clips surround the layer's drawings instead of each of them.
    @Test func aLayerGoesThroughTheContextsFiltersAsAWhole() throws {
        let commands = try self.commands(
            """
            Canvas { context, size in
                context.addFilter(.blur(radius: 8))
                context.opacity = 0.5
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
                    layer.fill(Path(CGRect(x: 5, y: 0, width: 9, height: 9)), with: .color(.red))
                }
            }
            """)
        #expect(commands == ["push blur", "push opacity", "fill", "fill", "pop", "pop"])
    }

    private func commands(_ snippet: String) throws -> [String] {
        let run = SnippetRun(snippet, library: MeasuredCases.library)
        let result = try #require(run.layout(ProposedViewSize(width: 40, height: 40)), "\(run.messages)")
        return result.displayList(displayScale: 3).commands.map { command in
            switch command.operation {
            case .push(.blur): "push blur"
            case .push(.opacity): "push opacity"
            case .push: "push"
            case .pop: "pop"
            case .fill: "fill"
            default: "other"
            }
        }
    }
}
