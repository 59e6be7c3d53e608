import Testing

@testable import SiteGenerator

/// What a page's head promises of its text, and what several pages about one symbol make of each other.
struct SummaryTests {
    private func problems(_ pages: [String: String], renderer: PreviewRenderer? = nil) -> [String] {
        SiteBuilder(renderer: renderer).build(TestSite.pages(pages)).problems.map { problem in
            let line = problem.range.flatMap { range in problem.file?.position(of: range.lowerBound).line }
            return "\(line ?? 0): \(problem.severity): \(problem.message)"
        }
    }

    private func page(_ head: String, _ text: String = "Text.") -> [String: String] {
        ["page.md": "---\ntitle: T\n\(head)\n---\n\n\(text)\n"]
    }

    @Test(arguments: [
        "Shows several alternatives by providing the first", "A view that shows, of what fits,",
    ])
    func cutDescription(text: String) {
        #expect(
            problems(page("description: \(text)")) == [
                "3: warning: this description stops in the middle of a sentence"
            ])
    }

    @Test(arguments: [
        "Shows the first child that fits its space.", "A list of names", "Is this the way that it goes?",
        "Shows several alternatives (by providing the first)", "It says “this is a whole sentence”",
    ])
    func wholeDescription(text: String) {
        #expect(problems(page("description: \(text)")) == [])
    }

    @Test func abstractThatDiffers() {
        let head = "description: Shows the first child that fits.\nsymbol: ViewThatFits"
        #expect(
            problems(page(head, "> Shows the last child that fits.\n\nText.")) == [
                "3: warning: the page begins with another abstract than its description"
            ])
        for text in [
            "> Shows the `first`\n> child that fits.\n\nText.", "> [!NOTE]\n> Other words.", "Text.",
        ] {
            #expect(problems(page(head, text)) == [])
        }
    }

    private let head = "description: D\nsymbol: ViewThatFits\nmodule: SwiftUI"

    @Test func twoReferencesOfOneSymbol() {
        let pages = ["a.md", "b.md"].map { ($0, "---\ntitle: T\n\(head)\nkind: reference\n---\n\nText.\n") }
        let output = SiteBuilder(renderer: nil).build(TestSite.pages(Dictionary(uniqueKeysWithValues: pages)))
        #expect(output.problems.map(\.severity) == [.error])
        #expect(
            output.problems.first?.notes.map(\.message) == [
                "a symbol has one reference page: make this one an article, a lesson or a card"
            ])
    }

    /// The pages about one symbol lead to each other, whatever their authors have listed.
    @Test func pagesOfOneSymbol() throws {
        func page(_ kind: String, _ more: String = "") -> String {
            "---\ntitle: \(kind)\n\(head)\nkind: \(kind)\n\(more)---\n\nText.\n"
        }
        let pages = [
            "card.md": page("card"), "lesson.md": page("lesson", "related: [reference.md]\n"),
            "reference.md": page("reference", "symbolKind: struct\n"),
        ]
        var input = TestSite.pages(pages)
        input.theme =
            TestSite.items + [
                InputFile(path: "templates/page.mustache", bytes: Bytes("{{eyebrow}}: {{{after}}}".utf8))
            ]
        let output = SiteBuilder(renderer: nil).build(input)
        #expect(output.problems.map(\.message) == [])
        func links(_ path: String) throws -> [Substring] {
            try #require(output.files.first { $0.path == path }).bytes.text.split(separator: "href=\"")
                .dropFirst()
                .map { $0.prefix { $0 != "\"" } }
        }
        #expect(try links("card.html") == ["reference.html", "lesson.html"])
        #expect(try links("lesson.html") == ["reference.html", "card.html"])
        #expect(try links("reference.html") == ["card.html", "lesson.html"])
        let lesson = try #require(output.files.first { $0.path == "lesson.html" }).bytes.text
        #expect(lesson.hasPrefix("Lesson · struct: "))
    }

    @Test func typesOfTwoSnippets() {
        let text = """
            ```swift preview id=a
            struct Tile: View { var body: some View { Color.red } }
            Tile()
            ```

            ```swift preview id=b
            struct Tile: View { var body: some View { Color.blue } }
            Tile()
            ```

            ```swift preview id=c uses=a
            struct Tile: View { var body: some View { Color.green } }
            Tile()
            ```

            ```swift preview uses="a c"
            Tile()
            ```

            ```swift preview uses="a b"
            Tile()
            ```
            """
        #expect(
            problems(page("description: D", text), renderer: .engine(version: "1")) == [
                "25: error: 'a' and 'b' both declare 'Tile'"
            ])
    }

    /// All backticks are lost, and no other name of the page tells what is code.
    @Test func namesOfSwiftUI() {
        let text = """
            The view that containerRelativeFramereceives is a child, like NavigationSplitView.

            - Another containerRelativeFramereceives.

            The containerRelativeFrames of this page, and internationalizationView, are words.
            """
        #expect(
            problems(page("description: D", text), renderer: .engine(version: "1")) == [
                "6: warning: 'containerRelativeFramereceives' is a name with text glued to it",
                "8: warning: 'containerRelativeFramereceives' is a name with text glued to it",
            ])
    }
}
