import Syntax
import Testing

@testable import SiteGenerator

/// Tables of one page with the same head have their columns at the same places.
struct AlikeTablesTests {
    private static func table(_ head: String, _ rows: [String]) -> String {
        let columns = head.split(separator: "|").count
        let line = String(repeating: "|---", count: columns) + "|"
        return ([head, line] + rows).joined(separator: "\n") + "\n\n"
    }

    private static let first = table("| Key | Type | Meaning |", ["| `a` | text | What it is. |"])
    private static let second = table(
        "| Key | Type | Meaning |", ["| `longer.than.that` | [text](#k) | What it is, told at length. |"])

    private func body(_ markdown: String) -> String {
        let source = SourceFile(path: "a.md", bytes: Bytes(markdown.utf8))
        return MarkdownRenderer.render(source, options: .page).html.text
    }

    @Test func shortColumnsAreAsWideInEach() {
        let html = body(Self.first + "Words.\n\n" + Self.second)
        #expect(html.components(of: "<div class=\"table alike\" tabindex=\"0\">") == 2)
        // The longest key has 16 letters, the longest type four.
        #expect(html.components(of: "<tr><th data-step=\"3\">Key<th data-step=\"1\">Type<th>Meaning") == 2)
    }

    @Test func proseTakesWhatIsLeft() {
        let prose = String(repeating: "word ", count: 9)
        let row = ["| a | \(prose) | b |"]
        let html = body(Self.table("| A | B | C |", row) + Self.table("| A | B | C |", row))
        #expect(html.components(of: "<th data-step=\"1\">A<th>B<th>C") == 2)
    }

    @Test func othersStayAsTheyAre() {
        let html = body(Self.first + Self.table("| Key | Kind |", ["| a | b |"]))
        #expect(!html.contains("alike") && !html.contains("data-step"))
        // So many columns have no room for more than their words.
        let wide = Self.table(
            "| A | B | C | D | E |", ["| \(String(repeating: "abcdefghij klm | ", count: 5))"])
        #expect(!body(wide + wide).contains("data-step"))
    }

    @Test func alignmentStays() {
        let table = "| A | B |\n|--:|---|\n| 1 | c |\n\n"
        #expect(body(table + table).components(of: "<th data-step=\"1\" class=\"right\">A<th>B") == 2)
    }
}

extension String {
    /// How often a text stands in this one.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
