import Syntax

/// Saying what does not fit.
extension BodyChecker {
    func reportMismatch(_ value: Expression, _ expected: Type, _ purpose: Purpose) {
        var wanted = solver.resolved(expected)
        let found = solver.resolved(settledType(value.type))
        if case .variable(let hole) = solver.head(value.type), hole.literal == .nil, !wanted.isUnknown {
            error(Messages.nilForNonOptional(wanted, purpose), at: value.range, id: "nil-type")
            return
        }
        if found.isUnknown || wanted.isUnknown {
            errors += 1
            return
        }
        if let payload = module.payload(ofOptional: found), purpose != .coercion, isConvertible(payload, to: wanted) {
            error(
                Messages.mustUnwrap(found, payload), at: value.range, id: "must-unwrap",
                notes: [Diagnostic.Note(Messages.coalesceHint), Diagnostic.Note(Messages.forceHint)])
            return
        }
        if case .function(let made) = found, isConvertible(made.result, to: wanted) {
            error(Messages.missingCall(wanted), at: value.range, id: "missing-call")
            return
        }
        if purpose == .argument || purpose == .element, module.payload(ofOptional: found) == nil { wanted = unwrapped(wanted) }
        if case .opaque(let opaque, _) = wanted, let use = opaque.conformances.first {
            error(
                Messages.opaqueRequires(function ?? nil, initialized, found, use.declaration), at: value.range,
                id: "opaque-requires")
            return
        }
        if case .existential(let uses) = wanted, purpose == .argument || purpose == .element,
            let use = uses.first(where: { !module.conforms(found, to: $0.declaration) })
        {
            error(
                Messages.argumentDoesNotConform(found, use.declaration), at: value.range, id: "argument-conform")
            return
        }
        error(Messages.mismatch(found, wanted, purpose), at: value.range, id: "type-mismatch")
    }

    private func isConvertible(_ source: Type, to target: Type) -> Bool {
        trying { convert(Expression(.error, source, .none), to: target).map { _ in true } } ?? false
    }

    // MARK: Overloads

    func reportNoMatch(
        _ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Expression {
        let made = failed(site.range)
        if trials > 0 {
            errors += 1
            return made
        }
        if arguments.contains(where: { isInError($0) }) {
            errors += 1
            return made
        }
        let failures = favoured(fitting).map { firstFailure($0, arguments, hint, site) }
        if let told = common(failures) ?? onlyRequirement(failures) {
            report(told)
            return made
        }
        if let own = keyPathFailure(fitting, arguments, hint, site) {
            report(own)
            return made
        }
        error(
            Messages.noExactMatches(fitting[0].0.function, site.name), at: site.nameRange, id: "no-match",
            notes: fitting.flatMap { candidateNotes($0.0.function) })
        return made
    }

    /// `@Environment(\.nothing)`: what the root of a key path does not have says more than that no candidate matches.
    private func keyPathFailure(
        _ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Diagnostic? {
        for argument in arguments {
            guard case .syntax(let syntax) = argument.value, case .keyPath = syntax.kind else { continue }
            for choice in fitting {
                let found = firstFailure(choice, arguments, hint, site)
                if let found, syntax.range.lower < found.range.lower, found.range.upper <= syntax.range.upper { return found }
            }
        }
        return nil
    }

    private func isInError(_ argument: CallArgument) -> Bool {
        guard let id = argument.id, let value = settledValue(id) else { return false }
        return value.type.isUnknown
    }

    /// Those without `@_disfavoredOverload`, if there are any.
    private func favoured(_ fitting: [(Candidate, ArgumentMatching)]) -> [(Candidate, ArgumentMatching)] {
        let favoured = fitting.filter { !$0.0.function.isDisfavored }
        return favoured.isEmpty ? fitting : favoured
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

    /// The only candidate that takes the arguments as they are and wants a conformance of them.
    private func onlyRequirement(_ failures: [Diagnostic?]) -> Diagnostic? {
        let requirements = failures.compactMap { $0 }.filter { $0.has(id: "requires-conformance") }
        return requirements.count == 1 ? requirements[0] : nil
    }

    /// The first message of one candidate, with closures looked at from outside only.
    private func firstFailure(
        _ choice: (Candidate, ArgumentMatching), _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Diagnostic? {
        let mark = module.diagnostics.count
        let before = errors
        let snapshot = solver.snapshot()
        let wasShallow = isShallow
        isShallow = true
        _ = apply(choice.0, choice.1, arguments, hint, site)
        isShallow = wasShallow
        let found = takeBack(since: mark).first
        errors = before
        solver.rollBack(to: snapshot)
        return found
    }
}

extension Sequence {
    func firstIndexWhere(_ holds: (Element) -> Bool) -> Int? {
        var index = 0
        for element in self {
            if holds(element) { return index }
            index += 1
        }
        return nil
    }
}
