import Previews
import Testing

/// What is presented over the window, and what ends it.
@Suite struct PresentationControlTests {
    private func playground(_ modifier: String, _ more: String = "") -> Playground {
        let playground = Playground(
            """
            struct Inside: View {
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Button("Close") { dismiss() } }
            }
            struct V: View {
                @State private var isShown = false
                @State private var words = "none"
                var body: some View {
                    VStack {
                        Button("Show") { isShown = true }
                        Text(words)
                    }
                    \(modifier)
                }
            }
            V()
            """)
        playground.options = [("width", "393"), ("device", "iPhone 16")]
        return playground
    }

    private var sheet: Playground {
        playground(
            ".sheet(isPresented: $isShown, onDismiss: { words = \"dismissed\" }) { Inside().presentationDetents([.medium]) }"
        )
    }

    @Test func aSheetIsPresentedAndDismissedFromInside() throws {
        let playground = sheet
        let shown = try playground.act(on: "button", label: "Show")
        #expect(shown.words.contains("Close"))
        #expect(shown.controls?.map(\.label) == ["Dismiss", "Sheet Grabber", "Close"])
        let closed = try playground.act(on: "button", label: "Close")
        #expect(closed.words == ["Show", "dismissed"])
    }

    @Test func aTouchBesideASheetDismissesIt() throws {
        let playground = sheet
        try playground.act(on: "button", label: "Show")
        #expect(try playground.tap(196, 600).words.contains("Close"))
        #expect(try playground.tap(196, 100).words == ["Show", "dismissed"])
    }

    @Test func aSheetThatStaysIsNotDismissedByATouch() throws {
        let playground = playground(".sheet(isPresented: $isShown) { Inside().interactiveDismissDisabled() }")
        let shown = try playground.act(on: "button", label: "Show")
        #expect(shown.controls?.map(\.label) == ["Close"])
        #expect(try playground.tap(196, 20).words.contains("Close"))
    }

    @Test func aCoverIsDismissedFromInside() throws {
        let playground = playground(".fullScreenCover(isPresented: $isShown) { Inside() }")
        #expect(try playground.act(on: "button", label: "Show").controls?.map(\.label) == ["Close"])
        #expect(try !playground.act(on: "button", label: "Close").words.contains("Close"))
    }

    @Test func anAlertsButtonsEndIt() throws {
        let playground = playground(
            ".alert(\"Sure?\", isPresented: $isShown) { Button(\"Delete\", role: .destructive) { words = \"deleted\" }\nButton(\"Keep\", role: .cancel) {} }"
        )
        let shown = try playground.act(on: "button", label: "Show")
        #expect(shown.controls?.map(\.label) == ["Keep", "Delete"])
        #expect(try playground.tap(10, 100).words.contains("Sure?"))
        #expect(try playground.act(on: "button", label: "Delete").words == ["Show", "deleted"])
        try playground.act(on: "button", label: "Show")
        #expect(try playground.act(on: "button", label: "Keep").words == ["Show", "deleted"])
    }

    @Test func anAlertWithoutButtonsHasOne() throws {
        let playground = playground(".alert(\"Done\", isPresented: $isShown) {}")
        #expect(try playground.act(on: "button", label: "Show").controls?.map(\.label) == ["OK"])
        #expect(try playground.act(on: "button", label: "OK").words == ["Show", "none"])
    }

    @Test func aTouchBesideADialogCancelsIt() throws {
        let playground = playground(
            ".confirmationDialog(\"Really?\", isPresented: $isShown) { Button(\"Yes\") { words = \"yes\" } }")
        #expect(try playground.act(on: "button", label: "Show").words.contains("Yes"))
        #expect(try playground.tap(196, 100).words == ["Show", "none"])
        try playground.act(on: "button", label: "Show")
        #expect(try playground.act(on: "button", label: "Yes").words == ["Show", "yes"])
    }

    @Test func aPopoverEndsByATouchBeside() throws {
        let playground = playground(".popover(isPresented: $isShown) { Text(\"tip\").padding() }")
        playground.options = [("width", "600"), ("height", "400"), ("platform", "macOS")]
        #expect(try playground.act(on: "button", label: "Show").words.contains("tip"))
        #expect(try playground.tap(20, 20).words == ["Show", "none"])
    }

    @Test func aSheetForAnItem() throws {
        let playground = Playground(
            """
            struct Duck: Identifiable { let id: Int }
            struct V: View {
                @State private var duck: Duck?
                var body: some View { Button("Show") { duck = Duck(id: 7) }.sheet(item: $duck) { Text("duck \\($0.id)") } }
            }
            V()
            """)
        playground.options = [("device", "iPhone 16")]
        #expect(try playground.act(on: "button", label: "Show").words.contains("duck 7"))
        #expect(try playground.act(on: "button", label: "Dismiss").words == ["Show"])
    }

    @Test func aPushedViewGoesBackByDismissing() throws {
        let playground = Playground(
            """
            struct Inside: View {
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Button("Back up") { dismiss() } }
            }
            NavigationStack { NavigationLink("Go") { Inside() } }
            """)
        playground.options.append(("height", "400"))
        #expect(try playground.act(on: "button", label: "Go").words.contains("Back up"))
        #expect(try playground.act(on: "button", label: "Back up").words == ["Go"])
    }
}
