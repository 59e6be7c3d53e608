import Foundation
import Testing

@testable import SiteGenerator

/// What a page, a setting or a file's name says never becomes code, markup or a way out of the site.
struct SafetyTests {
    private func build(_ pages: [String: String], settings: String = "") -> (
        files: [String: String], problems: [String]
    ) {
        var input = TestSite.pages(pages)
        input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        let output = SiteBuilder(renderer: nil).build(input)
        let files = Dictionary(output.files.map { ($0.path, $0.bytes.text) }, uniquingKeysWith: { $1 })
        return (files, output.problems.map { ProblemPrinter().print($0) })
    }

    private static let page = "---\ntitle: T\ndescription: D.\n---\n\nText.\n"

    // MARK: Addresses

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "https:alert", "swift:basics",
    ])
    func sourceIsAnAddressOrWords(source: String) {
        let built = build(["index.md": "---\ntitle: T\nsource: \"\(source)\"\n---\n\nText.\n"])
        #expect(built.problems.count == 1)
        #expect(
            built.problems.first?.contains(
                "error: 'source' is '\(source)', expected an address such as https://example.com/, or words")
                == true)
        #expect(built.files["index.html"]?.contains("alert") == false)
    }

    @Test func sources() {
        let address = build([
            "index.md":
                "---\ntitle: T\nsource: https://example.com/a?b=c\ntimestamp: 2026-02-19\n---\n\nText.\n"
        ])
        #expect(address.problems == [])
        #expect(
            address.files["index.html"]?.contains(
                "Source: <a href=\"https://example.com/a?b=c\">https://example.com/a?b=c</a>, <time datetime=\"2026-02-19\">19 February 2026</time></p>"
            ) == true,
            "\(address.files["index.html"]?.split(separator: "\n").first { $0.contains("Source: ") } ?? "")")
        let words = build(["index.md": "---\ntitle: T\nsource: \"Note: a paper\"\n---\n\nText.\n"])
        #expect(words.problems == [])
        #expect(words.files["index.html"]?.contains("Source: Note: a paper</p>") == true)
    }

    /// Without a source, a time is that of the page.
    @Test func timestampIsShown() {
        let built = build(["index.md": "---\ntitle: T\ntimestamp: 2026-02-19\n---\n\nText.\n"])
        #expect(built.files["index.html"]?.contains("<time datetime=\"2026-02-19\">") == true)
    }

    @Test(arguments: [
        "feed", "view-source", "intent", "ms-office", "blob", "filesystem", "javascript", "vbscript", "file",
        "xcode",
    ])
    func schemesOfLinks(scheme: String) {
        let built = build(["index.md": Self.page + "\n[x](\(scheme):example) and <\(scheme):example>\n"])
        #expect(built.problems.count == 2)
        #expect(built.files["index.html"]?.contains("href=\"\(scheme)") == false)
    }

    @Test func schemesOfTheSite() {
        let page =
            Self.page + "\n[x](xcode://open) [m](mailto:a@example.com) [t](tel:1) [h](HTTPS://example.com)\n"
        #expect(build(["index.md": page], settings: "markdown:\n  schemes: [xcode]\n").problems == [])
        let told = build(["index.md": page]).problems
        #expect(told.count == 1)
        #expect(told.first?.contains("links with 'xcode:' are not published") == true)
        #expect(told.first?.contains("'schemes: [xcode]' under 'markdown:' in site.yml") == true)
        let refused = build(["index.md": Self.page], settings: "markdown:\n  schemes: [JavaScript, a b]\n")
            .problems
        #expect(refused.map { $0.contains("runs code") } == [true, false])
    }

    /// The settings' own links and redirects lead to pages or to the Web.
    @Test func addressesOfSettings() {
        let built = build(
            ["index.md": Self.page],
            settings:
                "links:\n  X: \"javascript://x%0aalert(1)\"\nredirects:\n  /old: \"javascript://x%0aalert(1)\"\n"
        )
        #expect(built.problems.count == 2)
        #expect(!built.files.values.contains { $0.contains("javascript://") })
    }

    // MARK: Names of files

    @Test func namesWithAColon() {
        let built = build([
            "index.md": Self.page + "\n[a](swift:basics.md) [b](./swift:basics.md) ![c](a:b.png)\n",
            "swift:basics.md": "# B\n\n[home](index.md)\n",
            "javascript:alert(1).md": "# C\n\nText.\n", "part/x.md": "# X\n\n[a](../swift:basics.md)\n",
            "a:b.png": "no picture",
        ])
        #expect(built.problems == [])
        #expect(
            built.files["index.html"]?.contains(
                "<a href=\"./swift:basics.html\">a</a> <a href=\"./swift:basics.html\">b</a>") == true)
        #expect(built.files["index.html"]?.contains("src=\"./a:b.png\"") == true)
        #expect(built.files["part/x.html"]?.contains("<a href=\"../swift:basics.html\">a</a>") == true)
        for (path, text) in built.files where path.hasSuffix(".html") {
            #expect(text.firstMatch(of: /(href|src)="(javascript|swift|a):/) == nil, "\(path)")
        }
    }

    @Test func slugsWithAColon() {
        let built = build([
            "index.md": Self.page, "a.md": "---\ntitle: A\nslug: \"javascript:alert(1)\"\n---\n\nText.\n",
        ])
        #expect(
            !built.files.contains { $0.key.hasSuffix(".html") && $0.value.contains("href=\"javascript:") })
    }

    // MARK: Markup

    @Test func linesOfTheSettings() {
        let settings =
            "footer: \"A <script>alert(1)</script> <b onclick=x>y</b>\"\nnotice: \"<img src=x onerror=alert(1)>\"\n"
        let built = build(["index.md": Self.page], settings: settings)
        #expect(
            built.problems.map { String($0.prefix { $0 != "\n" }) } == [
                "Site/site.yml:1:9: error: raw HTML is off", "Site/site.yml:2:9: error: raw HTML is off",
            ])
        #expect(
            built.files["index.html"]?.contains("<script>alert") == false
                && built.files["index.html"]?.contains("<img src=x") == false)
        let allowed = build(["index.md": Self.page], settings: settings + "markdown:\n  html: true\n")
        #expect(allowed.files["index.html"]?.contains("<b onclick=x>y</b>") == true)
        let plain = build(
            ["index.md": Self.page], settings: "footer: \"*A* <kbd>K</kbd> & [b](https://example.com)\"\n")
        #expect(plain.problems == [])
        #expect(
            plain.files["index.html"]?.contains(
                "<em>A</em> <kbd>K</kbd> &amp; <a href=\"https://example.com\">b</a>") == true)
    }

    /// Links in a line of the settings start at the site's root, wherever the line is shown.
    @Test func linksInLinesOfTheSettings() {
        let pages = ["index.md": Self.page, "guides/new.md": Self.page, "guides/old/a.md": Self.page]
        let built = build(
            pages, settings: "footer: \"[New](guides/new.md) and [b](https://example.com)\"\n")
        for (path, address) in [
            ("index.html", "guides/new.html"), ("guides/new.html", "../guides/new.html"),
            ("guides/old/a.html", "../../guides/new.html"),
        ] {
            #expect(built.files[path]?.contains("<a href=\"\(address)\">New</a>") == true, "\(path)")
            #expect(built.files[path]?.contains("<a href=\"https://example.com\">") == true, "\(path)")
        }
        let wrong = build(pages, settings: "title: T\nnotice: \"[New](guides/nwe.md)\"\n")
        #expect(
            wrong.problems.map { String($0.prefix { $0 != "\n" }) } == [
                "Site/site.yml:2:9: error: no page 'guides/nwe.md'"
            ])
    }

    @Test func theAddressOfTheSite() {
        let page = "---\ntitle: T\ndate: 2026-02-19\n---\n\nText.\n"
        let built = build(
            ["index.md": page], settings: "url: \"https://example.com/a\\\"><script>x</script>\"\n")
        for path in ["404.html", "feed.xml", "index.html", "sitemap.xml"] {
            #expect(built.files[path]?.contains("<script>x") == false, "\(path)")
        }
    }

    @Test func descriptionsAreOneLine() {
        let page =
            "---\ntitle: |\n  T\n  # U\ndescription: |\n  D.\n\n  ## Own heading\n  - [link](https://example.com)\n---\n\nText.\n"
        let built = build(
            ["index.md": page, "part/a.md": page], settings: "title: S\ndescription: |\n  One\n  # Two\n")
        for path in ["llms.txt", "llms-full.txt", "index.md", "part/all.md"] {
            let lines = built.files[path]?.split(separator: "\n") ?? []
            #expect(!lines.isEmpty)
            #expect(
                !lines.contains {
                    $0.hasPrefix("## Own") || $0.hasPrefix("- [link]") || $0 == "# U" || $0 == "# Two"
                }, "\(path)")
        }
        #expect(built.files["llms.txt"]?.contains("D. ## Own heading - [link](https://example.com)") == true)
    }

    /// A section's Markdown file leads to each heading's place.
    @Test func contentsOfASection() {
        let page = "---\ntitle: T\ndescription: D.\n---\n\n## A [word]{.badge} more\n\n### Part\n\nText.\n"
        let pages = ["index.md": Self.page, "part/index.md": Self.page, "part/a.md": page]
        let own = build(pages).files["part/all.md"]
        #expect(own?.contains("(a.html#") == true && own?.contains("  - [Part](a.html#part)\n") == true)
        let published = build(pages, settings: "url: https://example.com/docs/\n").files["part/all.md"]
        #expect(published?.contains("  - [Part](https://example.com/docs/part/a.html#part)\n") == true)
    }

    // MARK: Redirects

    @Test func redirectsRunNoScriptOfTheirOwn() throws {
        let built = build(
            ["index.md": Self.page, "a/b.md": "# B\n\n## Part\n\nText.\n"],
            settings: "language: de\nredirects:\n  /old/c: a/b.md\n  /old/c#x: a/b.md#part\n")
        let page = try #require(built.files["old/c.html"])
        #expect(
            page.contains(
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'; "
            ))
        #expect(page.matches(of: /<script/).count == 1 && page.contains("></script>"))
        #expect(
            page.contains(
                " data-target=\"../a/b.html\" data-moved=\"{&quot;#x&quot;:&quot;../a/b.html#part&quot;}\""))
        let script = try #require(page.firstMatch(of: /src="..\/(assets\/moved-.+?\.js)"/)).1
        #expect(built.files[String(script)]?.contains("location.replace") == true)
        #expect(page.contains("<title>Seite verschoben</title>"))
        #expect(
            page.contains(
                "<p>Diese Seite ist jetzt unter <a href=\"../a/b.html\">a/b.html</a> zu finden.</p>"))
    }

    @Test func sitesWithoutRedirectsHaveNoScriptForThem() {
        #expect(!build(["index.md": Self.page]).files.keys.contains { $0.hasPrefix("assets/moved") })
    }
}
