import Syntax
import Testing

@Suite struct DiagnosticTests {
    @Test func locationsCountBytesAndUTF16() {
        let source = SourceText("a\n\tß𝄞x\r\nend")
        #expect(source.location(of: 0).line == 1)
        let x = source.location(of: 9)
        #expect((x.line, x.column, x.utf16Column) == (2, 8, 5))
        #expect(source.location(of: 12).line == 3)
        #expect(source.location(of: 99).line == 3)
        #expect(source.location(of: 99).column == 4)
    }

    @Test func caretsStandUnderTheirRange() {
        let source = SourceText("let a = 1\n\tText(\"é\").foo\n", name: "a.swift")
        let diagnostic = Diagnostic.error(
            "no such member", at: SourceRange(22, 25, in: 0), id: "x",
            notes: [Diagnostic.Note("did you mean 'font'?")],
            fixIt: Diagnostic.FixIt(replace: SourceRange(22, 25, in: 0), with: "font"))
        #expect(
            DiagnosticPrinter.print(diagnostic, in: source) == """
                a.swift:2:13: error: no such member
                \tText("é").foo
                \t          ^~~
                \t          font
                a.swift:2:13: note: did you mean 'font'?

                """)
    }

    @Test func aSnippetPrintsAsItsPage() {
        let page = SourceText(
            "# Title\n\n- item\n  ```swift preview\n  let a = 1\n  VStack {\n  ```\n", name: "Content/x.md")
        let first = 35
        let snippet = SourceText(
            bytes: Array("let a = 1\nVStack {\n".utf8), in: page, lineOffsets: [first + 2, first + 14])
        #expect(snippet.position(of: 10) == "Content/x.md:6:3")
        let parsed = parse(snippet)
        #expect(
            DiagnosticPrinter.print(parsed.diagnostics, in: snippet) == """
                Content/x.md:6:11: error: expected '}' at end of closure
                  VStack {
                          ^
                Content/x.md:6:10: note: to match this opening '{'
                  VStack {
                         ^

                """)
    }

    @Test func jsonCountsUTF16InTheSnippet() {
        let source = SourceText("é = \"", name: "a \"b\".swift")
        let diagnostic = Diagnostic.error(
            "unterminated string literal", at: SourceRange(5, 6, in: 0), id: "unterminated-string",
            fixIt: Diagnostic.FixIt(replace: SourceRange(6, 6, in: 0), with: "\""))
        #expect(
            DiagnosticJSON.print([diagnostic], in: source) == """
                [{"severity": "error", "id": "unterminated-string", "message": "unterminated string literal", \
                "file": "a \\"b\\".swift", "line": 1, "column": 6, "start": 4, "end": 5, "notes": [], \
                "fixIt": {"file": "a \\"b\\".swift", "line": 1, "column": 7, "start": 5, "end": 5, "text": "\\""}}]
                """)
    }

    @Test(
        arguments: [
            ("VStak", "VStack"), ("Hstack", "HStack"), ("foregroundColour", "foregroundColor"),
            ("fram", "frame"),
            ("opactiy", "opacity"), ("xyz", nil), ("f", nil), ("bodyy", "body"), ("cat", nil),
        ] as [(String, String?)])
    func spelling(_ word: String, _ expected: String?) {
        let names = [
            "VStack", "HStack", "ZStack", "foregroundColor", "frame", "opacity", "body", "bat", "car",
        ]
        #expect(Spelling.suggestion(for: Name(word), among: names.map { Name($0) })?.text == expected)
    }

    @Test func eachMistakeIsReportedOnce() {
        let source =
            "struct A: View {\n    var body: some View {\n        Text(\"a\"\n    }\n}\nlet x = \nlet y = 2\n"
        let messages = parse(SourceText(source)).diagnostics.map(\.message)
        #expect(messages == ["expected ')' in expression list", "expected initial value after '='"])
    }
}
