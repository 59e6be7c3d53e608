import Syntax

/// Calls of which nothing tells what they mean.
extension BodyChecker {
    /// `dimensions[.center]`: both axes have a center, both functions of the same type take one of them and
    /// give the same, and no rule of the compiler prefers either.
    func ambiguousMember(
        _ viable: [(choice: (Candidate, ArgumentMatching), cost: Int64)], _ arguments: [CallArgument]
    ) -> Identifier? {
        let members = arguments.enumerated().compactMap { index, argument in
            implicitMember(argument).map { (index, $0) }
        }
        guard !members.isEmpty, let least = viable.map({ $0.cost }).min() else { return nil }
        let best = viable.filter { $0.cost == least }
        for (number, first) in best.enumerated() {
            for second in best.dropFirst(number + 1) where areTwins(first.choice, second.choice) {
                let differing = members.filter { !takeTheSame(first.choice, second.choice, $0.0) }
                if let member = differing.first { return member.1 }
            }
        }
        return nil
    }

    private func implicitMember(_ argument: CallArgument) -> Identifier? {
        guard case .syntax(let syntax) = argument.value, case .member(.none, let name, _, _) = syntax.kind
        else { return nil }
        return name
    }

    /// Whether two functions differ in the types of some parameters only, and neither is more special.
    private func areTwins(_ a: (Candidate, ArgumentMatching), _ b: (Candidate, ArgumentMatching)) -> Bool {
        let (first, second) = (a.0.function, b.0.function)
        return first.parent === second.parent && first.parent != nil && a.0.origin == b.0.origin
            && first.generics.count == second.generics.count
            && first.generics.count == (first.parent?.generics.count ?? 0)
            && first.parameters.count == second.parameters.count && areSame(first.result, second.result)
            && !isBetter(a.0, b.0) && !isBetter(b.0, a.0)
    }

    private func takeTheSame(
        _ a: (Candidate, ArgumentMatching), _ b: (Candidate, ArgumentMatching), _ index: Int
    ) -> Bool {
        let first = a.0.function.parameters[a.1.parameters[index]].type
        let second = b.0.function.parameters[b.1.parameters[index]].type
        return areSame(first, second)
    }
}
