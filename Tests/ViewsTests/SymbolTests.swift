import Graphics
import Layout
import Testing

@testable import Views

/// How symbols are drawn where they stand.
@MainActor @Suite struct SymbolTests {
    /// The outlines that a snippet fills, with their colors.
    private func fills(_ snippet: String) throws -> [(path: Path, color: Color?)] {
        let run = SnippetRun(snippet, library: MeasuredCases.library)
        let result = try #require(run.layout(ProposedViewSize(width: 100, height: 100)), "\(run.messages)")
        return result.displayList(displayScale: 3).commands.compactMap { command in
            guard case .fill(let path, let paint, _) = command.operation else { return nil }
            if case .color(let color) = paint { return (path, color) }
            return (path, nil)
        }
    }

    /// Documented in the Human Interface Guidelines, "Right to left": symbols with a direction of reading turn, the
    /// buttons of a player do not.
    @Test(arguments: [
        ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward.circle", true), ("chevron.right", false),
        ("forward.fill", false),
    ])
    func turnsWithText(name: String, turns: Bool) throws {
        let image = "Image(systemName: \"\(name)\")"
        let plain = try fills(image).map(\.path)
        let mirrored = try fills(image + ".environment(\\.layoutDirection, .rightToLeft)").map(\.path)
        #expect((plain != mirrored) == turns)
        for (a, b) in zip(plain, mirrored) { #expect(abs(a.boundingRect.width - b.boundingRect.width) < 1e-9) }
    }

    /// Documented: several foreground styles imply the palette mode, the first one for the symbol on the plate.
    @Test func layers() throws {
        let parts = try fills("Image(systemName: \"xmark.circle.fill\").foregroundStyle(.white, .red)")
        #expect(parts.map(\.color) == [Color(.red), .white])
        #expect(parts[0].path.boundingRect.width > parts[1].path.boundingRect.width)
        #expect(try fills("Image(systemName: \"xmark.circle.fill\").foregroundStyle(.red)").map(\.color) == [Color(.red)])
    }
}
