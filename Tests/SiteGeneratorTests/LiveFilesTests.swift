import Testing

@testable import SiteGenerator

/// The files that make figures live are published once, under a name of their content, where a page needs
/// them.
struct LiveFilesTests {
    private let square = PreviewRenderer(version: "test") { request in
        var result = PreviewResult()
        var picture = PreviewPicture(svg: "<svg></svg>", width: 100, height: 100, title: "", description: "")
        picture.isDark = true
        picture.typeSize = "xLarge"
        picture.marks.breakpoints = [90]
        result.pictures = [picture]
        return result
    }

    private func build(_ pages: [String: String], engine: String? = "engine", settings: String? = nil)
        -> SiteOutput
    {
        var input = TestSite.pages(pages)
        input.settings = settings.map { SourceFile(path: "Site/site.yml", bytes: Bytes($0.utf8)) }
        input.theme = Theme.files()
        input.theme.removeAll { $0.path.hasPrefix("live/engine") && !$0.path.hasSuffix(".js") }
        if let engine {
            input.theme.append(InputFile(path: "live/engine.wasm", bytes: Bytes(engine.utf8)))
            input.theme.append(InputFile(path: "live/engine-rest.wasm", bytes: Bytes("rest".utf8)))
            input.theme.append(
                InputFile(path: "live/engine.wasm.digest", bytes: Bytes("engine \(engine)".utf8)))
        }
        return SiteBuilder(renderer: square).build(input)
    }

    private func live(_ output: SiteOutput) -> [String] {
        output.files.map(\.path).filter { $0.contains("/live-") }.sorted()
    }

    private static let figure = "```swift preview id=a\nText(\"<a>\")\n```\n"

    @Test func onceForManyPages() {
        let output = build(["index.md": "# A\n\n" + Self.figure, "b.md": "# B\n\n" + Self.figure])
        #expect(live(output).filter { $0.contains("engine.wasm") }.count == 1)
        #expect(live(output).filter { $0.contains("engine-rest.wasm") }.count == 1)
        #expect(live(output).contains { $0.hasSuffix("/worker.js") })
        #expect(
            ["/library.txt", "/symbols.txt"].allSatisfy { name in live(output).contains { $0.hasSuffix(name) }
            })
    }

    @Test func scriptsHaveNoCommentsThatBeginALine() {
        let script =
            "// @ts-check\n/** What it\n * does. */\nlet a = \"//\"; // kept\n  /** @type {B} */ #b = 1;\n"
        #expect(
            ThemeAssets.withoutComments(Bytes(script.utf8))
                == Bytes("let a = \"//\"; // kept\n#b = 1;\n".utf8))
        let output = build(["index.md": "# A\n\n" + Self.figure])
        for file in output.files where file.path.contains("/live-") && file.path.hasSuffix(".js") {
            #expect(
                !file.bytes.text.contains("\n/**") && !file.bytes.text.contains("/** @"),
                "\(file.path) has comments")
            // Indentation is left out, so no text in backticks may run over the end of its line.
            for line in file.bytes.text.split(separator: "\n") {
                #expect(line.filter { $0 == "`" }.count % 2 == 0, "\(file.path): \(line)")
            }
        }
    }

    @Test func notForASiteWithoutFigures() {
        let output = build(["index.md": "# A\n\nWords.\n"])
        #expect(live(output).isEmpty)
        #expect(!output.files.contains { $0.path == "studio.html" })
    }

    @Test func withoutAnEngineAPageSaysThatItStandsStill() throws {
        let output = build(["index.md": "# A\n\n" + Self.figure, "b.md": "# B\n\nWords.\n"], engine: nil)
        #expect(live(output).isEmpty)
        #expect(!output.files.contains { $0.path == "studio.html" })
        func text(_ path: String) throws -> String {
            try #require(output.files.first { $0.path == path }).bytes.text
        }
        #expect(try text("index.html").contains("<p class=\"still\">The pictures of this page stand still"))
        #expect(try !text("index.html").contains("live.js"))
        #expect(try !text("b.html").contains("stand still"))
        #expect(
            !build(["index.md": "# A\n\n" + Self.figure]).files.contains {
                $0.bytes.text.contains("class=\"still\"")
            })
    }

    @Test func anotherEngineHasAnotherAddress() {
        let pages = ["index.md": "# A\n\n" + Self.figure]
        #expect(live(build(pages, engine: "one")) != live(build(pages, engine: "two")))
        #expect(live(build(pages, engine: "one")) == live(build(pages, engine: "one")))
    }

    /// A page lets its worker compile the engine where it has figures; a list of exercises has a script
    /// alone.
    @Test func onlyPagesWithFiguresAreAlive() throws {
        let list = "---\ntitle: All\nkind: exercises\n---\n\nSolve them.\n"
        let output = build(["index.md": "# A\n\n" + Self.figure, "b.md": "# B\n\nWords.\n", "list.md": list])
        func text(_ path: String) throws -> String {
            try #require(output.files.first { $0.path == path }).bytes.text
        }
        #expect(try text("index.html").contains("default-src 'self';"))
        #expect(try text("index.html").contains("/live.js\" data-engine=\"6\" defer>"))
        #expect(try !text("b.html").contains("live.js"))
        #expect(try text("index.html").contains("'wasm-unsafe-eval'"))
        #expect(try !text("b.html").contains("'wasm-unsafe-eval'"))
        #expect(try text("list.html").contains("/exercises.js\""))
        #expect(try !text("list.html").contains("'wasm-unsafe-eval'"))
        #expect(try !text("index.html").contains("unsafe-inline"))
    }

    @Test func aFigureCarriesItsRecipe() throws {
        let html = try #require(
            build(["index.md": "# A\n\n" + Self.figure]).files.first { $0.path == "index.html" }
        ).bytes.text
        #expect(html.contains("data-width=\"100\" data-scheme=\"dark\" data-type-size=\"xLarge\""))
        #expect(html.contains("\"breakpoints\":[90],\"height\":null,\"options\":{}}"))
        #expect(!html.contains("Text(\\\"<a>"))
    }

    /// What a fence leaves to its page and to the site holds in the page as well.
    @Test func aRecipeKnowsItsPageAndSite() throws {
        let settings = "previews: { platform: macOS, device: iPad mini, locale: de }\n"
        let output = build(
            [
                "index.md": "# A\n\n" + Self.figure,
                "b.md": "---\ntitle: B\ndevice: iPhone 15\n---\n\n" + Self.figure,
            ], settings: settings)
        func text(_ path: String) throws -> String {
            try #require(output.files.first { $0.path == path }).bytes.text
        }
        #expect(
            try text("index.html").contains(
                "\"options\":{\"device\":\"iPad mini\",\"platform\":\"macOS\",\"locale\":\"de\"}"))
        #expect(
            try text("b.html").contains(
                "\"options\":{\"device\":\"iPhone 15\",\"platform\":\"macOS\",\"locale\":\"de\"}"))
    }

    @Test func theStudioIsOnePage() {
        let output = build(["index.md": "# A\n\n" + Self.figure])
        #expect(output.files.filter { $0.path == "studio.html" }.count == 1)
        #expect(output.sources["index.html"] == "Content/index.md")
    }
}
