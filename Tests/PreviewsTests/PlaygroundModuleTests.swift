import Foundation
import Previews
import Testing

/// Modules in a page: handed over once, then named by key, with the code of a preview as its reader edits it.
@Suite struct PlaygroundModuleTests {
    private static let card = """
        import SwiftUI
        private let secret = "hidden"
        public struct Card: View {
            let title: String
            var body: some View { Text(title + suffix) }
        }
        #Preview("One") { Card(title: "one") }
        #Preview("Two") {
            @Previewable @State var count = 2
            VStack {
                Card(title: secret)
                Button("Add \\(count)") { count += 1 }
            }
        }
        struct Old: PreviewProvider {
            static var previews: some View { Card(title: "old").padding(8).previewDisplayName("Old") }
        }
        """
    private static let files = [
        "Kit/Card.swift": card, "Kit/Suffix.swift": "let suffix = \"!\"\nfunc broken() -> Int { nothing }\n",
    ]

    private func playground(_ source: String, _ preview: String, _ files: [String: String] = files) throws
        -> Playground
    {
        let playground = Playground("")
        var request = "name Kit\n"
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            request += "path \(path)\nsource \(text.utf8.count)\n\(text)\n"
        }
        try playground.hand("command module\nkey abc\n" + request)
        playground.source = source
        playground.options += [("module", "abc"), ("preview", preview)]
        return playground
    }

    @Test func aPreviewSeesWhatItsFileSees() throws {
        #expect(try playground("Card(title: \"one\")\n", "1 Kit/Card.swift").picture().words == ["one!"])
        #expect(try playground("Card(title: secret)", "1 Kit/Card.swift").picture().words == ["hidden!"])
        #expect(
            try playground("Card(title: \"older\") // as it was", "3 Kit/Card.swift").picture().words == [
                "older!"
            ])
    }

    @Test func itIsEditedAndWorked() throws {
        let code =
            "@Previewable @State var count = 5\nVStack {\n    Card(title: \"edited\")\n    Button(\"Add \\(count)\") { count += 2 }\n}\n"
        let playground = try playground(code, "2 Kit/Card.swift")
        #expect(try playground.picture().words == ["edited!", "Add 5"])
        #expect(try playground.ask("tap", [("x", "24"), ("y", "32")]).words == ["edited!", "Add 7"])
    }

    @Test func placesAreThoseOfTheCode() throws {
        let playground = try playground("// é😀\nText(\"one\")\n    .padding()\n", "1 Kit/Card.swift")
        let view = try #require(try playground.picture().views?.first { $0.name == "Text" })
        let start = try #require(playground.source.range(of: "Text(\"one\")"))
        #expect(
            view.from
                == playground.source.utf16.distance(from: playground.source.startIndex, to: start.lowerBound))
        playground.source = "VStack {\n    Card(titel: \"one\")\n}\n"
        let mistake = try #require(try playground.ask("check").diagnostics?.first)
        #expect(mistake.file == "snippet.swift" && mistake.line == 2, "\(mistake)")
    }

    @Test func whatBreaksTheFileIsToldInTheCode() throws {
        for code in [
            "VStack {\n    Card(title: \"one\")\n", "Card(title: \"one\") }\n", "Card(title: \"one)\n",
        ] {
            let answer = try playground(code, "1 Kit/Card.swift").picture()
            #expect(answer.svg == nil)
            let mistake = try #require(answer.diagnostics?.first, "\(code)")
            #expect(mistake.file == "snippet.swift", "\(mistake)")
        }
    }

    /// Elsewhere places are those of the files as the page has them, however long the edited code is.
    @Test func elsewhereTheyAreThoseOfTheFiles() throws {
        let files = Self.files.merging([
            "Kit/Card.swift": Self.card + "\nfunc later() -> String { nothing }\n"
        ]) { $1 }
        let lines = Self.card.split(separator: "\n").count
        let mistake = try #require(
            try playground("Group {\n\n\n\n\nText(later())\n}\n", "1 Kit/Card.swift", files).picture()
                .diagnostics?.first)
        #expect(mistake.file == "Kit/Card.swift" && mistake.line == lines + 1, "\(mistake)")
        let other = try #require(
            try playground("Text(\"\\(broken())\")\n", "1 Kit/Card.swift").picture().diagnostics?.first)
        #expect(other.file == "Kit/Suffix.swift" && other.line == 2, "\(other)")
    }

    @Test func completions() throws {
        let code = "Card(title: \"one\").padd"
        let answer = try playground(code, "1 Kit/Card.swift").ask("complete", [("at", "\(code.utf16.count)")])
        #expect(answer.items?.contains { $0.name == "padding" } == true)
        let own = try playground("Car", "1 Kit/Card.swift").ask("complete", [("at", "3")])
        #expect(own.items?.contains { $0.name == "Card" } == true)
    }

    @Test func snippetsImportThem() throws {
        let playground = try playground("@testable import Kit\nCard(title: \"x\")", "1 Kit/Card.swift")
        playground.options = [("width", "300"), ("module", "abc")]
        #expect(try playground.picture().words == ["x!"])
        playground.options += [("home", "Kit")]
        playground.source = "Card(title: \"y\")"
        #expect(try playground.picture().words == ["y!"])
        #expect(try playground.ask("highlight", [("parts", "tokens")]).tokens?.contains("<span") == true)
    }

    @Test func whatIsNotThere() throws {
        #expect(
            try playground("Card(title: \"x\")", "9 Kit/Card.swift").picture().diagnostics?.first?.message
                .contains("there is no preview 9") == true)
        let playground = try playground("Card(title: \"x\")", "nonsense")
        playground.options = [("width", "300"), ("module", "unknown")]
        #expect(try playground.picture().svg == nil)
    }
}
