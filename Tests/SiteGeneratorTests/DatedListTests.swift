import Foundation
import Testing

@testable import SiteGenerator

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Posts by date: their index and its further pages, archives, authors, series, what stands around a post,
/// feeds.
struct DatedListTests {
    private static let settings = "title: Site\nurl: https://example.org/docs\n"
    private static let index = "---\ntitle: Blog\ndescription: D.\nlist: date\nperPage: 2\n---\n"

    private func build(_ pages: [String: String], settings: String = settings) -> (
        files: [String: String], problems: [String]
    ) {
        var input = TestSite.pages(pages)
        input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        let output = SiteBuilder(renderer: nil).build(input)
        return (
            Dictionary(output.files.map { ($0.path, $0.bytes.text) }, uniquingKeysWith: { $1 }),
            output.problems.map(\.message)
        )
    }

    private func post(_ title: String, _ more: String = "") -> String {
        "---\ntitle: \(title)\ndescription: About \(title).\n\(more)---\n\nText of \(title).\n"
    }

    /// Five posts of two years, not in the order of their names.
    private var blog: [String: String] {
        [
            "index.md": "---\ntitle: Home\ndescription: D.\n---\n\nText.\n", "blog/index.md": Self.index,
            "blog/2024-12-31-z.md": post("Z", "author: Ada\nseries: S\n"),
            "blog/2025-01-02-a.md": post("A", "author: Ada\nseries: S\n"),
            "blog/2025-03-04-m.md": post("M", "author: Grace H.\nseries: S\n"),
            "blog/old.md": post("Old", "date: 2023-05-06\n"),
            "blog/2025/2025-02-01-in.md": post("In"), "blog/about.md": post("About"),
        ]
    }

    private func titles(_ html: String?) -> [String] {
        (html ?? "").matches(of: /<li><a href="[^"]*">([^<]*)<\/a> <time/).map { String($0.1) }
    }

    @Test func namesWithADay() {
        let built = build(blog)
        #expect(built.problems == [])
        #expect(
            built.files["blog/a.html"]?.contains("<time datetime=\"2025-01-02\">2 January 2025</time>")
                == true)
        #expect(built.files["blog/2025-01-02-a.html"] == nil)
        #expect(DatedName("p/2025-01-02-a-b.md")?.slug == "a-b")
        #expect(
            DatedName("2025-02-30-a.md") == nil && DatedName("2025-01-02.md") == nil
                && DatedName("2025-01-02a.md") == nil)
        // What the page says itself counts.
        let own = build([
            "index.md": "# T\n\nText.\n", "2025-01-02-a.md": post("A", "slug: b\ndate: 2020-01-01\n"),
        ]).files
        #expect(own["b.html"]?.contains("2020-01-01") == true)
    }

    @Test func pagesOfTwo() {
        let files = build(blog).files
        #expect(titles(files["blog/index.html"]) == ["M", "In"])
        #expect(titles(files["blog/page-2.html"]) == ["A", "Z"])
        #expect(titles(files["blog/page-3.html"]) == ["Old"])
        #expect(files["blog/page-4.html"] == nil)
        #expect(titles(files["blog/archive.html"]) == ["M", "In", "A", "Z", "Old"])
        #expect(
            files["blog/archive.html"]!.matches(of: /<h2 id="year-(\d+)">/).map { String($0.1) } == [
                "2025", "2024", "2023",
            ])
        #expect(
            files["blog/page-2.html"]!.contains(
                "<a href=\"index.html\">Newer</a> <a href=\"page-3.html\">Older</a> <a href=\"archive.html\">"
            ))
        // What has no date stands below as before.
        #expect(files["blog/index.html"]!.contains("<a href=\"about.html\">About</a>"))
    }

    @Test func beforeAndAfter() {
        let html = build(blog).files["blog/a.html"] ?? ""
        #expect(html.contains("rel=\"prev\" href=\"z.html\""))
        #expect(html.contains("rel=\"next\" href=\"2025/in.html\""))
    }

    @Test func authorsAndSeries() {
        let files = build(blog).files
        #expect(titles(files["blog/authors/ada.html"]) == ["A", "Z"])
        #expect(
            files["blog/m.html"]!.contains("<a rel=\"author\" href=\"authors/grace-h.html\">Grace H.</a>"))
        let series =
            files["blog/a.html"]!.firstMatch(of: /<section class="series">[^☃]*?<\/section>/).map {
                String($0.0)
            } ?? ""
        #expect(series.contains("<h2>Series: S</h2>"))
        #expect(series.matches(of: />([AMZ])</).map { String($0.1) } == ["Z", "A", "M"])
        #expect(series.contains("<b aria-current=\"page\">A</b>"))
    }

    @Test func feeds() throws {
        let files = build(blog).files
        let atom = try XMLDocument(xmlString: #require(files["blog/feed.xml"]))
        let entries = (atom.rootElement()?.children ?? []).filter { $0.name == "entry" }
        func texts(_ name: String) -> [String] {
            entries.compactMap { entry in entry.children?.first { $0.name == name }?.stringValue }
        }
        #expect(texts("title") == ["M", "In", "A", "Z", "Old"])
        #expect(texts("published").first == "2025-03-04T00:00:00Z")
        #expect(texts("content").first == "<p>Text of M.</p>\n")
        #expect(texts("id")[1] == "https://example.org/docs/blog/2025/in.html")
        let text = try #require(files["blog/feed.json"])
        let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(json["home_page_url"] as? String == "https://example.org/docs/blog/")
        let items = try #require(json["items"] as? [[String: Any]])
        #expect(items.map { $0["title"] as? String } == ["M", "In", "A", "Z", "Old"])
        #expect(items[2]["date_published"] as? String == "2025-01-02T00:00:00Z")
        #expect(
            files["blog/a.html"]!.contains("href=\"feed.xml\" title=\"Blog\"")
                && files["blog/2025/in.html"]!.contains("href=\"../feed.xml\" title=\"Blog\""))
        #expect(!files["index.html"]!.contains("title=\"Blog\""))
        #expect(files["feed.json"] != nil)
    }

    /// Links lead from the feed to the site, and a picture is told in words.
    @Test func wholeTexts() {
        let page = Page(
            source: SourceFile(path: "p", bytes: []), path: "blog/a.md", front: FrontMatter(), body: 0,
            title: "A")
        page.rendered.html = Bytes(
            "<p><a href=\"../b.html#c\">B</a> <a href=\"#d\">D</a> <a href=\"https://e.org/\">E</a></p><figure><div class=\"proofs\"><div class=\"sheets\"><div class=\"sheet\" data-width=\"1\"><div><svg></svg></div></div></div></div><script type=\"application/json\">{}</script>\n</figure><p>End</p>"
                .utf8)
        page.words = ["a square"]
        #expect(
            FeedContent(page: page, base: "https://x.org/").html().text
                == "<p><a href=\"https://x.org/b.html#c\">B</a> <a href=\"https://x.org/blog/a.html#d\">D</a> <a href=\"https://e.org/\">E</a></p><figure><p><i>a square</i></p>\n</figure><p>End</p>"
        )
    }

    @Test func mistakes() {
        let pages = [
            "index.md": "# T\n\nText.\n", "a.md": post("A", "list: date\n"),
            "b/index.md": post("B", "list: dates\nperPage: 0\n"), "b/c.md": "# C\n\nText.\n",
        ]
        let problems = build(pages).problems
        #expect(problems.contains("only an index lists pages by date"))
        #expect(
            build(["index.md": "# T\n\nText.\n", "a.md": post("A", "list: pictures\n")]).problems == [
                "only an index lists pages by their pictures"
            ])
        #expect(problems.contains { $0.contains("'perPage' is '0', expected a number from 1 to 1000") })
        #expect(problems.contains { $0.hasPrefix("'list' is 'dates'") })
    }

    /// A builder that is kept tells posts of what is new around them.
    @Test func keptBetweenBuilds() throws {
        let builder = SiteBuilder(renderer: nil)
        func html(_ pages: [String: String]) throws -> String {
            var input = TestSite.pages(pages)
            input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
            return try #require(builder.build(input).files.first { $0.path == "blog/m.html" }).bytes.text
        }
        #expect(try !html(blog).contains("rel=\"next\""))
        var more = blog
        more["blog/2025-05-05-n.md"] = post("N")
        #expect(try html(more).contains("rel=\"next\" href=\"n.html\""))
    }
}
