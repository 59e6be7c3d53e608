import Foundation
import Testing

/// What `galley check` tells other programs.
@Suite struct FindingsTests {
    private static let page = """
        ---
        title: Page
        description: Words.
        ---

        ```swift preview ide=card
        Text("A").forgroundColor(.red)
        ```

        See [there](nowhere.md), ünd [[x]](#nothing).
        """

    private func place(_ page: String = page) throws -> Workplace {
        try Workplace(["Content/index.md": page])
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func json() throws {
        let said = try place().run("check", "--format", "json")
        #expect(said.status == 1)
        let problems = try #require(try object(said.output)["problems"] as? [[String: Any]])
        let attribute = try #require(problems.first { ($0["message"] as? String)?.contains("'ide'") == true })
        #expect(
            attribute["file"] as? String == "Content/index.md" && attribute["line"] as? Int == 6
                && attribute["column"] as? Int == 18)
        #expect((attribute["fix"] as? [String: Any])?["text"] as? String == "id")
        #expect((try object(said.output)["summary"] as? [[String: Any]])?.isEmpty == false)
    }

    /// All findings come, however many there are.
    @Test func allOfThem() throws {
        let links = (0..<450).map { "[a](no-\($0).md)\n\n" }.joined()
        let place = try place("---\ntitle: T\ndescription: D.\n---\n\n" + links)
        let json = try place.run("check", "--format", "json").output
        #expect((try object(json)["problems"] as? [Any])?.count == 450)
        let github = try place.run("check", "--format", "github").output.split(separator: "\n")
        #expect(github.count == 450)
        #expect(github[0].hasPrefix("::error file=Content/index.md,line=6,"))
    }

    /// What SARIF 2.1.0 asks for: the required properties of each object, the words of each list of words,
    /// and regions that are in the file.
    @Test func sarif() throws {
        let log = try object(try place().run("check", "--format", "sarif").output)
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "galley")
        let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
        #expect(Set(rules).count == rules.count && !rules.contains(nil))
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count >= 3)
        for result in results {
            #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
            #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index] == result["ruleId"] as? String)
            for location in try #require(result["locations"] as? [[String: Any]]) { try check(location) }
            for location in result["relatedLocations"] as? [[String: Any]] ?? [] { try check(location) }
            for fix in result["fixes"] as? [[String: Any]] ?? [] {
                for change in try #require(fix["artifactChanges"] as? [[String: Any]]) {
                    #expect(
                        (change["artifactLocation"] as? [String: Any])?["uri"] as? String
                            == "Content/index.md")
                    for replacement in try #require(change["replacements"] as? [[String: Any]]) {
                        try region(try #require(replacement["deletedRegion"] as? [String: Any]))
                    }
                }
            }
        }
    }

    private func check(_ location: [String: Any]) throws {
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        #expect(((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)?.contains(" ") == false)
        if let place = physical["region"] as? [String: Any] { try region(place) }
    }

    private func region(_ region: [String: Any]) throws {
        let numbers = try ["startLine", "startColumn", "endLine", "endColumn"].map {
            try #require(region[$0] as? Int)
        }
        let lines = Self.page.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(numbers[0] >= 1 && numbers[0] <= numbers[2] && numbers[2] <= lines.count)
        #expect(numbers[1] >= 1 && numbers[3] <= lines[numbers[2] - 1].utf16.count + 1)
    }

    @Test func fixesWhatIsCertain() throws {
        let place = try place(Self.page.replacing("\n", with: "\r\n"))
        let said = try place.run("check", "--fix")
        let text = try #require(place.text("Content/index.md"))
        #expect(
            text.contains("```swift preview id=card\r\nText(\"A\").foregroundColor(.red)\r\n"),
            "\(said.errors)")
        // What is not certain stays, and is told.
        #expect(
            text.contains("[there](nowhere.md)") && said.errors.contains("nowhere.md") && said.status == 1)
        // The rest of the file is as it was.
        let expected = Self.page.replacing("ide=", with: "id=").replacing("forground", with: "foreground")
            .replacing("\n", with: "\r\n")
        #expect(text == expected)
    }

    @Test func fixesAFile() throws {
        let place = try Workplace(["a.swift": "Text(\"A\").forgroundColor(.red)\n"])
        #expect(
            try place.run("check", "a.swift", "--format", "github").output.hasPrefix(
                "::error file=a.swift,line=1,"))
        #expect(try place.run("check", "a.swift", "--fix").status == 0)
        #expect(place.text("a.swift") == "Text(\"A\").foregroundColor(.red)\n")
    }
}
