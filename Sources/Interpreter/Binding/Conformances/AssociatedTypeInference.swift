import Syntax

/// What an associated type is where a conforming type does not say so: found in its members, defaults and
/// clauses.
extension Module {
    func findAssociatedType(_ name: Name, in declaration: NominalDeclaration) -> Type? {
        let selfType = declaration.selfType
        if let written = writtenMemberType(name, in: declaration) { return written }
        let parameter = declaration.generics.last { $0.name == name }.map { Type.parameter($0) }
        // `struct Key<Value>: PreferenceKey { static var defaultValue: [Value] }`: what its members say comes
        // first.
        if let parameter, declaration.isLibrary { return parameter }
        if case .nominal(let parent, let arguments)? = declaration.superclass,
            let inherited = associatedType(name, in: parent)
        {
            return substitute(inherited, arguments)
        }
        let parents = protocols(of: declaration)
        if let found = inferFromMembers(name, parents, in: declaration) { return found }
        if let parameter { return parameter }
        if let inherited = inferFromDefaults(name, parents, selfType) { return inherited }
        return defaultType(name, parents, selfType) ?? inferFromConstraints(name, parents, selfType)
    }

    /// From the type's own members. One for a requirement that a protocol's extension satisfies, too, may be
    /// meant for nothing (`makeCache` beside `cache: inout ()`): the others are asked before it.
    private func inferFromMembers(
        _ name: Name, _ parents: [NominalDeclaration], in declaration: NominalDeclaration
    ) -> Type? {
        var optional: Type?
        for parent in parents {
            for requirement in parent.members where requirement.isRequirement {
                guard let found = infer(name, from: requirement, in: declaration) else {
                    continue
                }
                if !hasDefault(requirement, parents) { return found }
                optional = optional ?? found
            }
        }
        return optional
    }

    private func hasDefault(_ requirement: Member, _ parents: [NominalDeclaration]) -> Bool {
        switch requirement {
        case .function(let wanted):
            return parents.contains { parent in
                ownMembers(wanted.name, of: parent).contains {
                    if case .function(let given) = $0 {
                        return given.requirementIndex < 0 && haveSameLabels(wanted, given)
                    }
                    return false
                }
            }
        case .variable(let wanted):
            return parents.contains { parent in
                ownMembers(wanted.name, of: parent).contains {
                    if case .variable(let given) = $0 {
                        return given.requirementIndex < 0 && wanted.isStatic == given.isStatic
                    }
                    return false
                }
            }
        default: return false
        }
    }

    /// What a protocol says itself: an alias of its extension, or a default of the associated type.
    private func defaultType(_ name: Name, _ parents: [NominalDeclaration], _ selfType: Type) -> Type? {
        for parent in parents {
            for case .alias(let alias) in parent.members(named: name) {
                return substitute(alias.type, [selfType])
            }
            for associated in parent.associatedTypes where associated.name == name {
                if let fallback = associated.defaultType { return substitute(fallback, [selfType]) }
            }
        }
        return nil
    }

    /// A member of a protocol's extension may satisfy the requirement (`extension Shape { var body: some View
    /// }`).
    private func inferFromDefaults(_ name: Name, _ parents: [NominalDeclaration], _ selfType: Type) -> Type? {
        for parent in parents {
            for requirement in parent.members where requirement.isRequirement {
                for other in parents {
                    if let found = inferFromDefault(name, of: requirement, in: other, selfType) {
                        return found
                    }
                }
            }
        }
        return nil
    }

    private func inferFromDefault(
        _ name: Name, of requirement: Member, in parent: NominalDeclaration, _ selfType: Type
    ) -> Type? {
        switch requirement {
        case .variable(let variable) where mentions(variable.type, name):
            for case .variable(let witness) in ownMembers(variable.name, of: parent)
            where witness.requirementIndex < 0 && witness.isStatic == variable.isStatic {
                if let found = extract(name, variable.type, substitute(witness.type, [selfType])) {
                    return found
                }
            }
        case .function(let function) where mentions(function, name):
            for case .function(let witness) in ownMembers(function.name, of: parent)
            where witness.requirementIndex < 0 && haveSameLabels(witness, function) {
                if let found = clause(of: witness, on: name, selfType) { return found }
                if holds(witness.generics, [selfType]),
                    let found = extract(name, from: function, witness, [selfType])
                {
                    return found
                }
            }
        default: break
        }
        return nil
    }

    /// `extension Style where Body == StyledBody<Self>`: what the associated type must be for the default to
    /// count.
    private func clause(of witness: FunctionDeclaration, on name: Name, _ selfType: Type) -> Type? {
        guard let own = witness.generics.first, own.sameTypes.count == 1,
            let (left, right) = own.sameTypes.first,
            case .associated(.parameter, let associated) = left, associated.name == name
        else { return nil }
        return substitute(right, [selfType])
    }

    private func mentions(_ function: FunctionDeclaration, _ name: Name) -> Bool {
        function.parameters.contains { mentions($0.type, name) } || mentions(function.result, name)
    }

    /// `protocol Shape: View where Body == …`, `associatedtype Iterator: IteratorProtocol where
    /// Iterator.Element == Element`.
    private func inferFromConstraints(_ name: Name, _ parents: [NominalDeclaration], _ selfType: Type)
        -> Type?
    {
        for parent in parents {
            guard let parameter = parent.generics.first else { continue }
            for associated in parent.associatedTypes { associated.resolve() }
            for (left, right) in parameter.sameTypes {
                for (own, other) in [(left, right), (right, left)] {
                    if case .associated(.parameter, let associated) = own, associated.name == name {
                        return substitute(other, [selfType])
                    }
                }
            }
        }
        return nil
    }

    private func writtenMemberType(_ name: Name, in declaration: NominalDeclaration) -> Type? {
        func type(_ member: Member) -> Type? {
            switch member {
            case .alias(let alias): return alias.type
            case .type(let nested): return nested.selfType
            default: return nil
            }
        }
        let members =
            declaration.typeMembers(named: name) + (overlay(of: declaration)?.members(named: name) ?? [])
        for member in members {
            if let found = type(member) { return found }
        }
        return nil
    }

    /// From a witness: its type where the requirement has the associated type.
    private func infer(
        _ name: Name, from requirement: Member, in declaration: NominalDeclaration
    ) -> Type? {
        switch requirement {
        case .variable(let variable):
            guard mentions(variable.type, name) else { return nil }
            for found in ownMembers(variable.name, of: declaration) {
                if case .variable(let witness) = found, witness.isStatic == variable.isStatic {
                    return extract(name, variable.type, witness.type)
                }
            }
        case .function(let function):
            guard mentions(function, name) else { return nil }
            for found in ownMembers(function.name, of: declaration) {
                if case .function(let witness) = found, haveSameLabels(witness, function),
                    let type = extract(name, from: function, witness)
                {
                    return type
                }
            }
        default: break
        }
        return nil
    }

    private func extract(
        _ name: Name, from requirement: FunctionDeclaration, _ witness: FunctionDeclaration,
        _ arguments: [Type] = []
    ) -> Type? {
        for (wanted, given) in zip(requirement.parameters, witness.parameters) {
            if let type = extract(name, wanted.type, substitute(given.type, arguments)) { return type }
        }
        return extract(name, requirement.result, substitute(witness.result, arguments))
    }

    private func mentions(_ type: Type, _ name: Name) -> Bool {
        switch type {
        case .associated(let base, let associated):
            if case .parameter = base { return associated.name == name }
            return false
        case .nominal(_, let arguments): return arguments.contains { mentions($0, name) }
        case .tuple(let elements): return elements.contains { mentions($0.type, name) }
        case .function(let function):
            return mentions(function.result, name) || function.parameters.contains { mentions($0.type, name) }
        case .metatype(let instance): return mentions(instance, name)
        default: return false
        }
    }

    /// Lays a requirement's type over a witness's and reads off the associated type.
    private func extract(_ name: Name, _ pattern: Type, _ type: Type) -> Type? {
        switch (pattern, type) {
        case (.associated(.parameter, let associated), _) where associated.name == name:
            if case .unknown = type { return nil }
            return type
        case (.nominal(let a, let own), .nominal(let b, let other)) where a === b:
            return first(zip(own, other).map { ($0, $1) }, name)
        case (.tuple(let a), .tuple(let b)) where a.count == b.count:
            return first(zip(a, b).map { ($0.type, $1.type) }, name)
        case (.function(let a), .function(let b)) where a.parameters.count == b.parameters.count:
            return first(
                zip(a.parameters, b.parameters).map { ($0.type, $1.type) } + [(a.result, b.result)], name)
        case (.metatype(let a), .metatype(let b)): return extract(name, a, b)
        default: return nil
        }
    }

    private func first(_ pairs: [(Type, Type)], _ name: Name) -> Type? {
        for (pattern, type) in pairs {
            if let found = extract(name, pattern, type) { return found }
        }
        return nil
    }
}
