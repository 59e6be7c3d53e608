import Foundation
import Testing

/// The module graph is a decision, not an accident: each module may import what stands here and nothing else.
@Suite struct ArchitectureTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Which of our modules, and which others, each module may import.
    static let allowed: [String: Set<String>] = [
        "Syntax": [],
        "Interpreter": ["Syntax"],
        "Graphics": [],
        "Layout": ["Graphics"],
        "Views": ["Syntax", "Interpreter", "Graphics", "Layout", "BundledLibrary"],
        "Previews": ["Syntax", "Interpreter", "Graphics", "Layout", "Views", "BundledLibrary"],
        "Playground": ["Previews"],
        "Raster": ["Graphics", "CZlib"],
        "SiteGenerator": [
            "Previews", "Syntax", "Graphics", "Raster", "CCmark", "CArena", "Foundation", "Yams",
            "Mustache", "Dispatch", "SymbolGraphs", "SymbolKit",
        ],
        "SymbolGraphs": ["Syntax", "SymbolKit", "Foundation"],
        "galley": [
            "SiteGenerator", "SymbolGraphs", "Previews", "Syntax", "Foundation", "FoundationNetworking",
            "ArgumentParser", "FlyingFox", "FlyingSocks", "Dispatch",
            "Glibc", "Musl", "Darwin", "CoreServices", "CFaults",
        ],
    ]

    static let engine = ["Syntax", "Interpreter", "Graphics", "Layout", "Views", "Previews", "Playground"]

    @Test(arguments: allowed.keys.sorted())
    func importsOnlyWhatItMay(module: String) throws {
        for (path, text) in try Self.sources(of: module) {
            for imported in Self.imports(in: text) {
                #expect(Self.allowed[module]!.contains(imported), "\(path) imports \(imported)")
            }
        }
    }

    /// What would give other bytes in the browser than on the command line, or not compile there.
    @Test(arguments: engine)
    func engineStaysDeterministicAndEmbedded(module: String) throws {
        let forbidden = try Regex(
            #"(^|\W)(import Foundation|Mirror\(reflecting|String\(describing:|weak var )|[(: ]\\\.\w"#)
        for (path, text) in try Self.sources(of: module) {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
                guard !code.contains("\"") else { continue }
                #expect(code.firstMatch(of: forbidden) == nil, "\(path):\(number + 1): \(line)")
            }
        }
    }

    @Test(arguments: allowed.keys.sorted())
    func noTypeIsNamedAsItsModule(module: String) throws {
        let pattern = try Regex(#"\b(struct|class|enum|protocol|actor|typealias) \#(module)\b"#)
        for (path, text) in try Self.sources(of: module) {
            #expect(text.firstMatch(of: pattern) == nil, "\(path) declares \(module)")
        }
    }

    /// What a site is made from comes in as bytes; only the theme is the generator's own.
    @Test func onlyTheProgramTouchesItsSurroundings() throws {
        let pattern = try Regex(#"FileManager|contentsOf: url|URLSession|Date\(\)"#)
        for (path, text) in try Self.sources(of: "SiteGenerator") where !path.hasSuffix("Site/Theme.swift") {
            #expect(text.firstMatch(of: pattern) == nil, "\(path) reaches outside")
        }
    }

    /// Only `Views` declares SwiftUI's vocabulary; `Layout` names its containers for those who read a layout.
    /// The list of names that are known elsewhere may only become shorter: a dot that is missing before
    /// `blue` is one of a color.
    @Test(
        arguments: [("Syntax", []), ("Graphics", []), ("Interpreter", ["Color"])]
            as [(String, Set<Substring>)])
    func onlyViewsKnowsViewNames(module: String, known: Set<Substring>) throws {
        let names = try Self.views().union(module == "Interpreter" ? Self.modifiers() : [])
        let literal = try Regex(#""([A-Za-z]\w+)""#, as: (Substring, Substring).self)
        let found = Set(try Self.sources(of: module).flatMap { $0.1.matches(of: literal).map(\.output.1) })
        #expect(found.intersection(names) == known)
    }

    /// `.ci/format` holds the code to 110 columns and leaves comments alone. Rows of tables cannot be wrapped.
    @Test func commentsAreAsWideAsCode() throws {
        for module in Self.allowed.keys + ["Library"] {
            for (path, text) in try Self.sources(of: module) {
                for line in text.split(separator: "\n") where line.count > 110 {
                    let code = line.drop { $0 == " " }
                    #expect(!code.hasPrefix("//") || code.hasPrefix("/// |"), "\(path): \(line)")
                }
            }
        }
    }

    /// A file of the library is one concept, which a reader of SwiftUI looks up by its name. Beside them is
    /// only the list of names that nothing declares.
    @Test func filesOfTheLibraryAreShort() throws {
        for (path, text) in try Self.sources(of: "Library") {
            let lines = text.utf8.count { $0 == 10 }
            #expect(lines <= 300, "\(path) has \(lines) lines: split it by concept")
        }
        let library = Self.root.appendingPathComponent("Sources/Library").path
        let others = try FileManager.default.subpathsOfDirectory(atPath: library).filter {
            $0.contains(".") && !$0.hasSuffix(".swift")
        }
        #expect(others == ["SwiftUI/known.txt"])
    }

    /// Swift is in files of Swift, which are formatted, colored and searched: a literal of several lines
    /// holds none.
    @Test(arguments: allowed.keys.sorted())
    func literalsHoldNoSwift(module: String) throws {
        let swift = try Regex(#"```swift|some View|var body: |func \w+\(|(struct|class|extension) \w+.*\{"#)
        for (path, text) in try Self.sources(of: module) where !path.contains("/Theme/") {
            for line in Self.literalLines(of: text) {
                #expect(line.firstMatch(of: swift) == nil, "\(path) has Swift in a literal: \(line)")
            }
        }
    }

    /// Native code reads fields, cases and the environment by name (`FieldNames`, `CaseNames`,
    /// `EnvironmentValues.Key`): so a declaration of the library can be changed without counting.
    @Test(arguments: ["Interpreter", "Views"])
    func nativesCountNoFieldsAndCases(module: String) throws {
        let counted = try Regex(
            #"\bfields\[\d|\b(caseIndex|nextCase\(\))[^&|]* [=!<>]= \d|\b(Key|Self)\(\d+\)"#)
        for (path, text) in try Self.sources(of: module) {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                #expect(line.firstMatch(of: counted) == nil, "\(path):\(number + 1): \(line)")
            }
        }
    }

    /// A value of the environment is kept under the key that has its name.
    @Test func keysOfTheEnvironmentAreNames() throws {
        let pair = try Regex(
            #"\b(?:value|action)\(\s*"(\w+)", \.(\w+)"#, as: (Substring, Substring, Substring).self)
        let pairs = try Self.sources(of: "Views").flatMap { $0.1.matches(of: pair) }
        try #require(pairs.count > 15)
        for pair in pairs { #expect(pair.output.1 == pair.output.2) }
    }

    /// The lines in literals of several lines.
    static func literalLines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var isInside = false
        for line in text.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            if isInside, code.hasPrefix("\"\"\"") {
                isInside = false
            } else if isInside {
                lines.append(line)
            } else {
                isInside = code.hasSuffix("\"\"\"") && !code.hasPrefix("//")
            }
        }
        return lines
    }

    /// The views that the library declares.
    static func views() throws -> Set<Substring> {
        let view = try Regex(
            #"(?m)^(?:@\w+ )*public struct (\w+)(?:<.*>)?: (?:.*, )?View\b"#, as: (Substring, Substring).self)
        let views = Set(try sources(of: "Library").flatMap { $0.1.matches(of: view).map(\.output.1) })
        try #require(views.count > 50, "\(views.count) views")
        return views
    }

    /// The modifiers that it declares for views.
    static func modifiers() throws -> Set<Substring> {
        let function = try Regex(#"\bfunc (\w+)"#, as: (Substring, Substring).self)
        var modifiers: Set<Substring> = []
        for (_, text) in try sources(of: "Library") {
            for part in text.split(separator: "extension View {\n").dropFirst() {
                modifiers.formUnion(
                    part.prefix(upTo: part.firstRange(of: "\n}")?.lowerBound ?? part.endIndex).matches(
                        of: function
                    ).map(\.output.1))
            }
        }
        try #require(modifiers.count > 200, "\(modifiers.count) modifiers")
        return modifiers
    }

    static func sources(of module: String) throws -> [(String, String)] {
        let folder = root.appendingPathComponent("Sources/\(module)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var found: [(String, String)] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            found.append((file.path, try String(contentsOf: file, encoding: .utf8)))
        }
        try #require(!found.isEmpty, "no sources of \(module)")
        return found
    }

    static func imports(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let position = words.firstIndex(of: "import"), position + 1 < words.count,
                words[position + 1].first?.isUppercase == true,
                words[..<position].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
            else { return nil }
            return String(words[position + 1].split(separator: ".")[0])
        }
    }
}
