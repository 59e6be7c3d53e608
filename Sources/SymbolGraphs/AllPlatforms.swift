import SymbolKit
import Syntax

/// The symbols of a module on all systems, and which of them are there on some only.
public struct AllPlatforms {
    public typealias Platform = SymbolGraphOptions.Platform

    /// The graphs of the system that the options name, with what only others have.
    public private(set) var graphs: [ModuleSymbolGraph]
    /// The systems of those symbols that `#if` keeps from some, in the order of `Platform`.
    public private(set) var platforms: [String: [Platform]] = [:]

    private let sourceRoot: String
    private var found: [String: Set<Platform>] = [:]
    /// Symbols of the first system that stand in a branch, by kind and path: what others have in their place
    /// is the same one.
    private var alternatives: [String: String] = [:]

    public init(of module: ModuleSources, importing others: [ModuleSources] = [], options: SymbolGraphOptions)
    {
        self.init(of: ParsedModule(module), importing: others.map(ParsedModule.init), options: options)
    }

    /// - Parameters:
    ///   - module: what the symbols are of.
    ///   - others: modules that it imports.
    ///   - options: the system that is meant in the first place, and what else decides.
    public init(of module: ParsedModule, importing others: [ParsedModule], options: SymbolGraphOptions) {
        let parsed = ParsedProgram(module, importing: others)
        let program = Program(parsed, options)
        let branches = PlatformBranches(program.module)
        graphs = symbolGraphs(of: program)
        sourceRoot = options.sourceRoot
        guard !branches.all.isEmpty else { return }
        for graph in graphs { note(graph.graph, branches) }
        for platform in branches.others {
            var options = options
            options.platform = platform
            for graph in symbolGraphs(of: Program(parsed, options)) {
                merge(graph, branches)
            }
        }
        // A module that is for some systems as a whole does not say so of each symbol.
        let whole =
            symbolIDs.allSatisfy { found[$0] != nil }
            ? found.values.reduce(Set()) { $0.union($1) } : Set(Platform.allCases)
        for (id, systems) in found where systems != whole {
            platforms[id] = Platform.allCases.filter(systems.contains)
        }
    }

    private var symbolIDs: [String] { graphs.flatMap(\.order) }

    private func platforms(of symbol: SymbolGraph.Symbol, _ branches: PlatformBranches) -> Set<Platform> {
        guard let place = symbol[mixin: SymbolGraph.Symbol.Location.self] else {
            return Set(Platform.allCases)
        }
        return branches.platforms(
            of: String(place.uri.dropFirst(sourceRoot.count)), line: place.position.line)
    }

    private static func key(_ symbol: SymbolGraph.Symbol) -> String {
        "\(symbol.kind.identifier.identifier) \(symbol.pathComponents.joined(separator: "/"))"
    }

    private mutating func note(_ graph: SymbolGraph, _ branches: PlatformBranches) {
        for symbol in graph.symbols.values {
            let systems = platforms(of: symbol, branches)
            guard systems.count < Platform.allCases.count else { continue }
            found[symbol.identifier.precise] = systems
            alternatives[Self.key(symbol)] = symbol.identifier.precise
        }
    }

    // MARK: Other systems

    private mutating func merge(_ other: ModuleSymbolGraph, _ branches: PlatformBranches) {
        let place = graphs.firstIndex { $0.extendedModule == other.extendedModule }
        var mine = place.map { graphs[$0] } ?? other
        mine.meetingForeign.formUnion(other.meetingForeign)
        if place == nil { (mine.graph.symbols, mine.graph.relationships, mine.order) = ([:], [], []) }
        var left: Set<String> = []
        for id in other.order {
            guard let symbol = other.graph.symbols[id] else { continue }
            if !take(symbol, into: &mine, platforms(of: symbol, branches)) { left.insert(id) }
        }
        mine.graph.relationships += Self.new(other.graph.relationships, besides: mine.graph.relationships)
            .filter {
                !left.contains($0.source) && !left.contains($0.target)
            }
        if let place { graphs[place] = mine } else { graphs.append(mine) }
    }

    /// `false` when another declaration stands for it.
    private mutating func take(
        _ symbol: SymbolGraph.Symbol, into mine: inout ModuleSymbolGraph, _ systems: Set<Platform>
    ) -> Bool {
        let id = symbol.identifier.precise
        if mine.graph.symbols[id] != nil {
            if let known = found[id] { found[id] = known.union(systems) }
            return true
        }
        if let same = alternatives[Self.key(symbol)] {
            found[same, default: []].formUnion(systems)
            return false
        }
        mine.graph.symbols[id] = symbol
        mine.order.append(id)
        found[id] = systems
        return true
    }

    private static func new(
        _ relationships: [SymbolGraph.Relationship], besides known: [SymbolGraph.Relationship]
    ) -> [SymbolGraph.Relationship] {
        func key(_ relation: SymbolGraph.Relationship) -> String {
            "\(relation.kind.rawValue) \(relation.source) \(relation.target)"
        }
        let keys = Set(known.map(key))
        return relationships.filter { !keys.contains(key($0)) }
    }
}
