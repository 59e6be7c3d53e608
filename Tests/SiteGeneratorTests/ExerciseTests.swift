import Testing

@testable import SiteGenerator

/// Exercises: what the build proves of them, and what it makes.
struct ExerciseTests {
    private func output(_ exercise: String) -> SiteOutput {
        let page = "---\ntitle: A\ndescription: B.\n---\n\n## Try it\n\n" + exercise
        let list = "---\ntitle: All\ndescription: B.\nkind: exercises\n---\n\nSolve them.\n"
        return SiteBuilder(renderer: .engine(version: "1")).build(
            TestSite.pages(["index.md": page, "list.md": list]))
    }

    private func problems(_ exercise: String) -> [String] { output(exercise).problems.map(\.message) }

    private func page(_ exercise: String, _ path: String = "index.html") throws -> String {
        try #require(output(exercise).files.first { $0.path == path }).bytes.text
    }

    private let start =
        "```swift preview widths=200\nColor.blue.frame(width: 60, height: 20).accessibilityIdentifier(\"bar\")\n```\n\n"
    private let promise = "```expect\n#bar size 80 x 20\n```\n\n"
    private let solution = "```solution\n- width: 60\n+ width: 80\n```\n"

    private func exercise(_ parts: String..., head: String = "level=hard title=\"Wider\"") -> String {
        "::: exercise \(head)\nMake it wider.\n\n" + parts.joined() + ":::\n"
    }

    @Test func marksOfItsTitle() throws {
        let list = try page(exercise(start, promise, solution, head: "title=\"It's wider\""), "list.html")
        #expect(list.contains("#its-wider\">It\u{2019}s wider</a>"))
    }

    @Test func isProven() {
        #expect(problems(exercise(start, promise, solution)) == [])
        #expect(problems(exercise(solution, promise, start)) == [])
    }

    @Test func solutionMustKeepPromises() {
        let wrong = "```solution\n- width: 60\n+ width: 70\n```\n"
        #expect(
            problems(exercise(start, promise, wrong)) == [
                "promise '#bar size 80 x 20' is not kept: at width 200 its size is 70 x 20"
            ])
    }

    @Test func wholeCodeIsASolution() {
        let whole =
            "```swift solution\nColor.blue.frame(width: 80, height: 20).accessibilityIdentifier(\"bar\")\n```\n"
        #expect(problems(exercise(start, promise, whole)) == [])
        #expect(
            problems(exercise(start, promise, "```swift solution\nColor.bleu\n```\n")).first?.contains("bleu")
                == true)
    }

    @Test func startMustNotKeepPromises() {
        let kept = "```expect\n#bar size 60 x 20\n```\n\n"
        let same = "```solution\n- .blue\n+ .red\n```\n"
        #expect(problems(exercise(start, kept, same)) == ["the start keeps every promise already"])
    }

    @Test func partsAreMissing() {
        #expect(problems(exercise(promise, solution)) == ["this exercise has no start"])
        #expect(problems(exercise(start, solution)) == ["this exercise has no promises"])
        #expect(problems(exercise(start, promise)) == ["this exercise has no solution"])
        #expect(problems(exercise(start, promise, solution, solution)) == ["an exercise has one solution"])
    }

    @Test func attributes() {
        #expect(
            problems(exercise(start, promise, solution, head: "level=tough title=\"W\"")) == [
                "'tough' isn't a level"
            ])
        #expect(
            problems(exercise(start, promise, solution, head: "minutes=many title=\"W\"")) == [
                "'many' isn't a number of minutes"
            ])
        #expect(
            problems(exercise(start, promise, "```solution\n- width: 60\n+ width: 80\n#bar absent\n```\n"))
                == ["a solution is made of lines '- text to find' and '+ text to put there'"])
    }

    @Test func isShown() throws {
        let html = try page(exercise(start, promise, "::: hint\nThink.\n:::\n\n", solution))
        #expect(html.contains("<section class=\"exercise\">\n<h3 id=\"wider\">"))
        #expect(html.contains("<details class=\"hint\"><summary>Hint</summary>"))
        #expect(html.contains("<details class=\"solution\"><summary>Solution</summary>"))
        #expect(html.contains("<div class=\"goals\">"))
        #expect(html.contains("\"goals\":[\"#bar size 80 x 20\"]"))
    }

    @Test func framesAreSaidOnce() throws {
        let html = try page(exercise(start, "```expect\n#bar frame 0 0 80 20\n```\n\n", solution))
        #expect(html.contains("<li><code>#bar</code> <span>wanted: x 0, y 0, 80 × 20</span></li>"))
        #expect(html.contains("\"goals\":[\"#bar frame 0 0 80 20\"]"))
    }

    @Test func isListed() throws {
        let html = try page(exercise(start, promise, solution), "list.html")
        #expect(
            html.contains("<a href=\"./#wider\">Wider</a> <span>hard · 12 min</span>")
                || html.contains("#wider\">Wider</a> <span>hard · 12 min</span>"))
    }
}
