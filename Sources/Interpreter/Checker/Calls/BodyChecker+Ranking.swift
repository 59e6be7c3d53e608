import Syntax

/// Which of the candidates that fit a call Swift prefers.
extension BodyChecker {
    func rank(
        _ viable: [(choice: (Candidate, ArgumentMatching), cost: Int64)]
    ) -> [(Candidate, ArgumentMatching)] {
        let least = viable.map({ $0.cost }).min() ?? 0
        // Dearer ones stay as a last resort: a closure's body may rule out the cheap.
        var best = viable.filter { $0.cost == least }.map({ $0.choice })
        let others = viable.filter { $0.cost != least }.stablySorted { $0.cost < $1.cost }.map({ $0.choice })
        var ordered: [(Candidate, ArgumentMatching)] = []
        while !best.isEmpty, ordered.count < BodyChecker.mostRanked {
            var winner = 0
            for index in best.indices.dropFirst() where isBetter(best[index].0, best[winner].0) {
                winner = index
            }
            ordered.append(best.remove(at: winner))
        }
        return ordered + best + others
    }

    /// So many places are given away: each takes a comparison of all that are left.
    private static let mostRanked = 12

    /// Swift's rules: the more special, the type's own, the one without generic parameters or defaults.
    func isBetter(_ a: Candidate, _ b: Candidate) -> Bool {
        if a.function.isDrawn != b.function.isDrawn { return a.function.isDrawn }
        let isSpecial = isMoreSpecial(a, b)
        let isGeneral = isMoreSpecial(b, a)
        if isSpecial != isGeneral { return isSpecial }
        let first = preference(a.origin)
        let second = preference(b.origin)
        if first != second { return first < second }
        if a.function.kind == .initializer {
            let own = concreteParameters(a), other = concreteParameters(b)
            if own != other { return own > other }
        }
        if a.function.generics.count != b.function.generics.count {
            return a.function.generics.count < b.function.generics.count
        }
        if a.function.isLibrary != b.function.isLibrary { return !a.function.isLibrary }
        if a.function.parameters.count != b.function.parameters.count {
            return a.function.parameters.count < b.function.parameters.count
        }
        return constraints(a) > constraints(b)
    }

    /// `ForEach($rows)` takes a binding to rows, not just any collection, which a binding is too.
    private func concreteParameters(_ candidate: Candidate) -> Int {
        candidate.function.parameters.count { parameter in
            if case .parameter = parameter.type { false } else { true }
        }
    }

    private func preference(_ origin: FoundMember.Origin) -> Int {
        switch origin {
        case .own: 0
        case .superclass: 1
        case .requirement: 2
        case .protocolExtension: 3
        }
    }

    private func constraints(_ candidate: Candidate) -> Int {
        candidate.function.generics.reduce(0) { total, parameter in
            total + parameter.conformances.count + 2 * parameter.sameTypes.count
                + parameter.associatedConformances.count
        }
    }

    /// Whether everything that `a` takes, `b` takes too.
    private func isMoreSpecial(_ a: Candidate, _ b: Candidate) -> Bool {
        let own = a.function.parameters.filter { $0.defaultValue == nil }
        let other = b.function.parameters.filter { $0.defaultValue == nil }
        guard own.count == other.count else { return false }
        if isOfRefinedProtocol(b, a) { return false }
        return isPossible {
            let opened = Candidate(function: b.function, base: b.base, arguments: sharedOwner(a, b))
            let substitutions = open(opened, .none)
            for (mine, theirs) in zip(own, other) {
                if mine.isVariadic != theirs.isVariadic { return theirs.isVariadic }
                let target = module.substitute(theirs.type, substitutions)
                let probe = Expression(.error, mine.type, .none)
                let before = solver.cost
                guard convert(probe, to: target) != nil, solver.cost - before < Cost.numericConversion else {
                    return false
                }
            }
            for (parameter, type) in zip(b.function.generics, substitutions) {
                if type.shallow.isVariable { continue }
                for use in parameter.conformances where !module.conforms(type, to: use.declaration) {
                    return false
                }
                for (constrained, use) in parameter.associatedConformances {
                    let own = module.substitute(constrained, substitutions)
                    if !module.conforms(own, to: use.declaration) { return false }
                }
            }
            return true
        }
    }

    /// Of two members of one type, or of a protocol and one that it refines: the generic parameters of the
    /// first's owner, as its clauses bind them.
    private func sharedOwner(_ a: Candidate, _ b: Candidate) -> [Type] {
        guard let owner = a.function.parent, owner === b.function.parent || isOfRefinedProtocol(a, b) else {
            return []
        }
        return a.function.generics.prefix(owner.generics.count).map { .parameter($0) }
    }

    /// Whether `a` is a member of a protocol that refines another one, whose member `b` is.
    private func isOfRefinedProtocol(_ a: Candidate, _ b: Candidate) -> Bool {
        guard let own = a.function.parent, let other = b.function.parent, own !== other,
            own.kind == .protocol, other.kind == .protocol
        else { return false }
        return module.refines(own, other)
    }
}
