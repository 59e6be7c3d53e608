import Syntax

/// What `T.A` stands for: written, a generic parameter's, or inferred from the members that satisfy the
/// protocol.
extension Module {
    /// The associated type that a name means in a bounded type.
    func associatedType(named name: Name, visibleIn base: Type) -> AssociatedType? {
        for parent in protocols(boundBy: base) {
            for associated in parent.associatedTypes where associated.name == name { return associated }
        }
        return nil
    }

    func associatedType(_ name: Name, of base: Type) -> Type? {
        if case .nominal(let declaration, let arguments) = base.shallow {
            return associatedType(name, in: declaration).map { substitute($0, arguments) }
        }
        guard let associated = associatedType(named: name, visibleIn: base) else { return nil }
        return reduce(.associated(base, associated))
    }

    func associatedType(_ associated: AssociatedType, of base: Type) -> Type? {
        switch base {
        case .nominal(let declaration, let arguments):
            guard let own = associatedType(associated.name, in: declaration) else { return nil }
            return substitute(own, arguments)
        case .parameter, .associated:
            return sameType(as: .associated(base, associated))
                ?? argument(of: associated, amongst: bounds(of: base))
        case .opaque(let opaque, let arguments):
            // Only the wanted one is substituted: each of two that name the same of the type around them
            // would ask it for both.
            if let given = argument(of: associated, amongst: opaque.conformances) {
                return substitute(given, arguments)
            }
            if let underlying = opaque.underlying {
                return reduce(.associated(substitute(underlying, arguments), associated))
            }
            return nil
        case .existential(let uses): return argument(of: associated, amongst: uses)
        default: return nil
        }
    }

    /// `Collection<Int>` gives `Element`.
    private func argument(of associated: AssociatedType, amongst uses: [ProtocolUse]) -> Type? {
        for use in uses where !use.arguments.isEmpty {
            let names = use.declaration.primaryAssociatedTypes
            for (name, argument) in zip(names, use.arguments) where name == associated.name {
                return argument
            }
        }
        return nil
    }

    /// What `where T.A == X` says, in the generic parameter at the root of the type.
    private func sameType(as type: Type) -> Type? {
        guard let parameter = root(of: type) else { return nil }
        for (left, right) in parameter.sameTypes {
            if case .associated = left, areSame(left, type) { return right }
            if case .associated = right, left.memberDepth < right.memberDepth, areSame(right, type) {
                return left
            }
        }
        // Protocols that refine each other's may say that each of two types is the other one.
        guard openSameTypes.count < Self.mostOpenSameTypes,
            !openSameTypes.contains(where: { areSame($0, type) })
        else { return nil }
        openSameTypes.append(type)
        defer { openSameTypes.removeLast() }
        return protocolSameType(as: type)
    }

    /// More steps than lead from any type that a person writes to what it is the same as.
    private static var mostOpenSameTypes: Int { 12 }

    /// What `protocol StringProtocol: Collection where Element == Character` says of all that conform, and
    /// `associatedtype Iterator: IteratorProtocol where Iterator.Element == Element`.
    private func protocolSameType(as type: Type) -> Type? {
        var base = type
        while case .associated(let inner, _) = base {
            base = inner
            for parent in protocols(boundBy: base) {
                for (left, right) in parent.generics.first?.sameTypes ?? []
                where isSame(left, type, from: base) {
                    return substitute(right, [base])
                }
            }
        }
        return nil
    }

    /// Whether a type spelled from a protocol's `Self` is another one, spelled from a type that conforms.
    private func isSame(_ pattern: Type, _ type: Type, from base: Type) -> Bool {
        switch (pattern, type) {
        case (.associated(let a, let own), .associated(let b, let other)):
            return own.name == other.name && isSame(a, b, from: base)
        case (.parameter, _): return areSame(type, base)
        default: return false
        }
    }

    /// The type's own answer, in its own generic parameters.
    func associatedType(_ name: Name, in declaration: NominalDeclaration) -> Type? {
        if let base, declaration.isLibrary, overlay(of: declaration) == nil {
            return base.associatedType(name, in: declaration)
        }
        let key = AssociatedKey(type: ObjectIdentifier(declaration), name: name)
        if let found = associatedTypes[key] {
            if case .unknown = found { return nil }
            return found
        }
        associatedTypes[key] = .unknown  // while it is being found
        openAssociatedTypes += 1
        let found = findAssociatedType(name, in: declaration)
        openAssociatedTypes -= 1
        if let found, isCircular(found, name, declaration) { return nil }
        // That there is none is certain only of a library, which grows no more, and where no other question
        // is open whose answer this one may have missed.
        if found != nil || base != nil || openAssociatedTypes > 0 { associatedTypes[key] = found }
        return found
    }

    /// Whether an answer holds the question: `Element` of a collection by way of its iterator, slices of its
    /// slices.
    private func isCircular(_ type: Type, _ name: Name, _ declaration: NominalDeclaration) -> Bool {
        type.contains { part in
            guard case .associated(let base, let associated) = part else { return false }
            return associated.name == name && base.nominal === declaration
        }
    }

    func haveSameLabels(_ a: FunctionDeclaration, _ b: FunctionDeclaration) -> Bool {
        a.parameters.count == b.parameters.count && a.isStatic == b.isStatic && a.kind == b.kind
            && zip(a.parameters, b.parameters).allSatisfy { $0.label == $1.label }
    }

    /// Members of a type's own body and extensions.
    func ownMembers(_ name: Name, of declaration: NominalDeclaration) -> [Member] {
        declaration.complete()
        let own = declaration.members(named: name)
        guard let overlay = overlay(of: declaration) else { return own }
        return own.adding(overlay.members(named: name))
    }
}
