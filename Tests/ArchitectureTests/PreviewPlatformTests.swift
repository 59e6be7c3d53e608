import Testing

/// What differs between iOS, iPadOS and macOS is data in `Views/Platforms`, with sizes of text in `Layout`:
/// the engine's other code asks for a number or a look, and never which platform it is. (`#if os(…)` is a question of the snippet's, which `Syntax` answers.)
@Suite struct PreviewPlatformTests {
    private static let places = ["Sources/Views/Platforms/", "Sources/Layout/Text/PlatformMetrics"]

    /// Comparisons, choices and names by which code tells platforms apart.
    private static let questions = [
        #"[!=]=\s*\.(iOS|iPadOS|macOS)\b"#, #"[!=]==?\s*"?(Platform\.)?(iOS|iPadOS|macOS)\b"#,
        #"\bcase \.(iOS|iPadOS|macOS)\b.*:"#, #"[^?]\?\s*\.(iOS|iPadOS|macOS)"#,
        #"\bswitch \S*platform\s*\{"#,
        #"\bis(Mac|Pad|Phone|Tablet)\b"#, #"\.(iPadOS|macOS)\d+\b"#,
    ]

    @Test(arguments: ["Interpreter", "Graphics", "Layout", "Views", "Previews"])
    func nobodyAsksWhichPlatformItIs(module: String) throws {
        let pattern = try Regex(Self.questions.joined(separator: "|"))
        for (path, text) in try ArchitectureTests.sources(of: module)
        where !Self.places.contains(where: path.contains) {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                #expect(
                    line.firstMatch(of: pattern) == nil,
                    "\(path):\(number + 1) asks for the platform: \(line)")
            }
        }
    }

    /// Each platform has a file of its own, which names none of the others but as a variant of itself.
    @Test func aPlatformIsAFile() throws {
        let files = try ArchitectureTests.sources(of: "Views").filter { $0.0.contains("Platforms/Platform+") }
        #expect(files.count == 3)
        for (path, text) in files {
            let own = path.split(separator: "+")[1].dropLast(".swift".count)
            #expect(text.contains("public static let \(own) = Platform("), "\(path)")
            #expect(text.matches(of: try Regex(#"public static let \w+ = Platform\("#)).count == 1, "\(path)")
        }
    }
}
