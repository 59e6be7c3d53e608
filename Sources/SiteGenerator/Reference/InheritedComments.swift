/// Gives what meets a requirement without a comment of its own the requirement's, as the compiler's graphs
/// have it.
struct InheritedComments {
    let table: SymbolTable

    func give() {
        for symbol in table.all where symbol.comment.isEmpty && !symbol.isInherited {
            guard let requirement = requirement(of: symbol) else { continue }
            symbol.comment = requirement.comment
            symbol.lender = requirement.lender ?? requirement
            symbol.summary = requirement.summary
        }
    }

    /// The nearest requirement of that name in the protocols that its type conforms to.
    private func requirement(of symbol: ReferenceSymbol) -> ReferenceSymbol? {
        guard let owner = symbol.parent else { return nil }
        var open = protocols(of: owner)
        var seen: Set<String> = []
        while !open.isEmpty {
            let next = open.removeFirst()
            guard seen.insert(next.id).inserted else { continue }
            if let found = next.children.first(where: { meets($0, symbol, of: owner) }) { return found }
            open += protocols(of: next)
        }
        return nil
    }

    /// Among overloads, only what is declared alike.
    private func meets(_ requirement: ReferenceSymbol, _ symbol: ReferenceSymbol, of owner: ReferenceSymbol)
        -> Bool
    {
        func isNamedAlike(_ other: ReferenceSymbol) -> Bool {
            other.name == symbol.name && other.kind == symbol.kind && !other.isInherited
        }
        guard requirement !== symbol, isNamedAlike(requirement), !requirement.comment.isEmpty else {
            return false
        }
        if owner.children.count(where: isNamedAlike) == 1 { return true }
        func text(_ symbol: ReferenceSymbol) -> String {
            (symbol.symbol?.fragments ?? []).map(\.spelling).joined()
        }
        return text(requirement) == text(symbol)
    }

    /// A default implementation stands with its requirement.
    private func protocols(of owner: ReferenceSymbol) -> [ReferenceSymbol] {
        let conformances = owner.relations[.conformsTo] ?? []
        return (owner.kind == "protocol" ? [owner] : [])
            + conformances.compactMap { table.byID[$0.id] }.filter { $0.kind == "protocol" }
    }
}
