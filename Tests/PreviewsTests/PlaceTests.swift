import Foundation
import Syntax
import Testing

@testable import Previews

/// Everything that is said of a snippet lies in the source that it is about.
@Suite struct PlaceTests {
    private static let item = "func item(_ i: Int) -> Int {\n    let a = [1, 2]\n    return a[i]\n}"
    private static let long = "let longer = \"so that offsets differ from those of other sources\"\n"

    /// What the sources of a snippet have at the places of its diagnostics, with the number of each.
    private func places(_ code: String, uses: [String] = [], show: String? = nil) -> [String] {
        let snippet = Snippet(
            SourceText(code), uses: uses.map { SourceText($0) }, show: show.map { SourceText($0) })
        let compilation = PreviewEngine().compile(snippet)
        return compilation.figure(FigureRequest()).diagnostics.map { found in
            "\(found.range.source): \(compilation.sources[found.range]?.text(in: found.range) ?? "nowhere")"
        }
    }

    @Test func traps() {
        #expect(places(Self.long + "Text(\"\\(item(7))\")", uses: [Self.item]) == ["0: a[i]"])
        let middle = "func twice(_ i: Int) -> Int { item(i) * 2 }"
        #expect(places(Self.long + "Text(\"\\(twice(7))\")", uses: [Self.item, middle]) == ["0: a[i]"])
        #expect(places(Self.long, uses: [Self.item], show: "Text(String(item(7)))") == ["0: a[i]"])
        #expect(places(Self.long, uses: [Self.item], show: "Text(String([1][3]))") == ["2: [1][3]"])
        #expect(places("Text(String([1][3]))", uses: [Self.item]) == ["1: [1][3]"])
    }

    @Test func trapsInBodiesInitialValuesAndDefaults() {
        let view = "struct Own: View { var body: some View { Text(String([1][3])) } }"
        #expect(places(Self.long + "VStack { Own() }", uses: [Self.item, view]) == ["1: [1][3]"])
        let state = "struct Own: View { @State var n = [1][3]; var body: some View { Text(\"\\(n)\") } }"
        #expect(places(Self.long + "Own()", uses: [state]) == ["0: [1][3]"])
        let global = "let g = [1][3]\nfunc f(_ a: Int = [2][4]) -> Int { a }"
        #expect(places(Self.long + "Text(\"\\(g)\")", uses: [global]) == ["0: [1][3]"])
        #expect(
            places(Self.long + "Text(\"\\(f())\")", uses: [global.replacing("[1][3]", with: "1")]) == [
                "0: [2][4]"
            ])
    }

    /// The mistake of a library's own Swift is the mistake of whoever called it.
    @Test func trapsInTheLibrary() {
        let slice = "func last(_ a: [Int]) -> Int { let part = a[1...]\n return part[9] }"
        #expect(places(Self.long + "Text(\"\\(last([1, 2]))\")", uses: [slice]) == ["0: part[9]"])
        #expect(places(Self.long + "Text(\"\\([1, 2][1...][9])\")", uses: [slice]) == ["1: [1, 2][1...][9]"])
        #expect(
            places(Self.long + "Text(\"\\([[1, 2][1...]].map { $0[9] }[0])\")", uses: [slice]) == ["1: $0[9]"]
        )
    }

    @Test func budgets() {
        let endless = "func endless() -> Int { var i = 0; while true { i += 1 }; return i }"
        let found = places(Self.long + "Text(\"\\(endless())\")", uses: [endless])
        #expect(found.count == 1 && found[0].hasPrefix("0: ") && found[0].count < 12, "\(found)")
    }

    @Test func warningsOfRows() {
        let rows =
            "struct Rows: View { var body: some View { ForEach([1, 1], id: \\.self) { Text(\"\\($0)\") } } }"
        let found = places(Self.long + "Rows()", uses: [Self.item, rows])
        #expect(found.count == 1 && found[0].hasPrefix("1: ForEach("), "\(found)")
    }

    @Test func errorsAndNotesOfTheChecker() {
        let snippet = Snippet(
            SourceText(Self.long + "Text(\"\\(item(at: 7))\")"), uses: [SourceText(Self.item)])
        let compilation = PreviewEngine().compile(snippet)
        #expect(compilation.diagnostics.map(\.range.source) == [1])
        #expect(places("Text(\"a\")", uses: [Self.item, "let a = unknown"]) == ["1: unknown"])
        #expect(places("Text(\"a\"", uses: [Self.item]).map { $0.prefix(2) } == ["1:"])
        #expect(places("Text(\"a\")", uses: [Self.item], show: "Unknown()") == ["2: Unknown"])
    }

    @Test func lints() {
        var request = FigureRequest()
        request.allowedLints = []
        request.minimumVersion = SystemVersion(15)
        let alone = "struct Alone: View { var body: some View { ViewThatFits { Text(\"One\") } } }"
        let both = "struct Both: View { var body: some View { Alone() } }"
        let snippet = Snippet(
            SourceText("// ViewThatFits { Text(\"in a comment\") } }\nBoth()"),
            uses: [Self.item, alone, both].map { SourceText($0) })
        let compilation = PreviewEngine().compile(snippet)
        let found = compilation.figure(request).diagnostics
        #expect(found.map { "\($0.id) \($0.range.source)" } == ["single-candidate 1", "newer-api 1"])
        #expect(
            found.allSatisfy { compilation.sources[$0.range]!.text(in: $0.range).hasPrefix("ViewThatFits") })
    }

    // MARK: Answers to the page

    private func answer(_ command: String, _ code: String, uses: String) -> String {
        let request =
            "command \(command)\nwidth 300\nparts views\nuses \(uses.utf8.count)\n\(uses)\nsource \(code.utf8.count)\n\(code)\n"
        return String(decoding: PlaygroundHost().answer(Array(request.utf8)), as: UTF8.self)
    }

    @Test func answersNameTheSource() {
        let trap = answer("picture", Self.long + "Text(\"\\(item(7))\")", uses: Self.item)
        #expect(
            trap.contains(
                "\"message\": \"index out of range\", \"file\": \"uses\", \"line\": 3, \"column\": 12"),
            "\(trap)")
        let view = "struct Own: View { var body: some View { Text(\"own\").padding() } }"
        let views = answer("picture", "VStack { Own() }", uses: view)
        #expect(
            views.contains("\"from\":0,\"to\":16") || views.contains("\"from\": 0, \"to\": 16"), "\(views)")
        #expect(!views.contains("\"from\": 41") && !views.contains("\"from\":41"), "\(views)")
        let frames = answer("inspect", "VStack { Own() }", uses: view)
        #expect(frames.contains("\"file\": \"uses\""), "\(frames)")
    }
}
