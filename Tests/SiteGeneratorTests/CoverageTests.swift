import Testing

@testable import SiteGenerator

/// The lists of a `coverage` fence come from the engine's rows.
struct CoverageTests {
    private func build(_ page: String) -> SiteOutput {
        var input = TestSite.pages(["index.md": "---\ntitle: T\n---\n\n" + page])
        input.settings = SourceFile(path: "site.yml", bytes: Bytes("url: https://example.org\n".utf8))
        return SiteBuilder(renderer: .engine(version: "1")).build(input)
    }

    @Test func listsNames() throws {
        let output = build("```coverage modifiers\n```\n\n```coverage names\n```\n")
        #expect(output.problems.isEmpty)
        let page = try #require(output.files.first { $0.path == "index.html" })
        let html = String(decoding: page.bytes, as: UTF8.self)
        #expect(html.contains("<li>padding<li>"))
        #expect(html.contains("drawn</summary>"))
        #expect(html.contains("known by name</summary>"))
    }

    @Test func wrongPart() {
        let output = build("```coverage modifers\n```\n")
        #expect(output.problems.map(\.message) == ["no coverage of 'modifers'"])
        #expect(output.problems.first?.notes.map(\.message) == ["did you mean 'modifiers'?"])
    }
}
