import Testing

@testable import SiteGenerator

/// Pages in several languages, beyond what `Cases/site/languages` shows: what stands around their text.
struct LanguagesTests {
    private func input(_ settings: String, _ pages: [String: String]) -> SiteInput {
        var input = SiteInput(
            content: pages.map { InputFile(path: $0.key, bytes: Bytes($0.value.utf8)) }, theme: Theme.files())
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        return input
    }

    private static let settings = "title: T\nurl: https://example.com/\nlanguages: [en, de]\n"
    private static let pages = [
        "index.md": "---\ntitle: Home\ndate: 2026-01-01\ntags: [x]\n---\n\nHello there.\n",
        "index.de.md": "---\ntitle: Heim\ntags: [x]\n---\n\nGuten Tag.\n",
        "a.md": "---\ntitle: A\ndate: 2026-01-02\n---\n\nOnly here, \"quoted\".\n",
    ]

    private func files(_ settings: String = settings, _ pages: [String: String] = pages) -> [String: String] {
        Dictionary(
            SiteBuilder(renderer: nil).build(input(settings, pages)).files.map { ($0.path, $0.bytes.text) },
            uniquingKeysWith: { first, _ in first })
    }

    @Test func menuOpensTheSamePage() throws {
        let files = files()
        let page = try #require(files["de/index.html"])
        #expect(page.contains("<a lang=\"en\" hreflang=\"en\" href=\"../index.html\">English</a>"))
        #expect(
            page.contains(
                "<a lang=\"de\" hreflang=\"de\" aria-current=\"true\" href=\"index.html\">Deutsch</a>"))
        #expect(try #require(files["a.html"]).contains("href=\"de/a.html\">Deutsch</a>"))
        #expect(page.contains("<html lang=\"de\">") && page.contains("Zum Text springen"))
    }

    @Test func enginesLearnTheLanguages() throws {
        let files = files()
        let home = try #require(files["index.html"])
        #expect(home.contains("hreflang=\"x-default\" href=\"https://example.com/\""))
        #expect(home.contains("hreflang=\"de\" href=\"https://example.com/de/\""))
        let standIn = try #require(files["de/a.html"])
        #expect(!standIn.contains("<link rel=\"alternate\" hreflang"))
        #expect(standIn.contains("<link rel=\"canonical\" href=\"https://example.com/a.html\">"))
        #expect(try #require(files["sitemap.xml"]).split(separator: "<loc>").count == 4)
    }

    /// The text keeps its own language, what stands around it is in the reader's.
    @Test func untranslatedPagesSaySo() throws {
        let page = try #require(files()["de/a.html"])
        #expect(page.contains("<article lang=\"en\" dir=\"ltr\">") && page.contains("“quoted”"))
        #expect(
            page.contains(
                "<p class=\"untranslated\">Diese Seite ist noch nicht übersetzt. Sie steht hier auf English.</p>"
            ))
        #expect(files()["de/a.md"] == nil)
    }

    @Test func eachLanguageHasItsSearchFeedAndTags() throws {
        let files = files()
        #expect(
            try #require(files["de/search/w-all.js"]).contains("guten")
                && !files["search/w-all.js"]!.contains("guten"))
        #expect(
            try #require(files["de/feed.xml"]).contains("Heim") && !files["de/feed.xml"]!.contains("a.html"))
        #expect(
            try #require(files["de/index.html"]).contains("href=\"feed.xml\"")
                || files["de/index.html"]!.contains("href=\"../de/feed.xml\""))
        #expect(files["de/tags/x.html"] != nil && files["de/llms.txt"] != nil)
        #expect(try #require(files["de/index.html"]).contains("data-language=\"de/\""))
    }

    @Test func olderTranslationsAreTold() throws {
        var input = input(Self.settings, Self.pages)
        input.changes = ["index.md": SiteDate("2026-03-01")!, "index.de.md": SiteDate("2026-02-01")!]
        let told = SiteBuilder(renderer: nil).build(input).outdated
        #expect(
            told.map(\.message) == [
                "this translation is of 2026-02-01, and its original has changed on 2026-03-01"
            ])
        input.changes["index.de.md"] = SiteDate("2026-03-01")!
        #expect(SiteBuilder(renderer: nil).build(input).outdated.isEmpty)
    }

    @Test func previewsAreInTheLanguageOfTheirPage() throws {
        let (settings, _) = Settings.read(SourceFile(path: "site.yml", bytes: Bytes(Self.settings.utf8)))
        #expect(settings.localized(settings.languages[0], theme: []).previews.locale == nil)
        #expect(settings.localized(settings.languages[1], theme: []).previews.locale == "de")
    }

    @Test func anOriginalOfNoLanguageIsAMistake() {
        let output = SiteBuilder(renderer: nil).build(
            input("title: T\nlanguage: nl\nlanguages: [en, de]\n", ["index.md": "# A\n\nB\n"]))
        #expect(
            output.problems.map(\.message).contains("'languages' has no 'nl', the language of the originals"))
    }

    /// A builder that is kept gives what a fresh one gives.
    @Test func keptBuildersSeeNewTranslations() throws {
        let builder = SiteBuilder(renderer: nil)
        _ = builder.build(input(Self.settings, Self.pages))
        var pages = Self.pages
        pages["a.de.md"] = "---\ntitle: Ah\n---\n\nNur hier.\n"
        let after = builder.build(input(Self.settings, pages)).files
        let fresh = SiteBuilder(renderer: nil).build(input(Self.settings, pages)).files
        #expect(
            Dictionary(after.map { ($0.path, $0.bytes) }, uniquingKeysWith: { a, _ in a })
                == Dictionary(fresh.map { ($0.path, $0.bytes) }, uniquingKeysWith: { a, _ in a }))
        #expect(after.first { $0.path == "de/a.html" }!.bytes.text.contains("Nur hier."))
    }
}
