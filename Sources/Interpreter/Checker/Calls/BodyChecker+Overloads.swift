import Syntax

/// Choosing among functions of one name.
extension BodyChecker {
    /// The call of the best candidate, or an error.
    func resolveCall(
        _ candidates: [Candidate], _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Expression {
        noteLabels(candidates, arguments)
        if candidates.count == 1, let matching = candidates[0].matching {
            return only((candidates[0], matching), arguments, hint, site)
        }
        var fitting: [(Candidate, ArgumentMatching)] = []
        // By index: most candidates fail, and to look at one through a variable would copy it.
        for index in candidates.indices {
            let known = candidates[index].matching
            guard let matching = known ?? .match(arguments, to: candidates[index].function) else { continue }
            fitting.append((candidates[index], matching))
        }
        if fitting.isEmpty { return reportLabels(candidates, arguments, site) }
        if fitting.count == 1 { return only(fitting[0], arguments, hint, site) }
        return choose(fitting, arguments, hint, site)
    }

    private func only(
        _ fitting: (Candidate, ArgumentMatching), _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Expression {
        if let call = apply(fitting.0, fitting.1, arguments, hint, site) { return call }
        findings.addMistake()
        return failed(site.range)
    }

    private func choose(
        _ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?,
        _ site: CallSite
    ) -> Expression {
        let known = settled.count
        let before = errors
        settle(arguments, fitting)
        defer { settled.removeLast(settled.count - known) }
        if takesFromError(arguments) {
            findings.addMistake()
            return failed(site.range)
        }
        var viable: [(choice: (Candidate, ArgumentMatching), cost: Int64)] = []
        for choice in fitting {
            if let cost = tryOut(choice, arguments, hint, site) { viable.append((choice, cost)) }
        }
        if viable.isEmpty {
            if errors > before && isOnTrial { return failed(site.range) }
            return reportNoMatch(fitting, arguments, hint, site)
        }
        if viable.count > 1, let member = ambiguousMember(viable, arguments) {
            return failed(
                site.range, Messages.ambiguousUse(member.name), at: member.range, id: "ambiguous-use")
        }
        let ordered = suitingEffects(rank(viable), arguments)
        return commit(ordered, arguments, hint, site)
    }

    /// Infers, once, the arguments that mean the same whatever function takes them.
    private func settle(_ arguments: [CallArgument], _ fitting: [(Candidate, ArgumentMatching)]) {
        for (index, argument) in arguments.enumerated() {
            guard case .syntax(let syntax) = argument.value, settledValue(syntax.id) == nil else { continue }
            if isContextual(syntax) || isClosure(syntax) || hasImplicitOperand(syntax)
                || takesOpenKeyPath(syntax)
            {
                continue
            }
            switch syntax.kind {
            case .inout, .packExpansion: continue
            case .array where takesOtherLiteral(index, fitting): continue
            case .identifier(let name, _) where isMethodAndProperty(name.name): continue
            default: break
            }
            settled.append((syntax.id, settledArgument(syntax, index, fitting)))
        }
    }

    /// `ForEach(rows, content: content)`: what is wanted tells which of both is meant.
    private func isMethodAndProperty(_ name: Name) -> Bool {
        guard case .members(let found, _)? = lookUp(name), found.count > 1 else { return false }
        return found.contains { $0.isVariable } && found.contains { $0.function != nil }
    }

    /// `padding([first, second])`: to an option set a literal is something else than the array it is by
    /// itself.
    private func takesOtherLiteral(_ index: Int, _ fitting: [(Candidate, ArgumentMatching)]) -> Bool {
        fitting.contains { candidate, matching in
            guard
                let declaration = unwrapped(candidate.function.parameters[matching.parameters[index]].type)
                    .nominal,
                !module.is(declaration, .array), let literal = module.known(.arrayLiteral)
            else { return false }
            return module.protocols(of: declaration).contains { $0 === literal }
        }
    }

    /// `KeyPathComparator(\.name)`: whose key path it is comes from the function that takes it.
    private func takesOpenKeyPath(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .array(let elements): return elements.contains { takesOpenKeyPath($0) }
        case .call(let call):
            guard case .identifier = call.callee.kind else { return false }
            return call.arguments.contains { argument in
                if case .keyPath(.none, _) = argument.value.kind { true } else { false }
            }
        default: return false
        }
    }

    /// Whether nothing is wrong for one candidate but a name that is not there, and something else for
    /// another.
    private func saysMore(_ failure: [Diagnostic], than other: [Diagnostic]) -> Bool {
        func isOfNames(_ list: [Diagnostic]) -> Bool { !list.isEmpty && list.allSatisfy { $0.isOfName } }
        return isOfNames(failure) && !isOfNames(other)
    }

    /// Whether the parameters of a closure follow from an argument that is in error, so that they may be of
    /// any type.
    private func takesFromError(_ arguments: [CallArgument]) -> Bool {
        arguments.contains { argument in
            guard let closure = closureSyntax(argument) else { return false }
            return (closure.parameters?.count ?? AnonymousArguments.count(in: closure)) > 0
        } && arguments.contains { $0.id.flatMap { settledValue($0) }.map { $0.type.isUnknown } ?? false }
    }

    /// What is wrong with a sum is said of the text that every candidate wants of it, as of `Text("Number " +
    /// 3)`.
    private func settledArgument(
        _ syntax: ExpressionSyntax, _ index: Int, _ fitting: [(Candidate, ArgumentMatching)]
    ) -> Expression {
        let mark = mark
        let value = infer(syntax, nil)
        guard errors > mark.errors, !isOnTrial, case .binary(_, let op, _) = syntax.kind, op.name == "+"
        else { return value }
        let wanted = fitting.map { $0.0.function.parameters[$0.1.parameters[index]].type }
        guard wanted.contains(where: { isText($0) }), !wanted.contains(where: { takesAnything($0) }) else {
            return value
        }
        takeBack(to: mark)
        return infer(syntax, module.type(.string))
    }

    private func isText(_ type: Type) -> Bool {
        switch type.shallow {
        case .parameter(let generic):
            generic.conformances.contains { $0.declaration.name == Name("StringProtocol") }
        case .nominal(let declaration, _): module.is(declaration, .string)
        default: false
        }
    }

    private func takesAnything(_ type: Type) -> Bool {
        switch type.shallow {
        case .parameter(let generic): generic.conformances.isEmpty
        case .existential: true
        default: false
        }
    }

    /// What an argument of a call around was found to be.
    func settledValue(_ id: Int) -> Expression? { settled.last { $0.0 == id }?.1 }

    /// What a candidate costs, with closures looked at from outside only; nil when it does not fit.
    func tryOut(
        _ choice: (Candidate, ArgumentMatching), _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Int64? {
        trying {
            let start = solver.cost
            guard let call = looking(shallowly: true, { apply(choice.0, choice.1, arguments, hint, site) })
            else { return nil }
            // Whether the result suits is part of the price; a value that does not fit is reported by its
            // user.
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

    /// Makes the call of the first that holds with its closures checked, in order of preference.
    private func commit(
        _ ordered: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument], _ hint: Type?,
        _ site: CallSite
    ) -> Expression {
        if isShallow || ordered.count == 1 || !closuresDiffer(ordered, arguments) {
            return only(ordered[0], arguments, hint, site)
        }
        var told: Failure?
        for choice in ordered {
            let mark = mark
            let call = apply(choice.0, choice.1, arguments, hint, site)
            guard let failure = failure(since: mark, call == nil) else { return call ?? failed(site.range) }
            if told.map({ saysMore(failure.messages, than: $0.messages) }) ?? true { told = failure }
            if effort.isExhausted { break }
        }
        if let told { findings.tell(told) }
        return failed(site.range)
    }
}
