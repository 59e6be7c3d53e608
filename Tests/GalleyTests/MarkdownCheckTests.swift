import Foundation
import Testing

/// `galley check` of one Markdown file, and other files that hold no Swift.
@Suite struct MarkdownCheckTests {
    private static let package =
        "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n"
    private static let card =
        "import SwiftUI\npublic struct Card: View {\n    public init() {}\n    public var body: some View { Text(\"Of the kit\") }\n}\n"

    @Test func aFileByItself() throws {
        let page =
            "```swift preview id=a widths=320\nText(\"A\")\n```\n\n```expect of=a\nsays \"A\"\n```\n"
        let place = try Workplace([
            "good.md": page,
            "bad.md": page.replacing("says \"A\"", with: "says \"B\"")
                + "\n```swift preview\nText(lost)\n```\n",
        ])
        let good = try place.run("check", "good.md")
        #expect(good.status == 0 && good.errors.isEmpty, "\(good.errors)")
        #expect(good.output == "1 preview, 1 promise kept, 0 warnings\n")
        #expect(place.files(".").count == 2)
        let bad = try place.run("check", "bad.md")
        #expect(bad.status == 1 && bad.output.isEmpty)
        #expect(bad.errors.contains("bad.md:6:1: error: promise 'says \"B\"' is not kept"), "\(bad.errors)")
        #expect(bad.errors.contains("bad.md:10:6: error: cannot find 'lost' in scope"), "\(bad.errors)")
        #expect(!bad.errors.contains("invalid character"))
        #expect(try place.run("check", "lost.md").errors.contains("cannot read 'lost.md'"))
    }

    /// A page is looked at as the build does, and without what is wrong elsewhere.
    @Test func aPageOfTheSite() throws {
        let head = "---\ntitle: T\ndescription: D.\n---\n\n"
        let place = try Workplace([
            "Content/index.md": head + "[Lost](lost.md)\n",
            "Content/a.md": head + "[Gone](gone.md)\n\n```swift preview\nText(lost)\n```\n",
            "Content/b.md": "---\ntitle: T\ndescription: D.\ndraft: true\n---\n\n[Off](off.md)\n",
            "Content/c.md": head + "Text.\n",
        ])
        let page = try place.run("check", "Content/a.md")
        #expect(page.status == 1)
        #expect(page.errors.contains("Content/a.md:6:"), "\(page.errors)")
        #expect(page.errors.contains("Content/a.md:9:6: error: cannot find 'lost' in scope"))
        #expect(!page.errors.contains("Content/index.md"))
        #expect(try place.run("check", "Content/b.md").errors.contains("Content/b.md:7:"))
        let sound = try place.run("check", "Content/c.md")
        #expect(sound.status == 0 && sound.output == "1 page, 0 warnings\n", "\(sound.errors)")
    }

    @Test(arguments: [
        ("render", "page.md", "it is Markdown, whose previews 'galley pictures' draws"),
        ("inspect", "page.md", "it is Markdown, whose previews 'galley pictures' draws"),
        ("render", "logo.png", "it is no text"), ("check", "logo.png", "it is no text"),
        ("check", "Texts", "no Swift file in 'Texts'"),
    ]) func filesWithoutSwift(command: String, file: String, message: String) throws {
        let place = try Workplace(["page.md": "# Title\n\nIt's a page.\n", "Texts/a.txt": "none"])
        try place.write("logo.png", Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]))
        let said = try place.run(command, file)
        #expect(said.status == 1 && said.errors.contains(message), "\(said.errors)")
        #expect(said.errors.split(separator: "\n").count == 1, "\(said.errors)")
    }

    /// An app's folder is no package: the packages that it uses are named beside it.
    @Test func aModuleWithItsPackages() throws {
        let place = try Workplace([
            "Kit/Package.swift": Self.package, "Kit/Sources/Kit/Card.swift": Self.card,
            "Rope/Package.swift": Self.package.replacing("Kit", with: "Rope"),
            "Rope/Sources/Rope/Rope.swift":
                "public func rope() -> String { \"a rope\" }\nfunc lost() -> Lost { Lost() }\n",
            "App/Main.swift":
                "import Kit\nimport Rope\nimport SwiftUI\nstruct Main: View { var body: some View { VStack { Card(); Text(rope()) } } }\n#Preview { Main() }\n",
        ])
        let alone = try place.run("check", "App", "--strict")
        #expect(alone.status == 1)
        let whole = try place.run("check", "App", "--package", "Kit", "--package", "Rope", "--strict")
        #expect(whole.status == 0, "\(whole.errors)")
        #expect(whole.output == "1 file, 0 declarations not available; 1 preview, 1 drawn\n")
        let file = try place.run("check", "App/Main.swift", "--package", "Kit", "--package", "Rope")
        #expect(file.status == 0, "\(file.errors)")
        let drawn = try place.run("render", "App", "--package", "Kit", "--package", "Rope")
        #expect(drawn.output.contains("Of the kit") && drawn.output.contains("a rope"), "\(drawn.errors)")
        // A target's folder is the target of its package.
        let target = try place.run("check", "Kit/Sources/Kit", "--package", "Kit", "--strict")
        #expect(target.status == 0 && target.output.hasPrefix("1 file, 0 declarations"), "\(target.errors)")
        try place.write("page.md", "```swift preview\nimport Kit\n\nCard()\n```\n")
        #expect(try place.run("check", "page.md", "--package", "Kit").status == 0)
    }

    /// What a package's catalogue holds, its fences draw as well.
    @Test func assetsOfAPackage() throws {
        let color =
            "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"0x10\",\"green\":\"0x20\",\"blue\":\"0x30\",\"alpha\":\"1.000\"}}}],\"info\":{\"author\":\"xcode\",\"version\":1}}"
        let place = try Workplace([
            "Package.swift": Self.package,
            "Sources/Kit/Card.swift": Self.card.replacing(
                "Text(\"Of the kit\")", with: "Color(\"brand\", bundle: .module)"),
            "Sources/Kit/Media.xcassets/brand.colorset/Contents.json": color,
            "README.md": "```swift preview id=card widths=320\nimport Kit\n\nCard()\n```\n",
        ])
        let said = try place.run("pictures", "--package", ".")
        #expect(said.status == 0 && said.errors.isEmpty, "\(said.errors)")
        #expect(place.text("pictures/README-card.svg")?.contains("#102030") == true)
    }
}
