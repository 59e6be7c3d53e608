import Testing

@testable import SiteGenerator

/// How the lines of comments are read.
struct CommentTextTests {
    @Test(arguments: [
        ("- item", true), ("* item", true), ("-item", false), ("-", false), ("  + item", true),
        ("1. item", true), ("12) item", true), ("1.5 points", false), ("2 points", false), ("> words", true),
        ("# Title", true), ("::: note", true), (":: note", false), ("| a |", true), ("<p>", true),
        ("<doc:Page> says", false), ("<https://swift.org>", false), ("<http://a.b>", false), ("< 3", false),
        ("```", true), ("    code", true), ("words", false), ("", false), ("*emphasis*", false),
    ])
    func blocks(_ line: String, _ isBlock: Bool) { #expect(CommentLine(line).startsBlock == isBlock) }

    private func comment(_ text: String) -> SymbolComment {
        SymbolComment(
            text.split(separator: "\n", omittingEmptySubsequences: false).map { CommentLine(String($0)) })
    }

    @Test func tags() {
        let read = comment(
            """
            Adds.

            - Parameter x: The first.
            - parameter `y` : The second.
            - Parameters:
              - a: One
              - `b b`: Two
              goes on.
            - Returns: A sum.
            - throws:   Nothing.
            - Note: Well.
            - Noted: this is an item.
            > Complexity: O(1)
            """)
        #expect(read.parameters.map(\.name) == ["x", "y", "a", "b b"])
        #expect(
            read.parameters.map { $0.meaning.map(\.text) } == [
                ["The first."], ["The second."], ["One"], ["Two", "goes on."],
            ])
        #expect(read.returns.map(\.text) == ["A sum."] && read.errors.map(\.text) == ["Nothing."])
        let rest = read.discussion.map(\.text)
        #expect(rest.contains("> [!NOTE]") && rest.contains("- Noted: this is an item."))
        #expect(rest.suffix(2) == ["> [!NOTE] Complexity", "> O(1)"])
    }

    /// Names stand at their own place in the file.
    @Test func places() {
        let file = SourceFile(path: "a.swift", bytes: Bytes("- Parameter  `é`: ü".utf8))
        let line = CommentLine("- Parameter  `é`: ü", at: .init(file: file, offset: 0))
        var reader = CommentReader([line])
        guard case .tag("parameter", let name, let lines)? = reader.next() else {
            Issue.record("no parameter")
            return
        }
        #expect(name.text == "é" && name.place?.offset == 14)
        #expect(lines.map(\.text) == ["ü"] && lines.first?.place?.offset == 19)
    }

    @Test(arguments: [
        ("Draws a ``Card/init(title:)-3fk2x``.", "Draws a init(title:)."),
        ("See [the ``Card``](https://a.b/c) and <doc:Cards>.", "See the Card and Cards."),
        ("A `code` of **weight**, a*b", "A code of weight, a*b"),
        ("[a](b", "[a](b"), ("[a] (b)", "[a] (b)"), ("``a` b", "a b"), ("<doc:a", "<doc:a"),
        ("[[a](b)", "[a"), ("x < y ``A`` [", "x < y A ["), ("``` ``A`` ```", " A "), ("", ""),
    ])
    func plainWords(_ text: String, _ expected: String) {
        #expect(SymbolWords.plain([CommentLine(text)]) == expected)
    }

    @Test func markedWords() {
        let lines = [CommentLine("Draws a ``Card/title``, see"), CommentLine("  [``Card``](a).")]
        #expect(SymbolWords.marked(lines) == "Draws a `title`, see `Card`.")
    }

    /// Signs that nothing closes are looked for once.
    @Test func hostileSigns() {
        let clock = ContinuousClock()
        let length = 50_000
        let time = clock.measure {
            for sign in ["[", "[](", "<doc:", "``", "[]"] {
                _ = SymbolWords.plain([CommentLine(String(repeating: sign, count: length))])
            }
        }
        #expect(time < .seconds(20))
    }
}
