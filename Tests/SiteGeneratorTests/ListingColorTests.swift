import Testing

@testable import SiteGenerator

/// What of a listing has a color of its own.
struct ListingColorTests {
    private func colored(_ kind: CodeToken, in code: String, _ language: String) -> [String] {
        let bytes = Bytes(code.utf8)
        return CodeColors.runs(of: bytes, language: language).filter { $0.kind == kind }
            .map { Bytes(bytes[$0.range]).text }
    }

    /// A number in a name is no number.
    @Test func namesWithNumbers() {
        #expect(colored(.number, in: "tar -xJf galley-0.2-linux-x86_64.tar.xz", "sh").isEmpty)
        #expect(colored(.number, in: "- uses: owner/galley@v0.2", "yaml").isEmpty)
        #expect(colored(.number, in: "sleep 0.5; head 12", "sh") == ["0.5", "12"])
        #expect(colored(.number, in: "version: 0.2", "yaml") == ["0.2"])
        #expect(colored(.attribute, in: "site.url: a", "yaml") == ["site.url"])
    }

    /// What a terminal printed is told by its form, whatever a page calls it.
    @Test(arguments: ["", "text", "console", "txt"]) func printedProblems(language: String) {
        let printed = "rows.md:19:1: error: promise 'error: a' is not kept\nno error: here"
        #expect(colored(.error, in: printed, language) == ["error"])
    }
}
