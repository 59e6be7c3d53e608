import Testing

@testable import SiteGenerator

/// What stands in the lists of a page comes from templates that a site may replace.
struct ItemTemplateTests {
    private func page(_ path: String, _ templates: [String: String] = [:]) -> (String, [String]) {
        var input = TestSite.pages([
            "index.md": "# Home\n\nText.\n",
            "guides/index.md": "# Guides\n\nText.\n",
            "guides/a & b.md":
                "---\ntitle: containerRelativeFrame\ntags: [grid]\nlevel: Hard\n---\n\n## One\n\nText.\n\n## Two\n\nText.\n",
        ])
        input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
        input.site = templates.map {
            InputFile(path: "templates/\($0.key).mustache", bytes: Bytes($0.value.utf8))
        }
        let output = SiteBuilder(renderer: nil).build(input)
        let html = output.files.first { $0.path == path }?.bytes.text ?? ""
        return (html, output.problems.map(\.message))
    }

    @Test func builtIn() {
        let (html, problems) = page("guides/a-&-b.html")
        #expect(problems == [])
        for part in [
            "<li><a aria-current=\"page\" href=\"a-&amp;-b.html\">container<wbr>Relative<wbr>Frame</a>\n",
            "<ul>\n<li><a href=\"#one\">One</a>\n<li><a href=\"#two\">Two</a>\n</ul>",
            "<ol><li><a href=\"../index.html\">", "<p class=\"chips\"><span class=\"badge\">Hard</span> </p>",
            "<li><a href=\"../tags/grid.html\">grid</a></ul>",
        ] {
            #expect(html.contains(part), "\(part)")
        }
    }

    /// The line end at the end of a template is not part of the item.
    @Test(arguments: [
        ("sidebar-item", "{{^isCurrent}}[{{address}}]{{/isCurrent}}\n", "[index.html]\n"),
        ("sidebar-item", "{{#isCurrent}}[{{address}}]{{/isCurrent}}\n", "[a-&amp;-b.html]\n"),
        ("contents-item", "[{{address}} {{{title}}}]\n", "[#one One]\n[#two Two]\n"),
        ("breadcrumb", "[{{{title}}}]\n", "[Guides]</ol>"),
        ("chip", "[{{title}}]{{#kind}}!{{/kind}}\n", "<p class=\"chips\">[Hard] </p>"),
        ("tag", "[{{{title}}}]\n", "[grid]</ul>"),
    ])
    func replaced(_ name: String, _ template: String, _ expected: String) {
        let (html, problems) = page("guides/a-&-b.html", [name: template])
        #expect(problems == [])
        #expect(html.contains(expected))
    }

    /// A chapter's name is above its first page, in the sidebar of its folder and on the folder's index alone.
    @Test func chapters() {
        var input = TestSite.pages([
            "index.md": "# Home\n\nText.\n", "guides/index.md": "# Guides\n\nText.\n",
            "guides/a.md": "---\ntitle: A\norder: 1\ntags: [grid]\nchapter: First & last\n---\n\nText.\n",
            "guides/b.md": "---\ntitle: B\norder: 2\n---\n\nText.\n",
        ])
        input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
        let output = SiteBuilder(renderer: nil).build(input)
        let html = { path in output.files.first { $0.path == path }?.bytes.text ?? "" }
        #expect(
            html("guides/b.html").contains(
                "<li class=\"chapter\">First &amp; last\n<li><a href=\"a.html\">A</a>\n<li><a aria-current"))
        #expect(html("guides/a.html").contains("<li class=\"chapter\">First &amp; last\n<li><a aria-current"))
        #expect(
            html("guides/index.html").contains(
                "<section class=\"cards\"><h2>First &amp; last</h2>\n<ul>\n<li>"))
        #expect(!html("index.html").contains("First &amp; last"))
        #expect(!html("tags/grid.html").contains("First &amp; last"))
    }

    @Test func unknownValues() {
        let (_, problems) = page("index.html", ["chip": "{{titel}}{{address}}"])
        #expect(problems.count == 2 && problems[0].contains("no value is called 'titel'"), "\(problems)")
    }
}
