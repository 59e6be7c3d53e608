import Syntax
import Testing

@testable import Previews

/// The way from code to a picture is the same for all who draw.
@Suite struct PipelineTests {
    private static let code = "VStack { Text(\"Title\"); Color.red.frame(height: 20) }.padding()"

    @Test func theWholeWayIsWhatThePageDraws() throws {
        let picture = Pipeline.picture(of: Snippet(SourceText(Self.code)), with: PreviewEngine(), width: 300)
        let answer = try Playground(Self.code).ask("picture", [("prefix", "p")])
        #expect(picture != nil)
        #expect(picture == answer.svg)
    }

    @Test(arguments: ["Text(1", "Tex()", "Color.red.frame(width: [1.0][3])"])
    func aMistakeEndsIt(code: String) {
        let picture = Pipeline.picture(of: Snippet(SourceText(code)), with: PreviewEngine(), width: 300)
        #expect(picture == nil)
    }

    /// A reader's wish has the name of the fence's attribute, wherever it is said.
    @Test func surroundingsAreSetByName() {
        let values = [
            "platform": "macOS", "device": "iPhone 15", "typeSize": "xLarge", "scheme": "dark",
            "direction": "rtl", "locale": "de", "strings": "Save: Speichern",
        ]
        #expect(Set(values.keys) == Set(PreviewEnvironment.attributes.map { "\($0)" }))
        for (name, value) in values {
            var environment = PreviewEnvironment()
            environment.set(name, to: value)
            #expect(!environment.isSame(as: PreviewEnvironment()), "\(name)")
        }
    }
}
