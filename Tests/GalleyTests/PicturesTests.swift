import Foundation
import Testing

/// `galley pictures`: any Markdown, read, drawn and kept.
@Suite struct PicturesTests {
    private static let page = """
        # Title

        ```swift preview id=card widths="320 110"
        Text("Ready to print").frame(maxWidth: .infinity).background(.yellow)
        ```

        ```expect of=card
        width 110: says "Ready to print"
        ```

        - An item

          ```swift preview widths=100
          Color.blue.frame(height: 20)
          ```

          and its text

        The end
        """

    private func place(_ text: String = page) throws -> Workplace { try Workplace(["README.md": text]) }

    @Test func drawsAndShows() throws {
        let place = try place(Self.page)
        let said = try place.run("pictures")
        #expect(said.status == 0, "\(said.errors)")
        let files = Set(place.files("pictures").keys)
        #expect(
            files == [
                "README-card-320.svg", "README-card-320~dark.svg", "README-card-110.svg",
                "README-card-110~dark.svg", "README-2.svg", "README-2~dark.svg",
            ])
        let text = try #require(place.text("README.md"))
        #expect(
            text.contains(
                "  <picture>\n    <source media=\"(prefers-color-scheme: dark)\" srcset=\"pictures/README-card-320~dark.svg\">"
            ))
        #expect(text.contains("<img src=\"pictures/README-card-320.svg\" width=\"320\""))
        // Below an item of a list the block belongs to the item.
        #expect(text.contains("\n  <!-- galley:pictures made="))
        #expect(text.contains("  <!-- galley:end -->\n\n  and its text\n"))
        // Without what was put there, the text is what it was.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.contains("galley:") && !$0.contains("<") && !$0.isEmpty
        }
        let before = Self.page.split(separator: "\n")
        #expect(lines == before)
    }

    /// The previews of a README may import the modules of its package.
    @Test func ofAPackage() throws {
        let place = try place("```swift preview id=card widths=320\nimport Kit\n\nCard()\n```\n")
        try place.write(
            "Package.swift",
            "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n"
        )
        try place.write(
            "Sources/Kit/Card.swift",
            "import SwiftUI\npublic struct Card: View {\n    public init() {}\n    public var body: some View { Text(\"Of the kit\") }\n}\n#Preview(\"One\") { Card() }\n"
        )
        let said = try place.run("pictures", "README.md", "--package", ".")
        #expect(said.status == 0, "\(said.errors)")
        #expect(place.text("pictures/README-card.svg")?.contains("Of the kit") == true)
        try place.write("README.md", "```swift preview=\"Card.swift/One\" widths=320\n```\n")
        let without = try place.run("pictures")
        #expect(
            without.status == 1 && without.errors.contains("name the package of the modules with '--package'")
        )
        #expect(try place.run("pictures", "--package", "Package.swift").status == 0)
    }

    @Test func defaultsAreToldOnce() throws {
        let help = try Workplace().run("pictures", "--help").output
        #expect(help.components(separatedBy: "(default: README.md)").count == 2, "\(help)")
        #expect(help.contains("(default: 1,2)") && !help.contains("Widths("), "\(help)")
    }

    /// Python-Markdown takes a fence with attributes for code only when all of it is in braces.
    @Test(arguments: ["{.swift preview id=card}", "{ .swift .preview #card }"])
    func attributesInBraces(info: String) throws {
        let place = try place("```\(info)\nText(\"A\")\n```\n")
        let said = try place.run("pictures")
        #expect(said.status == 0, "\(said.errors)")
        #expect(place.files("pictures").keys.contains("README-card.svg"))
    }

    @Test func isIdempotentAndChecked() throws {
        let place = try place("```swift preview\nText(\"A\")\n```\n")
        let missing = try place.run("pictures", "--check")
        #expect(
            missing.status == 1
                && missing.errors.contains("README.md:1:1: error: this preview has no pictures"))
        #expect(try place.run("pictures").status == 0)
        let first = place.files(".")
        #expect(try place.run("pictures").output.contains("0 pictures written"))
        #expect(try place.run("pictures", "--force").output.contains("0 pictures written"))
        #expect(place.files(".") == first)
        #expect(try place.run("pictures", "--check").status == 0)
        // A picture that was changed or is gone, and a snippet that was changed.
        try place.write("pictures/README-1.svg", "<svg/>")
        #expect(try place.run("pictures", "--check").status == 1)
        #expect(try place.run("pictures").status == 0)
        #expect(place.files(".") == first)
        try place.write("README.md", place.text("README.md")!.replacing("\"A\"", with: "\"B\""))
        #expect(try place.run("pictures", "--check").errors.contains("this preview has other pictures now"))
    }

    @Test func lineEndsStay() throws {
        let text = "\u{FEFF}# Title\r\n\r\n```swift preview\r\nColor.red\r\n```\r\n\r\nThe end, without one"
        let place = try place(text)
        #expect(try place.run("pictures").status == 0)
        let bytes = try Data(contentsOf: place.root.appending(path: "README.md"))
        #expect(bytes.starts(with: Data("\u{FEFF}# Title\r\n\r\n```swift preview\r\n".utf8)))
        #expect(
            String(decoding: bytes, as: UTF8.self).hasSuffix(
                "<!-- galley:end -->\r\n\r\nThe end, without one"))
        let returns = bytes.count { $0 == 13 }, ends = bytes.count { $0 == 10 }
        #expect(returns == ends)
    }

    @Test func fenceAtTheEndOfTheFile() throws {
        let place = try place("```swift preview\nColor.red\n```")
        #expect(try place.run("pictures").status == 0)
        #expect(
            place.text("README.md")?.hasPrefix("```swift preview\nColor.red\n```\n\n<!-- galley:pictures")
                == true)
        #expect(try place.run("pictures").output.contains("0 pictures written"))
    }

    /// Nothing is written of a file whose promises do not hold.
    @Test func brokenPromise() throws {
        let text =
            "```swift preview id=a\nColor.red.frame(height: 20)\n```\n\n```expect of=a\nColor height 30\n```\n"
        let place = try place(text)
        let said = try place.run("pictures")
        #expect(said.status == 1 && said.errors.contains("README.md:6:1: error: "), "\(said.errors)")
        #expect(place.text("README.md") == text)
        #expect(!place.exists("pictures"))
    }

    @Test func pngForEveryScreen() throws {
        let place = try place("```swift preview widths=50\nColor.red.frame(height: 20)\n```\n")
        #expect(try place.run("pictures", "--format", "png").status == 0)
        #expect(
            Set(place.files("pictures").keys) == [
                "README-1.png", "README-1@2x.png", "README-1~dark.png", "README-1~dark@2x.png",
            ])
        #expect(
            place.text("README.md")?.contains("srcset=\"pictures/README-1.png, pictures/README-1@2x.png 2x\"")
                == true)
    }

    @Test func catalogueOfDocC() throws {
        let place = try Workplace(["Kit.docc/Card.md": "```swift preview id=card\nText(\"A\")\n```\n"])
        #expect(try place.run("pictures", "Kit.docc", "--format", "png", "--folder", "Resources").status == 0)
        #expect(place.exists("Kit.docc/Resources/Card-card~dark@2x.png"))
        #expect(place.text("Kit.docc/Card.md")?.contains("![A](Card-card)") == true)
        #expect(
            try place.run("pictures", "Kit.docc", "--format", "png", "--folder", "Resources", "--check")
                .status == 0)
    }

    /// Pictures that nothing shows any more go, unless somebody has changed them.
    @Test func leftOvers() throws {
        let place = try place("```swift preview id=a widths=50\nColor.red\n```\n")
        #expect(try place.run("pictures").status == 0)
        try place.write("README.md", place.text("README.md")!.replacing("id=a", with: "id=b"))
        #expect(try place.run("pictures").status == 0)
        #expect(Set(place.files("pictures").keys) == ["README-b.svg", "README-b~dark.svg"])
        try place.write("pictures/README-b.svg", "mine")
        try place.write("README.md", place.text("README.md")!.replacing("id=b", with: "id=c"))
        #expect(try place.run("pictures").status == 0)
        #expect(place.text("pictures/README-b.svg") == "mine")
    }

    @Test func marksElsewhere() throws {
        let place = try place(
            "<!-- galley:pictures of=a -->\n<!-- galley:end -->\n\nText\n\n```swift preview id=a\nColor.red\n```\n"
        )
        #expect(try place.run("pictures").status == 0)
        #expect(place.text("README.md")?.hasPrefix("<!-- galley:pictures of=a made=") == true)
        #expect(place.text("README.md")?.hasSuffix("Color.red\n```\n") == true)
        try place.write("README.md", "```swift preview\nColor.red\n```\n\n<!-- galley:pictures -->\n")
        let said = try place.run("pictures")
        #expect(
            said.status == 1 && said.errors.contains("nothing closes the block of pictures that begins here"))
    }

    @Test func patterns() throws {
        let fence = "```swift preview\nColor.red\n```\n"
        let place = try Workplace([
            "a.md": fence, "Docs/b.md": fence, "Docs/deep/c.md": fence, "Docs/d.txt": fence,
        ])
        #expect(try place.run("pictures", "Docs/**/*.md").output.hasPrefix("2 previews in 2 files"))
        #expect(try place.run("pictures", "a.md", "Docs").output.hasPrefix("3 previews in 3 files"))
        #expect(try place.run("pictures", "nothing/*.md").status == 2)
        #expect(try place.run("pictures", "nothing.md").status == 1)
    }
}
