import SymbolKit

/// The members that types have of protocols' extensions alone.
struct InheritedMembers {
    let table: SymbolTable

    static func takes(_ kind: String) -> Bool { ["struct", "class", "enum", "actor"].contains(kind) }

    func all(of types: [ReferenceSymbol]) -> [(type: ReferenceSymbol, member: ReferenceSymbol)] {
        types.flatMap { type in members(of: type).map { (type, $0) } }
    }

    private func members(of type: ReferenceSymbol) -> [ReferenceSymbol] {
        var taken = Set(type.children.map(Self.key))
        return protocols(of: type).flatMap(\.children).filter { member in
            isGiven(member) && taken.insert(Self.key(member)).inserted
        }
    }

    /// What a type declares itself hides what it would have of a protocol.
    private static func key(_ symbol: ReferenceSymbol) -> String { symbol.kind + " " + symbol.name }

    /// It stands in an extension, and nothing is asked of types besides the protocol.
    private func isGiven(_ member: ReferenceSymbol) -> Bool {
        guard let part = member.symbol?[mixin: SymbolGraph.Symbol.Swift.Extension.self] else { return false }
        return part.constraints.allSatisfy {
            $0.leftTypeName == "Self" && $0.rightTypeName == member.parent?.name
        }
    }

    /// The protocols that a type conforms to in any case, with those that they inherit from; the nearest
    /// first.
    private func protocols(of type: ReferenceSymbol) -> [ReferenceSymbol] {
        var open = conformances(of: type)
        var found: [ReferenceSymbol] = []
        while let next = open.first {
            open.removeFirst()
            guard !found.contains(where: { $0 === next }) else { continue }
            found.append(next)
            open += conformances(of: next)
        }
        return found
    }

    private func conformances(of symbol: ReferenceSymbol) -> [ReferenceSymbol] {
        let own = (symbol.relations[.conformsTo] ?? []).filter(\.clause.isEmpty)
        return own.compactMap { table.byID[$0.id] }.filter { $0.kind == "protocol" }
    }
}
