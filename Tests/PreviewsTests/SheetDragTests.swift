import Previews
import Testing

/// Sheets dragged by a finger. The device's window is 393 × 852 points.
@Suite struct SheetDragTests {
    private func presented(_ modifier: String) throws -> Playground {
        let playground = Playground(
            """
            struct V: View {
                @State private var isShown = true
                @State private var detent = PresentationDetent.medium
                @State private var words = "none"
                var body: some View {
                    Text("\\(words) \\(detent == .large ? "large" : "medium")")
                        .sheet(isPresented: $isShown, onDismiss: { words = "dismissed" }) { Text("Sheet")\(modifier) }
                }
            }
            V()
            """)
        playground.options = [("width", "393"), ("device", "iPhone 16"), ("parts", "views controls")]
        _ = try playground.picture()
        return playground
    }

    private func pull(
        _ playground: Playground, _ distance: Double, _ phase: String = "move", velocity: Double = 0
    ) throws -> Playground.Answer {
        try playground.ask("pull", [("phase", phase), ("dy", "\(distance)"), ("vy", "\(velocity)")])
    }

    private func sheet(_ answer: Playground.Answer) throws -> [Double] {
        try #require(answer.controls?.first { $0.kind == "sheet" }).frame
    }

    @Test func aSheetFollowsTheFingerAndIsDismissed() throws {
        let playground = try presented(".presentationDetents([.medium])")
        let before = try sheet(playground.picture())
        let during = try sheet(pull(playground, 60))
        #expect(during[1] == before[1] + 60)
        #expect(try pull(playground, 300, "end").words == ["dismissed medium"])
    }

    @Test func aShortPullComesBack() throws {
        let playground = try presented(".presentationDetents([.medium])")
        let before = try sheet(playground.picture())
        let after = try pull(playground, 60, "end")
        #expect(try sheet(after) == before)
        #expect(after.curve == "spring")
    }

    @Test func aFlickDismisses() throws {
        let playground = try presented("")
        #expect(try pull(playground, 60, "end", velocity: 3000).words == ["dismissed medium"])
    }

    @Test func aSheetGoesFromDetentToDetent() throws {
        let playground = try presented(".presentationDetents([.medium, .large])")
        let before = try sheet(playground.picture())
        let during = try sheet(pull(playground, -100))
        #expect(during[1] == before[1] - 100)
        #expect(during[3] == before[3] + 100)
        let large = try sheet(pull(playground, -250, "end"))
        #expect(large[0] == 0)
        #expect(large[1] + large[3] == 852)
        #expect(try sheet(pull(playground, 200, "end")) == before)
        #expect(try sheet(playground.ask("choose", [("control", "1"), ("value", "1")])) == large)
    }

    @Test func aSelectionIsTold() throws {
        let playground = try presented(".presentationDetents([.medium, .large], selection: $detent)")
        #expect(try pull(playground, -250, "end").words.contains("none large"))
    }

    @Test func aSheetThatStaysCannotBeDraggedAway() throws {
        let staying = try presented(".interactiveDismissDisabled()")
        #expect(try staying.picture().controls?.isEmpty == true)
        let playground = try presented(".presentationDetents([.medium, .large]).interactiveDismissDisabled()")
        #expect(try pull(playground, 400, "end", velocity: 3000).words.contains("Sheet"))
    }

    @Test func aNewPresentationStartsAfresh() throws {
        let playground = try presented(".presentationDetents([.medium, .large])")
        let before = try sheet(playground.picture())
        _ = try pull(playground, -250, "end")
        #expect(try sheet(playground.ask("reset", [])) == before)
    }
}
