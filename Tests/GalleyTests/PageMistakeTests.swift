import Testing

/// Mistakes that authors make, as the program tells them: each at its own place.
struct PageMistakeTests {
    private static let head = "---\ntitle: A\ndescription: d\n---\n\n"
    private static let snippet =
        "```swift preview id=p widths=200\nHStack {\n    Text(\"Hi\")\n    Text(\"Ho\")\n}\n```\n\n"

    private func errors(_ body: String) throws -> String {
        let place = try Workplace(["Content/index.md": Self.head + Self.snippet + body])
        let check = try place.run("check")
        #expect(check.status == 1)
        return check.errors
    }

    @Test(arguments: [
        (
            "```edit of=p\n- \"Hi\"\n+ \"Hello\" +\n```\n",
            "Content/index.md:8:14: error: expected expression after operator\n"
        ),
        (
            "```edit of=p\n- \"Hi\"\n+ nothing\n- \"Ho\"\n+ Text(nobody)\n```\n",
            "Content/index.md:15:3: error: cannot find 'nothing' in scope\n+ nothing\n  ^~~~~~~\n"
        ),
        (
            "```edit of=p\n- Hi\n+ nothing\nwidth 200: size 1 x 1\n```\n",
            "Content/index.md:16:1: error: promise 'width 200: size 1 x 1' is not kept"
        ),
        (
            "```edit of=p\n+ Hello\n- Hi\n```\n",
            "Content/index.md:14:1: error: a line '+' follows the line '-' whose text it replaces\n+ Hello\n"
        ),
        (
            "```edit of=p widths=\"20px\"\n- Hi\n+ Hello\n```\n",
            "Content/index.md:13:22: error: '20px' in 'widths' is not a number of points"
        ),
        (
            "```swift preview widths=200 explain=HStak\nHStack { Text(\"a\"); Text(\"b\") }\n```\n",
            "Content/index.md:13:37: error: there is nothing to explain about 'HStak' here\n"
        ),
        (
            "```swift preview widths=200 explain=HStak\nHStack { Text(\"a\"); Text(\"b\") }\n```\n",
            "Content/index.md:13:37: note: did you mean 'HStack'?\n"
        ),
        (
            "```swift preview id=set role=hidden\nColor.red.frame(width: 8, height: 8)\n```\n\n```expect of=set\nwidth 200: size 1 x 1\n```\n",
            "Content/index.md:18:1: error: promise 'width 200: size 1 x 1' is not kept: its size is 8 x 8"
        ),
        (
            "```swift preview widths=200 explain=ViewThatFits\nText(\"a\")\n```\n",
            "Content/index.md:13:37: error: there is nothing to explain about 'ViewThatFits' here\n"
        ),
    ])
    func places(body: String, message: String) throws {
        let errors = try errors(body)
        #expect(errors.contains(message), "\(errors)")
    }

    /// All are shown, and how many there are of each kind.
    @Test func manyMistakes() throws {
        let links = (0..<250).map { "[a](gone-\($0).md)\n\n" }.joined()
        let errors = try errors(links + "```swfit\n```\n")
        #expect(errors.matches(of: /error: no page 'gone-/).count == 250)
        #expect(
            errors.contains("galley: 251 problems, by kind:\n  250  link\n    1  codeLanguage\n"),
            "\(errors.suffix(200))")
    }

    /// What an edit breaks elsewhere is shown there, with the edit.
    @Test func brokenElsewhere() throws {
        let place = try Workplace([
            "Content/index.md": Self.head
                + "```swift preview id=p widths=200\nlet word = \"Hi\"\nText(word)\n```\n\n```edit of=p\n- word =\n+ name =\n```\n"
        ])
        let errors = try place.run("check").errors
        #expect(
            errors.contains(
                "Content/index.md:8:6: error: cannot find 'word' in scope\nText(word)\n     ^~~~\n"),
            "\(errors)")
        #expect(
            errors.contains("Content/index.md:11:1: note: so it is after this edit\n```edit of=p\n"),
            "\(errors)")
    }
}
