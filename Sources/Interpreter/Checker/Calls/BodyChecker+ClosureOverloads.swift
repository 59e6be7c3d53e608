import Syntax

/// What closure arguments say about candidates before their bodies are checked.
extension BodyChecker {
    /// Leaves out functions that want a closure to throw nothing, or not to wait, where another one lets it.
    func suitingEffects(
        _ choices: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument]
    ) -> [(Candidate, ArgumentMatching)] {
        if choices.count == 1 { return choices }
        var left = choices
        for (index, argument) in arguments.enumerated() {
            guard let closure = closureSyntax(argument) else { continue }
            let wanted = left.map { candidate, matching -> FunctionType? in
                let parameter = candidate.function.parameters[matching.parameters[index]]
                guard case .function(let type) = unwrapped(parameter.type) else { return nil }
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

    func closureSyntax(_ argument: CallArgument) -> ClosureSyntax? {
        switch argument.value {
        case .trailing(let trailing): trailing.closure
        case .syntax(let syntax): closureSyntax(syntax)
        case .typed: nil
        }
    }

    /// Whether candidates want different things of the closures passed, so that their bodies decide.
    func closuresDiffer(
        _ choices: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument]
    ) -> Bool {
        for (index, argument) in arguments.enumerated() where isClosureArgument(argument) {
            var first: Parameter?
            for (candidate, matching) in choices {
                let parameter = candidate.function.parameters[matching.parameters[index]]
                guard let known = first else {
                    first = parameter
                    continue
                }
                if known.builder?.declaration !== parameter.builder?.declaration { return true }
                if !looksSame(known.type, parameter.type) { return true }
                if parameter.type.mentionsParameters, !demandsSame(choices[0].0, candidate) { return true }
            }
        }
        return false
    }

    /// Whether two functions demand the same of their generic parameters, which only a closure's body may
    /// decide: `where Element: Identifiable`.
    private func demandsSame(_ a: Candidate, _ b: Candidate) -> Bool {
        let (own, other) = (a.function.generics, b.function.generics)
        return own.count == other.count
            && zip(own, other).allSatisfy { a, b in
                a.conformances.count == b.conformances.count
                    && zip(a.conformances, b.conformances).allSatisfy { $0.declaration === $1.declaration }
                    && a.sameTypes.count == b.sameTypes.count
                    && a.associatedConformances.count == b.associatedConformances.count
                    && zip(a.associatedConformances, b.associatedConformances).allSatisfy {
                        $0.1.declaration === $1.1.declaration
                    }
            }
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
}
