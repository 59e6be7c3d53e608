import Testing

@testable import SiteGenerator

/// The theme's words in the site's language.
struct ThemeTextTests {
    private static let settings = """
        title: Handbuch
        language: gsw
        texts:
          On this page: Auf dieser Seite
          note: Hinweis
          "% pages": "% Seiten"
          Page not found: Seite nicht gefunden
          Copy: Kopieren & mehr

        """

    private func build(_ settings: String) -> SiteOutput {
        var input = TestSite.pages([
            "index.md": "# T\n\nText.\n",
            "part/a.md": "---\ntitle: A\ndate: 2026-02-19\n---\n\n> [!NOTE]\n> Text.\n\n## B\n\n## C\n",
            "part/b.md": "# B\n\nText.\n",
        ])
        input.theme = Theme.files()
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        return SiteBuilder(renderer: nil).build(input)
    }

    @Test func ownWords() throws {
        let output = build(Self.settings)
        func text(_ path: String) throws -> String {
            try #require(output.files.first { $0.path == path }).bytes.text
        }
        let page = try text("part/a.html")
        #expect(page.contains("<summary>Auf dieser Seite</summary>"))
        #expect(page.contains("<p class=\"label\">Hinweis</p>"))
        #expect(page.contains("<time datetime=\"2026-02-19\">2026-02-19</time>"))
        #expect(page.contains("Skip to the text"))
        #expect(try text("part/index.html").contains("2 Seiten"))
        #expect(try text("404.html").contains("<h1>Seite nicht gefunden</h1>"))
        let script = try #require(
            output.files.first { $0.path.hasPrefix("assets/galley-") && $0.path.hasSuffix(".js") })
        #expect(script.bytes.text.hasPrefix("var galleyTexts={"))
        #expect(script.bytes.text.contains("\"Copy\":\"Kopieren & mehr\""))
    }

    @Test func wordsAreNoHTML() throws {
        let output = build("texts:\n  note: Hinweis \"<b>\" & mehr\n")
        let page = try #require(output.files.first { $0.path == "part/a.html" }).bytes.text
        #expect(page.contains("aria-label=\"Hinweis &quot;&lt;b&gt;&quot; &amp; mehr\""))
        #expect(page.contains("<p class=\"label\">Hinweis &quot;&lt;b&gt;&quot; &amp; mehr</p>"))
    }

    @Test func unknownWords() {
        let problems = build("texts:\n  On this pgae: Auf dieser Seite\n").problems.filter {
            $0.file?.path == "Site/site.yml"
        }
        #expect(problems.map(\.message) == ["the theme has no text 'On this pgae'"])
        #expect(problems.first?.notes.map(\.message) == ["did you mean 'On this page'?"])
    }

    /// The direction of writing is that of the page's language.
    @Test(arguments: [
        ("ar", true), ("he-IL", true), ("fa_IR", true), ("az-Arab", true), ("ur", true), ("de", false),
        ("sr-Latn", false), ("ku-Latn-TR", false),
        ("ar-Latn", false),
    ])
    func direction(language: String, isRightToLeft: Bool) throws {
        let page = try #require(build("language: \(language)\n").files.first { $0.path == "part/a.html" })
            .bytes.text
        #expect(page.contains("<html lang=\"\(language)\"" + (isRightToLeft ? " dir=\"rtl\">" : ">")))
    }

    /// Values stand in the order of the language's words.
    @Test func values() {
        let texts = ThemeTexts([("the same from % to %", "bis auf % ab %", nil)])
        #expect(texts["the same from % to %", "200", "320"] == "bis auf 200 ab 320")
        #expect(texts["% pages", 3] == "3 pages")
        #expect(texts["at %", "75 %"] == "at 75 %")
    }

    /// Whatever the templates and scripts say is in the list, so that a site can say it in its own way.
    @Test func everyWordIsKnown() {
        for file in Theme.files() where file.path.hasSuffix(".mustache") || file.path.hasSuffix(".js") {
            let text = file.bytes.text
            let said =
                text.matches(of: /\{\{#text\}\}(.*?)\{\{\/text\}\}/).map { String($0.1) }
                + text.matches(of: /\b(?:say|button)\("(.+?)"/).map { String($0.1) }
            for words in said { #expect(ThemeTexts.english.contains(words), "\(file.path): \(words)") }
        }
        #expect(Set(ThemeTexts.english).count == ThemeTexts.english.count)
    }
}
