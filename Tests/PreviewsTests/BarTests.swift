import Previews
import Testing

/// What bars make of the modifiers around and inside them.
@Suite struct BarTests {
    private func picture(_ code: String) throws -> String {
        let playground = Playground(code)
        playground.options = [("width", "402"), ("height", "874")]
        let picture = try playground.picture()
        #expect(picture.diagnostics?.map(\.message) == [])
        return picture.svg ?? ""
    }

    /// Observed on iOS 26: the confirming button is prominent while it can be used, and plain glass until
    /// then.
    @Test(arguments: [(true, true), (false, false)]) func aDisabledConfirmationIsNotProminent(
        isEnabled: Bool, isFilled: Bool
    ) throws {
        let button = "Button(\"Save\") {}.disabled(\(!isEnabled))"
        let svg = try picture(
            "NavigationStack { Text(\"Text\").toolbar { ToolbarItem(placement: .confirmationAction) { \(button) } } }"
        )
        #expect(svg.contains("f-accent") == isFilled)
    }

    /// Documented: with a tab that searches, a field of the whole tab view is that tab's.
    @Test func aTabViewsFieldIsThatOfItsSearchTab() throws {
        func tabs(_ selection: Int) -> String {
            """
            TabView(selection: .constant(\(selection))) {
                Tab("Home", systemImage: "house", value: 0) { NavigationStack { Text("Home") } }
                Tab(value: 1, role: .search) { NavigationStack { Text("Found") } }
            }
            .searchable(text: .constant(""), prompt: "Look")
            """
        }
        #expect(!(try picture(tabs(0)).contains(">Look<")))
        #expect(try picture(tabs(1)).contains(">Look<"))
    }

    /// What is presented or pushed does not show the field of what it covers.
    @Test func aFieldStaysWithItsContainer() throws {
        let sheet = try picture(
            "NavigationStack { Text(\"Text\") }.sheet(isPresented: .constant(true)) { NavigationStack { Text(\"Sheet\") } }.searchable(text: .constant(\"\"), prompt: \"Look\")"
        )
        #expect(sheet.split(separator: ">Look<").count == 2)
        let pushed = try picture(
            "NavigationStack { Text(\"Text\").navigationDestination(isPresented: .constant(true)) { Text(\"Pushed\") } }.searchable(text: .constant(\"\"), prompt: \"Look\")"
        )
        #expect(!pushed.contains(">Look<"))
    }
}
