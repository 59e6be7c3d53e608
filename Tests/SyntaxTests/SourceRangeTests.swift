import Syntax
import Testing

@Suite struct SourceRangeTests {
    @Test func oneWordHoldsAll() {
        let last = SourceRange.longestSource
        for (lower, upper, source) in [
            (0, 0, 0), (3, 9, 1), (last - 1, last, 0x7FFF), (5, 5, 0x8000 + 4_000),
        ] {
            let range = SourceRange(lower, upper, in: source)
            #expect((range.lower, range.upper, range.source) == (lower, upper, source))
        }
        #expect(MemoryLayout<SourceRange>.size == 8)
    }

    @Test func programsAndLibrariesHaveNumbersOfTheirOwn() {
        let program = SourceRange(0, 1, in: 7)
        let library = SourceRange(0, 1, in: SourceRange.firstLibrarySource)
        #expect(program.isInProgram && !program.isInLibrary)
        #expect(library.isInLibrary && !library.isInProgram)
        #expect(!SourceRange.none.isInLibrary && !SourceRange.none.isInProgram && SourceRange.none.isEmpty)
    }

    @Test func partsStayInTheirSource() {
        let range = SourceRange(10, 20, in: 3)
        #expect(range.start == SourceRange(10, 10, in: 3))
        #expect(range.end == SourceRange(20, 20, in: 3))
        #expect(range.prefix(2) == SourceRange(10, 12, in: 3))
        #expect(range.suffix(2) == SourceRange(18, 20, in: 3))
        #expect(SourceRange(0, 0, in: 3).suffix(1) == SourceRange(0, 0, in: 3))
        #expect(range.through(SourceRange(25, 30, in: 3)) == SourceRange(10, 30, in: 3))
        #expect(range.union(SourceRange(5, 7, in: 3)) == SourceRange(5, 20, in: 3))
        #expect(range.union(.none) == range && SourceRange.none.union(range) == range)
    }

    @Test func orderIsThatOfSourcesAndOfText() {
        let ordered = [
            .none, SourceRange(0, 0, in: 0), SourceRange(9, 10, in: 0), SourceRange(1, 2, in: 1),
            SourceRange(4, 5, in: 1),
        ]
        for (a, b) in zip(ordered, ordered.dropFirst()) {
            #expect(SourceRange.precedes(a, b) && !SourceRange.precedes(b, a))
        }
        #expect(!SourceRange.precedes(SourceRange(1, 2, in: 0), SourceRange(1, 9, in: 0)))
    }

    /// What has no room for its offsets is told, and not parsed in part.
    @Test func sourcesMayBeTooLong() {
        let source = SourceText(
            String(repeating: " ", count: SourceRange.longestSource) + "x.", name: "long.swift")
        #expect(parse(source).diagnostics.map(\.message) == ["source is longer than 16 MB"])
        #expect(parse(SourceText(String(repeating: " ", count: 100) + "x.")).hasErrors)
    }

    /// The tree, the diagnostics and their notes lie in the source that was parsed.
    @Test func parsedTextKnowsItsNumber() throws {
        let parsed = parse(SourceText("let a = (1 + \n\"x\" \"y\nf(g: 1, h { })"), number: 5)
        #expect(parsed.hasErrors)
        let ranges = parsed.diagnostics.flatMap { found in
            [found.range] + found.notes.compactMap(\.range) + [found.fixIt?.range].compactMap { $0 }
        }
        #expect(ranges.allSatisfy { $0.source == 5 })
        #expect(parsed.tree.statements.allSatisfy { $0.range.source == 5 })
        #expect(parsed.tokens.allSatisfy { parsed.range(of: $0).source == 5 })
    }

    /// A note may stand in another source than what it is about.
    @Test func notesPrintInTheirOwnSource() {
        let sources = Sources(
            [SourceText("func f() {}", name: "a.swift"), SourceText("\nf(1)", name: "b.swift")], main: 1)
        let note = Diagnostic.Note("'f' declared here", at: SourceRange(5, 6, in: 0))
        let library = Diagnostic.Note(
            "in the library", at: SourceRange(5, 6, in: SourceRange.firstLibrarySource))
        let found = Diagnostic.error("argument passed", at: SourceRange(3, 4, in: 1), notes: [note, library])
        #expect(
            DiagnosticPrinter.print([found, .error("nowhere", at: .none)], in: sources) == """
                b.swift:2:3: error: argument passed
                f(1)
                  ^
                a.swift:1:6: note: 'f' declared here
                func f() {}
                     ^
                b.swift:2:3: note: in the library
                b.swift:1:1: error: nowhere

                ^

                """)
        #expect(
            DiagnosticJSON.print([found], in: sources).contains(
                "\"message\": \"'f' declared here\", \"file\": \"a.swift\", \"line\": 1"))
    }
}
