import Testing

@testable import SiteGenerator

/// Edits that are there to break a promise, and what the page shows of it.
struct BrokenEditTests {
    private func build(_ edit: String) -> (html: String, problems: [Problem]) {
        let text = """
            ---
            title: T
            description: D.
            ---

            ```swift preview id=row widths=100
            Color.red.frame(height: 20)
            ```

            ```expect of=row
            width 100: size 100 x 20
            width 50: size 50 x 20
            ```

            \(edit)

            """
        let output = SiteBuilder(renderer: .engine(version: "1")).build(TestSite.pages(["index.md": text]))
        return (output.files.first { $0.path == "index.html" }?.bytes.text ?? "", output.problems)
    }

    /// The page has what a terminal gets when the edit is made in the snippet itself.
    @Test func messagesOfTheBuild() throws {
        let (html, problems) = build("```edit of=row breaks caption=\"C\"\n- height: 20\n+ height: 30\n```")
        #expect(problems.isEmpty)
        #expect(
            html.replacing("<wbr>", with: "").contains(
                "<del>Color.red.frame(height: 20)</del><ins>Color.red.frame(height: 30)</ins>"))
        #expect(html.contains("<figcaption>C</figcaption>"))
        // As in a listing of what a terminal printed: in its color, and lines too long for a phone hang.
        let whole = html.replacing("<wbr>", with: "")
        #expect(whole.contains("<span class=\"w w0\">Content/index.md:11:1: <i class=e>error</i>: promise"))
        let shown = html.replacing(try Regex("<[^>]*>"), with: "")
        for (line, width) in [(11, 100), (12, 50)] {
            let promise = "width \(width): size \(width) x 20"
            let message = "Content/index.md:\(line):1: error: promise '\(promise)' is not kept: "
            #expect(
                shown.contains(message)
                    && shown.contains("\n\(promise)\n^\(String(repeating: "~", count: promise.count - 1))\n"))
        }
    }

    @Test func promiseOfTheEditItself() {
        let (html, problems) = build(
            "```edit of=row breaks\n- height: 20\n+ height: 20.0\nwidth 10: size 10 x 5\n```")
        #expect(problems.isEmpty)
        #expect(
            html.contains("promise 'width 10: size 10 x 5' is not kept")
                && !html.contains("width 50: size 50 x 20' is not"))
    }

    @Test func nothingBroken() {
        let (_, problems) = build("```edit of=row breaks\n- height: 20\n+ height: 20.0\n```")
        #expect(problems.map(\.message) == ["this edit breaks no promise about 'row'"])
    }

    /// A mistake in the code is no broken promise.
    @Test func otherErrors() {
        let (html, problems) = build("```edit of=row breaks\n- height: 20\n+ hight: 20\n```")
        #expect(problems.count == 1 && problems[0].message.contains("hight"))
        #expect(!html.contains("<del>"))
    }
}
