import Foundation
import SymbolKit

/// What the compiler says of a module that is built beside the tests, and what is compared of a graph.
struct ComparedGraph {
    /// Kind, path and declaration of each symbol.
    var symbols: [String] = []
    var conformances: Set<String> = []
    var relations: [String] = []

    /// - Parameter graphs: a module's own and those of the modules that it extends.
    init(_ graphs: [SymbolGraph]) {
        let own = graphs.flatMap { Array($0.symbols.values) }.filter {
            !$0.identifier.precise.contains("::SYNTHESIZED::")
        }
        let names = Dictionary(own.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) })
        { first, _ in first }
        symbols = own.map { symbol in
            let fragments =
                symbol[mixin: SymbolGraph.Symbol.DeclarationFragments.self]?.declarationFragments ?? []
            let kinds = fragments.filter { $0.kind != .text }.map { "\($0.kind.rawValue) \($0.spelling)" }
            return "\(symbol.kind.identifier.identifier) \(symbol.pathComponents.joined(separator: ".")): "
                + fragments.map(\.spelling).joined() + " " + kinds.joined(separator: "|")
        }.sorted()
        for relation in graphs.flatMap(\.relationships) where !relation.source.contains("::SYNTHESIZED::") {
            let target = relation.targetFallback?.split(separator: ".", maxSplits: 1).last.map(String.init)
            let text =
                "\(names[relation.source] ?? "?") \(relation.kind.rawValue) \(target ?? names[relation.target] ?? "?")"
            // Nearly every type has these two, and the compiler lists them only where an extension stands.
            if text.hasSuffix(" Copyable") || text.hasSuffix(" Escapable") { continue }
            if relation.kind == .conformsTo { conformances.insert(text) } else { relations.append(text) }
        }
        relations.sort()
    }

    /// What only one of two graphs has, a line each: `-` for the compiler's, `+` for our own.
    func differences(from compiler: ComparedGraph, of module: String) -> [String] {
        func lines(_ own: [String], _ other: [String]) -> [String] {
            let changes = own.difference(from: other)
            let removed = changes.removals.compactMap { change -> String? in
                guard case .remove(_, let text, _) = change else { return nil }
                return "\(module) - \(text)"
            }
            let added = changes.insertions.compactMap { change -> String? in
                guard case .insert(_, let text, _) = change else { return nil }
                return "\(module) + \(text)"
            }
            return removed + added
        }
        return lines(symbols, compiler.symbols) + lines(conformances.sorted(), compiler.conformances.sorted())
            + lines(relations, compiler.relations)
    }

    /// The compiler's graphs of a module; nil where its tools are not at hand.
    /// - Parameter includes: folders with headers of C modules.
    static func ofCompiler(_ module: String, including includes: [String] = []) throws -> ComparedGraph? {
        guard let modules = folder(named: "Modules"), let target else { return nil }
        let output = FileManager.default.temporaryDirectory.appending(
            path: "galley-graphs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path, "-target", target,
                "-output-dir", output.path,
                "-minimum-access-level", "public", "-emit-extension-block-symbols",
                "-skip-synthesized-members",
            ] + includes.flatMap { ["-I", $0] }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        let files = try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
        return ComparedGraph(
            try files.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) })
    }

    /// The folder beside the tests in which the build leaves its modules.
    private static func folder(named name: String) -> URL? {
        var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.pathComponents.count > 1 {
            let candidate = folder.appending(path: name)
            if FileManager.default.fileExists(atPath: candidate.appending(path: "Syntax.swiftmodule").path) {
                return candidate
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static var target: String? {
        #if os(Linux) && arch(x86_64)
            "x86_64-unknown-linux-gnu"
        #elseif os(Linux) && arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            nil
        #endif
    }
}
