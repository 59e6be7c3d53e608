import SymbolKit
import Syntax

/// The symbols of a Swift module, found in its sources, as the compiler's own graphs list them.
///
/// - Parameters:
///   - module: the sources of the module.
///   - others: modules that it imports and whose sources are known: their types are linked.
/// - Returns: the module's own graph first, then one for each module whose types it extends, by name.
public func symbolGraphs(
    of module: ModuleSources, importing others: [ModuleSources] = [],
    options: SymbolGraphOptions = SymbolGraphOptions()
) -> [ModuleSymbolGraph] {
    symbolGraphs(
        of: Program(ParsedProgram(ParsedModule(module), importing: others.map(ParsedModule.init)), options))
}

/// The graphs of a program that is bound already.
func symbolGraphs(of program: Program) -> [ModuleSymbolGraph] {
    var maker = SymbolMaker(program)
    maker.makeAll()
    let (module, options) = (program.module, program.options)
    let parts = maker.collector.parts
    let names = [module.name] + parts.keys.filter { $0 != module.name }.sorted()
    return names.map { name in
        let part = parts[name] ?? GraphCollector.Part()
        let graph = SymbolGraph(
            metadata: .galley, module: .init(name: module.name, platform: options.platform.graphPlatform),
            symbols: part.symbols,
            relationships: part.relationships)
        return ModuleSymbolGraph(
            extendedModule: name == module.name ? nil : name, graph: graph,
            order: part.symbols.map(\.identifier.precise), meetingForeign: maker.collector.meetingForeign)
    }
}

/// The module's own graph alone: without what it adds to other modules' types.
public func symbolGraph(
    of module: ModuleSources, importing others: [ModuleSources] = [],
    options: SymbolGraphOptions = SymbolGraphOptions()
) -> SymbolGraph {
    symbolGraphs(of: module, importing: others, options: options)[0].graph
}

extension SymbolGraph.Metadata {
    /// Of the format that the compiler's graphs have.
    fileprivate static var galley: SymbolGraph.Metadata {
        .init(formatVersion: SymbolGraph.SemanticVersion(major: 0, minor: 6, patch: 0), generator: "Galley")
    }
}

extension SymbolGraphOptions.Platform {
    fileprivate var graphPlatform: SymbolGraph.Platform {
        let name = self == .macOS ? "macosx" : rawValue.lowercased()
        return .init(
            architecture: self == .linux ? "x86_64" : "arm64", vendor: self == .linux ? "unknown" : "apple",
            operatingSystem: .init(name: name))
    }
}
