import Foundation
import Testing

/// What the project was asked for, each with the page, test, lint or file that meets it; or the word that nothing does.
@Suite struct RequirementsTests {
    private struct Row {
        var id: String
        var places: [String]
        var unmet: String?
        var words: String
    }

    private static let root = ArchitectureTests.root

    private static func rows() throws -> [Row] {
        let text = try read("Tests/SeedRequirements/requirements.tsv")
        return text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            let isUnmet = fields[1].hasPrefix("unmet: ")
            return Row(
                id: fields[0], places: isUnmet ? [] : fields[1].split(separator: " ").map { String($0) },
                unmet: isUnmet ? String(fields[1].dropFirst(7)) : nil, words: fields[2])
        }
    }

    private static func read(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func everyRowIsWhole() throws {
        let rows = try Self.rows()
        #expect(Set(rows.map(\.id)).count == rows.count, "an id stands twice")
        for row in rows {
            #expect(!row.words.isEmpty, "\(row.id) has no words")
            #expect(row.unmet.map { !$0.isEmpty } ?? !row.places.isEmpty, "\(row.id) names nothing and gives no reason")
        }
        // 219 requirements and 42 snippets.
        #expect(rows.count == 261)
        let unmet = rows.filter { $0.unmet != nil }
        print("\(rows.count) requirements, \(rows.count - unmet.count) met, \(unmet.count) not: \(unmet.map(\.id).joined(separator: ", "))")
    }

    @Test func everyNameLeadsSomewhere() throws {
        let suites = try Self.suites()
        let lints = try Self.lints()
        for row in try Self.rows() {
            for place in row.places {
                let parts = place.split(separator: ":", maxSplits: 1).map { String($0) }
                let found: Bool
                switch (parts[0], parts.count) {
                case ("page", 2): found = Self.hasPage(parts[1])
                case ("suite", 2): found = suites.contains(parts[1])
                case ("lint", 2): found = lints.contains(parts[1])
                case ("case", 2), ("file", 2):
                    found = FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(parts[1]).path)
                default: found = false
                }
                #expect(found, "\(row.id): there is no \(place)")
            }
        }
    }

    /// `folder/page` or `folder/page#heading`, below `Content`.
    private static func hasPage(_ place: String) -> Bool {
        let parts = place.split(separator: "#", maxSplits: 1).map { String($0) }
        guard let text = try? read("Content/\(parts[0]).md") else { return false }
        guard parts.count == 2 else { return true }
        return text.split(separator: "\n").contains { $0.hasPrefix("#") && anchor(of: String($0)) == parts[1] }
    }

    /// Letters and digits in small letters, a dash for each space, all else left out.
    private static func anchor(of heading: String) -> String {
        let text = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(text.compactMap { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : $0 == " " ? "-" : nil })
    }

    private static func suites() throws -> Set<String> {
        var names: Set<String> = []
        let pattern = try Regex(#"(?:struct|class) (\w+)"#)
        let files = FileManager.default.enumerator(at: root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
        for case let file as URL in files! where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains("@Test") else { continue }
            for match in text.matches(of: pattern) { names.insert(String(match.output[1].substring ?? "")) }
        }
        return names
    }

    private static func lints() throws -> Set<String> {
        let folder = root.appendingPathComponent("Sources/Previews/Lints")
        let pattern = try Regex(#"Lint\(\s*"([a-z-]+)""#)
        var names: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
                names.insert(String(match.output[1].substring ?? ""))
            }
        }
        return names
    }
}
