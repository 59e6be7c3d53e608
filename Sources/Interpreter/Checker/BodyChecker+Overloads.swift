import Syntax

/// Choosing among functions of one name.
extension BodyChecker {
    /// The call of the best candidate, or an error.
    func resolveCall(
        _ candidates: [Candidate], _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Expression {
        noteLabels(candidates, arguments)
        let fitting = candidates.compactMap { candidate in
            ArgumentMatching.match(arguments, to: candidate.function).map { (candidate, $0) }
        }
        if fitting.isEmpty { return reportLabels(candidates, arguments, site) }
        if fitting.count == 1 { return only(fitting[0], arguments, hint, site) }
        return choose(fitting, arguments, hint, site)
    }

    private func only(
        _ fitting: (Candidate, ArgumentMatching), _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Expression {
        if let call = apply(fitting.0, fitting.1, arguments, hint, site) { return call }
        errors += 1
        return failed(site.range)
    }

    private func choose(
        _ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Expression {
        let known = settled
        let before = errors
        settle(arguments)
        defer { settled = known }
        var viable: [(choice: (Candidate, ArgumentMatching), cost: Int64)] = []
        for choice in fitting {
            if let cost = tryOut(choice, arguments, hint, site) { viable.append((choice, cost)) }
        }
        if viable.isEmpty {
            if errors > before && trials > 0 { return failed(site.range) }
            return reportNoMatch(fitting, arguments, hint, site)
        }
        let ordered = suitingEffects(rank(viable), arguments)
        return commit(ordered, arguments, hint, site)
    }

    /// Leaves out functions that want a closure to throw nothing, or not to wait, where another one lets it.
    private func suitingEffects(
        _ choices: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument]
    ) -> [(Candidate, ArgumentMatching)] {
        if choices.count == 1 { return choices }
        var left = choices
        for (index, argument) in arguments.enumerated() {
            guard let closure = closureSyntax(argument) else { continue }
            let wanted = left.map { candidate, matching -> FunctionType? in
                guard let taken = matching.taken.firstIndex(where: { $0.contains(index) }),
                    case .function(let type) = unwrapped(candidate.function.parameters[taken].type)
                else { return nil }
                return type
            }
            guard wanted.contains(where: { $0?.isThrowing == true || $0?.isAsync == true }) else { continue }
            let effects = ClosureEffects(closure)
            let suiting = zip(left, wanted).filter { _, type in
                guard let type else { return true }
                return (type.isThrowing || !effects.isThrowing) && (type.isAsync || !effects.isAsync)
            }
            if !suiting.isEmpty { left = suiting.map { $0.0 } }
        }
        return left
    }

    private func closureSyntax(_ argument: CallArgument) -> ClosureSyntax? {
        switch argument.value {
        case .trailing(let trailing): trailing.closure
        case .syntax(let syntax): closureSyntax(syntax)
        case .typed: nil
        }
    }

    /// Infers, once, the arguments that mean the same whatever function takes them.
    private func settle(_ arguments: [CallArgument]) {
        for argument in arguments {
            guard case .syntax(let syntax) = argument.value, settled[syntax.id] == nil else { continue }
            if isContextual(syntax) || isClosure(syntax) { continue }
            if case .inout = syntax.kind { continue }
            settled[syntax.id] = infer(syntax, nil)
        }
    }

    /// What a candidate costs, with closures looked at from outside only; nil when it does not fit.
    private func tryOut(
        _ choice: (Candidate, ArgumentMatching), _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Int64? {
        trying {
            let start = solver.cost
            isShallow = true
            guard let call = apply(choice.0, choice.1, arguments, hint, site) else { return nil }
            // Whether the result suits is part of the price; a value that does not fit is reported by its user.
            if let hint, !suits(call, hint) { solver.cost += Cost.disfavored / 10 }
            return solver.cost - start
        }
    }

    /// Whether a value could be had where something is wanted, of which only the protocols may be known.
    private func suits(_ value: Expression, _ hint: Type) -> Bool {
        if isDecided(hint) { return convert(value, to: hint) != nil }
        guard case .variable(let hole) = solver.head(hint), hole.literal == .none, !hole.conformances.isEmpty,
            !solver.head(value.type).isVariable
        else { return true }
        return hole.conformances.allSatisfy { module.conforms(value.type, to: $0.declaration) }
            && solver.unify(value.type, hint)
    }

    /// Runs something without consequences: nothing is reported, holes are emptied again.
    func trying<T>(_ body: () -> T?) -> T? {
        let snapshot = solver.snapshot()
        let before = errors
        let known = settled
        let bases = implicitBases
        let shallow = isShallow
        let scope = locals.count
        trials += 1
        let result = body()
        trials -= 1
        locals.removeLast(locals.count - scope)
        isShallow = shallow
        settled = known
        implicitBases = bases
        let failed = errors > before
        errors = before
        solver.rollBack(to: snapshot)
        return failed ? nil : result
    }

    /// Makes the call of the first that holds with its closures checked, in order of preference.
    private func commit(
        _ ordered: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Expression {
        if isShallow || ordered.count == 1 || !closuresDiffer(ordered, arguments) {
            return only(ordered[0], arguments, hint, site)
        }
        var firstFailure: [Diagnostic]?
        var firstErrors = 0
        for choice in ordered {
            let mark = module.diagnostics.count
            let before = errors
            let snapshot = solver.snapshot()
            let known = settled
            let call = apply(choice.0, choice.1, arguments, hint, site)
            if let call, errors == before { return call }
            if firstFailure == nil {
                firstFailure = Array(module.diagnostics.dropFirst(mark))
                firstErrors = errors - before
            }
            if module.diagnostics.count > mark {
                module.diagnostics.removeLast(module.diagnostics.count - mark)
            }
            errors = before
            settled = known
            solver.rollBack(to: snapshot)
            if isExhausted { break }
        }
        module.diagnostics += firstFailure ?? []
        errors += max(firstErrors, 1)
        return failed(site.range)
    }

    /// Whether candidates want different things of the closures passed, so that their bodies decide.
    private func closuresDiffer(
        _ choices: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument]
    ) -> Bool {
        for (index, argument) in arguments.enumerated() where isClosureArgument(argument) {
            var first: Parameter?
            for (candidate, matching) in choices {
                guard let taken = matching.taken.firstIndex(where: { $0.contains(index) }) else { continue }
                let parameter = candidate.function.parameters[taken]
                guard let known = first else {
                    first = parameter
                    continue
                }
                if known.builder?.declaration !== parameter.builder?.declaration { return true }
                if !looksSame(known.type, parameter.type) { return true }
            }
        }
        return false
    }

    private func isClosureArgument(_ argument: CallArgument) -> Bool {
        switch argument.value {
        case .trailing: true
        case .syntax(let syntax): isClosure(syntax)
        case .typed: false
        }
    }

    /// The same up to the names of generic parameters.
    private func looksSame(_ a: Type, _ b: Type) -> Bool {
        switch (a.shallow, b.shallow) {
        case (.parameter, .parameter): return true
        case (.function(let a), .function(let b)):
            return a.parameters.count == b.parameters.count && looksSame(a.result, b.result)
                && zip(a.parameters, b.parameters).allSatisfy { looksSame($0.type, $1.type) }
        default: return areSame(a, b)
        }
    }

    // MARK: Ranking

    private func rank(
        _ viable: [(choice: (Candidate, ArgumentMatching), cost: Int64)]
    ) -> [(Candidate, ArgumentMatching)] {
        let least = viable.map({ $0.cost }).min() ?? 0
        // Dearer ones stay as a last resort: a closure's body may rule out the cheap.
        var best = viable.filter { $0.cost == least }.map({ $0.choice })
        let others = viable.filter { $0.cost != least }.sorted { $0.cost < $1.cost }.map({ $0.choice })
        var ordered: [(Candidate, ArgumentMatching)] = []
        while !best.isEmpty {
            var winner = 0
            for index in best.indices.dropFirst() where isBetter(best[index].0, best[winner].0) { winner = index }
            ordered.append(best.remove(at: winner))
        }
        return ordered + others
    }

    /// Swift's rules: the more special, the type's own, the one without generic parameters or defaults.
    private func isBetter(_ a: Candidate, _ b: Candidate) -> Bool {
        if a.function.isDrawn != b.function.isDrawn { return a.function.isDrawn }
        let isSpecial = isMoreSpecial(a, b)
        let isGeneral = isMoreSpecial(b, a)
        if isSpecial != isGeneral { return isSpecial }
        let first = preference(a.origin)
        let second = preference(b.origin)
        if first != second { return first < second }
        if a.function.generics.count != b.function.generics.count {
            return a.function.generics.count < b.function.generics.count
        }
        if a.function.isLibrary != b.function.isLibrary { return !a.function.isLibrary }
        if a.function.parameters.count != b.function.parameters.count {
            return a.function.parameters.count < b.function.parameters.count
        }
        return constraints(a) > constraints(b)
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
        return trying { () -> Bool? in
            var opened = b
            opened.explicit = []
            opened.arguments = sharedOwner(a, b)
            let substitutions = open(opened, .none)
            for (mine, theirs) in zip(own, other) {
                if mine.isVariadic != theirs.isVariadic { return theirs.isVariadic ? true : nil }
                let target = module.substitute(theirs.type, substitutions)
                let probe = Expression(.error, mine.type, .none)
                let before = solver.cost
                guard convert(probe, to: target) != nil, solver.cost - before < Cost.numericConversion else { return nil }
            }
            for (parameter, type) in zip(b.function.generics, substitutions) {
                if type.shallow.isVariable { continue }
                for use in parameter.conformances where !module.conforms(type, to: use.declaration) { return nil }
                for (constrained, use) in parameter.associatedConformances {
                    let own = module.substitute(constrained, substitutions)
                    if !module.conforms(own, to: use.declaration) { return nil }
                }
            }
            return true
        } ?? false
    }

    /// Of two members of one type, or of a protocol and one that it refines: the generic parameters of the first's
    /// owner, as its clauses bind them.
    private func sharedOwner(_ a: Candidate, _ b: Candidate) -> [Type] {
        guard let owner = a.function.parent, owner === b.function.parent || isOfRefinedProtocol(a, b) else { return [] }
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
