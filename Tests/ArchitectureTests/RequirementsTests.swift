import Foundation
import Testing

/// What the project was asked for, each with the page, test, lint or file that proves it; what is met in part
/// or not at all has its reason.
@Suite struct RequirementsTests {
    private enum State: String, CaseIterable { case met, partly, unmet }

    private struct Row {
        var id: String
        var state: State?
        var places: [String]
        var words: String
        /// What is missing, of those that are not met.
        var reason: String
    }

    private static let root = ArchitectureTests.root

    private static func rows() throws -> [Row] {
        let text = try read("Tests/SeedRequirements/requirements.tsv")
        return try text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            try #require(fields.count == 5, "\(fields[0]) has \(fields.count) columns")
            return Row(
                id: fields[0], state: State(rawValue: fields[1]),
                places: fields[2].split(separator: " ").map { String($0) },
                words: fields[3], reason: fields[4])
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
            #expect(row.state != nil, "\(row.id) is neither met, partly nor unmet")
            #expect(row.state == .unmet || !row.places.isEmpty, "\(row.id) names no place")
            #expect(
                (row.state == .met) == row.reason.isEmpty,
                "\(row.id): what is missing is said where something is, and nowhere else")
        }
        // 219 requirements and 42 snippets.
        #expect(rows.count == 261)
        for state in State.allCases {
            let ids = rows.filter { $0.state == state }.map(\.id)
            print("\(ids.count) \(state.rawValue)\(state == .met ? "" : ": " + ids.joined(separator: ", "))")
        }
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
                    found = FileManager.default.fileExists(
                        atPath: Self.root.appendingPathComponent(parts[1]).path)
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
        return text.split(separator: "\n").contains {
            $0.hasPrefix("#") && anchor(of: String($0)) == parts[1]
        }
    }

    /// The heading's own anchor, `{#name}`, or its letters and digits in small letters, a dash for each
    /// space, all else left out.
    private static func anchor(of heading: String) -> String {
        if heading.hasSuffix("}"), let own = heading.split(separator: "{#").last {
            return String(own.dropLast())
        }
        let text = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(
            text.compactMap { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : $0 == " " ? "-" : nil })
    }

    private static func suites() throws -> Set<String> {
        var names: Set<String> = []
        let pattern = try Regex(#"(?:struct|class) (\w+)"#)
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
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
