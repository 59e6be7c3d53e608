import Foundation
import Testing

@testable import SiteGenerator

/// What a site in another language needs not say itself: the theme's words and the marks of quotations.
struct LanguageTests {
    private static let files = Theme.files().filter { $0.path.hasPrefix("texts/") }

    private static func words(_ file: InputFile) -> [String: String] {
        var fields = YAMLFields.read(
            SourceFile(path: file.path, bytes: file.bytes), 0..<file.bytes.count, what: file.path)
        return Dictionary(uniqueKeysWithValues: fields.pairs("texts").map { ($0.key, $0.value) })
    }

    /// Each language says everything, and a number stands where English has one.
    @Test func everyWordIsTranslated() {
        #expect(Self.files.count >= 8)
        for file in Self.files {
            let words = Self.words(file)
            #expect(Set(words.keys) == Set(ThemeTexts.english), "\(file.path)")
            for (english, word) in words {
                #expect(
                    english.contains("%") == word.contains("%") && !word.isEmpty, "\(file.path): \(english)")
            }
        }
    }

    private func build(_ settings: String) -> SiteOutput {
        var input = TestSite.pages([
            "index.md": "# T\n\nText.[^1]\n\n[^1]: Note.\n", "a.md": "# A\n\n- [x] Text.\n\n## B\n\n## C\n",
        ])
        input.theme = Theme.files()
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        return SiteBuilder(renderer: nil).build(input)
    }

    private func text(_ path: String, of output: SiteOutput) throws -> String {
        try #require(output.files.first { $0.path == path }).bytes.text
    }

    @Test(arguments: [
        ("de", "Auf dieser Seite"), ("fr-CA", "Sur cette page"), ("pt_BR", "Nesta página"), ("zh-CN", "本页内容"),
        ("zh", "本页内容"),
        ("zh-Hant", "On this page"), ("zh-TW", "On this page"), ("en-GB", "On this page"),
        ("tlh", "On this page"),
    ])
    func wordsOfTheLanguage(code: String, words: String) throws {
        #expect(try text("a.html", of: build("language: \(code)\n")).contains("<summary>\(words)</summary>"))
    }

    @Test func ownWordsWin() throws {
        let output = build("language: de\ntexts:\n  On this page: Hier\n")
        let page = try text("a.html", of: output)
        #expect(
            page.contains("<summary>Hier</summary>") && page.contains("Zum Text springen")
                && page.contains("aria-label=\"erledigt\""))
        #expect(try text("index.html", of: output).contains("aria-label=\"Anmerkung 1\""))
    }

    /// Scripts are told what they say and no more: every page loads them.
    @Test func scriptsGetTheirWords() throws {
        let output = build("language: de\n")
        let script = try #require(
            output.files.first { $0.path.hasPrefix("assets/galley-") && $0.path.hasSuffix(".js") }
        ).bytes.text
        #expect(script.contains("\"Copy\":\"Kopieren\"") && !script.contains("Zum Text springen"))
        #expect(!build("language: en\n").files.contains { $0.bytes.text.hasPrefix("const galleyTexts") })
    }

    /// The marks are those of the Common Locale Data Repository, which Foundation brings along; the narrow
    /// spaces of French are not in it.
    @Test(arguments: QuotationMarks.byLanguage.keys.sorted() + ["pt"])
    func marks(code: String) {
        let parts = code.split(separator: "-")
        let locale = Locale(identifier: parts.count == 2 ? "\(parts[0])_\(parts[1].uppercased())" : code)
        let marks = QuotationMarks(of: code)
        let ours = [marks.opening, marks.closing, marks.inner.opening, marks.inner.closing].map {
            $0.replacing("\u{202F}", with: "")
        }
        let theirs = [
            locale.quotationBeginDelimiter, locale.quotationEndDelimiter,
            locale.alternateQuotationBeginDelimiter, locale.alternateQuotationEndDelimiter,
        ]
        #expect(ours == theirs.map { $0 ?? "" })
    }
}
