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
        var result = module.substitute(function.result, substitutions)
        if function.kind == .initializer, case .type(let type)? = Optional(candidate.base) {
            result = initialized(type, function, substitutions)
        }
        let before = errors
        let snapshot = solver.snapshot()
        let pushed = push(hint, into: result)
        let diagnostics = module.diagnostics.count
        var passed = check(arguments, matching, function, substitutions)
        if passed == nil || errors > before, pushed {
            // What the context wants may be had by converting the result instead.
            let failure = module.diagnostics.count > diagnostics ? Array(module.diagnostics[diagnostics...]) : []
            let failedErrors = errors
            if module.diagnostics.count > diagnostics {
                module.diagnostics.removeLast(module.diagnostics.count - diagnostics)
            }
            let first = passed
            solver.rollBack(to: snapshot)
            errors = before
            passed = check(arguments, matching, function, substitutions)
            if passed == nil || errors > before {
                if module.diagnostics.count > diagnostics {
                    module.diagnostics.removeLast(module.diagnostics.count - diagnostics)
                }
                module.diagnostics += failure
                errors = max(failedErrors, before + (first == nil ? 1 : 0))
                passed = first
            }
        }
        guard let passed else { return nil }
        guard verify(function, substitutions, site) || trials == 0 else { return nil }
        if function.isDisfavored { solver.cost += Cost.disfavored }
        return makeCall(candidate, passed, substitutions, result, site)
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
        let snapshot = solver.snapshot()
        if solver.unify(own, wanted) { return true }
        solver.rollBack(to: snapshot)
        return false
    }

    /// Of what is wanted only an associated type is known, as of a keyframe in the track of a property.
    private func push(requirementsOf hole: TypeVariable, into result: Type) -> Bool {
        let snapshot = solver.snapshot()
        var isPushed = false
        for (associated, wanted) in hole.associatedTypes where isDecided(wanted) {
            let own = module.reduce(.associated(result, associated))
            guard solver.head(own).isVariable, solver.unify(own, wanted) else { continue }
            isPushed = true
        }
        if !isPushed { solver.rollBack(to: snapshot) }
        return isPushed
    }
}
