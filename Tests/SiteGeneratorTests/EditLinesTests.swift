import Testing

@testable import SiteGenerator

/// What a page shows of an edit: whole lines, and where they are.
struct EditLinesTests {
    private static let code = """
        VStack {
            Text("a")
                .padding()
            Text("b")
        }
        .frame(width: 40)

        """

    private func shown(_ old: String, _ new: String) -> [String] {
        EditLines(Bytes(Self.code.utf8), Bytes(Self.code.replacing(old, with: new).utf8)).shown.map { line in
            switch line.kind {
            case .kept: "  " + line.text
            case .removed: "- " + line.text
            case .added: "+ " + line.text
            }
        }
    }

    @Test func aLineUnderTheOneBefore() {
        #expect(
            shown("\"b\"", "\"c\"") == ["      .padding()", "- Text(\"b\")", "+ Text(\"c\")"])
        #expect(shown("VStack", "HStack") == ["- VStack {", "+ HStack {"])
    }

    /// A line that only closes something says nothing of its place.
    @Test func behindABrace() {
        #expect(
            shown("40", "50") == ["  VStack { … }", "- .frame(width: 40)", "+ .frame(width: 50)"])
    }

    @Test func linesThatGoOrCome() {
        #expect(shown("        .padding()\n", "") == ["  Text(\"a\")", "-     .padding()"])
        #expect(shown(".padding()", "") == ["  Text(\"a\")", "-     .padding()"])
        #expect(
            shown("        .padding()\n", "        .padding()\n        .bold()\n") == [
                "  .padding()", "+ .bold()",
            ])
    }

    @Test func severalPlaces() {
        #expect(
            shown("Text", "Label") == [
                "  VStack {", "-     Text(\"a\")", "+     Label(\"a\")", "          .padding()",
                "-     Text(\"b\")", "+     Label(\"b\")",
            ])
    }

    @Test func nothingChanges() { #expect(shown("absent", "").isEmpty) }
}
