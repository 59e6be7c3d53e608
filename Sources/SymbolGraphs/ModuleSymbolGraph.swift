import SymbolKit

/// A symbol graph of a module: its own symbols, or those by which it extends another module's types.
///
/// The compiler writes the same graphs: `MyKit.symbols.json`, and `MyKit@Swift.symbols.json` for `extension String`.
public struct ModuleSymbolGraph {
    /// The module whose types are extended; nil for the module's own symbols.
    public var extendedModule: String?
    public var graph: SymbolGraph

    /// The name that the compiler gives the graph's file.
    public var fileName: String {
        graph.module.name + (extendedModule.map { "@" + $0 } ?? "") + ".symbols.json"
    }
}
