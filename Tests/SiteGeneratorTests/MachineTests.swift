import Foundation
import Testing

@testable import SiteGenerator

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What programs read of a site: twins, lists, feeds, structured data.
struct MachineTests {
    private static let square = PreviewRenderer(version: "test") { request in
        var result = PreviewResult()
        for width in request.attributes.widths ?? [100] {
            result.pictures.append(
                PreviewPicture(
                    svg: "<svg></svg>", width: width, height: 10, title: "Preview, \(Int(width)) points wide",
                    description: "a square",
                    notes: ["candidate 1 of 2"]))
        }
        return result
    }

    private func files(
        _ pages: [String: String],
        settings: String = "title: Site\ndescription: About.\nurl: https://example.org/docs\n"
    ) -> [String: String] {
        var input = TestSite.pages(pages)
        input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
        input.settings = SourceFile(path: "site.yml", bytes: Bytes(settings.utf8))
        let output = SiteBuilder(renderer: Self.square).build(input)
        #expect(output.problems.map(\.message) == [])
        return Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.bytes.text) })
    }

    @Test func twin() {
        let page = """
            ---
            title: Page
            description: About it.
            ---

            Text.

            > - ```swift preview id=a widths="80 60"
            >   Color.red
            >   ```

            ```expect of=a
            size 60 x 10
            ```

            ```swift title="A" include="code.swift"
            ```

            ::: include part.md

            End.
            """
        let files = files([
            "index.md": page, "code.swift": "let a = 1\n", "part.md": "---\ntitle: Part\n---\n\nOwn text.\n",
        ])
        #expect(
            files["index.md"] == """
                # Page

                > About it.

                Text.

                > - ```swift
                >   Color.red
                >   ```
                >
                >   - Preview, 80 points wide: a square (candidate 1 of 2)
                >   - Preview, 60 points wide: a square (candidate 1 of 2)

                Checked when the page was built:

                - `size 60 x 10`

                ```swift title="A" include="code.swift"
                let a = 1
                ```


                Own text.


                End.

                """)
    }

    @Test func list() {
        let files = files([
            "index.md": "# Home\n\nText.\n", "about.md": "---\ntitle: The [first] page\n---\n\nText.\n",
            "guide/index.md": "---\ntitle: Guides\norder: 2\n---\n\nText.\n",
            "guide/a.md": "---\ntitle: A\ndescription: One.\n---\n\nText.\n",
        ])
        #expect(
            files["llms.txt"] == """
                # Site

                > About.

                ## Pages

                - [Home](https://example.org/docs/index.md)
                - [The \\[first\\] page](https://example.org/docs/about.md)

                ## Guides

                - [Guides](https://example.org/docs/guide/index.md)
                - [A](https://example.org/docs/guide/a.md): One.

                """)
    }

    @Test func feed() throws {
        let files = files([
            "a.md": "---\ntitle: A & B\ndate: 2026-02-19T07:52+02:00\n---\n\nText.\n",
            "b.md": "---\ntitle: B\ndate: 2026-02-20 07:52:37.455Z\nupdated: 2026-03-01\n---\n\nText.\n",
        ])
        let feed = try XMLDocument(xmlString: #require(files["feed.xml"]))
        func texts(_ name: String) -> [String] {
            (feed.rootElement()?.children ?? []).filter { $0.name == name }.compactMap(\.stringValue)
        }
        #expect(texts("updated") == ["2026-03-01T00:00:00Z"])
        let entries = (feed.rootElement()?.children ?? []).filter { $0.name == "entry" }
        let updated = entries.compactMap { $0.children?.first { $0.name == "updated" }?.stringValue }
        #expect(updated == ["2026-03-01T00:00:00Z", "2026-02-19T07:52:00+02:00"])
        #expect(files["a.html"]!.contains("application/atom+xml"))
    }

    /// The site map has the date that the page has, whichever field it is from.
    @Test func siteMapDates() throws {
        let files = files([
            "a.md": "---\ntitle: A\ntimestamp: 2026-02-19\n---\n\nText.\n",
            "b.md": "---\ntitle: B\ntimestamp: 2026-02-18\nsource: https://example.com/b\n---\n\nText.\n",
            "c.md": "---\ntitle: C\n---\n\nText.\n",
        ])
        let map = try #require(files["sitemap.xml"])
        #expect(map.contains("a.html</loc><lastmod>2026-02-19<"))
        #expect(map.contains("b.html</loc><lastmod>2026-02-18<"))
        #expect(map.contains("c.html</loc></url>"))
    }

    /// A section's file counts the code that readers see, and leads to each.
    @Test func examplesOfASection() throws {
        let page = """
            ---
            title: Page
            description: About it.
            ---

            ```swift
            let a = 1
            ```

            ## Second

            ```swift preview id=a
            Color.red
            ```

            ```swift preview role=hidden
            Color.red
            ```

            ```expect of=a
            size 60 x 10
            ```

            ```grades
            ```
            """
        let files = files(["part/index.md": "# Part\n\nText.\n", "part/page.md": page])
        let all = try #require(files["part/all.md"])
        let address = "https://example.org/docs/part/page.html"
        #expect(
            all.contains("\nExamples: [Example 1](\(address)) (swift), [Example 2](\(address)#a) (swift)\n"))
    }

    /// Without dated pages there is nothing to feed anybody.
    @Test func noFeed() {
        let files = files(["a.md": "# A\n\nText.\n"])
        #expect(files["feed.xml"] == nil)
        #expect(!files["a.html"]!.contains("application/atom+xml"))
    }

    @Test func structuredData() throws {
        let files = files(
            [
                "index.md": "---\ntitle: H\nkind: home\n---\n\nText.\n",
                "part/a.md": "---\ntitle: \"A </script> \\\"B\\\"\"\n---\n\nText.\n",
            ],
            settings: "title: Site\nurl: https://example.org/docs\nmarkdown: { typographic: false }\n")
        func data(_ path: String) throws -> [[String: Any]] {
            let html = files[path]!
            let start = html.range(of: "ld+json\">")!.upperBound
            let text = html[start..<html.range(of: "</script>", range: start..<html.endIndex)!.lowerBound]
            return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        }
        let home = try data("index.html")
        #expect(home.count == 1 && home[0]["@type"] as? String == "WebSite")
        let page = try data("part/a.html")
        #expect(page[0]["headline"] as? String == "A </script> \"B\"")
        let steps = try #require(page[1]["itemListElement"] as? [[String: Any]])
        #expect(
            steps.map { $0["item"] as? String } == [
                "https://example.org/docs/", "https://example.org/docs/part/",
                "https://example.org/docs/part/a.html",
            ])
    }

    @Test func siteMap() throws {
        let files = files([
            "index.md": "# Home\n\nText.\n", "a b.md": "---\ntitle: A\nupdated: 2026-02-19\n---\n\nText.\n",
            "off.md": "---\ntitle: Off\nlisted: false\n---\n\nText.\n", "c.md": "# C\n\n[Off](off.md)\n",
        ])
        let map = try XMLDocument(xmlString: #require(files["sitemap.xml"]))
        let places = (map.rootElement()?.children ?? []).compactMap {
            $0.children?.first { $0.name == "loc" }?.stringValue
        }
        #expect(
            places == [
                "https://example.org/docs/", "https://example.org/docs/a-b.html",
                "https://example.org/docs/c.html",
            ])
        #expect(files["robots.txt"]!.contains("Sitemap: https://example.org/docs/sitemap.xml"))
    }

    @Test(arguments: [
        ("2026-02-19", "2026-02-19T00:00:00Z"), ("2026-02-19T07:52:37.455Z", "2026-02-19T07:52:37.455Z"),
        ("2026-02-19 07:52", "2026-02-19T07:52:00Z"),
        ("2026-02-19t07:52:01 +0130", "2026-02-19T07:52:01+01:30"), ("2026-02-19T25:00", nil),
        ("2026-02-19x", nil), ("2026-02-30", nil),
    ]) func dates(text: String, timestamp: String?) {
        #expect(SiteDate(text)?.timestamp == timestamp)
    }

    /// The printed site leads from page to page inside itself.
    @Test func printEdition() {
        let files = files([
            "index.md": "# Home\n\n[A](part/a.md#x) and [off](off.md) and [file](x.txt).\n",
            "part/index.md": "# Part\n\nText.\n",
            "part/a.md": "# A\n\n## X\n\n[Home](../index.md)\n",
            "off.md": "---\ntitle: Off\nlisted: false\n---\n\nText.\n", "x.txt": "x",
        ])
        let html = files["print.html"]!
        for part in [
            "href=\"#page-part-a-x\"", "href=\"off.html\"", "href=\"x.txt\"", "href=\"#page-index\"",
            "class=\"chapter part\"", "<li><a href=\"#page-part-a\">A</a>",
        ] {
            #expect(html.contains(part), "\(part)")
        }
    }

    /// A folder of pages that stand in no list needs none of its own.
    @Test func unlistedFolder() {
        let files = files([
            "index.md": "# Home\n\n[Off](part/off.md)\n",
            "part/off.md": "---\ntitle: Off\nlisted: false\n---\n\nText.\n",
        ])
        #expect(files["part/index.html"] == nil)
    }
}
