import Syntax

/// What to say when labels fit and types do not, of several candidates.
extension BodyChecker {
    func reportNoMatch(
        _ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?,
        _ site: CallSite
    ) -> Expression {
        let made = failed(site.range)
        if isOnTrial {
            findings.addMistake()
            return made
        }
        if isMalformed(site) || arguments.contains(where: { isInError($0) || isMalformed($0) }) {
            findings.addMistake()
            return made
        }
        let choices = favored(fitting)
        let failures = choices.map { firstFailure($0, arguments, hint, site) }
        let told =
            common(failures) ?? optional(fitting, arguments, hint, site) ?? numberForRange(choices, failures)
            ?? onlyRequirement(failures) ?? unknownMember(failures, arguments)
        let lessClear =
            told ?? shortestRequirement(choices, failures) ?? closureCount(choices, failures, arguments)
            ?? nearest(choices, failures)
        if let told = lessClear ?? ofDisfavored(fitting, arguments, hint, site)
            ?? missingMember(choices, failures, arguments) ?? fewestMisfits(choices, failures, arguments)
        {
            report(told)
            return made
        }
        if let own = keyPathFailure(fitting, arguments, hint, site) {
            report(own)
            return made
        }
        error(
            Messages.noExactMatches(fitting[0].0.function, site.name), at: site.nameRange, id: "no-match",
            notes: advice(fitting, arguments) + fitting.flatMap { candidateNotes($0.0.function) })
        return made
    }

    /// `@Environment(\.nothing)`: what the root of a key path does not have says more than that no candidate
    /// matches.
    private func keyPathFailure(
        _ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?,
        _ site: CallSite
    ) -> Diagnostic? {
        for argument in arguments {
            guard case .syntax(let syntax) = argument.value, case .keyPath = syntax.kind else { continue }
            for choice in fitting {
                let found = firstFailure(choice, arguments, hint, site)
                if let found, syntax.range.lower < found.range.lower, found.range.upper <= syntax.range.upper
                {
                    return found
                }
            }
        }
        return nil
    }

    /// A closure that the parser has said something of takes what it was not meant to take.
    private func isMalformed(_ argument: CallArgument) -> Bool {
        closureSyntax(argument) != nil && module.hasSyntaxError(in: argument.range)
    }

    private func isInError(_ argument: CallArgument) -> Bool {
        guard let id = argument.id, let value = settledValue(id) else { return false }
        return value.type.isUnknown
    }

    /// Those without `@_disfavoredOverload`, if there are any.
    private func favored(_ fitting: [(Candidate, ArgumentMatching)]) -> [(Candidate, ArgumentMatching)] {
        let favored = fitting.filter { !$0.0.function.isDisfavored }
        return favored.isEmpty ? fitting : favored
    }

    /// The one message that every candidate gives, if they agree on it.
    private func common(_ failures: [Diagnostic?]) -> Diagnostic? {
        guard let first = failures.first ?? nil else { return nil }
        let agree = failures.allSatisfy { $0.map { isSame($0, first) } ?? false }
        return agree ? first : nil
    }

    private func isSame(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
        a.range == b.range && a.message.utf8.elementsEqual(b.message.utf8)
    }

    /// What is wrong with an argument for some candidate is only that it is optional.
    private func optional(
        _ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?,
        _ site: CallSite
    ) -> Diagnostic? {
        let hasOptional = arguments.contains { argument in
            argument.id.flatMap { settledValue($0) }.map {
                module.payload(ofOptional: solver.head($0.type)) != nil
            } ?? false
        }
        guard hasOptional else { return nil }
        for choice in fitting {
            if let failure = firstFailure(choice, arguments, hint, site), failure.has(id: "must-unwrap") {
                return failure
            }
        }
        return nil
    }

    /// What candidates say that take the arguments as they are and want a conformance of them, if it is one
    /// thing.
    private func onlyRequirement(_ failures: [Diagnostic?]) -> Diagnostic? {
        let requirements = failures.compactMap { $0 }.filter {
            $0.has(id: "requires-conformance") || $0.has(id: "number-requires-conformance")
        }
        guard let first = requirements.first else { return nil }
        return requirements.allSatisfy { isSame($0, first) } ? first : nil
    }

    /// Of candidates that want the same conformance the one that leaves the fewest arguments to their
    /// defaults.
    private func shortestRequirement(_ choices: [(Candidate, ArgumentMatching)], _ failures: [Diagnostic?])
        -> Diagnostic?
    {
        let wanting = failures.indices.filter { index in
            failures[index].map {
                $0.has(id: "requires-conformance") || $0.has(id: "number-requires-conformance")
            } ?? false
        }
        guard wanting.count == failures.count, let first = wanting.first,
            wanting.allSatisfy({ failures[$0]?.range == failures[first]?.range })
        else { return nil }
        let counts = choices.map { $0.0.function.parameters.count }
        guard let least = counts.min() else { return nil }
        let shortest = counts.indices.filter { counts[$0] == least }
        return shortest.count == 1 ? failures[shortest[0]] : nil
    }

    /// `dynamicTypeSize(.xLare)`: a `.name` that one candidate's type nearly has.
    private func unknownMember(_ failures: [Diagnostic?], _ arguments: [CallArgument]) -> Diagnostic? {
        let near = failures.compactMap { $0 }.filter { failure in
            failure.has(id: "unknown-member") && failure.fixIt != nil
                && arguments.contains {
                    $0.range.lower <= failure.range.lower && failure.range.upper <= $0.range.upper
                }
        }
        guard let first = near.first, near.allSatisfy({ isSame($0, first) }) else { return nil }
        return first
    }

    /// `transition(.slid)`: a `.name` that no candidate's type has. A type that only one candidate names is
    /// said to be without it; of several, and of protocols alone, Swift doesn't choose.
    private func missingMember(
        _ choices: [(Candidate, ArgumentMatching)], _ failures: [Diagnostic?], _ arguments: [CallArgument]
    ) -> Diagnostic? {
        guard let first = failures.first ?? nil, first.has(id: "unknown-member"),
            failures.allSatisfy({
                $0.map { $0.has(id: "unknown-member") && $0.range == first.range } ?? false
            }),
            let place = arguments.firstIndex(where: { $0.range.covers(first.range) })
        else { return nil }
        let ofTypes = zip(choices, failures).compactMap { choice, failure in
            choice.0.function.parameters[choice.1.parameters[place]].type.isGenericParameter
                ? nil : failure
        }
        if ofTypes.count == 1 { return ofTypes[0] }
        return .error(
            Messages.withoutContext(module.text(in: first.range)), at: first.range, id: "unknown-member")
    }

    /// A conformance that only a candidate wants that Swift likes least, as `Text.init(_:)` of any text.
    private func ofDisfavored(
        _ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?,
        _ site: CallSite
    ) -> Diagnostic? {
        let failures = fitting.filter { $0.0.function.isDisfavored }.map {
            firstFailure($0, arguments, hint, site)
        }
        return onlyRequirement(failures.filter { $0?.has(id: "requires-conformance") ?? false })
    }

    /// `ForEach(3)` and `ForEach(1...3)`: a number will not conform to anything, so it is told what else
    /// would do.
    private func numberForRange(
        _ choices: [(Candidate, ArgumentMatching)], _ failures: [Diagnostic?]
    ) -> Diagnostic? {
        guard failures.contains(where: { $0?.has(id: "number-requires-conformance") ?? false }) else {
            return nil
        }
        let mismatches = zip(choices, failures).filter { choice, failure in
            guard let failure, failure.has(id: "type-mismatch"), let first = choice.1.parameters.first else {
                return false
            }
            return !choice.0.function.parameters[first].type.contains {
                if case .parameter = $0 { true } else { false }
            }
        }
        return mismatches.count == 1 ? mismatches[0].1 : nil
    }

    /// The first message of one candidate, with closures looked at from outside only.
    private func firstFailure(
        _ choice: (Candidate, ArgumentMatching), _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Diagnostic? {
        firstMessage { looking(shallowly: true) { _ = apply(choice.0, choice.1, arguments, hint, site) } }
    }
}

extension Type {
    fileprivate var isGenericParameter: Bool { if case .parameter = shallow { true } else { false } }
}
