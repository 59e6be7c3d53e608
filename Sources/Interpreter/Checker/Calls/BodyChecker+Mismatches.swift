import Syntax

/// Saying what does not fit.
extension BodyChecker {
    func reportMismatch(_ value: Expression, _ expected: Type, _ purpose: Purpose) {
        let wanted = solver.resolved(expected)
        let found = solver.resolved(settledType(value.type))
        if case .variable(let hole) = solver.head(value.type), hole.literal == .nil, !wanted.isUnknown {
            error(Messages.nilForNonOptional(wanted, purpose), at: value.range, id: "nil-type")
        } else if found.isUnknown || wanted.isUnknown {
            findings.addMistake()
        } else {
            report(mismatch(value, found, wanted, purpose))
        }
    }

    private func mismatch(_ value: Expression, _ found: Type, _ wanted: Type, _ purpose: Purpose)
        -> Diagnostic
    {
        if let mistake = unfinished(value, found, wanted, purpose) { return mistake }
        if purpose == .argument, let mistake = otherPart(value, found, wanted) { return mistake }
        let needed =
            purpose.speaksOfPayload && module.payload(ofOptional: found) == nil ? unwrapped(wanted) : wanted
        return unmet(value, found, needed, purpose)
            ?? .error(Messages.mismatch(found, needed, purpose), at: value.range, id: "type-mismatch")
    }

    /// What would do if it were unwrapped or called.
    private func unfinished(_ value: Expression, _ found: Type, _ wanted: Type, _ purpose: Purpose)
        -> Diagnostic?
    {
        if let payload = module.payload(ofOptional: found), purpose != .coercion,
            isConvertible(payload, to: wanted)
        {
            return isOptional(value, found, payload)
        }
        guard case .function(let made) = found, isConvertible(made.result, to: wanted) else { return nil }
        return .error(Messages.missingCall(wanted), at: value.range, id: "missing-call")
    }

    /// A wrapped property where its projection is wanted, or the other way round: a `$` is missing or too
    /// much.
    private func otherPart(_ value: Expression, _ found: Type, _ wanted: Type) -> Diagnostic? {
        guard case .load(let place) = value.kind, case .member(_, let variable, let arguments) = place.kind
        else { return nil }
        let named = value.range.suffix(variable.name.text.utf8.count)
        let isProjection = variable.name.text.utf8.first == UInt8(ascii: "$")
        let other =
            isProjection
            ? wrappedType(found)
            : variable.projection.map { module.substitute($0.type, arguments) }
        guard let other, isConvertible(other, to: wanted) else { return nil }
        return .error(
            Messages.otherPart(
                variable.name, found, wanted.hasHoles ? other : wanted, isProjection: isProjection),
            at: named, id: "type-mismatch",
            fixIt: Diagnostic.FixIt(
                replace: named.prefix(isProjection ? 1 : 0), with: isProjection ? "" : "$"))
    }

    /// A conformance that a hidden or an existential type wants.
    private func unmet(_ value: Expression, _ found: Type, _ wanted: Type, _ purpose: Purpose) -> Diagnostic?
    {
        switch wanted {
        case .nominal(let declaration, _) where module.is(declaration, .bool) && purpose != .closureResult:
            return noBoolean(value, found, purpose)
        case .tuple(let parts):
            guard case .tuple(let own) = found, !own.isEmpty, !parts.isEmpty, own.count != parts.count else {
                return nil
            }
            return .error(Messages.tupleLengths(found, wanted), at: value.range, id: "type-mismatch")
        case .opaque(let opaque, _):
            return opaque.conformances.first.map { use in
                .error(
                    module.isUnconforming(found, use.declaration)
                        ? Messages.cannotConform(found, use.declaration)
                        : Messages.opaqueRequires(function, initialized, found, use.declaration),
                    at: value.range,
                    id: "opaque-requires")
            }
        case .existential(let uses) where purpose.isPart:
            return uses.first { !module.conforms(found, to: $0.declaration) }.map { use in
                .error(
                    Messages.argumentDoesNotConform(found, use.declaration), at: value.range,
                    id: "argument-conform")
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
            return .error(
                Messages.numberAsBoolean(found, isNegated: purpose == .negation), at: value.range,
                id: "no-boolean")
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
        converts(Expression(.error, source, .none), to: target)
    }
}
