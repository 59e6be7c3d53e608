import Foundation
import SymbolGraphs
import Syntax
import Testing

/// The graphs of Galley's own modules, made from their sources, are those that the compiler makes.
@Suite struct CompilerAgreementTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    private func module(_ name: String) throws -> ModuleSources {
        let folder = Self.sources.appending(path: name)
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap { $0 as? String }
        let files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            SourceText(name: "\(name)/\(path)", bytes: Array(try Data(contentsOf: folder.appending(path: path))))
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
        let graphs = symbolGraphs(of: try module(name), importing: try others.map(module), options: options)
        let own = ComparedGraph(graphs.map(\.graph))
        #expect(compiler.symbols.count > 200)
        for symbol in compiler.symbols.difference(from: own.symbols).removals + compiler.symbols.difference(from: own.symbols).insertions {
            Issue.record("\(symbol)")
        }
        #expect(compiler.conformances == own.conformances)
        #expect(compiler.relations == own.relations)
    }

    @Test func syntax() throws { try compare("Syntax") }

    @Test func previews() throws {
        try compare("Previews", importing: ["Syntax", "Interpreter", "Graphics", "Layout", "Views"])
    }
}
