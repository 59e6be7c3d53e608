import Syntax

/// Where a call stands and how it is spoken of.
struct CallSite {
    let range: SourceRange
    /// The name called, for messages.
    let name: Name
    let nameRange: SourceRange
    /// `( … )`; nil when there are only trailing closures.
    let parentheses: SourceRange?
}

/// Calling one function: opening its generic parameters, checking its arguments, making the call.
extension BodyChecker {
    /// The call of one candidate; nil when it does not fit and choices are being tried out.
    func apply(
        _ candidate: Candidate, _ matching: ArgumentMatching, _ arguments: [CallArgument], _ hint: Type?,
        _ site: CallSite
    ) -> Expression? {
        guard step() else { return failed(site.range) }
        let function = candidate.function
        let substitutions = open(candidate, site.nameRange)
        let result = self.result(of: candidate, substitutions)
        guard let passed = check(arguments, matching, function, substitutions, result: result, hint) else {
            return nil
        }
        guard verify(function, substitutions, site, passed: passed) || !isOnTrial else { return nil }
        if function.isDisfavored { solver.cost += Cost.disfavored }
        // How many elements a pack has is known by its arguments.
        let isExpanded = function.result.hasExpansion
        return makeCall(
            candidate, passed, substitutions, isExpanded ? self.result(of: candidate, substitutions) : result,
            site)
    }

    /// The arguments with what the context wants of the result, or without it: it may be had by converting
    /// the result instead. The first failure is the one that is told.
    private func check(
        _ arguments: [CallArgument], _ matching: ArgumentMatching, _ function: FunctionDeclaration,
        _ substitutions: [Type], result: Type, _ hint: Type?
    ) -> [Argument]? {
        let mark = mark
        guard push(hint, into: result) else { return check(arguments, matching, function, substitutions) }
        let first = check(arguments, matching, function, substitutions)
        guard let failure = failure(since: mark, first == nil) else { return first }
        if let second = attempt({ check(arguments, matching, function, substitutions) }) { return second }
        findings.tell(failure)
        return first
    }

    private func result(of candidate: Candidate, _ substitutions: [Type]) -> Type {
        switch candidate.base {
        case .type(let type), .metatype(_, let type):
            if candidate.function.kind == .initializer {
                return initialized(type, candidate.function, substitutions)
            }
        default: break
        }
        let result = module.substitute(candidate.function.result, substitutions)
        guard candidate.function.givesSelf, let type = candidate.base.type else { return result }
        return module.payload(ofOptional: result) == nil ? type : module.optional(type)
    }

    private func initialized(_ type: Type, _ function: FunctionDeclaration, _ substitutions: [Type]) -> Type {
        // A protocol extension's initializer, or an inherited one, makes the type it is called on.
        let isOwn = function.parent != nil && type.nominal === function.parent
        let made = isOwn ? module.substitute(function.parent!.selfType, substitutions) : type
        return function.isFailable ? module.optional(made) : made
    }

    // MARK: Generic parameters

    /// Lets what is wanted decide generic arguments before the call's own arguments are looked at.
    private func push(_ hint: Type?, into result: Type) -> Bool {
        guard let hint, result.hasHoles else { return false }
        var wanted = solver.head(hint)
        let own = solver.head(result)
        if own.isVariable {
            // `max(a, b)` for an optional: the wrapping comes after.
            if module.payload(ofOptional: wanted) != nil { wanted = unwrapped(wanted) }
            if case .existential = wanted { return false }
            if case .opaque = wanted { return false }
        } else if module.payload(ofOptional: own) == nil {
            wanted = unwrapped(wanted)
        }
        if case .variable(let hole) = wanted { return push(requirementsOf: hole, into: own) }
        if isConstrainedPayload(own, of: wanted) { return false }
        return solver.holds { solver.unify(own, wanted) }
    }

    /// `print(largest(1, 2)!)`: any value will do, but not any value is a result.
    private func isConstrainedPayload(_ own: Type, of wanted: Type) -> Bool {
        guard let payload = module.payload(ofOptional: own), case .variable(let hole) = solver.head(payload),
            let any = module.payload(ofOptional: wanted), case .existential = solver.head(any)
        else { return false }
        return !hole.conformances.isEmpty
    }

    /// Of what is wanted only an associated type is known, as of a keyframe in the track of a property.
    private func push(requirementsOf hole: TypeVariable, into result: Type) -> Bool {
        solver.holds {
            var isPushed = false
            for (associated, wanted) in hole.associatedTypes where isDecided(wanted) {
                let own = module.reduce(.associated(result, associated))
                if own.hasHoles, solver.holds({ solver.unify(own, wanted) }) { isPushed = true }
            }
            return isPushed
        }
    }
}
