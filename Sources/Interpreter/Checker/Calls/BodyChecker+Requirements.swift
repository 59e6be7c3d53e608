import Syntax

/// What generic clauses demand of the types that a call has found for their parameters.
extension BodyChecker {
    /// Whether the generic arguments satisfy every requirement of the declaration.
    func verify(
        _ function: FunctionDeclaration, _ substitutions: [Type], _ site: CallSite, passed: [Argument] = []
    ) -> Bool {
        let generics = function.generics
        return generics.indices.allSatisfy { index in
            let parameter = generics[index]
            return types(of: parameter, substitutions[index]).allSatisfy {
                verifyConformances(of: parameter, $0, function, substitutions, passed, site)
            } && verifyClauses(of: parameter, function, substitutions, site)
                && verifySuperclass(of: parameter, substitutions[index], function, substitutions, site)
        }
    }

    /// Those of a pack one by one.
    private func types(of parameter: GenericParameter, _ type: Type) -> [Type] {
        guard parameter.isPack, case .tuple(let elements) = solver.head(type) else { return [type] }
        return elements.map { $0.type }
    }

    private func verifyConformances(
        of parameter: GenericParameter, _ type: Type, _ function: FunctionDeclaration,
        _ substitutions: [Type],
        _ passed: [Argument], _ site: CallSite
    ) -> Bool {
        for use in parameter.conformances
        where !module.conforms(type, to: use.declaration)
            || isUnopened(type, parameter, function, use.declaration)
        {
            if refuseOptional(function, parameter, type, use.declaration, passed) { return false }
            return refuse(function, .parameter(parameter), type, use.declaration, site)
        }
        for use in parameter.conformances where !use.arguments.isEmpty {
            for (name, argument) in zip(use.declaration.primaryAssociatedTypes, use.arguments) {
                guard let own = module.associatedType(name, of: solver.head(type)) else { continue }
                let wanted = module.substitute(argument, substitutions)
                if !solver.unify(own, wanted) {
                    return refuseSame(function, .parameter(parameter), own, wanted, site)
                }
            }
        }
        return true
    }

    /// `VStack { row }` for `row: any View`: a value of a protocol's type conforms to nothing, and is opened
    /// only for a parameter of the function's own.
    private func isUnopened(
        _ type: Type, _ parameter: GenericParameter, _ function: FunctionDeclaration,
        _ wanted: NominalDeclaration
    ) -> Bool {
        guard function.kind == .initializer, let owner = function.parent,
            case .existential = solver.head(type)
        else { return false }
        return owner.kind != .protocol && parameter.index < owner.generics.count
            && module.isUnconforming(solver.head(type), wanted)
    }

    /// What `where` clauses say of it and of its associated types.
    private func verifyClauses(
        of parameter: GenericParameter, _ function: FunctionDeclaration, _ substitutions: [Type],
        _ site: CallSite
    ) -> Bool {
        if parameter.sameTypes.isEmpty && parameter.associatedConformances.isEmpty { return true }
        for (left, right) in parameter.sameTypes where !parameter.isProtocolSelf {
            let a = ofDefault(module.substitute(left, substitutions))
            let b = ofDefault(module.substitute(right, substitutions))
            if !solver.unify(a, b) { return refuseSame(function, left, a, b, site) }
        }
        for (constrained, use) in parameter.associatedConformances {
            let own = module.substitute(constrained, substitutions)
            if case .associated = solver.head(own) { continue }
            if !module.conforms(own, to: use.declaration) {
                return refuse(function, constrained, own, use.declaration, site)
            }
        }
        return true
    }

    /// `Element` of a literal whose type is open is that of the type it has by default.
    private func ofDefault(_ type: Type) -> Type {
        guard case .associated(let base, let associated) = solver.head(type),
            case .variable(let hole) = solver.head(base),
            hole.literal != .none
        else { return type }
        return module.reduce(.associated(solver.defaultType(hole.literal), associated))
    }

    private func verifySuperclass(
        of parameter: GenericParameter, _ type: Type, _ function: FunctionDeclaration,
        _ substitutions: [Type],
        _ site: CallSite
    ) -> Bool {
        guard let superclass = parameter.superclass else { return true }
        let probe = Expression(.error, type, site.range)
        if convert(probe, to: module.substitute(superclass, substitutions)) != nil { return true }
        return refuseSame(function, .parameter(parameter), type, superclass, site)
    }

    /// An optional argument whose wrapped value has what is demanded is told at the argument.
    private func refuseOptional(
        _ function: FunctionDeclaration, _ parameter: GenericParameter, _ type: Type,
        _ wanted: NominalDeclaration,
        _ passed: [Argument]
    ) -> Bool {
        guard !isOnTrial else { return false }
        let found = solver.resolved(type)
        guard let payload = module.payload(ofOptional: found), module.conforms(payload, to: wanted) else {
            return false
        }
        for (declared, argument) in zip(function.parameters, passed) {
            guard case .parameter(let own) = declared.type, own.index == parameter.index,
                case .value(let value) = argument
            else { continue }
            report(isOptional(value, found, payload))
            return true
        }
        return false
    }

    private func refuse(
        _ function: FunctionDeclaration, _ constrained: Type, _ type: Type, _ wanted: NominalDeclaration,
        _ site: CallSite
    ) -> Bool {
        if type.isUnknown { return true }
        guard !isOnTrial else { return refuse() }
        let found = solver.resolved(settledType(type))
        let message =
            found.isNeverConforming || module.isUnconforming(found, wanted)
            ? Messages.cannotConform(found, wanted)
            : Messages.requiresConformance(
                requirer(function, constrained) { $0.demands(wanted) }, found, wanted)
        let isInt = found.nominal.map { module.is($0, .int) } ?? false
        error(
            message, at: site.nameRange, id: isInt ? "number-requires-conformance" : "requires-conformance",
            notes: advice(found, lacking: wanted, for: function, site) + declarationNotes(function))
        return false
    }

    /// Who demands it: the type in its own clause, the extension around the function, or the function itself.
    private func requirer(
        _ function: FunctionDeclaration, _ constrained: Type, demands: (GenericParameter) -> Bool
    ) -> String {
        guard let owner = function.parent, let index = module.root(of: constrained)?.index else {
            return Messages.requirer(function)
        }
        func holds(_ generics: [GenericParameter]?) -> Bool {
            generics.map { index < $0.count && demands($0[index]) } ?? false
        }
        if owner.kind != .protocol, holds(owner.generics) { return Messages.genericType(owner) }
        return holds(function.context?.parent?.generics)
            ? Messages.referencing(function, owner) : Messages.requirer(function)
    }

    private func refuseSame(
        _ function: FunctionDeclaration, _ constrained: Type, _ a: Type, _ b: Type, _ site: CallSite
    ) -> Bool {
        guard !isOnTrial else { return refuse() }
        let demander = requirer(function, constrained) { !$0.sameTypes.isEmpty }
        error(
            Messages.requiresSame(demander, solver.resolved(settledType(a)), solver.resolved(settledType(b))),
            at: site.nameRange, id: "requires-same", notes: declarationNotes(function))
        return false
    }

    /// In a trial it is enough that it fails: what would be said is not worked out.
    private func refuse() -> Bool {
        findings.addMistake()
        return false
    }

    /// A literal's type for messages.
    func settledType(_ type: Type) -> Type {
        if case .variable(let hole) = solver.head(type), hole.literal != .none {
            return solver.defaultType(hole.literal)
        }
        return type
    }

    func declarationNotes(_ function: FunctionDeclaration) -> [Diagnostic.Note] {
        guard let text = function.rowText else {
            if function.isLibrary || function.isImplicit { return [] }
            return [Diagnostic.Note(Messages.declaredHere(function), at: function.range)]
        }
        return [Diagnostic.Note(Messages.candidate(function, text))]
    }
}

extension GenericParameter {
    /// Whether a clause demands the protocol of it, or of a type that belongs to it.
    func demands(_ wanted: NominalDeclaration) -> Bool {
        conformances.contains { $0.declaration === wanted }
            || associatedConformances.contains { $0.1.declaration === wanted }
    }
}
