import Interpreter
import Syntax
import Testing

@testable import Views

/// A name that SwiftUI has is never called unknown, and a name of nothing is not called SwiftUI's.
@MainActor @Suite struct KnownNamesTests {
    @Test(arguments: [
        ("Text(\"a\").chartXAxis(.hidden)", "'chartXAxis' is not drawn by Galley yet"),
        ("Map()", "cannot find 'Map' in scope: MapKit is not available here"),
        ("MenuButton(\"Days\")", "'MenuButton' is not drawn by Galley yet"),
        ("let info: SubscriptionView? = nil; Text(\"a\")", "'SubscriptionView' is not drawn by Galley yet"),
        ("let way: Text.AlignmentStrategy? = nil; Text(\"a\")", "'AlignmentStrategy' is not drawn by Galley yet"),
        ("let text = Text.init; let place: ToolbarPlacement = .accessoryBar; Text(\"a\")", "'accessoryBar' is not drawn by Galley yet"),
        ("Color.clear.chartXAxos(.hidden)", "value of type 'Color' has no member 'chartXAxos'"),
        ("Mapp()", "cannot find 'Mapp' in scope"),
    ])
    func messages(snippet: String, message: String) {
        let checked = check([parse(SourceText(snippet))], against: MeasuredCases.library)
        #expect(checked.diagnostics.contains { $0.message.hasPrefix(message) }, "\(checked.diagnostics.map(\.message))")
        #expect(checked.diagnostics.count { $0.severity == .error } == 1, "\(checked.diagnostics.map(\.message))")
    }

    /// The search halves the names, so that one out of order would not be found.
    @Test func everyNameIsFound() {
        SwiftUINames.known.forEach { path, name in
            #expect(SwiftUINames.known.contains(Name(name), in: path), "'\(name)' of '\(path)' is out of order")
        }
        #expect(!SwiftUINames.known.contains("Mapp", in: ""))
        #expect(!SwiftUINames.known.contains("Map", in: "View"))
    }
}
