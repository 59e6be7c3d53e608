import Foundation
import Testing

@testable import SiteGenerator

/// A catalogue as DocC reads it: `Tests/Packages/Tide/Sources/Tide/Tide.docc`.
struct DocCTests {
    private static let folder = "\(ReferenceTests.sources)/Tide.docc"

    private static func input(_ pages: [String: String] = [:], settings: String = "") -> SiteInput {
        var input = ReferenceTests.input(pages, settings: settings)
        let names = [
            "Reading-Tables.md", "Safety.md", "Gauge.md", "First.tutorial", "Lessons.tutorial",
            "Resources/pier.svg", "Resources/pier~dark.svg",
            "Resources/harbour-1.swift", "Resources/harbour-2.swift",
        ]
        input.modules[0].catalogue = names.map { name in
            InputFile(
                path: "Tide.docc/\(name)", bytes: ReferenceTests.file("\(folder)/\(name)"),
                shownPath: "\(folder)/\(name)")
        }
        let text = input.settings!.bytes.text.replacing("reference: [../Graphs]", with: "reference: [Tide]")
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(text.utf8))
        input.graphs = []
        return input
    }

    private static func build(_ pages: [String: String] = [:], settings: String = "") -> SiteOutput {
        SiteBuilder(renderer: .engine(version: "1")).build(input(pages, settings: settings))
    }

    private func text(_ path: String, _ output: SiteOutput) throws -> String {
        try #require(output.files.first { $0.path == path }, "\(path)").bytes.text
    }

    private func written(_ text: String, takesAll: Bool = true) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            CommentLine(String($0))
        }
        return DirectiveWriter.converted(lines, takesAll: takesAll).lines.map(\.text).filter { !$0.isEmpty }
    }

    // MARK: A site

    @Test func whatCannotBeHadIsToldOnce() {
        #expect(
            ReferenceTests.told(Self.build()) == [
                "First.tutorial:33:17: there is no file 'harbour-3.swift' in the catalogue | put it into the catalogue's Resources",
                "Reading-Tables.md:50:1: pages have no videos | link to it: [The flood](flood.mp4)",
                "Reading-Tables.md:52:1: unknown directive '@Carousel'",
            ])
    }

    /// DocC would publish both: neither stops a build.
    @Test func mistakesInComments() {
        var input = Self.input(["index.md": "# Tide\n\nA `Pier` is written ` ``Pier`` `, and not ``Peir``."])
        input.modules[0].files.append(
            InputFile(
                path: "Pier.swift",
                bytes: Bytes("/// A pier.\n///\n/// ![](pier)\npublic struct Pier {}\n".utf8)))
        let output = SiteBuilder(renderer: .engine(version: "1")).build(input)
        #expect(output.errorCount == 0)
        let told = ReferenceTests.told(output)
        #expect(told.contains { $0.hasPrefix("Pier.swift:3:9: image has no alternative text") }, "\(told)")
        #expect(told.filter { $0.contains("no page for symbol") }.count == 1, "\(told)")
    }

    @Test func article() throws {
        let output = Self.build()
        let page = try text("documentation/tide/reading-tables/index.html", output)
        #expect(
            page.contains("Reading tide tables</h1>")
                && page.contains("What a table says, and what it DayTable leaves out."))
        #expect(page.contains("Guide") && page.contains("href=\"https://example.com/tables.pdf\""))
        #expect(!page.contains("Nobody reads this") && !page.contains("AutomaticSeeAlso"))
        #expect(
            page.contains("<div class=\"columns\">\n<div>\n<p>Heights are told")
                && page.contains("if</i> gauge.mean"))
        #expect(page.contains("../../../Tide.docc/Resources/pier.svg") && page.contains("pier~dark.svg"))
        #expect(
            page.contains("<figcaption>The pier of ‘Harbour’</figcaption>")
                || page.contains("<figcaption>The pier of 'Harbour'</figcaption>"))
        #expect(page.contains(">Spring</label>") && page.contains("The sun hinders."))
        #expect(page.contains("Experiment") && page.contains("where @State ends"))
        #expect(page.contains("href=\"#heights\"") && page.contains("href=\"../safety/index.html\""))
        #expect(page.contains("is code here"))
        #expect(output.files.contains { $0.path == "tables.html" || $0.path == "tables/index.html" })
    }

    @Test func linksByName() throws {
        let page = try text("documentation/tide/safety/index.html", Self.build())
        #expect(
            page.contains("href=\"../reading-tables/index.html\"")
                && page.contains("href=\"../reading-tables/index.html#heights\""))
    }

    @Test func textOfASymbol() throws {
        let output = Self.build()
        let page = try text("documentation/tide/gauge/index.html", output)
        #expect(
            page.contains("Tide Gauge</h1>") && page.contains("Gauges are read at noon.")
                && page.contains("Ask the harbour instead."))
        #expect(page.contains("Before you begin") && page.contains("href=\"../safety/index.html\""))
        #expect(
            try text("documentation/tide/index.html", output).contains("href=\"reading-tables/index.html\""))
    }

    @Test func whatIsOfDocCIsNotPublished() {
        let output = Self.build()
        #expect(
            !output.files.contains {
                $0.path.hasSuffix(".tutorial") || $0.path.hasSuffix("Safety.md")
                    || $0.path.hasSuffix(".swift")
            })
    }

    // MARK: Tutorials

    @Test func tutorialIsALesson() throws {
        let output = Self.build()
        let page = try text("tutorials/tide/first/index.html", output)
        #expect(
            page.contains("First steps</h1>") && page.contains("Read your first gauge.")
                && page.contains("5 min"))
        #expect(
            page.contains("href=\"../../../documentation/tide/gauge/index.html\"")
                && page.contains("id=\"make-a-gauge\""))
        #expect(
            page.contains("<div class=\"steps\">") && page.contains("Between the steps.")
                && page.contains("Any name will do."))
        #expect(page.contains("Harbour.swift") && page.contains("The same pier"))
    }

    /// Of a state of the code, the lines that the one before did not have are marked.
    @Test func statesOfCode() throws {
        let twin = try text("tutorials/tide/first/index.md", Self.build())
        #expect(
            twin.contains(
                "1. Make a file.\n\n   > Tip: Any name will do.\n\n   ```swift title=\"Harbour.swift\"\n   import Tide\n\n   let gauge"
            ))
        #expect(twin.contains("1.\n   ```swift title=\"Harbour.swift\" add=\"3,5\"\n"))
    }

    @Test func questionsUnfold() throws {
        let page = try text("tutorials/tide/first/index.html", Self.build())
        #expect(
            page.contains("<h2 id=\"questions\">")
                && page.contains("<summary>The <code>height</code> of water</summary>"))
        #expect(
            page.contains("<strong>Correct</strong>") && page.contains("Yes!")
                && page.contains("<strong>Not correct</strong>"))
    }

    @Test func tableOfContents() throws {
        let output = Self.build(["a.md": "# A\n\n<doc:First#Make-a-gauge> and <doc:/tutorials/Lessons>.\n"])
        let page = try text("tutorials/lessons/index.html", output)
        #expect(
            page.contains("Learn the tides</h1>") && page.contains("Tides")
                && page.contains("href=\"../tide/first/index.html\""))
        #expect(page.contains("id=\"at-the-pier\"") && page.contains("https://example.com/forum"))
        let other = try text("a.html", output)
        #expect(
            other.contains("tutorials/tide/first/index.html#make-a-gauge")
                && other.contains("tutorials/lessons/index.html"))
        #expect(try text("tutorials/tide/index.html", output).contains("Tide</h1>"))
    }

    @Test func fencesAreLongerThanTheirCode() {
        let file = InputFile(path: "A.docc/a.md.txt", bytes: Bytes("````\nx\n````\n".utf8))
        var code = TutorialCode([file])
        let directive = Directive(
            name: "Code", arguments: [("name", "a \"b\""), ("file", "a.md.txt")], line: CommentLine(""))
        #expect(
            code.listing(directive)?.map(\.text) == [
                "`````txt title=\"a 'b'\"", "````", "x", "````", "`````",
            ])
    }

    // MARK: Directives

    @Test func bodiesKeepTheirFences() {
        #expect(
            written("@Row {\n    @Column {\n        ```\n        }\n        ```\n    }\n}\nend")
                == ["::: columns", "::: column", "```", "}", "```", ":::", ":::", "end"])
    }

    @Test func anchorsKeepTheirCapitals() {
        let page = [
            "Kit.docc/one.md": "# One\n\n[down](#First-Part) <doc:#First-Part>\n\n## First Part\n\nText.\n"
        ]
        #expect(
            SiteBuilder(renderer: nil).build(
                TestSite.pages(page.merging(["index.md": "# A\n\nText.\n"]) { $1 })
            ).problems.isEmpty)
    }

    @Test func argumentsOnSeveralLines() {
        #expect(
            written("@Image(source: \"a(1).png\",\n       alt: \"An \\\"A\\\", bare\")") == [
                "![An \"A\", bare](<a(1).png>)"
            ])
    }

    @Test func wordsThatBeginWithASign() {
        let text = "@State keeps it.\n@MainActor\n@Image me\n@Row {"
        #expect(written(text, takesAll: false).prefix(3) == ["@State keeps it.", "@MainActor", "@Image me"])
        #expect(written("@Image(source: open") == ["@Image(source: open"])
    }

    // MARK: Other sites

    @Test func symbolsElsewhere() throws {
        let page = [
            "a.md": "# A\n\n``SwiftUI/View/frame(width:height:alignment:)``, ``Sea/Wave``, ``Sea/Wafe``\n"
        ]
        var input = Self.input(
            page,
            settings:
                "symbol-links:\n  SwiftUI: https://developer.apple.com/documentation/swiftui\n  Sea: https://sea.example/\n"
        )
        input.site.append(
            InputFile(path: "symbols/Sea.txt", bytes: Bytes("# 1\nSea/Wave\tdocs/wave/\n".utf8)))
        let output = SiteBuilder(renderer: nil).build(input)
        let html = try text("a.html", output)
        #expect(
            html.contains(
                "href=\"https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)/\""
            ))
        #expect(
            html.contains("href=\"https://sea.example/docs/wave/\"") && html.contains("<code>Wave</code>"))
        #expect(
            ReferenceTests.told(output).contains {
                $0.contains(
                    "'https://sea.example/' has no page for symbol 'Sea/Wafe' | did you mean 'Sea/Wave'?")
            })
        let list = SymbolList(Bytes(try text("symbols.txt", output).utf8))
        #expect(
            list.addresses["Tide/Gauge"] == "documentation/tide/gauge/"
                && list.addresses["Tide"] == "documentation/tide/")
    }

    @Test func addressesOfOtherSites() {
        let (_, problems) = Settings.read(
            SourceFile(path: "site.yml", bytes: Bytes("symbol-links:\n  Sea: ../sea\n".utf8)))
        #expect(
            problems.map(\.message) == [
                "'../sea' is no address of a site, such as https://example.com/documentation/sea/"
            ])
    }
}
