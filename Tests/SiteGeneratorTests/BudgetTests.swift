import Testing

@testable import SiteGenerator

/// What a page may come to at most, and colors that can be read.
struct BudgetTests {
    private func problems(_ settings: String, text: String = "Text.", styles: String? = nil) -> [String] {
        var input = TestSite.pages(["index.md": "---\ntitle: T\ndescription: D.\n---\n\n\(text)\n"])
        input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        if let styles { input.site = [InputFile(path: "site.css", bytes: Bytes(styles.utf8))] }
        return SiteBuilder(renderer: nil).build(input).problems.map {
            "\($0.file!.path):\($0.file!.position(of: $0.range!.lowerBound).line): \($0.message)"
        }
    }

    @Test func weight() {
        let long = String(repeating: "A paragraph that is long. ", count: 400)
        let found = problems("checks: {weight: 8}\n", text: long)
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("Content/index.md:1: this page is 1"))
        #expect(found[0].hasSuffix(" KB of HTML, and 'weight' allows 8 KB"))
        #expect(problems("checks: {weight: 20}\n", text: long) == [])
    }

    @Test func grade() {
        let simple = String(repeating: "The cat sat on the mat. ", count: 30)
        let hard =
            "Notwithstanding considerable organizational complexity, interdisciplinary collaboration necessitates comprehensive documentation of architectural considerations. "
        #expect(problems("checks: {grade: 8}\n", text: simple) == [])
        let found = problems(
            "checks: {grade: 8}\n", text: simple + "\n\n" + String(repeating: hard, count: 20))
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("Content/index.md:8: this page asks for "))
        #expect(
            problems("language: de\nchecks: {grade: 8}\n", text: String(repeating: hard, count: 20)) == [])
    }

    @Test func ratio() {
        #expect(ColorContrast.contrast("#000", "#ffffff") == 21)
        #expect(ColorContrast.contrast("#777777", "#fff").map { ($0 * 100).rounded() } == 448)
        #expect(ColorContrast.contrast("red", "#fff") == nil)
    }

    @Test(
        arguments: [
            (
                "theme: {light: {blue: \"#9ab\"}}", nil,
                [
                    "Site/site.yml:1: 'blue' on 'paper' has a contrast of 2.2 in light colors, and text needs 4.5"
                ]
            ),
            ("theme: {light: {blue: \"#024\"}}", nil, []),
            (
                "", "p { margin: 0 }\n:root {\n  --quiet: #aaa;\n}",
                [
                    "Site/site.css:3: 'quiet' on 'paper' has a contrast of 2.2 in light colors, and text needs 4.5"
                ]
            ),
            (
                "", "/* Dark. */\n:root[data-theme=dark] { --quiet: #333; }",
                [
                    "Site/site.css:2: 'quiet' on 'paper' has a contrast of 1.4 in dark colors, and text needs 4.5"
                ]
            ),
            ("checks: {contrast: off}\ntheme: {light: {blue: \"#9ab\"}}", nil, []),
        ] as [(String, String?, [String])]) func contrast(
            settings: String, styles: String?, expected: [String]
        )
    {
        #expect(problems(settings + "\n", styles: styles) == expected)
    }
}
