import Testing

@testable import SiteGenerator

/// The menu of versions in the header.
struct VersionTests {
    private func build(_ settings: String) -> SiteOutput {
        var input = TestSite.pages(["index.md": "# T\n\n[A](part/a.md)\n", "part/a.md": "# A\n\nText.\n"])
        input.theme = Theme.files()
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        return SiteBuilder(renderer: nil).build(input)
    }

    private func problems(_ settings: String) -> [String] {
        build(settings).problems.filter { $0.file?.path == "Site/site.yml" }.map { problem in
            let place = problem.file!.position(of: problem.range!.lowerBound)
            return "\(place.line):\(place.column): "
                + ([problem.message] + problem.notes.map(\.message)).joined(separator: "; ")
        }
    }

    @Test func menu() throws {
        let output = build(
            "version: 2.0\nversions:\n  2.0: ../2.0\n  '1 & 2': /docs/1/\n  old: https://example.com/old\n")
        let page = try #require(output.files.first { $0.path == "part/a.html" }).bytes.text
        #expect(page.contains("<summary aria-label=\"Version 2.0\">2.0</summary>"))
        #expect(page.contains("<li><a href=\"../../2.0/\" aria-current=\"true\">2.0</a>"))
        #expect(
            page.contains(
                "<li><a href=\"/docs/1/\">1 &amp; 2</a><li><a href=\"https://example.com/old/\">old</a>"))
        let home = try #require(output.files.first { $0.path == "index.html" }).bytes.text
        #expect(home.contains("<li><a href=\"../2.0/\" aria-current=\"true\">2.0</a>"))
    }

    @Test func noMenuWithoutVersions() throws {
        let page = try #require(build("title: T\nversion: 2.0\n").files.first { $0.path == "index.html" })
            .bytes.text
        #expect(!page.contains("class=\"versions\""))
    }

    @Test func mistakes() {
        #expect(
            problems("versions: { 2.0: ../2.0/ }\n") == [
                "1:11: 'versions' needs 'version', the one of them that this site is about"
            ])
        #expect(
            problems("version: 2.1\nversions: { 2.0: ../2.0/, 1.0: ../1.0/ }\n") == [
                "1:10: 'version' is '2.1', expected 2.0, 1.0; did you mean '2.0'?"
            ])
        #expect(
            problems("version: 2.0\nversions: { 2.0: 2.0 }\n")
                == [
                    "2:18: '2.0' is no address of a version, such as https://example.com/2.0/, /docs/2.0/ or ../2.0/"
                ])
    }
}
