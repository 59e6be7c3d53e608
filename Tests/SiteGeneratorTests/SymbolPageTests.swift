import Testing

@testable import SiteGenerator

/// What a page about a symbol says of its availability comes from the symbol's declaration.
struct SymbolPageTests {
    private func build(_ front: String) -> (html: String, problems: [String]) {
        var input = TestSite.pages(["page.md": "---\ntitle: T\ndescription: D\n\(front)\n---\n\nText\n"])
        input.theme =
            TestSite.items + [InputFile(path: "templates/page.mustache", bytes: Bytes("{{{chips}}}".utf8))]
        let output = SiteBuilder(renderer: .engine(version: "1")).build(input)
        let html =
            output.files.first { $0.path == "page.html" }.map { String(decoding: $0.bytes, as: UTF8.self) }
            ?? ""
        return (
            html, output.problems.map { "\($0.file!.position(of: $0.range!.lowerBound).line): \($0.message)" }
        )
    }

    @Test func chipsOfAPageThatSaysNothing() {
        let (html, problems) = build("symbol: ViewThatFits")
        #expect(problems == [])
        #expect(html.contains("iOS 16.0+") && html.contains("Mac Catalyst 16.0+"))
        #expect(
            html.contains("macOS 13.0+") && html.contains("watchOS 9.0+") && html.contains("visionOS 1.0+"))
    }

    @Test func contradiction() {
        #expect(build("symbol: ViewThatFits\navailability:\n  iOS: \"16.0+\"").problems == [])
        let (_, problems) = build("symbol: containerRelativeFrame\navailability:\n  iOS: \"16.0\"")
        #expect(problems == ["6: 'containerRelativeFrame' is there from iOS 17.0 on, not 16.0"])
    }

    @Test func symbolsOfOthers() {
        let (html, problems) = build("symbol: Grid\nmodule: Plotting\navailability:\n  iOS: \"18.0\"")
        #expect(problems == [])
        #expect(html.contains("iOS 18.0+") && !html.contains("macOS"))
    }
}
