import Graphics
import TestSupport
import Testing

@testable import Layout

/// The measured cases that can be built without the language: those made of views and modifiers alone.
@Suite struct MeasuredLayouts {
    @Test(arguments: LayoutCase.all(in: "measured"))
    func frames(_ measured: LayoutCase) throws {
        var builder = NodeBuilder()
        if measured.platform == "macOS" {
            builder.environment.dividerThickness = 1
            builder.metrics = .macOS26
        }
        let (source, layouts) = TestLayouts.splitting(measured.snippet)
        builder.customLayouts = layouts
        let root: LayoutNode
        do {
            root = try builder.root(SnippetReader.views(source))
        } catch let unknown as SnippetReader.Unknown {
            Issue.record("not built: \(unknown.what)")
            return
        }
        let result = LayoutRoot(root).layout(measured.proposal)
        withKnownIssue {
            #expect(measured.complaints(result).isEmpty, "\(measured.complaints(result))")
        } when: {
            knownTextDeviations.contains(measured.id)
        }
        #expect(result.issues.isEmpty)
    }

    @Test func thereAreCases() {
        #expect(LayoutCase.all(in: "measured").count == 635)
    }

    @Test func wrongFramesAreNoticed() throws {
        let measured = try #require(LayoutCase.all(in: "measured").first { $0.id == "G1" })
        let other = LayoutRoot(hstack(0, [fixed(40, 20, "a"), fixed(59, 20, "b")])).layout(measured.proposal)
        #expect(measured.complaints(other).count == 2)
    }
}
