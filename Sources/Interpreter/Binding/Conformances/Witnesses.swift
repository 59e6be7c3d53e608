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
                let found = witness(for: function, in: declaration, of: conformance)
                conformance.witnesses[function.requirementIndex] = found
                conformance.fill(function.setter, with: found?.setter)
            case .variable(let variable) where variable.requirementIndex >= 0:
                let found = witness(for: variable, in: declaration, of: conformance)
                conformance.variableWitnesses[variable.requirementIndex] = found
                conformance.fill(variable.getter, with: found?.getter)
                conformance.fill(variable.setter, with: found?.setter)
            default: break
            }
        }
    }

    func witness(
        for requirement: VariableDeclaration, in declaration: NominalDeclaration, of conformance: Conformance
    ) -> VariableDeclaration? {
        var fallback: VariableDeclaration?
        for found in members(requirement.name, of: declaration.selfType) {
            guard let variable = variable(found, for: requirement) else { continue }
            if holds(variable.getter?.generics ?? [], found.arguments, conformance) {
                if requirement.setter == nil || variable.isSettable { return variable }
                return supplied(for: requirement, to: declaration, conformance) ?? variable
            }
            fallback = fallback ?? (variable.getter == nil ? variable : nil)
        }
        return fallback
    }

    private func variable(_ found: FoundMember, for requirement: VariableDeclaration) -> VariableDeclaration?
    {
        guard case .variable(let variable) = found.member, variable !== requirement,
            variable.isStatic == requirement.isStatic, variable.requirementIndex < 0
        else { return nil }
        return variable
    }

    /// What an extension of a protocol has for a requirement that the type's own property does not meet,
    /// since it cannot be set.
    private func supplied(
        for requirement: VariableDeclaration, to declaration: NominalDeclaration, _ conformance: Conformance
    ) -> VariableDeclaration? {
        for found in suppliedMembers(requirement.name, of: declaration) {
            guard let variable = variable(found, for: requirement), variable.isSettable,
                holds(variable.getter?.generics ?? [], found.arguments, conformance)
            else { continue }
            return variable
        }
        return nil
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
            where !parameter.isProtocolSelf && !grants(conformance, left) {
                let (left, right) = (substitute(left, arguments), substitute(right, arguments))
                // What a generic method's own argument will be is not known yet.
                guard
                    left.hasHoles || right.hasHoles || areSame(left, right)
                        || grants(conformance, left, is: right)
                else { return false }
            }
        }
        return true
    }

    /// Whether `extension Holder: View where Content: View` says that the type's own parameter conforms.
    private func grants(_ conformance: Conformance?, _ type: Type, _ wanted: NominalDeclaration) -> Bool {
        guard let conformance else { return false }
        return conformance.requirements.contains {
            isSameParameter($0.0, type) && refines($0.1.declaration, wanted)
        }
            || isOwn(conformance, of: type, wanted)
    }

    /// Whether it is the conformance itself by which a type, under its conditions, conforms.
    private func isOwn(_ conformance: Conformance, of type: Type, _ wanted: NominalDeclaration) -> Bool {
        guard let declaration = type.nominal, refines(conformance.protocolDeclaration, wanted) else {
            return false
        }
        return self.conformance(of: declaration, to: conformance.protocolDeclaration) === conformance
    }

    private func grants(_ conformance: Conformance?, _ left: Type) -> Bool {
        guard let conformance else { return false }
        return conformance.sameTypes.contains { isSameParameter($0.0, left) }
    }

    /// Whether `extension Scaled: Progress where V.Data == CGFloat` says that a type that belongs to the
    /// type's own parameter is another one.
    private func grants(_ conformance: Conformance?, _ left: Type, is right: Type) -> Bool {
        guard let conformance else { return false }
        return conformance.sameTypes.contains {
            isSamePath($0.0, reduce(left)) && areSame($0.1, right)
        }
    }

    private func isSamePath(_ a: Type, _ b: Type) -> Bool {
        switch (a.shallow, b.shallow) {
        case (.associated(let a, let own), .associated(let b, let other)):
            own.name == other.name && isSamePath(a, b)
        case let (a, b): isSameParameter(a, b)
        }
    }

    /// An extension's parameters are copies of the type's.
    private func isSameParameter(_ a: Type, _ b: Type) -> Bool {
        guard case .parameter(let a) = a, case .parameter(let b) = b else { return false }
        return a.index == b.index
    }

    func witness(
        for requirement: FunctionDeclaration, in declaration: NominalDeclaration, of conformance: Conformance
    ) -> FunctionDeclaration? {
        let selfType = declaration.selfType
        let candidates = requirement.kind == .operator ? operatorWitnesses(requirement, selfType) : []
        var best: (FunctionDeclaration, FoundMember.Origin)?
        for found in members(requirement.name, of: selfType) {
            guard case .function(let function) = found.member, function !== requirement,
                !found.member.isRequirement,
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
    private func caseWitness(_ requirement: FunctionDeclaration, _ declaration: NominalDeclaration)
        -> FunctionDeclaration?
    {
        guard requirement.isStatic else { return nil }
        return declaration.cases.first { made in
            made.name == requirement.name && made.parameters.count == requirement.parameters.count
                && made.constructor != nil
        }?.constructor
    }

    /// Operators at top level satisfy requirements too.
    private func operatorWitnesses(_ requirement: FunctionDeclaration, _ selfType: Type)
        -> [FunctionDeclaration]
    {
        (operators(named: requirement.name) + (base?.operators(named: requirement.name) ?? [])).filter {
            function in
            function.parent == nil && function.parameters.count == requirement.parameters.count
                && zip(function.parameters, requirement.parameters).allSatisfy {
                    areSame($0.type, substitute($1.type, [selfType]))
                }
        }
    }

    /// Whether a member has the requirement's labels and types.
    private func fits(
        _ function: FunctionDeclaration, _ arguments: [Type], _ requirement: FunctionDeclaration,
        _ selfType: Type,
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

extension Conformance {
    /// Sets the witness of an accessor, if the protocol requires it.
    fileprivate func fill(_ accessor: FunctionDeclaration?, with witness: FunctionDeclaration?) {
        guard let accessor, accessor.requirementIndex >= 0 else { return }
        witnesses[accessor.requirementIndex] = witness
    }
}
