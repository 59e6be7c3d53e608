import Foundation
import SymbolGraphs
import Syntax
import Testing

/// The graphs of Galley's own modules, made from their sources, are those that the compiler makes.
@Suite struct CompilerAgreementTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func module(_ name: String, in sources: String = "Sources") throws -> ModuleSources {
        let folder = Self.root.appending(path: sources).appending(path: name)
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap {
            $0 as? String
        }
        let files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            SourceText(
                name: "\(name)/\(path)", bytes: Array(try Data(contentsOf: folder.appending(path: path))))
        }
        return ModuleSources(name: name, files: files)
    }

    private func compare(_ name: String, importing others: [String] = []) throws {
        guard let compiler = try ComparedGraph.ofCompiler(name) else {
            #if os(Linux)
                Issue.record("the compiler gave no graph of \(name)")
            #endif
            return
        }
        var options = SymbolGraphOptions(platform: .linux)
        options.modules = Set(others + ["BundledLibrary"])
        let graphs = symbolGraphs(
            of: try module(name), importing: try others.map { try module($0) }, options: options)
        let own = ComparedGraph(graphs.map(\.graph))
        #expect(compiler.symbols.count > 200)
        for symbol in compiler.symbols.difference(from: own.symbols).removals
            + compiler.symbols.difference(from: own.symbols).insertions
        {
            Issue.record("\(symbol)")
        }
        #expect(compiler.conformances == own.conformances)
        #expect(compiler.relations == own.relations)
    }

    @Test func syntax() throws { try compare("Syntax") }

    @Test func previews() throws {
        try compare("Previews", importing: ["Syntax", "Interpreter", "Graphics", "Layout", "Views"])
    }

    // MARK: Packages

    /// Packages that Galley itself is built with, and what `disagreements-built.txt` lists of them: no more,
    /// and no less.
    @Test(arguments: [
        ("swift-argument-parser", "ArgumentParser"), ("swift-mustache", "Mustache"), ("Yams", "Yams"),
    ])
    func packages(_ package: String, _ name: String) throws {
        let sources = ".build/checkouts/\(package)/Sources"
        let includes = ["CYaml"].map { Self.root.appending(path: "\(sources)/\($0)/include").path }
        guard FileManager.default.fileExists(atPath: Self.root.appending(path: sources).path),
            let compiler = try ComparedGraph.ofCompiler(name, including: includes)
        else { return }
        let others =
            package == "swift-argument-parser" ? [try module("ArgumentParserToolInfo", in: sources)] : []
        var options = SymbolGraphOptions(platform: .linux)
        options.modules = Set(others.map(\.name))
        let own = ComparedGraph(
            symbolGraphs(of: try module(name, in: sources), importing: others, options: options).map(\.graph))
        #expect(compiler.symbols.count > 50)
        let list = Self.root.appending(path: "Tests/SymbolGraphs/disagreements-built.txt")
        let known = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        let found = own.differences(from: compiler, of: name)
        if ProcessInfo.processInfo.environment["UPDATE"] != nil {
            let lines = known.filter { !$0.hasPrefix(name + " ") } + found
            try (lines.sorted().joined(separator: "\n") + "\n").write(
                to: list, atomically: true, encoding: .utf8)
        } else {
            #expect(found.sorted() == known.filter { $0.hasPrefix(name + " ") })
        }
    }
}
