import SiteGenerator
import Testing

/// Code written back into its page changes its fence and nothing else.
@Suite struct SnippetPatchTests {
    private func patched(_ page: String, _ before: String, _ after: String) throws(SnippetPatchError)
        -> String
    {
        let bytes = try SnippetPatch.replacing(
            Array(before.utf8), with: Array(after.utf8), in: Array(page.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func onlyTheFenceChanges() throws {
        let page =
            "# A\n\n```swift preview id=a\nText(\"a\")\n```\n\nText(\"a\") stays, and so does\n\n```swift\nText(\"a\")\n```\n"
        let changed = try patched(page, "Text(\"a\")\n", "Text(\"b\")\n\n    .padding()\n")
        #expect(changed == page.replacing("id=a\nText(\"a\")", with: "id=a\nText(\"b\")\n\n    .padding()"))
    }

    @Test func indentationOfAListIsKept() throws {
        let page =
            "1. One\n\n   ```swift preview\n   VStack {\n\n       Text(\"a\")\n   }\n   ```\n\n2. Two\n"
        let changed = try patched(
            page, "VStack {\n\n    Text(\"a\")\n}\n", "HStack {\n\n    Text(\"a\")\n}\n")
        #expect(changed == page.replacing("VStack", with: "HStack"))
    }

    @Test func tildesAndLongFencesAreRead() throws {
        let page = "~~~~swift preview\n~~~\nText(\"a\")\n~~~~\n"
        #expect(
            try patched(page, "~~~\nText(\"a\")", "Text(\"b\")") == "~~~~swift preview\nText(\"b\")\n~~~~\n")
    }

    @Test func codeThatIsNotThereIsRefused() {
        #expect(throws: SnippetPatchError.self) {
            try patched("```swift preview\nText(\"a\")\n```\n", "Text(\"z\")", "Text(\"b\")")
        }
    }

    @Test func codeThatIsThereTwiceIsRefused() {
        let fence = "```swift preview\nText(\"a\")\n```\n"
        #expect(throws: SnippetPatchError.self) { try patched(fence + fence, "Text(\"a\")", "Text(\"b\")") }
    }

    @Test func codeThatWouldEndItsFenceIsRefused() {
        #expect(throws: SnippetPatchError.self) {
            try patched("```swift preview\nText(\"a\")\n```\n", "Text(\"a\")", "let s = \"\"\"\n```\n\"\"\"")
        }
    }

    @Test func aFenceInsideAnotherIsNotAPreview() {
        let page = "````markdown\n```swift preview\nText(\"a\")\n```\n````\n"
        #expect(throws: SnippetPatchError.self) { try patched(page, "Text(\"a\")", "Text(\"b\")") }
    }

    /// A page written on Windows keeps its line ends, the edited lines included.
    @Test func carriageReturnsAreKept() throws {
        let page = "# A\r\n\r\n```swift preview\r\nVStack {\r\n    Text(\"a\")\r\n}\r\n```\r\n\r\nEnd.\r\n"
        let changed = try patched(page, "VStack {\n    Text(\"a\")\n}\n", "Text(\"b\")\n    .bold()\n")
        #expect(changed == "# A\r\n\r\n```swift preview\r\nText(\"b\")\r\n    .bold()\r\n```\r\n\r\nEnd.\r\n")
        #expect(
            try patched(changed, "Text(\"b\")\r\n    .bold()\r\n", "VStack {\r\n    Text(\"a\")\r\n}\r\n")
                == page)
    }
}
