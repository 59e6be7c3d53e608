import Testing

@testable import SiteGenerator

/// The `Site` folder: what stands there and is never read, shown or found is a mistake.
struct SiteFolderTests {
    private func problems(_ site: [String: String], settings: String = "") -> [String] {
        var input = SiteInput(
            content: [InputFile(path: "index.md", bytes: Bytes("# T\n\nText.\n".utf8))],
            site: site.sorted { $0.key < $1.key }.map {
                InputFile(path: $0.key, bytes: Bytes($0.value.utf8))
            },
            theme: TestSite.theme + [
                InputFile(path: "galley.css", bytes: Bytes(":root { --blue: #00f; --paper: #fff; }".utf8))
            ])
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        return SiteBuilder(renderer: nil).build(input).problems.map { problem in
            let place = problem.range.map { problem.file!.position(of: $0.lowerBound) }
            return
                "\(problem.file!.path):\(place!.line):\(place!.column): \(problem.message); \(problem.notes.map(\.message).joined())"
        }
    }

    @Test func goodFolder() {
        let site = [
            "logo.svg": "<svg/>", "site.css": "a { color: var(--own) }",
            "templates/page.mustache":
                "{{! words }}{{> part}}{{#turns}}{{#next}}{{url}}{{/next}}{{/turns}}{{^isHome}}{{{body}}}{{/isHome}}",
            "templates/part.mustache": "{{&title}}",
        ]
        #expect(problems(site, settings: "logo: logo.svg\ntheme: {light: {blue: red, own: red}}\n") == [])
    }

    @Test func templates() {
        #expect(
            problems(["templates/pgae.mustache": "x", "templates/page.html": "x"]) == [
                "Site/templates/page.html:1:1: the name of a template ends in '.mustache'; ",
                "Site/templates/pgae.mustache:1:1: no template is called 'pgae'; did you mean 'page'?",
            ])
        for unclosed in ["<p>{{title}", "<p>{{title"] {
            #expect(
                problems(["templates/page.mustache": unclosed]).contains {
                    $0.contains("a tag is never closed: '}}' is missing")
                })
        }
        #expect(
            problems(["templates/page.mustache": "<p>\n{{titel}} {{> futer}}"]) == [
                "Site/templates/page.mustache:2:3: no value is called 'titel'; did you mean 'title'?",
                "Site/templates/page.mustache:2:15: no template is called 'futer'; there are page",
            ])
        #expect(
            problems(["templates/page.mustache": "{{#title}}\n"]).first?.contains("a section is never closed")
                == true)
        #expect(
            problems(["templates/page.mustache": "{{#title}}{{/body}}"]).first?.contains(
                "closes another section") == true)
    }

    @Test(arguments: [
        "{{> page}}", "{{#title}}{{>  page }}{{/title}}", "{{< page}}{{/page}}", "{{=<% %>=}}<%> page %>",
    ])
    func aTemplateInItself(_ text: String) {
        #expect(
            problems(["templates/page.mustache": text]).contains {
                $0.contains("template 'page' includes itself")
            })
    }

    @Test func templatesInEachOther() {
        let found = problems([
            "templates/page.mustache": "\n{{> part}}", "templates/part.mustache": "{{> page}}",
        ])
        #expect(
            found.contains("Site/templates/page.mustache:2:5: template 'page' includes itself by 'part'; "),
            "\(found)")
    }

    /// Every value that a page can have is a name that a template may use.
    @Test func valuesAreNamed() {
        #expect(Set(PageValues.names).count == PageValues.names.count)
    }

    @Test func settings() {
        #expect(
            problems(["site.yaml": "title: T"]) == ["Site/site.yaml:1:1: settings are read from 'site.yml'; "]
        )
        #expect(
            problems(["logo.svg": "<svg/>"], settings: "logo: lgo.svg\nfavicon: icon.png\n") == [
                "Site/site.yml:1:7: no file 'lgo.svg' in 'Site'; did you mean 'logo.svg'?",
                "Site/site.yml:2:10: no file 'icon.png' in 'Site'; ",
            ])
        #expect(
            problems([:], settings: "theme:\n  light: { blu: red }\n").first
                == "Site/site.yml:2:17: the style sheet has no variable 'blu'; did you mean 'blue'?")
        for (line, expected) in [
            (
                "previews: {device: iPhon 15}",
                "expected a device such as iPhone 15; did you mean 'iPhone 15'?"
            ),
            ("previews: {platform: watchOS}", "expected iOS, iPadOS, macOS; "),
            ("previews: {typeSize: hug}", "expected xSmall"),
            ("language: deutsch", "expected a language code"), ("edit: https://example.com/", "{path}"),
            ("repository: me/mine", "an address"),
            ("site_name: T", "did you mean 'title'?"), ("nav: T", "did you mean 'links'?"),
        ] {
            let found = problems([:], settings: line + "\n")
            #expect(found.count == 1 && found[0].contains(expected), "\(found)")
        }
    }
}
