import Testing

@testable import SiteGenerator

/// A page for each tag, one that lists them, and the way there from the pages that bear them.
struct TagTests {
    private func build(_ tags: [[String]]) -> [String: String] {
        var pages: [String: String] = [:]
        for (number, tags) in tags.enumerated() {
            pages["p/\(number).md"] =
                "---\ntitle: Page \(number)\ntags: [\(tags.map { "\"\($0)\"" }.joined(separator: ", "))]\n---\n\nText.\n"
        }
        var input = TestSite.pages(pages)
        input.theme =
            TestSite.items + [
                InputFile(path: "templates/page.mustache", bytes: Bytes("{{{body}}}{{{tags}}}".utf8))
            ]
        let output = SiteBuilder(renderer: nil).build(input)
        return Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.bytes.text) })
    }

    @Test func pages() {
        let files = build([["grid", "Stack view"], ["grid"]])
        #expect(
            files["p/0.html"]?.contains(
                "<li><a href=\"../tags/grid.html\">grid</a><li><a href=\"../tags/stack-view.html\">Stack view</a>"
            ) == true)
        #expect(
            files["tags.html"]?.contains("<li id=\"grid\"><a href=\"tags/grid.html\">grid</a> <span>2</span>")
                == true)
        #expect(files["tags/grid.html"]?.contains("<a href=\"../p/0.html\">Page 0</a>") == true)
        #expect(files["tags/grid.html"]?.contains("<a href=\"../p/1.html\">Page 1</a>") == true)
        #expect(files["tags/stack-view.html"]?.contains("Page 1") == false)
    }

    /// `C`, `C++` and `c` have the same letters.
    @Test func equalNames() {
        let files = build([["C", "C++", "c", "++"]])
        #expect(["c", "c-1", "c-2", "tag"].allSatisfy { files["tags/\($0).html"] != nil })
    }

    @Test func noTags() {
        #expect(!build([[]]).keys.contains { $0.hasPrefix("tags") })
    }

    /// A tag more changes where others lead; pages that did not change are told.
    @Test func newTags() throws {
        let theme =
            TestSite.items + [InputFile(path: "templates/page.mustache", bytes: Bytes("{{{tags}}}".utf8))]
        let builder = SiteBuilder(renderer: nil)
        func build(_ tag: String) throws -> String {
            var input = TestSite.pages([
                "a.md": "---\ntitle: A\ntags: [c]\n---\nText.\n",
                "b.md": "---\ntitle: B\ntags: [\(tag)]\n---\nText.\n",
            ])
            input.theme = theme
            return try #require(builder.build(input).files.first { $0.path == "a.html" }).bytes.text
        }
        #expect(try build("d").contains("tags/c.html"))
        #expect(try build("C").contains("tags/c-1.html"))
    }

    @Test func captions() {
        #expect(MarkdownRenderer.caption("Plain <b> & words").text == "Plain &lt;b&gt; &amp; words")
        #expect(
            MarkdownRenderer.caption("`a[0]<T>` is *new*").text
                == "<code>a[0]&lt;T&gt;</code> is <em>new</em>")
        #expect(MarkdownRenderer.caption("- 1. `x`").text == "- 1. <code>x</code>")
        #expect(MarkdownRenderer.caption("*See* [x](y.md)").text == "*See* [x](y.md)")
    }
}
