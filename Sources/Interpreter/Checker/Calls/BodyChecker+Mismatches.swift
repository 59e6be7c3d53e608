import Syntax

/// Saying what does not fit.
extension BodyChecker {
    func reportMismatch(_ value: Expression, _ expected: Type, _ purpose: Purpose) {
        let wanted = solver.resolved(expected)
        let found = solver.resolved(settledType(value.type))
        if case .variable(let hole) = solver.head(value.type), hole.literal == .nil, !wanted.isUnknown {
            error(Messages.nilForNonOptional(wanted, purpose), at: value.range, id: "nil-type")
        } else if found.isUnknown || wanted.isUnknown {
            errors += 1
        } else {
            report(mismatch(value, found, wanted, purpose))
        }
    }

    private func mismatch(_ value: Expression, _ found: Type, _ wanted: Type, _ purpose: Purpose) -> Diagnostic {
        if let mistake = unfinished(value, found, wanted, purpose) { return mistake }
        if purpose == .argument, let mistake = otherPart(value, found, wanted) { return mistake }
        let needed = purpose.isPart && module.payload(ofOptional: found) == nil ? unwrapped(wanted) : wanted
        return unmet(value, found, needed, purpose)
            ?? .error(Messages.mismatch(found, needed, purpose), at: value.range, id: "type-mismatch")
    }

    /// What would do if it were unwrapped or called.
    private func unfinished(_ value: Expression, _ found: Type, _ wanted: Type, _ purpose: Purpose) -> Diagnostic? {
        if let payload = module.payload(ofOptional: found), purpose != .coercion, isConvertible(payload, to: wanted) {
            return isOptional(value, found, payload)
        }
        guard case .function(let made) = found, isConvertible(made.result, to: wanted) else { return nil }
        return .error(Messages.missingCall(wanted), at: value.range, id: "missing-call")
    }

    /// A wrapped property where its projection is wanted, or the other way round: a `$` is missing or too much.
    private func otherPart(_ value: Expression, _ found: Type, _ wanted: Type) -> Diagnostic? {
        guard case .load(let place) = value.kind, case .member(_, let variable, let arguments) = place.kind else { return nil }
        let lower = value.range.upper - variable.name.text.utf8.count
        let isProjection = variable.name.text.utf8.first == UInt8(ascii: "$")
        let other = isProjection ? wrappedType(found)
            : variable.projection.map { module.substitute($0.type, arguments) }
        guard let other, isConvertible(other, to: wanted) else { return nil }
        return .error(
            Messages.otherPart(variable.name, found, wanted.hasHoles ? other : wanted, isProjection: isProjection),
            at: SourceRange(lower, value.range.upper), id: "type-mismatch",
            fixIt: Diagnostic.FixIt(replace: SourceRange(lower, lower + (isProjection ? 1 : 0)), with: isProjection ? "" : "$"))
    }

    /// A conformance that a hidden or an existential type wants.
    private func unmet(_ value: Expression, _ found: Type, _ wanted: Type, _ purpose: Purpose) -> Diagnostic? {
        switch wanted {
        case .nominal(let declaration, _) where module.is(declaration, .bool) && purpose != .closureResult:
            return noBoolean(value, found, purpose)
        case .tuple(let parts):
            guard case .tuple(let own) = found, !own.isEmpty, !parts.isEmpty, own.count != parts.count else { return nil }
            return .error(Messages.tupleLengths(found, wanted), at: value.range, id: "type-mismatch")
        case .opaque(let opaque, _):
            return opaque.conformances.first.map { use in
                .error(
                    Messages.opaqueRequires(function, initialized, found, use.declaration), at: value.range,
                    id: "opaque-requires")
            }
        case .existential(let uses) where purpose.isPart:
            return uses.first { !module.conforms(found, to: $0.declaration) }.map { use in
                .error(Messages.argumentDoesNotConform(found, use.declaration), at: value.range, id: "argument-conform")
            }
        default: return nil
        }
    }

    /// A number or an optional where a truth value belongs.
    private func noBoolean(_ value: Expression, _ found: Type, _ purpose: Purpose) -> Diagnostic? {
        if module.payload(ofOptional: found) != nil {
            return .error(Messages.optionalAsBoolean(found), at: value.range, id: "no-boolean")
        }
        guard let declaration = found.nominal, module.is(declaration, .int) else { return nil }
        guard case .literal(let literal) = value.kind else {
            return .error(Messages.numberAsBoolean(found, isNegated: purpose == .negation), at: value.range, id: "no-boolean")
        }
        guard case .int(let number) = literal, number == 0 || number == 1 else { return nil }
        let word = number == 1 ? "true" : "false"
        return .error(
            Messages.literalAsBoolean(number, word), at: value.range, id: "no-boolean",
            fixIt: Diagnostic.FixIt(replace: value.range, with: word))
    }

    func isOptional(_ value: Expression, _ found: Type, _ payload: Type) -> Diagnostic {
        .error(
            Messages.mustUnwrap(found, payload), at: value.range, id: "must-unwrap",
            notes: [Diagnostic.Note(Messages.coalesceHint), Diagnostic.Note(Messages.forceHint)])
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
        if isMalformed(site) || arguments.contains(where: { isInError($0) }) {
            errors += 1
            return made
        }
        let choices = favored(fitting)
        let failures = choices.map { firstFailure($0, arguments, hint, site) }
        if let told = common(failures) ?? optional(fitting, arguments, hint, site) ?? numberForRange(choices, failures)
            ?? onlyRequirement(failures) ?? nearest(choices, failures)
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
        _ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Diagnostic? {
        let hasOptional = arguments.contains { argument in
            argument.id.flatMap { settledValue($0) }.map { module.payload(ofOptional: solver.head($0.type)) != nil } ?? false
        }
        guard hasOptional else { return nil }
        for choice in fitting {
            if let failure = firstFailure(choice, arguments, hint, site), failure.has(id: "must-unwrap") { return failure }
        }
        return nil
    }

    /// What candidates say that take the arguments as they are and want a conformance of them, if it is one thing.
    private func onlyRequirement(_ failures: [Diagnostic?]) -> Diagnostic? {
        let requirements = failures.compactMap { $0 }.filter {
            $0.has(id: "requires-conformance") || $0.has(id: "number-requires-conformance")
        }
        guard let first = requirements.first else { return nil }
        return requirements.allSatisfy { isSame($0, first) } ? first : nil
    }

    /// `ForEach(3)` and `ForEach(1...3)`: a number will not conform to anything, so it is told what else would do.
    private func numberForRange(
        _ choices: [(Candidate, ArgumentMatching)], _ failures: [Diagnostic?]
    ) -> Diagnostic? {
        guard failures.contains(where: { $0?.has(id: "number-requires-conformance") ?? false }) else { return nil }
        let mismatches = zip(choices, failures).filter { choice, failure in
            guard let failure, failure.has(id: "type-mismatch"), let first = choice.1.parameters.first else { return false }
            return !choice.0.function.parameters[first].type.contains { if case .parameter = $0 { true } else { false } }
        }
        return mismatches.count == 1 ? mismatches[0].1 : nil
    }

    /// Of candidates that refuse the same argument the one that takes fewest as optionals, which Swift prefers.
    private func nearest(_ choices: [(Candidate, ArgumentMatching)], _ failures: [Diagnostic?]) -> Diagnostic? {
        let told = failures.compactMap { $0 }
        guard let first = told.first, told.count == choices.count,
            told.allSatisfy({ $0.has(id: "type-mismatch") && $0.range == first.range })
        else { return nil }
        let optionals = choices.map { candidate, matching in
            matching.parameters.count { module.payload(ofOptional: candidate.function.parameters[$0].type) != nil }
        }
        let least = optionals.min() ?? 0
        let nearest = optionals.indices.filter { optionals[$0] == least }
        return nearest.count == 1 ? told[nearest[0]] : nil
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
