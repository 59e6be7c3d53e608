import Syntax

/// Which members of a type satisfy the requirements of a protocol.
extension Module {
    /// Fills in a conformance's witnesses, on first need.
    func findWitnesses(of conformance: Conformance, for declaration: NominalDeclaration) {
        let parent = conformance.protocolDeclaration
        conformance.witnesses = Array(repeating: nil, count: parent.requirementCount)
        conformance.variableWitnesses = Array(repeating: nil, count: parent.variableRequirementCount)
        for member in parent.members {
            switch member {
            case .function(let function) where function.requirementIndex >= 0:
                conformance.witnesses[function.requirementIndex] = witness(
                    for: function, in: declaration, of: conformance)
                if let setter = function.setter, setter.requirementIndex >= 0 {
                    conformance.witnesses[setter.requirementIndex] = witness(
                        for: function, in: declaration, of: conformance)?.setter
                }
            case .variable(let variable) where variable.requirementIndex >= 0:
                let found = witness(for: variable, in: declaration, of: conformance)
                conformance.variableWitnesses[variable.requirementIndex] = found
                if let getter = variable.getter, getter.requirementIndex >= 0 {
                    conformance.witnesses[getter.requirementIndex] = found?.getter
                }
                if let setter = variable.setter, setter.requirementIndex >= 0 {
                    conformance.witnesses[setter.requirementIndex] = found?.setter
                }
            default: break
            }
        }
    }

    private func witness(
        for requirement: VariableDeclaration, in declaration: NominalDeclaration, of conformance: Conformance
    ) -> VariableDeclaration? {
        let selfType = declaration.selfType
        var fallback: VariableDeclaration?
        for found in members(requirement.name, of: selfType) {
            guard case .variable(let variable) = found.member, variable !== requirement,
                variable.isStatic == requirement.isStatic, variable.requirementIndex < 0
            else { continue }
            if holds(variable.getter?.generics ?? [], found.arguments, conformance) { return variable }
            fallback = fallback ?? (variable.getter == nil ? variable : nil)
        }
        return fallback
    }

    /// Whether a member is there for a type that meets the conditions of a conformance.
    func holds(
        _ generics: [GenericParameter], _ arguments: [Type], _ conformance: Conformance? = nil
    ) -> Bool {
        for (parameter, type) in zip(generics, arguments) {
            for use in parameter.conformances
            where !conforms(type, to: use.declaration) && !grants(conformance, type, use.declaration) {
                return false
            }
            for (left, right) in parameter.sameTypes
            where !parameter.isProtocolSelf && !areSame(substitute(left, arguments), substitute(right, arguments))
                && !grants(conformance, left)
            {
                return false
            }
        }
        return true
    }

    /// Whether `extension Holder: View where Content: View` says that the type's own parameter conforms.
    private func grants(_ conformance: Conformance?, _ type: Type, _ wanted: NominalDeclaration) -> Bool {
        guard let conformance else { return false }
        return conformance.requirements.contains { isSameParameter($0.0, type) && refines($0.1.declaration, wanted) }
    }

    private func grants(_ conformance: Conformance?, _ left: Type) -> Bool {
        guard let conformance else { return false }
        return conformance.sameTypes.contains { isSameParameter($0.0, left) }
    }

    /// An extension's parameters are copies of the type's.
    private func isSameParameter(_ a: Type, _ b: Type) -> Bool {
        guard case .parameter(let a) = a, case .parameter(let b) = b else { return false }
        return a.index == b.index
    }

    private func witness(
        for requirement: FunctionDeclaration, in declaration: NominalDeclaration, of conformance: Conformance
    ) -> FunctionDeclaration? {
        let selfType = declaration.selfType
        let candidates = requirement.kind == .operator ? operatorWitnesses(requirement, selfType) : []
        var best: (FunctionDeclaration, FoundMember.Origin)?
        for found in members(requirement.name, of: selfType) {
            guard case .function(let function) = found.member, function !== requirement, !found.member.isRequirement,
                fits(function, found.arguments, requirement, selfType, conformance)
            else { continue }
            if best == nil || found.origin.rawValue < best!.1.rawValue
                || (found.origin == best!.1 && weight(function) > weight(best!.0))
            {
                best = (function, found.origin)
            }
        }
        if let made = caseWitness(requirement, declaration) { return made }
        return best?.0 ?? candidates.first
    }

    private func weight(_ function: FunctionDeclaration) -> Int {
        function.generics.reduce(0) { $0 + $1.conformances.count + 2 * $1.sameTypes.count }
    }

    /// An enum's case may satisfy a static function.
    private func caseWitness(_ requirement: FunctionDeclaration, _ declaration: NominalDeclaration) -> FunctionDeclaration? {
        guard requirement.isStatic else { return nil }
        return declaration.cases.first { made in
            made.name == requirement.name && made.parameters.count == requirement.parameters.count
                && made.constructor != nil
        }?.constructor
    }

    /// Operators at top level satisfy requirements too.
    private func operatorWitnesses(_ requirement: FunctionDeclaration, _ selfType: Type) -> [FunctionDeclaration] {
        (operators(named: requirement.name) + (base?.operators(named: requirement.name) ?? [])).filter { function in
            function.parent == nil && function.parameters.count == requirement.parameters.count
                && zip(function.parameters, requirement.parameters).allSatisfy {
                    areSame($0.type, substitute($1.type, [selfType]))
                }
        }
    }

    /// Whether a member has the requirement's labels and types.
    private func fits(
        _ function: FunctionDeclaration, _ arguments: [Type], _ requirement: FunctionDeclaration, _ selfType: Type,
        _ conformance: Conformance
    ) -> Bool {
        guard function.parameters.count == requirement.parameters.count,
            function.isStatic == requirement.isStatic || requirement.kind == .operator,
            zip(function.parameters, requirement.parameters).allSatisfy({ $0.label == $1.label }),
            holds(function.generics, arguments, conformance)
        else { return false }
        let solver = Solver(self)
        let own = opened(function, arguments, solver)
        let wanted = opened(requirement, [selfType], solver)
        for (mine, theirs) in zip(function.parameters, requirement.parameters) {
            if !solver.unify(substitute(mine.type, own), substitute(theirs.type, wanted)) { return false }
        }
        guard holds(function.generics, own.map { solver.resolved($0) }, conformance) else { return false }
        let mine = substitute(function.result, own)
        let theirs = substitute(requirement.result, wanted)
        if case .opaque = mine { return true }
        if case .associated = theirs { return true }
        if function.kind == .initializer { return true }
        if solver.unify(mine, theirs) { return true }
        return payload(ofOptional: theirs).map { solver.unify(mine, $0) } ?? false
    }

    private func opened(_ function: FunctionDeclaration, _ arguments: [Type], _ solver: Solver) -> [Type] {
        var substitutions = Array(arguments.prefix(function.generics.count))
        for _ in function.generics.dropFirst(substitutions.count) {
            substitutions.append(.variable(solver.fresh()))
        }
        return substitutions
    }
}

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
        notes += unsynthesizable(conformance, declaration, module)
        if notes.isEmpty { return }
        module.report(
            .error(
                Messages.doesNotConform(declaration.selfType, conformance.protocolDeclaration), at: declaration.range,
                id: "conformance", notes: notes), source: declaration.context?.source ?? 0)
    }

    private static func missing(
        _ parent: NominalDeclaration, _ conformance: Conformance, _ declaration: NominalDeclaration, _ module: Module
    ) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        for associated in parent.associatedTypes {
            let type = module.reduce(.associated(declaration.selfType, associated))
            if case .associated = type, module.root(of: type) == nil { notes.append(Diagnostic.Note(Messages.requiresNestedType(associated.name))) }
        }
        let isIncomplete = !notes.isEmpty
        for member in parent.members {
            switch member {
            case .variable(let variable) where variable.requirementIndex >= 0 && !isIncomplete:
                let type = module.substitute(variable.type, [declaration.selfType])
                guard let witness = conformance.variableWitnesses[variable.requirementIndex] else {
                    notes.append(Diagnostic.Note(Messages.requiresProperty(variable.name, type)))
                    continue
                }
                if let note = unsuitable(witness, type, variable, declaration, module) { notes.append(note) }
            case .function(let function) where function.requirementIndex >= 0 && !isIncomplete:
                if conformance.witnesses[function.requirementIndex] == nil, !isSupplied(function, declaration, module) {
                    notes.append(Diagnostic.Note(Messages.requiresFunction(function)))
                }
            default: break
            }
        }
        return notes
    }

    /// A snippet's own property that satisfies a requirement in name only.
    private static func unsuitable(
        _ witness: VariableDeclaration, _ type: Type, _ requirement: VariableDeclaration,
        _ declaration: NominalDeclaration, _ module: Module
    ) -> Diagnostic.Note? {
        guard !witness.isLibrary, witness.parent === declaration, declaration.generics.isEmpty else { return nil }
        let wanted = module.reduce(type)
        if case .nominal = wanted, case .nominal = witness.type, !areSame(witness.type, wanted) {
            return Diagnostic.Note(Messages.witnessOfOtherType(witness.type), at: witness.range)
        }
        if requirement.setter != nil, witness.isLet || (witness.getter != nil && witness.setter == nil) {
            return Diagnostic.Note(Messages.witnessNotSettable, at: witness.range)
        }
        return nil
    }

    /// `==` and `hash(into:)` are supplied; see `unsynthesizable` for when they cannot be.
    private static func isSupplied(
        _ function: FunctionDeclaration, _ declaration: NominalDeclaration, _ module: Module
    ) -> Bool {
        guard let parent = function.parent else { return false }
        if module.is(parent, .comparable) { return declaration.kind == .enum && declaration.cases.allSatisfy { $0.constructor == nil } }
        return module.is(parent, .equatable) || module.is(parent, .hashable)
    }

    /// `Equatable` and `Hashable` need parts that are so too, under the conditions of the conformance.
    private static func unsynthesizable(
        _ conformance: Conformance, _ declaration: NominalDeclaration, _ module: Module
    ) -> [Diagnostic.Note] {
        let parent = conformance.protocolDeclaration
        guard module.is(parent, .equatable) || module.is(parent, .hashable), declaration.kind != .actor else { return [] }
        if hasOwn("==", declaration, module) && (module.is(parent, .equatable) || hasOwn("hash", declaration, module)) {
            return []
        }
        if declaration.kind == .class {
            if declaration.superclass != nil { return [] }
            return [Diagnostic.Note(Messages.classNotSynthesized(parent))]
        }
        var notes: [Diagnostic.Note] = []
        let parameters = conditioned(declaration.generics, by: conformance, module)
        for field in declaration.storedProperties where !field.type.isUnknown {
            if !module.conforms(module.substitute(field.type, parameters), to: parent) {
                notes.append(Diagnostic.Note(Messages.storedNotConforming(field.type, parent), at: field.range))
            }
        }
        for made in declaration.cases {
            for parameter in made.parameters
            where !module.conforms(module.substitute(parameter.type, parameters), to: parent) {
                notes.append(Diagnostic.Note(Messages.payloadNotConforming(parameter.type, parent), at: made.range))
            }
        }
        return notes
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
        guard declaration.kind == .class || declaration.kind == .actor, !declaration.hasOwnInitializer else { return }
        let missing = declaration.ownStoredProperties.filter { !$0.hasInitialValue }
        guard !missing.isEmpty else { return }
        let notes = missing.map { Diagnostic.Note(Messages.storedWithoutValue($0.name), at: $0.range) }
        module.report(
            .error(Messages.classWithoutInitializers(declaration), at: declaration.range, id: "class-init", notes: notes),
            source: declaration.context?.source ?? 0)
    }
}
