import SymbolKit

/// Collects symbols and relationships, those of each extended module for themselves.
struct GraphCollector {
    typealias Symbol = SymbolGraph.Symbol
    typealias Relationship = SymbolGraph.Relationship

    struct Part {
        var symbols: [Symbol] = []
        var relationships: [Relationship] = []
    }

    private(set) var parts: [String: Part] = [:]
    /// The members that meet a requirement of another module's protocol, by their identifiers.
    var meetingForeign: Set<String> = []
    private var identifiers: Set<String> = []

    /// - Returns: whether it was new; a declaration that is written twice is listed once.
    @discardableResult
    mutating func add(_ symbol: Symbol, to module: String) -> Bool {
        guard identifiers.insert(symbol.identifier.precise).inserted else { return false }
        parts[module, default: Part()].symbols.append(symbol)
        return true
    }

    mutating func relate(
        _ source: String, _ kind: Relationship.Kind, _ target: String, fallback: String? = nil,
        constraints: [Symbol.Swift.GenericConstraint] = [], origin: (identifier: String, name: String)? = nil,
        in module: String
    ) {
        var relationship = Relationship(source: source, target: target, kind: kind, targetFallback: fallback)
        if !constraints.isEmpty {
            relationship[mixin: Relationship.Swift.GenericConstraints.self] = .init(constraints: constraints)
        }
        if let origin {
            relationship[mixin: Relationship.SourceOrigin.self] = .init(
                identifier: origin.identifier, displayName: origin.name)
        }
        parts[module, default: Part()].relationships.append(relationship)
    }
}
