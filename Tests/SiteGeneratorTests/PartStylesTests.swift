import Testing

@testable import SiteGenerator

/// Styles of what few pages have are fetched by the pages that have it.
struct PartStylesTests {
    private func head(_ page: String, site: [InputFile] = []) throws -> String {
        var input = TestSite.pages(["index.md": "---\ntitle: T\ndescription: D.\n---\n\n" + page])
        input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
        input.site = site
        let output = SiteBuilder(renderer: nil).build(input)
        let html = try #require(output.files.first { $0.path == "index.html" }).bytes.text
        return String(html[..<(try #require(html.range(of: "</head>"))).lowerBound])
    }

    @Test(arguments: [
        ("Words and `code`.\n", false), ("::: tip\nA tip.\n:::\n", true),
        ("```swift mark=1\nlet a = 1\n```\n", true), ("```swift\nlet a = 1\n```\n", false),
        ("| a | b |\n|---|---|\n| 1 | 2 |\n", false), ("- [x] Done\n", true),
        ("A note[^1].\n\n[^1]: Here.\n", true),
    ]) func whereAPageHasThem(page: String, isFetched: Bool) throws {
        #expect(try head(page).contains("assets/parts-") == isFetched)
    }

    /// A site's own styles are at the end of the others, and win.
    @Test func beforeTheOthers() throws {
        let head = try head("::: tip\nA tip.\n:::\n")
        let parts = try #require(head.range(of: "assets/parts-")),
            others = try #require(head.range(of: "assets/galley-"))
        #expect(parts.lowerBound < others.lowerBound)
    }

    /// Nobody knows what a template of the site's own shows.
    @Test func wherePagesHaveTemplatesOfTheirOwn() throws {
        let head = InputFile(path: "templates/head.mustache", bytes: Bytes("<meta name=\"a\">".utf8))
        #expect(try self.head("Words.\n", site: [head]).contains("assets/parts-"))
    }

    /// A figure in light and dark is drawn by the styles that every page has.
    @Test func plainFiguresHaveNone() throws {
        let css = try #require(Theme.files().first { $0.path == "parts.css" }).bytes
        let styles = PartStyles(path: "", css: StyleBlanks.removed(from: css))
        let figure =
            "<div class=\"sheet\"><div class=\"ruler\"></div><div class=\"paper\"></div><p class=\"width\">"
        #expect(!styles.areNeeded(by: [Bytes(figure.utf8)]))
        #expect(styles.areNeeded(by: [Bytes(figure.utf8), Bytes("<svg class=\"g g-dark\">".utf8)]))
    }

    @Test func classesOfSelectors() {
        let css = "@media (min-width:1.5em){.a b{x:url(a.png)}}.c:is(.d *),section.e{y:.5}"
        let styles = PartStyles(path: "", css: Bytes(css.utf8))
        func needs(_ html: String) -> Bool { styles.areNeeded(by: [Bytes(html.utf8)]) }
        #expect(["<p class=\"a\">", "<p id=\"x\" class=\"y c\">", "<section class=\"e\">"].allSatisfy(needs))
        #expect(
            !["<p class=\"d\">", "<p class=\"png\">", "<p data-class=\"a\">", "class=\"a", "", "="].contains(
                where: needs))
    }
}
