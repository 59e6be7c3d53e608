import Testing

@testable import SiteGenerator

/// What a `grades` fence says is counted from the cases, each by its own grade.
struct GradesTests {
    private func html(_ page: String, cases: String) throws -> String {
        var input = TestSite.pages(["index.md": "---\ntitle: T\n---\n\n" + page])
        input.settings = SourceFile(path: "site.yml", bytes: Bytes("url: https://example.org\n".utf8))
        input.cases = [InputFile(path: "cases.json", bytes: Bytes(cases.utf8))]
        let output = SiteBuilder(renderer: .engine(version: "1")).build(input)
        #expect(output.problems.isEmpty)
        let file = try #require(output.files.first { $0.path == "index.html" })
        return String(decoding: file.bytes, as: UTF8.self)
    }

    private static let cases = """
        [{ "area": "stacks", "grade": "M", "provenance": "measured on iOS 26", "expect": { "size": [1, 2] } },
         { "area": "stacks", "grade": "T", "provenance": "compared with SwiftUI by test", "expect": [3, "inf", 5] },
         { "area": "stacks", "grade": "D", "provenance": "derived from a stated rule", "expect": [6] },
         { "area": "texts", "grade": "T", "provenance": "tested beside the real one", "expect": [7] }]
        """

    /// What was compared with SwiftUI, and no number of it written down, isn't measured.
    @Test func comparedIsCountedByItsOwnName() throws {
        let page = try html("```grades stacks\n```\n", cases: Self.cases)
        #expect(
            page.contains(
                "tests of this subject check 6 numbers in 3 cases: 2 measured, 3 compared and 1 derived."
            ),
            "\(page.split(separator: "\n").filter { $0.contains("grades") })")
    }

    @Test func tableHasAColumnForIt() throws {
        let page = try html("```grades\n```\n", cases: Self.cases)
        #expect(page.contains("<th>measured</th><th>compared</th><th>documented</th>"))
        #expect(
            page.contains("<td>texts</td><td>1</td><td></td><td>1</td><td></td><td></td><td></td><td></td>"))
    }

    /// The first word of a provenance decides before the letter beside it.
    @Test(arguments: [
        ("M", "documented: a tab bar takes 49 points", "documented"), ("D", "measured (iOS 26)", "measured"),
        ("M", "derived from a stated rule", "derived"), ("A", "asserted by an author", "estimated"),
        ("R", "stated rule", "derived"), ("D", "Apple documentation", "documented"),
    ])
    func provenanceDecides(letter: String, provenance: String, word: String) throws {
        let grades = CaseGrades([
            InputFile(
                path: "cases.json",
                bytes: Bytes(
                    "[{ \"area\": \"a\", \"grade\": \"\(letter)\", \"provenance\": \"\(provenance)\", \"expect\": 1 }]"
                        .utf8))
        ])
        let grade = try #require(CaseGrades.Grade.allCases.first { $0.word == word })
        #expect(grades.total(of: []).numbers[grade.rawValue] == 1)
    }
}
