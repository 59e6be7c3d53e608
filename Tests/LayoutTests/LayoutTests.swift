import Graphics
import Testing

@testable import Layout

/// The measured cases that can be built without the language: those made of views and modifiers alone.
@Suite struct MeasuredLayouts {
    @Test(arguments: MeasuredCase.all.filter { $0.platform != "macOS" || !$0.snippet.contains("Text(") })
    func frames(_ measured: MeasuredCase) throws {
        var builder = NodeBuilder()
        if measured.platform == "macOS" { builder.environment.dividerThickness = 1 }
        let (source, layouts) = TestLayouts.splitting(measured.snippet)
        builder.customLayouts = layouts
        let root: LayoutNode
        do {
            root = try builder.root(SnippetReader.views(source))
        } catch let unknown as SnippetReader.Unknown {
            print("not built: \(measured.testDescription): \(unknown.what)")
            return
        }
        let result = LayoutRoot(root).layout(measured.proposal)
        #expect(measured.complaints(result).isEmpty, "\(measured.complaints(result))")
        #expect(result.issues.isEmpty)
    }
}
