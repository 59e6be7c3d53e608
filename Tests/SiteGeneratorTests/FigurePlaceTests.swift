import Foundation
import Testing

@testable import SiteGenerator

/// Figures are written when all of their page is read, and go where their fences are.
struct FigurePlaceTests {
    /// Draws each code's first word; what says `nothing` has no picture.
    private final class Words: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var asked: [String] = []

        var renderer: PreviewRenderer {
            PreviewRenderer(version: "test") { [self] request in
                let word = String(decoding: request.code.bytes.prefix { $0 > 32 }, as: UTF8.self)
                lock.withLock { asked.append(word) }
                var result = PreviewResult()
                result.keptPromises = request.expectations.count
                guard word != "nothing" else {
                    let problem = Problem(.error, "cannot draw", file: request.page, range: 0..<0)
                    return result.failing(problem)
                }
                result.pictures = [
                    PreviewPicture(
                        svg: "<svg>\(word)</svg>", width: 10, height: 10, title: word, description: word)
                ]
                return result
            }
        }

        func build(_ files: [String: String]) -> SiteOutput {
            SiteBuilder(renderer: renderer).build(TestSite.pages(files))
        }
    }

    private func page(_ output: SiteOutput) throws -> String {
        let file = try #require(output.files.first { $0.path == "index.html" })
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func figuresAreWhereTheirFencesAre() throws {
        let words = Words()
        let text =
            "# T\n\nOne.\n\n```swift preview\nfirst\n```\n\n- Two.\n\n  ```swift preview\n  second\n  ```\n\n"
            + "::: include part.md\n\n> Four.\n>\n> ```swift preview\n> fourth\n> ```\n\nFive.\n"
        let output = words.build([
            "index.md": text,
            "part.md": "---\nlisted: false\n---\n\nThree.\n\n```swift preview\nthird\n```\n",
        ])
        let html = try page(output)
        let order = [
            "One.", "<svg>first", "Two.", "<svg>second", "Three.", "<svg>third", "Four.", "<svg>fourth",
            "Five.",
        ]
        var rest = html[...]
        for part in order {
            let found = try #require(rest.range(of: part), "\(part) is out of order")
            rest = rest[found.upperBound...]
        }
        #expect(!html.utf8.contains(0))
        #expect(words.asked.prefix(4) == ["first", "second", "third", "fourth"])
    }

    /// A promise may come after its preview, and hidden code is asked about and leaves no place.
    @Test func promisesBelowAndHiddenCode() throws {
        let words = Words()
        let text =
            "# T\n\nA.\n\n```swift preview id=a role=hidden\nhidden\n```\n\nB.\n\n```expect of=a\nsize 1 x 1\n```\n\n```swift preview role=hidden\nunasked\n```\n"
        let output = words.build(["index.md": text])
        #expect(output.problems.isEmpty, "\(output.problems)")
        #expect(words.asked == ["hidden"])
        let html = try page(output)
        #expect(html.contains("<p>A.</p>\n<p>B.</p>\n"))
    }

    /// What cannot be drawn and is not to be shown leaves no line behind.
    @Test func nothingIsLeftOfAQuietFigure() throws {
        let text = "# T\n\nA.\n\n```swift preview optional=quiet\nnothing\n```\n\nB.\n"
        let html = try page(Words().build(["index.md": text]))
        #expect(html.contains("<p>A.</p>\n<p>B.</p>\n"))
    }

    /// Zeros in a file that a page includes are no places of figures.
    @Test func zerosOfAFile() throws {
        let text = "# T\n\n```txt include=a.txt\n```\n\n```swift preview\nfirst\n```\n"
        let html = try page(Words().build(["index.md": text, "a.txt": "x\u{0}y\u{0}9\u{0}z\n"]))
        #expect(html.contains("x\u{0}y\u{0}9\u{0}z"))
        #expect(html.components(separatedBy: "<svg>first").count == 2)
    }
}
