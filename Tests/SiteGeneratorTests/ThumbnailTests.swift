import Foundation
import Testing

@testable import SiteGenerator

/// Cards with pictures of their pages.
struct ThumbnailTests {
    private func output(_ list: String) -> SiteOutput {
        var output = SiteBuilder(renderer: .engine(version: "1")).build(
            TestSite.pages([
                "index.md": "---\ntitle: All\ndescription: B.\nkind: index\n\(list)---\n\nLook.\n",
                "square.md":
                    "---\ntitle: Square\ndescription: B.\n---\n\n```swift preview widths=40\nColor.primary.frame(width: 40, height: 20)\n```\n",
                "words.md": "---\ntitle: Words\ndescription: B.\n---\n\nNo picture.\n",
            ]))
        output.complete()
        return output
    }

    @Test func firstPictureOfEachPage() throws {
        let output = output("list: pictures\n")
        #expect(output.problems.isEmpty)
        let index = try #require(output.files.first { $0.path == "index.html" }).bytes.text
        #expect(index.contains("<section class=\"cards pictured\">"))
        #expect(index.components(separatedBy: "<img ").count == 3)
        for (name, ground) in [("only-light", "#fff"), ("only-dark", "#000")] {
            let match = try #require(
                index.firstMatch(
                    of: try Regex("<img class=\"\(name)\" loading=\"lazy\" alt=\"\" src=\"([^\"]*)\">")))
            let path = String(match.output[1].substring ?? "")
            let svg = try #require(output.files.first { $0.path == path }).bytes.text
            #expect(svg.hasPrefix("<svg") && svg.contains(ground))
        }
    }

    /// A browser gives an image none of the page's fonts, so its letters are drawn; those that the cards' font
    /// lacks remain letters.
    @Test func lettersAreOutlines() throws {
        var input = TestSite.pages([
            "index.md": "---\ntitle: All\ndescription: B.\n---\n\n![Words](words.md)\n",
            "words.md":
                "---\ntitle: Words\ndescription: B.\n---\n\n```swift preview widths=90\nVStack { Text(\"Hill\"); Text(\"日\") }\n```\n",
        ])
        input.theme = Theme.files()
        var output = SiteBuilder(renderer: .engine(version: "1")).build(input)
        output.complete()
        let svg = try #require(output.files.first { $0.path == "cards/words.svg" }).bytes.text
        #expect(!svg.contains("Hill") && svg.contains("日") && svg.contains("<path"))
        #expect(svg.utf8.count < 2_500)
    }

    @Test func onlyWhereTheyAreAskedFor() throws {
        let output = output("")
        #expect(try !#require(output.files.first { $0.path == "index.html" }).bytes.text.contains("<img"))
        #expect(!output.files.contains { $0.path.hasPrefix("cards/square") })
    }

    private func showing(_ page: String) -> SiteOutput {
        let square =
            "```swift preview widths=40 scheme=dark\nColor.primary.frame(width: 40, height: 20)\n```\n"
        var output = SiteBuilder(renderer: .engine(version: "1")).build(
            TestSite.pages([
                "index.md": "---\ntitle: All\ndescription: B.\n---\n\n![A square](\(page))\n",
                "more/square.md": "---\ntitle: Square\ndescription: B.\n---\n\n" + square,
                "words.md": "---\ntitle: Words\ndescription: B.\n---\n\nNo picture.\n",
            ]))
        output.complete()
        return output
    }

    /// An image that names a page shows what is drawn there, dark where that is always dark.
    @Test func imageOfPage() throws {
        let output = showing("more/square.md")
        #expect(output.problems.isEmpty)
        let index = try #require(output.files.first { $0.path == "index.html" }).bytes.text
        for (name, path) in [("light", "cards/more/square.svg"), ("dark", "cards/more/square~dark.svg")] {
            #expect(
                index.contains(
                    "<img class=\"thumbnail only-\(name)\" loading=\"lazy\" src=\"\(path)\" alt=\"A square\">"
                ))
            let svg = try #require(output.files.first { $0.path == path }).bytes.text
            #expect(svg.hasPrefix("<svg") && svg.contains("#000"))
        }
        let twin = try #require(output.files.first { $0.path == "index.md" }).bytes.text
        #expect(twin.contains("![A square](cards/more/square.svg)"))
    }

    @Test func imageOfPageWithoutPicture() {
        #expect(
            showing("words.md").problems.map(\.message) == [
                "'words.md' is a page without a picture, not an image"
            ])
        #expect(showing("more/squares.md").problems.map(\.message) == ["no image 'more/squares.md'"])
    }
}
