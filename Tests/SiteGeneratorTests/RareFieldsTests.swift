import Foundation
import Testing

@testable import SiteGenerator

/// A head that says something rare keeps it.
struct RareFieldsTests {
    private static let text: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/SiteGenerator/Settings/RareFields.swift")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// Every stored field is asked about: one that is not would be thrown away where it is all that is said.
    @Test func everyFieldCounts() throws {
        let start = try #require(Self.text.range(of: "struct RareFields"))
        let questions = try #require(Self.text.range(of: "var isEmpty"))
        let end = try #require(Self.text.range(of: "extension RareBox"))
        let fields = Self.text[start.upperBound..<questions.lowerBound].matches(of: /\n    var (\w+)/).map {
            String($0.1)
        }
        #expect(fields.count > 15)
        let asked = Self.text[questions.lowerBound..<end.lowerBound]
        let words = Set(asked.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        for field in fields { #expect(words.contains(field), "isEmpty does not ask for '\(field)'") }
    }
}
