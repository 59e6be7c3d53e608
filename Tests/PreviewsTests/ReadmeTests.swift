import Foundation
import Syntax
import Testing

@testable import Previews

/// The pictures of the README are those of the snippet above them.
@Suite struct ReadmeTests {
    @Test(arguments: [320.0, 200, 110]) func picture(width: Double) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let parts = page.components(separatedBy: "```")
        let fence = try #require(parts.first { $0.hasPrefix("swift preview id=adaptive") })
        let code = String(fence.drop { $0 != "\n" }.dropFirst())
        let session = try #require(PreviewSession(TestPreview.compile(code), in: PreviewEnvironment()))
        let rendering = try #require(session.rendering(width: width, height: nil))
        let file = root.appendingPathComponent("Tests/Cases/readme/\(Int(width)).svg")
        // `galley render FILE --width 320 -o Tests/Cases/readme/320.svg` draws it again.
        #expect(rendering.standaloneSVG(outlined: false, isDark: false) == (try String(contentsOf: file, encoding: .utf8)))
    }
}
