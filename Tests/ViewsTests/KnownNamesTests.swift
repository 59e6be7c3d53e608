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
        (
            "let way: Text.AlignmentStrategy? = nil; Text(\"a\")",
            "'AlignmentStrategy' is not drawn by Galley yet"
        ),
        (
            "let text = Text.init; let place: ToolbarPlacement = .accessoryBar; Text(\"a\")",
            "'accessoryBar' is not drawn by Galley yet"
        ),
        ("Color.clear.chartXAxos(.hidden)", "value of type 'Color' has no member 'chartXAxos'"),
        ("Mapp()", "cannot find 'Mapp' in scope"),
    ])
    func messages(snippet: String, message: String) {
        let checked = check([parse(SourceText(snippet))], against: MeasuredCases.library)
        #expect(
            checked.diagnostics.contains { $0.message.hasPrefix(message) },
            "\(checked.diagnostics.map(\.message))")
        #expect(
            checked.diagnostics.count { $0.severity == .error } == 1, "\(checked.diagnostics.map(\.message))")
    }

    /// The search halves the names, so that one out of order would not be found.
    @Test func everyNameIsFound() {
        let known = MeasuredCases.library.knownNames
        known.forEach { path, name in
            #expect(known.contains(Name(name), in: path), "'\(name)' of '\(path)' is out of order")
        }
        #expect(!known.contains("Mapp", in: ""))
        #expect(!known.contains("Map", in: "View"))
    }

    /// The list is of what no row declares: a name that gets a row goes.
    @Test func noNameHasARow() {
        let library = MeasuredCases.library
        let declared = Set(
            library.rows.map { row in (row.parent.map { $0.path + "." } ?? "") + row.name.text })
        library.knownNames.forEach { path, name in
            let whole = path.isEmpty ? name : path + "." + name
            #expect(
                !declared.contains(whole),
                "'\(whole)' has a row: strike it off Sources/Library/SwiftUI/known.txt")
        }
    }
}
