import Foundation
import SymbolKit

/// A symbol graph of a module: its own symbols, or those by which it extends another module's types.
///
/// The compiler writes the same graphs: `MyKit.symbols.json`, and `MyKit@Swift.symbols.json` for `extension
/// String`.
public struct ModuleSymbolGraph {
    /// The module whose types are extended; nil for the module's own symbols.
    public var extendedModule: String?
    public var graph: SymbolGraph
    /// The symbols' identifiers in the order of the sources.
    public var order: [String]
    /// The members that meet a requirement of another module's protocol, whose own comment says what they do.
    public var meetingForeign: Set<String> = []

    /// The name that the compiler gives the graph's file.
    public var fileName: String {
        graph.module.name + (extendedModule.map { "@" + $0 } ?? "") + ".symbols.json"
    }

    /// The graph as other tools read it; equal for equal sources.
    public func json(isPretty: Bool = false) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            isPretty
            ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
        let symbols = order.compactMap { graph.symbols[$0]?.withLanguage }
        return try encoder.encode(
            OrderedGraph(
                metadata: graph.metadata, module: graph.module, symbols: symbols,
                relationships: graph.relationships))
    }
}

/// A graph whose symbols keep their order.
private struct OrderedGraph: Encodable {
    let metadata: SymbolGraph.Metadata
    let module: SymbolGraph.Module
    let symbols: [SymbolGraph.Symbol]
    let relationships: [SymbolGraph.Relationship]
}

extension SymbolGraph.Symbol {
    /// With the kind as the compiler writes it: `swift.struct`.
    fileprivate var withLanguage: SymbolGraph.Symbol {
        var symbol = self
        symbol.kind = Kind(
            parsedIdentifier: .init(rawValue: "swift." + kind.identifier.identifier),
            displayName: kind.displayName)
        return symbol
    }
}
