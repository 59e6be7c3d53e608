import Testing

@testable import SiteGenerator

/// Files beside an image that stand in for it, beyond what `Cases/site/pictures` shows.
struct PictureTests {
    private func files(_ page: String, _ images: [String]) throws -> [String: String] {
        var input = TestSite.pages(["part/index.md": page])
        input.content += images.map { InputFile(path: $0, bytes: Bytes("no picture".utf8)) }
        input.theme = Theme.files()
        let output = SiteBuilder(renderer: nil).build(input)
        #expect(output.problems.map(\.message) == [])
        return Dictionary(output.files.map { ($0.path, $0.bytes.text) }, uniquingKeysWith: { $1 })
    }

    /// A reader of the Markdown gets the name of a file that is there.
    @Test func twin() throws {
        let files = try files(
            "# T\n\n![A map](map.png) and ![a plan](../plan)\n", ["part/map@2x.png", "plan.svg"])
        #expect(
            try #require(files["part/index.md"]).contains("![A map](map@2x.png) and ![a plan](../plan.svg)"))
        let named = try self.files("# T\n\n![A Lib view](Lib)\n", ["part/Lib.png"])
        #expect(try #require(named["part/index.md"]).contains("![A Lib view](Lib.png)"))
    }

    /// On the page of everything, addresses start at the site's root.
    @Test func print() throws {
        let files = try files(
            "# T\n\n![A map](map.png)\n", ["part/map.png", "part/map@2x.png", "part/map~dark.png"])
        let page = try #require(files["print.html"])
        #expect(
            page.contains("src=\"part/map.png\" srcset=\"part/map@2x.png 2x\"")
                && page.contains("class=\"only-dark\" loading=\"lazy\" src=\"part/map~dark.png\""))
    }

    @Test(arguments: [
        (["a.png", "a@3x.png"], "a.png", "a@3x.png"), (["a@3x.png"], "a@3x.png", nil),
        (["a@2x.png", "a@3x.png"], "a@2x.png", nil),
        (["a.png", "a@2x.png", "a@3x.png"], "a.png", "a@2x.png"),
    ])
    func scales(names: [String], first: String, sharper: String?) throws {
        let assets = Dictionary(uniqueKeysWithValues: names.map { ($0, InputFile(path: $0, bytes: [])) })
        let picture = try #require(Picture("a.png", from: "", in: assets))
        #expect(
            picture.light.address.text == first && picture.light.sharper?.address.text == sharper
                && picture.dark == nil)
    }

    /// A scale that the page names is meant, and a dark picture alone is none.
    @Test func names() throws {
        let assets = Dictionary(
            uniqueKeysWithValues: ["a.png", "a@2x.png", "b~dark.png"].map {
                ($0, InputFile(path: $0, bytes: []))
            })
        #expect(try #require(Picture("a@2x.png", from: "", in: assets)).light.address.text == "a@2x.png")
        #expect(Picture("b.png", from: "", in: assets) == nil && Picture("c", from: "", in: assets) == nil)
    }
}
