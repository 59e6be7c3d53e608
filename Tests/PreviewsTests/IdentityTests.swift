import Testing

@testable import Previews

/// What keeps a view the same view from one evaluation to the next.
@Suite struct IdentityTests {
    private let rows = """
        struct Row: View {
            let number: Int
            @State private var isMarked = false
            var body: some View { Button("No. \\(number)" + (isMarked ? " marked" : "")) { isMarked = true } }
        }

        struct Rows: View {
            @State private var numbers = Array(0..<COUNT)
            var body: some View {
                VStack {
                    Button("Turn") { numbers.reverse() }
                    Button("Shorten") { numbers.removeLast() }
                    Text("first \\(numbers[0]) of \\(numbers.count)")
                    ForEach(numbers, id: \\.self) { Row(number: $0) }
                }
            }
        }
        """

    /// Documented: state belongs to the element's id, wherever the element goes. Few places and many are
    /// searched in different ways.
    @Test(arguments: [4, 30]) func stateMovesWithTheElement(_ count: Int) throws {
        let code = rows.replacing("COUNT", with: "\(count)")
        let failures = try TestPreview.failures(
            code,
            [
                "after 1: says \"No. 2 marked\"", "after 2: says \"first \(count - 1) of\"",
                "after 2: says \"No. 2 marked\"",
                "after 3: says \"of \(count - 1)\"", "after 3: says \"No. 2 marked\"",
                "after 4: says \"No. 1 marked\"",
            ],
            steps: ["tap No. 2", "tap Turn", "tap Shorten", "tap No. 1"])
        #expect(failures == [nil, nil, nil, nil, nil, nil])
    }

    /// SwiftUI logs that an id occurs several times and leaves open what comes of it.
    @Test func oneIDForSeveralElements() {
        func warnings(_ list: String) -> [String] {
            TestPreview.figure("VStack { ForEach(\(list), id: \\.self) { Text(\"\\($0)\") } }").diagnostics
                .map(\.message)
        }
        #expect(warnings("[1, 2, 1]").first?.hasPrefix("several elements have the id 1:") == true)
        #expect(warnings("[1, 2, 3]").isEmpty)
    }

    /// State at top level belongs to the view that is shown there, with what is made of it.
    @Test(arguments: [
        "@State private var count = 1\nButton(\"Tap \\(count)\") { count += 1 }",
        "@State var count = 1\nlet doubled = count * 2\nfunc add() { count += 1 }\n"
            + "Text(\"twice \\(doubled)\")\nButton(\"Tap \\(count)\") { add() }",
        "struct Row: View { var count: Int; var body: some View { Text(\"Tap \\(count)\") } }\n"
            + "@State var count = 1\nlet step = 1\nButton { count += step } label: { Row(count: count) }",
    ])
    func stateAtTopLevel(_ code: String) throws {
        let failures = try TestPreview.failures(code, ["after 1: says \"Tap 2\""], steps: ["tap Tap 1"])
        #expect(failures == [nil])
    }

    /// Where a type needs the variable, too, it stays where it is written.
    @Test func stateThatOthersNeedStays() {
        let code = """
            @State var count = 1
            struct Row: View { var body: some View { Text("\\(count)") } }
            Row()
            """
        #expect(TestPreview.figure(code).diagnostics.isEmpty)
    }
}
