import Testing

@testable import Previews

/// What code learns of the type of a view that the engine makes itself.
@Suite struct ViewKindTests {
    /// The pattern stacks that wrap tell a line break from other views by.
    private static let code = """
        struct NewLine: View { var body: some View { Text("new") } }
        func kind<V: View>(_ view: V) -> String {
            switch view {
            case is NewLine: "break"
            case is Text: "text"
            default: "other"
            }
        }
        Text("\\(kind(Text("a"))), \\(kind(NewLine())), \\(kind(Color.red))")
        """

    @Test func aClauseAsksForTheTypeItself() throws {
        #expect(try TestPreview.failures(Self.code, ["says \"text, break, other\""]) == [nil])
    }
}
