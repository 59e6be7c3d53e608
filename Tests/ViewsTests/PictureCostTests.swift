import Layout
import Testing

@testable import Views

/// What views may cost, all together.
@MainActor @Suite struct PictureCostTests {
    private func message(_ snippet: String) -> String? {
        let run = SnippetRun(snippet, library: MeasuredCases.library)
        _ = run.layout(ProposedViewSize(width: 100, height: 100))
        return run.messages.first.map { String($0.prefix { $0 != "\n" }) }
    }

    private static let tooMuch = "the picture has more than 25000 views, or fewer that cost more"

    /// What a view makes for itself counts, and so do words, drawings and the outlines of symbols.
    @Test(arguments: [
        "VStack { ForEach(0..<24_000, id: \\.self) { Text(\"\\($0)\") } }",
        "TabView { ForEach(0..<15_000, id: \\.self) { Text(\"\\($0)\") } }",
        "VStack { ForEach(0..<5_000, id: \\.self) { _ in Toggle(\"a\", isOn: .constant(true)) } }",
        "VStack { ForEach(0..<9_000, id: \\.self) { _ in Image(systemName: \"star\") } }",
        "VStack { ForEach(0..<5_000, id: \\.self) { _ in List { Text(\"a\") } } }",
        "VStack { ForEach(0..<12_000, id: \\.self) { _ in Circle().fill(.red.gradient) } }",
        "VStack { ForEach(0..<12_000, id: \\.self) { _ in Color.red.shadow(radius: 3) } }",
        "VStack { List(0..<10_000, id: \\.self) { Text(\"\\($0)\") }; ForEach(0..<7_000, id: \\.self) { _ in Color.red } }",
    ])
    func tooMany(snippet: String) { #expect(message(snippet) == Self.tooMuch) }

    /// Rows that are out of sight are no views, but a list has something around each.
    @Test func rows() {
        func list(_ count: Int) -> String {
            "List { Section { ForEach(0..<\(count), id: \\.self) { Text(\"\\($0)\") } } }"
        }
        #expect(message(list(10_000)) == nil)
        #expect(message(list(13_000)) == "the lists have more than 10000 rows")
        #expect(
            message("LazyVStack { \(list(7_000)).frame(height: 9); \(list(7_000)).frame(height: 9) }") != nil)
    }
}
