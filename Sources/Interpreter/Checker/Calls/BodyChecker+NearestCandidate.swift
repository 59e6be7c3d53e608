import Syntax

/// Of several candidates that do not fit the one that nearly does, as far as that is one.
extension BodyChecker {
    /// Of candidates that refuse the same argument the one that takes fewest as optionals, which Swift
    /// prefers.
    func nearest(_ choices: [(Candidate, ArgumentMatching)], _ failures: [Diagnostic?]) -> Diagnostic? {
        let told = failures.compactMap { $0 }
        guard let first = told.first, told.count == choices.count,
            told.allSatisfy({ $0.has(id: "type-mismatch") && $0.range == first.range })
        else { return nil }
        let optionals = choices.map { candidate, matching in
            matching.parameters.count {
                module.payload(ofOptional: candidate.function.parameters[$0].type) != nil
            }
        }
        let least = optionals.min() ?? 0
        let nearest = optionals.indices.filter { optionals[$0] == least }
        return nearest.count == 1 ? told[nearest[0]] : nil
    }

    /// Closures that take more or fewer arguments than they are given, if nothing else is wrong with a
    /// candidate.
    func closureCount(
        _ choices: [(Candidate, ArgumentMatching)], _ failures: [Diagnostic?], _ arguments: [CallArgument]
    ) -> Diagnostic? {
        let told = failures.compactMap { $0 }.filter { $0.has(id: "closure-arguments") }
        guard let first = told.first else { return nil }
        let hasOther = zip(choices, failures).contains { choice, failure in
            failure.map { !$0.has(id: "closure-arguments") } ?? true && takesClosures(choice, arguments)
        }
        return hasOther || !told.allSatisfy({ $0.range == first.range }) ? nil : first
    }

    /// Whether the closures among the arguments have as many parameters as a candidate wants.
    private func takesClosures(_ choice: (Candidate, ArgumentMatching), _ arguments: [CallArgument]) -> Bool {
        zip(arguments, choice.1.parameters).allSatisfy { argument, index in
            guard let closure = closureSyntax(argument) else { return true }
            return fits(closure, choice.0.function.parameters[index].type)
        }
    }

    /// What is wrong with the one candidate that least is wrong with, each argument looked at by itself.
    func fewestMisfits(
        _ choices: [(Candidate, ArgumentMatching)], _ failures: [Diagnostic?], _ arguments: [CallArgument]
    ) -> Diagnostic? {
        let all = choices.map { misfits($0, arguments) }
        guard let least = all.min(by: { $0 < $1 }) else { return nil }
        let nearest = all.indices.filter { !(least < all[$0]) }
        if least.count > 0 { return nearest.count == 1 ? failures[nearest[0]] : nil }
        let told = nearest.compactMap { failures[$0] }
        guard told.count == nearest.count, told.allSatisfy({ isInside($0, waiting: arguments) }) else {
            return nil
        }
        let furthest = told.map { $0.range.lower }.max()
        let last = told.filter { $0.range.lower == furthest }
        return last.count == 1 ? last[0] : nil
    }

    /// Whether a message is about a part of an argument whose type follows from its parameter's.
    private func isInside(_ failure: Diagnostic, waiting arguments: [CallArgument]) -> Bool {
        arguments.contains { argument in
            argument.range.lower < failure.range.lower && failure.range.upper <= argument.range.upper
                && closureSyntax(argument) == nil && argument.id.flatMap { settledValue($0) } == nil
        }
    }

    private struct Misfits {
        var count = 0
        /// Of those that fit.
        var cost: Int64 = 0

        static func < (a: Misfits, b: Misfits) -> Bool { (a.count, a.cost) < (b.count, b.cost) }
    }

    private func misfits(_ choice: (Candidate, ArgumentMatching), _ arguments: [CallArgument]) -> Misfits {
        var misfits = Misfits()
        _ = isSound {
            let substitutions = open(choice.0, .none)
            for (argument, index) in zip(arguments, choice.1.parameters) {
                let type = module.substitute(choice.0.function.parameters[index].type, substitutions)
                let start = solver.cost
                if !suits(argument, type) { misfits.count += 1 } else { misfits.cost += solver.cost - start }
            }
        }
        return misfits
    }

    private func suits(_ argument: CallArgument, _ type: Type) -> Bool {
        if let closure = closureSyntax(argument) { return fits(closure, type) }
        guard let id = argument.id, let value = settledValue(id) else { return true }
        return convert(value, to: type) != nil
    }
}
