import Layout
import Testing

@testable import Views

/// What a picture tells those who do not see it.
@MainActor @Suite struct AccessibilityTests {
    @Test(arguments: [
        ("Button(\"Accept Invitation\") {}", "button, Accept Invitation"),
        ("Toggle(\"Wi-Fi\", isOn: .constant(true))", "switch, Wi-Fi, on"),
        ("Text(\"Chapter\").accessibilityAddTraits(.isHeader)", "heading, Chapter"),
        ("Text(\"Chapter\").padding().accessibilityHeading(.h1)", "heading, Chapter"),
        ("Image(systemName: \"star\").accessibilityLabel(\"Favourite\")", "Favourite"),
        (
            "VStack { Text(\"A\"); Image(systemName: \"star\").accessibilityHidden(true); Text(\"B\") }",
            "A. B"
        ),
        (
            "Button {} label: { Image(systemName: \"trash\") }.accessibilityLabel(\"Delete\")",
            "button, Delete"
        ),
        (
            "Button {} label: { Image(systemName: \"trash\") }.padding().accessibilityLabel(\"Delete\")",
            "button, Delete"
        ),
        ("Slider(value: .constant(0.5)).accessibilityValue(\"half\")", "slider, half"),
        (
            "Button(\"Send\") {}.padding().accessibilityHint(\"Sends the message\")",
            "button, Send, Sends the message"
        ),
        ("HStack { Text(\"A\"); Text(\"B\") }.accessibilityElement(children: .combine)", "A, B"),
        ("ZStack { Text(\"A\"); Button(\"B\") {} }", "A. button, B"),
        // Documented (LabelStyle.iconOnly): the title is still there for assistive technology.
        ("Label(\"Favourites\", systemImage: \"star\").labelStyle(.iconOnly)", "Favourites"),
        ("Label { Text(\"A\"); Text(\"B\") } icon: { Color.red }.labelStyle(.iconOnly)", "A, B"),
        (
            "Button(\"Add\", systemImage: \"plus\") {}.labelStyle(.iconOnly).padding()",
            "button, Add"
        ),
    ])
    func description(snippet: String, expected: String) throws {
        let run = SnippetRun(snippet, library: MeasuredCases.library)
        let result = try #require(run.layout(ProposedViewSize(width: 300, height: 300)), "\(run.messages)")
        #expect(Description.text(of: result.root) == expected)
    }
}
