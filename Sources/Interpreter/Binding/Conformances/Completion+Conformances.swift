import Syntax

/// Whether a type has what its protocols require, and what to say if not.
extension Completion {
    /// Reports what a snippet's type lacks: requirements of its protocols, initializers.
    static func check(_ declaration: NominalDeclaration, module: Module) {
        declaration.complete()
        guard declaration.kind != .protocol else { return }
        for conformance in declaration.conformances { check(conformance, of: declaration, module) }
        checkRecursion(declaration, module)
        checkInitializers(declaration, module)
    }

    static func check(_ conformance: Conformance, of declaration: NominalDeclaration, _ module: Module) {
        var notes: [Diagnostic.Note] = []
        for parent in module.protocols(of: conformance.protocolDeclaration) {
            guard let own = module.conformance(of: declaration, to: parent) else { continue }
            notes += missing(parent, own, declaration, module)
        }
        notes +=
            unsynthesizable(conformance, declaration, module) + unordered(conformance, declaration, module)
        if notes.isEmpty { return }
        module.report(
            .error(
                Messages.doesNotConform(declaration.selfType, conformance.protocolDeclaration),
                at: conformance.range.isInModule && declaration.isLibrary
                    ? conformance.range : declaration.range,
                id: "conformance", notes: notes))
    }

    private static func missing(
        _ parent: NominalDeclaration, _ conformance: Conformance, _ declaration: NominalDeclaration,
        _ module: Module
    ) -> [Diagnostic.Note] {
        let nested = parent.associatedTypes.compactMap { unmet($0, declaration, module) }
        guard nested.isEmpty else { return nested }
        return parent.members.compactMap { member in
            switch member {
            case .variable(let variable) where variable.requirementIndex >= 0:
                missing(variable, conformance, declaration, module)
            case .function(let function) where function.requirementIndex >= 0:
                missing(function, conformance, declaration, module)
            default: nil
            }
        }
    }

    private static func missing(
        _ variable: VariableDeclaration, _ conformance: Conformance, _ declaration: NominalDeclaration,
        _ module: Module
    ) -> Diagnostic.Note? {
        let type = module.substitute(variable.type, [declaration.selfType])
        guard let witness = conformance.variableWitnesses[variable.requirementIndex] else {
            return Diagnostic.Note(Messages.requiresProperty(variable.name, type))
        }
        if witness.isPrivate, witness.parent === declaration {
            report(
                "property '\(witness.name.text)'", hiddenFrom: conformance.protocolDeclaration, witness.range,
                module)
        }
        return unsuitable(witness, type, variable, declaration, module)
    }

    private static func missing(
        _ function: FunctionDeclaration, _ conformance: Conformance, _ declaration: NominalDeclaration,
        _ module: Module
    ) -> Diagnostic.Note? {
        guard let witness = conformance.witnesses[function.requirementIndex] else {
            return isSupplied(function, declaration, module)
                ? nil : Diagnostic.Note(Messages.requiresFunction(function))
        }
        if witness.isPrivate, witness.kind != .operator, witness.parent === declaration {
            report(
                Messages.witness(witness), hiddenFrom: conformance.protocolDeclaration, witness.range,
                module)
        }
        return nil
    }

    /// An associated type that is not known, or that nothing can be said of.
    private static func unmet(
        _ associated: AssociatedType, _ declaration: NominalDeclaration, _ module: Module
    ) -> Diagnostic.Note? {
        let type = module.reduce(.associated(declaration.selfType, associated))
        if case .associated = type, module.root(of: type) == nil {
            return Diagnostic.Note(Messages.requiresNestedType(associated.name))
        }
        guard case .existential = type,
            associated.conformances.contains(where: {
                !$0.declaration.isMarker && !module.is($0.declaration, .error)
            })
        else { return nil }
        return Diagnostic.Note(Messages.existentialConformsToNothing(associated.name, type))
    }

    /// What satisfies a requirement and is private.
    private static func report(
        _ witness: String, hiddenFrom parent: NominalDeclaration, _ range: SourceRange, _ module: Module
    ) {
        if module.hasSaid(where: { $0.has(id: "private-witness") && $0.range == range }) { return }
        module.report(
            .error(Messages.privateWitness(witness, parent), at: range, id: "private-witness"))
    }

    /// A snippet's own property that satisfies a requirement in name only.
    private static func unsuitable(
        _ witness: VariableDeclaration, _ type: Type, _ requirement: VariableDeclaration,
        _ declaration: NominalDeclaration, _ module: Module
    ) -> Diagnostic.Note? {
        guard !witness.isLibrary, witness.parent === declaration, declaration.generics.isEmpty else {
            return nil
        }
        let wanted = module.reduce(type)
        if case .nominal = wanted, case .nominal = witness.type, !areSame(witness.type, wanted) {
            return Diagnostic.Note(Messages.witnessOfOtherType(witness.type), at: witness.range)
        }
        if requirement.setter != nil, !witness.isSettable {
            return Diagnostic.Note(Messages.witnessNotSettable, at: witness.range)
        }
        return nil
    }

    /// `==` and `hash(into:)` are supplied; see `unsynthesizable` for when they cannot be.
    private static func isSupplied(
        _ function: FunctionDeclaration, _ declaration: NominalDeclaration, _ module: Module
    ) -> Bool {
        guard let parent = function.parent else { return false }
        if module.is(parent, .comparable) {
            return declaration.kind == .enum && declaration.cases.allSatisfy { $0.constructor == nil }
        }
        return module.is(parent, .equatable) || module.is(parent, .hashable)
    }

    /// `Equatable` and `Hashable` need parts that are so too, under the conditions of the conformance.
    private static func unsynthesizable(
        _ conformance: Conformance, _ declaration: NominalDeclaration, _ module: Module
    ) -> [Diagnostic.Note] {
        let parent = conformance.protocolDeclaration
        guard module.is(parent, .equatable) || module.is(parent, .hashable), declaration.kind != .actor else {
            return []
        }
        if hasOwn("==", declaration, module)
            && (module.is(parent, .equatable) || hasOwn("hash", declaration, module))
        {
            return []
        }
        if declaration.kind == .class {
            if declaration.superclass != nil { return [] }
            return [Diagnostic.Note(Messages.classNotSynthesized(parent))]
        }
        let parameters = conditioned(declaration.generics, by: conformance, module)
        // A type that says how it is hashed is only compared part by part.
        let needed = hasOwn("hash", declaration, module) ? module.known(.equatable) ?? parent : parent
        return partsWithout(needed, in: declaration) {
            module.conforms(module.substitute($0, parameters), to: needed)
        }
    }

    private static func partsWithout(
        _ parent: NominalDeclaration, in declaration: NominalDeclaration, conforms: (Type) -> Bool
    ) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        for field in declaration.storedProperties where !field.type.isUnknown && !conforms(field.type) {
            notes.append(Diagnostic.Note(Messages.storedNotConforming(field.type, parent), at: field.range))
        }
        for made in declaration.cases {
            for parameter in made.parameters where !conforms(parameter.type) {
                notes.append(
                    Diagnostic.Note(Messages.payloadNotConforming(parameter.type, parent), at: made.range))
            }
        }
        return notes
    }

    /// `Comparable` is supplied to enums without raw values whose payloads are comparable; others say what
    /// `<` is.
    private static func unordered(
        _ conformance: Conformance, _ declaration: NominalDeclaration, _ module: Module
    ) -> [Diagnostic.Note] {
        let parent = conformance.protocolDeclaration
        guard module.is(parent, .comparable), !hasOrder(declaration, module) else { return [] }
        let payloads = declaration.cases.flatMap { $0.parameters }
        let hasRawValues = declaration.conformances.contains {
            module.is($0.protocolDeclaration, .rawRepresentable)
        }
        if declaration.kind == .enum, !hasRawValues,
            payloads.allSatisfy({ module.conforms($0.type, to: parent) })
        {
            return []
        }
        return [Diagnostic.Note(Messages.requiresOrder(declaration.selfType))]
    }

    private static func hasOrder(_ declaration: NominalDeclaration, _ module: Module) -> Bool {
        hasOwn("<", declaration, module)
            || module.members("<", of: declaration.selfType).contains { $0.function?.isLibrary == false }
    }

    /// A type's generic parameters as the `where` clause of a conformance binds them.
    private static func conditioned(
        _ parameters: [GenericParameter], by conformance: Conformance, _ module: Module
    ) -> [Type] {
        parameters.map { parameter in
            let bound = (conformance.requirements.map { $0.0 } + conformance.sameTypes.map { $0.0 }).lazy
                .compactMap { module.root(of: $0) }.first { $0.index == parameter.index }
            return .parameter(bound ?? parameter)
        }
    }

    private static func hasOwn(_ name: Name, _ declaration: NominalDeclaration, _ module: Module) -> Bool {
        if !module.ownMembers(name, of: declaration).isEmpty { return true }
        return module.operators(named: name).contains { $0.parameters.first?.type.nominal === declaration }
    }

    private static func checkInitializers(_ declaration: NominalDeclaration, _ module: Module) {
        guard declaration.kind == .class || declaration.kind == .actor, !declaration.hasOwnInitializer else {
            return
        }
        let missing = declaration.ownStoredProperties.filter { !$0.hasInitialValue }
        guard !missing.isEmpty else { return }
        let notes = missing.map { Diagnostic.Note(Messages.storedWithoutValue($0.name), at: $0.range) }
        module.report(
            .error(
                Messages.classWithoutInitializers(declaration), at: declaration.range, id: "class-init",
                notes: notes))
    }
}
