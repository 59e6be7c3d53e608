import Foundation
import Testing

@testable import SiteGenerator

/// Two builds compared: what readers see otherwise is told, each thing once, and nothing else.
struct ChangesTests {
    private static let card = """
        ---
        title: Cards
        ---

        The first passage of the page.

        ```swift preview id=card widths="320 200"
        struct Card: View {
            var body: some View { Text("Ready to print").padding(PADDING) }
        }
        ```

        ```swift preview uses=card widths=320 show="VStack { Card(); Text(\\"Below\\") }"
        struct Other: View { var body: some View { Text("Other") } }
        ```

        ```swift preview id=plain widths="320 200"
        HStack { Text("Plain"); Spacer(); Color.red.frame(width: 20, height: 20) }
        ```

        ```expect of=plain
        width 320: says "Plain"
        ```

        The last passage of the page, with a few words more.

        """

    private static let engine = PreviewRenderer.engine(version: "1")

    private func built(_ pages: [String: String]) -> [OutputFile] {
        var input = TestSite.pages(pages.mapValues { $0.replacing("PADDING", with: "8") })
        input.theme = Theme.files().filter { !$0.path.hasPrefix("live/") }
        let output = SiteBuilder(renderer: Self.engine).build(input)
        #expect(output.errorCount == 0, "\(output.problems.map { ProblemPrinter().print($0) })")
        return output.files
    }

    private func changes(_ before: [String: String], _ after: [String: String]) -> SiteChanges {
        SiteChanges(from: built(before), to: built(after), against: "test")
    }

    // MARK: Nothing

    @Test func equalBuilds() {
        let changes = changes(["index.md": Self.card], ["index.md": Self.card])
        #expect(changes.isEmpty && changes.summary == "nothing differs")
    }

    /// Other ids, other numbers of pictures, another sidebar, another order: none of it is seen in a picture
    /// or a text.
    @Test func whatOnlyMoved() throws {
        let parts = Self.card.components(separatedBy: "\n\n```swift preview id=plain")
        let moved = parts[0].replacing(
            "The first passage",
            with: "```swift preview id=plain"
                + parts[1].replacing("The last passage of the page, with a few words more.\n", with: "")
                + "\nThe last passage of the page, with a few words more.\n\nThe first passage")
        let changes = changes(
            ["index.md": "# Home\n\nText.\n", "a.md": Self.card],
            ["index.md": "# Home\n\nText.\n", "a.md": moved + "\n"])
        #expect(changes.isEmpty, "\(changes.json.text)")
    }

    @Test func figuresThatWentToAnotherPage() {
        let rest = "# B\n\nWords of the second page.\n"
        let figure = "\n```swift preview widths=100\nText(\"Moved\")\n```\n"
        let changes = changes(
            ["index.md": "# Home\n\nText.\n", "a.md": "# A\n\nWords.\n" + figure, "b.md": rest],
            ["index.md": "# Home\n\nText.\n", "a.md": "# A\n\nWords.\n", "b.md": rest + figure])
        #expect(changes.isEmpty, "\(changes.json.text)")
    }

    // MARK: Pictures

    /// One point of padding is found in the figures that have it, in each picture, with how far each frame
    /// went.
    @Test func onePointOfPadding() throws {
        let changes = changes(
            ["index.md": Self.card], ["index.md": Self.card.replacing("PADDING", with: "9")])
        #expect(changes.figures.count == 2)
        let figure = try #require(changes.figures.first)
        #expect(figure.figure?.id == "card" && figure.hasOtherCode && figure.pictures.count == 1)
        let text = try #require(figure.pictures.first?.frames.first { $0.view == "Text" })
        #expect(text.steps.map { [$0.x, $0.y, $0.width, $0.height] } == [1, 1, 0, 0])
        // What uses the card shows it, and its own code is as it was.
        let other = try #require(changes.figures.last)
        #expect(!other.hasOtherCode && !other.pictures.isEmpty)
        let below = try #require(other.pictures[0].frames.last { $0.view == "Text" })
        #expect(below.steps.map { [$0.y, $0.height] } == [2, 0])
    }

    /// A frame that nobody sees has still moved, and it is said that the picture looks the same.
    @Test func framesThatNobodySees() throws {
        let page =
            "# A\n\n```swift preview widths=100\nVStack { Color.red; Spacer().frame(width: 20) }.frame(height: 60)\n```\n"
        let changes = changes(
            ["index.md": page], ["index.md": page.replacing("width: 20", with: "width: 21")])
        let picture = try #require(changes.figures.first?.pictures.first)
        #expect(picture.looksTheSame && !picture.frames.isEmpty)
    }

    @Test func viewsThatComeAndGo() throws {
        let page = "# A\n\n```swift preview widths=200\nVStack { Text(\"One\"); Text(\"Three\") }\n```\n"
        let changes = changes(
            ["index.md": page],
            ["index.md": page.replacing("Text(\"Three\")", with: "Text(\"Two\"); Divider(); Text(\"Three\")")]
        )
        let frames = try #require(changes.figures.first?.pictures.first?.frames)
        #expect(frames.filter { $0.before == nil }.map(\.view).sorted() == ["Divider", "Text"])
        #expect(frames.allSatisfy { $0.after != nil })
    }

    @Test func widthsAndBreakpoints() throws {
        let page =
            "# A\n\n```swift preview widths=\"300 60\" id=a\nViewThatFits { Text(\"A longer text\"); Text(\"Short\") }\n```\n"
        let after = page.replacing("longer", with: "much longer").replacing("300 60", with: "300 40")
        let change = try #require(changes(["index.md": page], ["index.md": after]).figures.first)
        #expect(change.hasOtherBreakpoints)
        #expect(
            change.pictures.filter { $0.before == nil }.count == 1
                && change.pictures.filter { $0.after == nil }.count == 1)
    }

    // MARK: Words, promises, pages

    @Test func wordsAndPromises() throws {
        let after = Self.card.replacing("few words", with: "few other words").replacing(
            "width 320: says", with: "width 200: says")
        let changes = changes(["index.md": Self.card], ["index.md": after])
        let passage = try #require(changes.pages.first?.passages.first)
        #expect(changes.passageCount == 1 && changes.promiseCount == 1 && changes.pictureCount == 0)
        #expect(WordChanges.runs(passage.before ?? "", passage.after ?? "").contains(.added("other")))
        #expect(changes.figures.first?.promises.removed == ["width 320: says \"Plain\""])
    }

    @Test func pages() {
        let changes = changes(
            ["index.md": "# Home\n\nText.\n", "a.md": "# A\n\nText of a.\n", "b.md": "# B\n\nText of b.\n"],
            ["index.md": "# Home\n\nText.\n", "c.md": "# A\n\nText of a.\n", "d.md": "# D\n\nText of d.\n"])
        #expect(changes.moved.map(\.from) == ["a.html"] && changes.moved.map(\.to.path) == ["c.html"])
        #expect(changes.added.map(\.path) == ["d.html"] && changes.removed.map(\.path) == ["b.html"])
        #expect(changes.summary == "3 pages")
    }

    // MARK: The page

    /// Pictures of both builds stand in one page: no id twice, and no build is compared with the page itself.
    @Test func idsAreUnique() throws {
        let before = built(["index.md": Self.card])
        var input = TestSite.pages(["index.md": Self.card.replacing("PADDING", with: "12")])
        input.theme = Theme.files().filter { !$0.path.hasPrefix("live/") }
        var output = SiteBuilder(renderer: Self.engine).build(input)
        let changes = SiteChanges(from: before, to: output.files, against: "a <b>")
        #expect(output.publish(changes) { _ in nil } == "changes.html")
        let html = try #require(output.files.first { $0.path == "changes.html" }?.bytes.text)
        let ids = html.matches(of: /\bid="([^"]+)"/).map { String($0.1) }
        #expect(ids.count == Set(ids).count && ids.contains { $0.hasPrefix("c1-") })
        #expect(html.contains("a &lt;b&gt;"))
        #expect(
            SiteChanges(
                from: output.files, to: built(["index.md": Self.card.replacing("PADDING", with: "12")]),
                against: ""
            ).isEmpty)
    }

    /// What is no page of Galley's, or a broken one, is compared as far as it goes.
    @Test func brokenPages() {
        let whole = built(["index.md": Self.card]).first { $0.path == "index.html" }!.bytes
        for length in stride(from: 0, to: whole.count, by: 997) {
            let cut = [OutputFile(path: "index.html", bytes: Bytes(whole[..<length]))]
            _ = SiteChanges(from: cut, to: [OutputFile(path: "index.html", bytes: whole)], against: "").json
        }
    }
}
