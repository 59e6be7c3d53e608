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
        "SiteGenerator": ["Previews", "Syntax", "Graphics", "Raster", "CCmark", "Foundation", "Yams", "Mustache", "Dispatch", "SymbolGraphs", "SymbolKit"],
        "SymbolGraphs": ["Syntax", "SymbolKit", "Foundation"],
        "galley": [
            "SiteGenerator", "SymbolGraphs", "Previews", "Syntax", "Foundation", "FoundationNetworking", "ArgumentParser", "FlyingFox", "FlyingSocks", "Dispatch",
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
        let forbidden = try Regex(#"(^|\W)(import Foundation|Mirror\(reflecting|String\(describing:|weak var )|[(: ]\\\.\w"#)
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
    @Test(arguments: ["Syntax", "Graphics", "Interpreter"])
    func onlyViewsKnowsViewNames(module: String) throws {
        let pattern = try Regex(#""(VStack|HStack|ZStack|Text|padding|ViewThatFits|GeometryReader)""#)
        for (path, text) in try Self.sources(of: module) {
            #expect(text.firstMatch(of: pattern) == nil, "\(path) names a view")
        }
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
