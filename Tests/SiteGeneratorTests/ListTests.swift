import Testing

@testable import SiteGenerator

/// Which pages stand in lists, and in what order.
struct ListTests {
    private func files(_ pages: [String: String], settings: String = "url: https://example.com\n") -> (
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

    @Test func numbersInTitlesCount() {
        var pages = ["index.md": "# T\n\nText.\n"]
        for number in [1, 2, 10, 9, 100] {
            pages["posts/p\(number).md"] = "---\ntitle: Post \(number)\ntags: [v\(number)]\n---\n\nText.\n"
        }
        let built = files(pages).files
        func order(_ path: String, _ pattern: Regex<(Substring, Substring)>) -> [Int] {
            built[path]!.matches(of: pattern).compactMap { Int($0.1) }
        }
        #expect(order("llms.txt", /\[Post (\d+)\]/) == [1, 2, 9, 10, 100])
        #expect(order("tags.html", /<li id="v(\d+)"/) == [1, 2, 9, 10, 100])
    }

    /// `navigation` is the order, of folders as well, whatever the pages say; it is checked both ways.
    @Test func navigation() {
        var pages = ["index.md": "# T\n\n[Hidden](a/hidden.md)\n"]
        for path in ["a/index.md", "a/one.md", "a/two.md", "b/three.md", "four.md", "a/hidden.md"] {
            let head = path == "a/hidden.md" ? "listed: false" : "order: 1"
            pages[path] = "---\ntitle: \(path.split(separator: ".")[0])\n\(head)\n---\n\nText.\n"
        }
        let all = "navigation: [four.md, b/three.md, a/two.md, a/one.md]\n"
        let built = files(pages, settings: all)
        #expect(built.problems == [])
        #expect(
            built.files["llms.txt"]!.matches(of: /\[(four|[ab]\/.*?)\]/).map { String($0.1) }
                == ["four", "b/three", "a/index", "a/two", "a/one"])
        let wrong = files(pages, settings: "navigation: [four.md, b/tree.md, four.md, a/two.md]\n")
        #expect(
            Set(wrong.problems) == [
                "no page 'b/tree.md' for 'navigation'", "'four.md' is listed twice in 'navigation'",
                "page is not in 'navigation' of site.yml, and so it comes last",
            ])
        #expect(wrong.problems.count == 4)
    }

    @Test(arguments: [
        ("Post 2", "Post 10"), ("1.9", "1.10"), ("a", "b"), ("A2b", "A10a"), ("Post", "Post 1"), ("007", "8"),
        ("7", "007"), ("a1", "a01"), ("9", "a"),
    ]) func natural(first: String, second: String) {
        #expect(precedesNaturally(first, second) && !precedesNaturally(second, first))
        #expect(!precedesNaturally(first, first))
    }

    @Test(arguments: ["404.md", "part/404.md"]) func pagesForWrongAddresses(path: String) {
        let own = "---\ntitle: Nothing here\n---\n\nOwn lost words.\n"
        let built = files(["index.md": "# T\n\nText.\n", "part/a.md": "# A\n\nText.\n", path: own])
        #expect(built.problems == [])
        #expect(built.files[path.replacing(".md", with: ".html")]?.contains("Own lost words.") == true)
        for (name, text) in built.files where !name.hasSuffix("404.html") {
            #expect(!text.contains("Nothing here") && !text.contains("lost words"), "\(name)")
        }
        let listed = files([
            "index.md": "# T\n\nText.\n", "part/a.md": "# A\n\nText.\n",
            path: own.replacing("---\n\n", with: "listed: true\n---\n\n"),
        ])
        #expect(listed.files["llms.txt"]?.contains("Nothing here") == true)
    }

    /// A page without a description is told of by its first paragraph.
    @Test func entriesOfTheFeed() {
        let page =
            "---\ntitle: A\ndate: 2026-02-19\nupdated: 2026-03-01\n---\n\nFirst *words* of it.\n\nMore.\n"
        let feed = files(["index.md": "# T\n\nText.\n", "a.md": page]).files["feed.xml"] ?? ""
        #expect(
            feed.contains(
                "<published>2026-02-19T00:00:00Z</published><updated>2026-03-01T00:00:00Z</updated>"),
            "\(feed)")
        #expect(feed.contains("<summary>First words of it.</summary>"), "\(feed)")
    }

    @Test func twoPagesForOneSymbol() {
        let page =
            "---\ntitle: T\ndescription: D.\nkind: reference\nmodule: Own\nsymbol: Grid\n---\n\nText.\n"
        let built = files(["index.md": "# T\n\nText.\n", "a.md": page, "b.md": page])
        #expect(built.problems == ["'Grid' has a page already, 'a.md': links to the symbol lead there"])
        // An article about a symbol stands beside its reference.
        #expect(
            files([
                "index.md": "# T\n\nText.\n", "a.md": page,
                "b.md": page.replacing("reference", with: "article"),
            ]).problems == [])
        let article = page.replacing("reference", with: "article"),
            card = page.replacing("reference", with: "card")
        #expect(files(["index.md": "# T\n\nText.\n", "a-card.md": card, "a.md": article]).problems == [])
        #expect(files(["index.md": "# T\n\nText.\n", "a.md": article, "b.md": article]).problems.count == 1)
    }
}
