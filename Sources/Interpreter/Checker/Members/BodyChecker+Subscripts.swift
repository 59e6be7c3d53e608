import Syntax

/// Subscripts, which are places with arguments.
extension BodyChecker {
    func subscripted(_ call: CallSyntax, _ syntax: ExpressionSyntax, _ hint: Type?) -> Expression {
        // `text[...]`
        if call.arguments.count == 1, call.arguments[0].label == nil,
            case .elision = call.arguments[0].value.kind
        {
            return member(call.callee, Identifier("_all", syntax.range), [], nil, syntax, hint)
        }
        return withImplicitBase(syntax, hint) {
            var base = infer(call.callee, literalHint(call, hint))
            base = implicitlyUnwrapped(base) ?? base
            if base.type.isUnknown {
                inferAnyway(CallArgument.all(of: call))
                return failed(syntax.range)
            }
            if case .variable(let hole) = solver.head(base.type) { solver.applyDefault(to: hole) }
            let type = solver.head(base.type)
            if case .metatype(let instance) = type {
                return subscripted(.type(instance), instance, base, call, syntax.range, isStatic: true, hint)
            }
            let receiver: Base = isSuper(call.callee) ? .superclass(base) : .value(base)
            return subscripted(receiver, type, base, call, syntax.range, isStatic: false, hint)
        }
    }

    /// `[.a: 1][key]`: what a literal holds follows from how it is looked into and from what is wanted of it.
    private func literalHint(_ call: CallSyntax, _ hint: Type?) -> Type? {
        switch call.callee.kind {
        case .array where isContextual(call.callee): return hint.map { module.type(.array, [$0]) }
        case .dictionary:
            guard let index = call.arguments.first?.value, !isContextual(index) else { return nil }
            let key = trying { () -> Type? in solver.resolved(infer(index, nil).type) }
            guard let key, !key.hasHoles else { return nil }
            let value = hint.map { call.arguments.count == 1 ? unwrapped($0) : $0 }
            return module.type(.dictionary, [key, value ?? .variable(solver.fresh(at: call.callee.range))])
        default: return nil
        }
    }

    func subscripted(
        _ base: Base, _ type: Type, _ value: Expression, _ call: CallSyntax, _ range: SourceRange,
        isStatic: Bool,
        _ hint: Type?
    ) -> Expression {
        let arguments = CallArgument.all(of: call)
        if let path = keyPathSubscript(type, value, arguments, range) { return path }
        var candidates = members("subscript", of: type).filter { $0.isStatic == isStatic }
            .compactMap { candidate(from: $0, base) }
            .filter { $0.function.parameters.first?.label != Name("dynamicMember") }
        candidates = withoutReplaced(candidates)
        guard !candidates.isEmpty else {
            let before = errors
            if !isStatic, let made = dynamicSubscript(of: value, type, call.arguments, range) { return made }
            if errors > before { return failed(range) }
            inferAnyway(arguments)
            return failed(
                range, Messages.noSubscripts(solver.resolved(settledType(type))), at: value.range,
                id: "no-subscripts")
        }
        if let made = dynamicInstead(of: candidates, value, type, call, isStatic, range, hint) { return made }
        if let mistake = numberIntoText(type, candidates, arguments) {
            return failed(range, mistake, id: "number-into-text")
        }
        let site = CallSite(
            range: range, name: "subscript", nameRange: call.parentheses ?? value.range,
            parentheses: call.parentheses)
        let made = outsideChain { resolveCall(candidates, arguments, hint, site) }
        guard case .call(let chosen) = made.kind else { return made }
        return Expression(.load(subscriptPlace(chosen, value, made.type, range)), made.type, range)
    }

    /// `$names[0]` beside a subscript of the program's own: the wrapped value's, where the own ones do not
    /// take it.
    private func dynamicInstead(
        of candidates: [Candidate], _ value: Expression, _ type: Type, _ call: CallSyntax, _ isStatic: Bool,
        _ range: SourceRange, _ hint: Type?
    ) -> Expression? {
        guard !isStatic, let declaration = type.nominal,
            declaration.attributes.contains("dynamicMemberLookup")
        else {
            return nil
        }
        let site = CallSite(
            range: range, name: "subscript", nameRange: value.range, parentheses: call.parentheses)
        let isOwn = isPossible {
            !resolveCall(candidates, CallArgument.all(of: call), hint, site).type.isUnknown
        }
        return isOwn ? nil : dynamicSubscript(of: value, type, call.arguments, range)
    }

    /// `text[0]`, `text[0..<2]`, unless the program has such a subscript of its own.
    private func numberIntoText(_ type: Type, _ candidates: [Candidate], _ arguments: [CallArgument])
        -> String?
    {
        guard isKnown(type, .string), candidates.allSatisfy({ $0.function.isLibrary }), arguments.count == 1,
            arguments[0].label == nil, case .syntax(let syntax) = arguments[0].value, !isContextual(syntax)
        else { return nil }
        let index = trying { () -> Type? in solver.resolved(described(infer(syntax, nil))) }
        guard let index else { return nil }
        if isKnown(index, .int) { return Messages.numberIntoText }
        guard case .nominal(let range, let bounds) = index, range.isLibrary, bounds.count == 1,
            isInteger(bounds[0]),
            Self.ranges.contains(range.name)
        else { return nil }
        return Messages.numbersIntoText
    }

    private func isInteger(_ type: Type) -> Bool {
        if case .variable(let hole) = type { return hole.literal == .integer }
        return isKnown(type, .int)
    }

    private func isKnown(_ type: Type, _ known: KnownType) -> Bool {
        type.nominal.map { module.is($0, known) } ?? false
    }

    private static let ranges: [Name] = [
        "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    ]

    private func subscriptPlace(_ call: Call, _ value: Expression, _ type: Type, _ range: SourceRange)
        -> Place
    {
        Place(
            .subscripted(
                place(of: value), getter: call.callee, setter: call.callee.function.setter, call.arguments,
                call.substitutions),
            type, range)
    }

    /// `x[keyPath: p]`
    private func keyPathSubscript(
        _ type: Type, _ value: Expression, _ arguments: [CallArgument], _ range: SourceRange
    ) -> Expression? {
        guard arguments.count == 1, arguments[0].label?.name == Name("keyPath"),
            case .syntax(let syntax) = arguments[0].value
        else { return nil }
        let result = Type.variable(solver.fresh(at: range))
        let path = infer(syntax, module.type(.keyPath, [type, result]))
        if case .nominal(let declaration, let types) = solver.head(path.type), declaration.isLibrary,
            declaration.name == "PartialKeyPath", solver.unify(types[0], type)
        {
            // What it leads to is not known.
            _ = solver.unify(result, .existential([]))
            return Expression(
                .load(Place(.keyPath(place(of: value), path), .existential([]), range)), .existential([]),
                range)
        }
        guard case .nominal(let declaration, let types) = solver.head(path.type), types.count == 2,
            module.isKeyPath(declaration)
        else {
            if path.type.isUnknown { return failed(range) }
            reportMismatch(path, module.type(.keyPath, [type, result]), .argument)
            return failed(range)
        }
        _ = solver.unify(types[0], type)
        _ = solver.unify(result, types[1])
        return Expression(.load(Place(.keyPath(place(of: value), path), types[1], range)), types[1], range)
    }
}
