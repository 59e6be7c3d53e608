import Syntax

/// Which types satisfy which protocols.
extension Module {
    /// The protocols that a type declares, with those that they refine, each once; for a protocol itself
    /// first.
    func protocols(of declaration: NominalDeclaration) -> [NominalDeclaration] {
        if let base, declaration.isLibrary, overlay(of: declaration) == nil {
            return declaration.protocols ?? base.protocols(of: declaration)
        }
        let key = Identity(declaration)
        if let found = isLibrary ? declaration.protocols : protocolLists[key] { return found }
        var list: [NominalDeclaration] = declaration.kind == .protocol ? [declaration] : []
        for conformance in conformances(of: declaration) {
            collect(conformance.protocolDeclaration, into: &list)
        }
        let added = overlay(of: declaration)
        if declaration.conformancesInProgress + (added?.conformancesInProgress ?? 0) > 0 { return list }
        if isLibrary { declaration.protocols = list } else { protocolLists[key] = list }
        return list
    }

    private func collect(_ declaration: NominalDeclaration, into list: inout [NominalDeclaration]) {
        for parent in protocols(of: declaration) where !list.contains(where: { $0 === parent }) {
            list.append(parent)
        }
    }

    func conformances(of declaration: NominalDeclaration) -> [Conformance] {
        guard let overlay = overlay(of: declaration) else { return declaration.conformances }
        return declaration.conformances.adding(overlay.conformances)
    }

    func refines(_ declaration: NominalDeclaration, _ other: NominalDeclaration) -> Bool {
        declaration === other || protocols(of: declaration).contains { $0 === other }
    }

    /// The protocols that any type bounded so has: of a generic parameter, `some P`, `any P`, `T.A`.
    func protocols(boundBy type: Type) -> [NominalDeclaration] {
        var list: [NominalDeclaration] = []
        for use in bounds(of: type) { collect(use.declaration, into: &list) }
        return list
    }

    func bounds(of type: Type) -> [ProtocolUse] {
        switch type.shallow {
        case .parameter(let parameter): return parameter.conformances
        case .opaque(let opaque, let arguments): return opaque.conformances.map { substitute($0, arguments) }
        case .existential(let uses): return uses
        case .variable(let variable): return variable.conformances
        case .associated(let base, let associated):
            return associated.conformances + bounds(of: associated, in: base)
        default: return []
        }
    }

    /// What `where T.A: P` clauses say about `T.A`.
    private func bounds(of associated: AssociatedType, in base: Type) -> [ProtocolUse] {
        var found: [ProtocolUse] = []
        if let parameter = root(of: base), !parameter.associatedConformances.isEmpty {
            let whole = Type.associated(base, associated)
            found = parameter.associatedConformances.filter { areSame($0.0, whole) }.map { $0.1 }
        }
        // `protocol P where A: Q`, or `associatedtype A: Q` once more in a protocol that refines another one
        for parent in protocols(boundBy: base) {
            for other in parent.associatedTypes where other.name == associated.name && other !== associated {
                found += other.conformances
            }
            for (type, use) in parent.generics.first?.associatedConformances ?? [] {
                if case .associated(.parameter, let other) = type, other.name == associated.name {
                    found.append(use)
                }
            }
        }
        return found
    }

    func root(of type: Type) -> GenericParameter? {
        switch type.shallow {
        case .parameter(let parameter): return parameter
        case .associated(let base, _): return root(of: base)
        default: return nil
        }
    }

    func superclass(of type: Type) -> Type? {
        switch type.shallow {
        case .nominal(let declaration, let arguments):
            return declaration.superclass.map { substitute($0, arguments) }
        case .parameter(let parameter): return parameter.superclass
        default: return nil
        }
    }

    /// Whether a type satisfies a protocol, conditions included. A hole satisfies what its literal allows.
    func conforms(_ type: Type, to declaration: NominalDeclaration) -> Bool {
        if declaration.isMarker { return true }
        switch type.shallow {
        case .unknown: return true
        case .nominal(let nominal, let arguments): return conforms(nominal, arguments, to: declaration)
        case .variable(let variable): return mayConform(variable, to: declaration)
        case .parameter, .opaque, .existential, .associated:
            if self.is(declaration, .anyObject) { return isClassBound(type) }
            if bounds(of: type).contains(where: { refines($0.declaration, declaration) }) { return true }
            if case .associated(let base, _) = type.shallow {
                if base.hasHoles { return true }
                let reduced = reduce(type.shallow)
                if case .associated = reduced {} else { return conforms(reduced, to: declaration) }
            }
            return superclass(of: type).map { conforms($0, to: declaration) } ?? false
        case .tuple(let elements):
            // A pack's members stand in a tuple: all must conform. No literal makes a tuple.
            guard !elements.isEmpty, !isLiteral(declaration) else { return false }
            return elements.allSatisfy { conforms($0.type, to: declaration) }
        case .function, .metatype: return false
        }
    }

    /// Whether a protocol is one that literals ask for.
    private func isLiteral(_ declaration: NominalDeclaration) -> Bool {
        declaration.isLibrary && KnownType.literals.contains { self.is(declaration, $0) }
    }

    /// Whether a type is a protocol's own, which conforms to none: `any View` is no `View`. Errors are, and
    /// markers.
    func isUnconforming(_ type: Type, _ declaration: NominalDeclaration) -> Bool {
        guard case .existential = type, !declaration.isMarker else { return false }
        return !(declaration.isLibrary && declaration.name == "Error")
    }

    private func isClassBound(_ type: Type) -> Bool {
        protocols(boundBy: type).contains { self.is($0, .anyObject) } || superclass(of: type) != nil
    }

    private func conforms(
        _ nominal: NominalDeclaration, _ arguments: [Type], to declaration: NominalDeclaration
    ) -> Bool {
        if self.is(declaration, .anyObject) { return nominal.kind == .class || nominal.kind == .actor }
        if nominal === declaration || nominal.satisfied.contains(Identity(declaration)) { return true }
        for conformance in conformances(of: nominal)
        where refines(conformance.protocolDeclaration, declaration) {
            if conformance.isUnconditional {
                if overlay(of: nominal) == nil { nominal.satisfied.insert(Identity(declaration)) }
                return true
            }
            if conformance.requirements.allSatisfy({ requirement in
                conforms(substitute(requirement.0, arguments), to: requirement.1.declaration)
            })
                && conformance.sameTypes.allSatisfy({
                    areSame(substitute($0.0, arguments), substitute($0.1, arguments))
                        || substitute($0.0, arguments).hasHoles
                })
            {
                return true
            }
        }
        if let superclass = nominal.superclass {
            return conforms(substitute(superclass, arguments), to: declaration)
        }
        return false
    }

    private func mayConform(_ variable: TypeVariable, to declaration: NominalDeclaration) -> Bool {
        switch variable.literal {
        case .none, .nil: return true
        case .integer:
            return conforms(type(.int), to: declaration) || conforms(type(.double), to: declaration)
                || hasLiteralType(declaration, .integerLiteral)
        case .float:
            return conforms(type(.double), to: declaration) || hasLiteralType(declaration, .floatLiteral)
        case .string:
            return conforms(type(.string), to: declaration) || hasLiteralType(declaration, .stringLiteral)
        case .boolean: return conforms(type(.bool), to: declaration)
        case .array: return true
        case .dictionary: return true
        }
    }

    private func hasLiteralType(_ declaration: NominalDeclaration, _ literal: KnownType) -> Bool {
        known(literal).map { refines(declaration, $0) } ?? false
    }

    /// The protocol that says a type can be written as such a literal.
    func literalProtocol(_ literal: TypeVariable.Literal) -> NominalDeclaration? {
        switch literal {
        case .none: nil
        case .integer: known(.integerLiteral)
        case .float: known(.floatLiteral)
        case .string: known(.stringLiteral)
        case .boolean: known(.booleanLiteral)
        case .nil: known(.nilLiteral)
        case .array: known(.arrayLiteral)
        case .dictionary: known(.dictionaryLiteral)
        }
    }

    // MARK: Conformances as objects

    func conformance(of type: NominalDeclaration, to declaration: NominalDeclaration) -> Conformance? {
        let all = conformances(of: type)
        if let exact = all.first(where: { $0.protocolDeclaration === declaration }) { return exact }
        let key = ConformanceKey(
            type: ObjectIdentifier(type), protocolDeclaration: ObjectIdentifier(declaration))
        if let implied = impliedConformances[key] { return implied }
        if let source = all.first(where: { refines($0.protocolDeclaration, declaration) }) {
            let implied = Conformance(protocolDeclaration: declaration)
            implied.bindConditions = { implied in
                implied.requirements = source.requirements
                implied.sameTypes = source.sameTypes
            }
            implied.bindWitnesses = { [self] in findWitnesses(of: $0, for: type) }
            impliedConformances[key] = implied
            return implied
        }
        if case .nominal(let parent, _)? = type.superclass { return conformance(of: parent, to: declaration) }
        return nil
    }
}
