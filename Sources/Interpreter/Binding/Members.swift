import Syntax

/// A member found by name in a type.
struct FoundMember {
    enum Origin: Int {
        case own
        case superclass
        case requirement
        case protocolExtension
    }

    let member: Member
    /// For the generic parameters of the type that declares it; `[Self]` for a protocol's.
    let arguments: [Type]
    let origin: Origin

    var isStatic: Bool {
        switch member {
        case .function(let function): function.isStatic || function.kind == .initializer
        case .variable(let variable): variable.isStatic
        case .type, .alias, .enumCase: true
        }
    }
}

extension Module {
    /// All members of that name, the type's own first. An own property hides those of its protocols.
    func members(_ name: Name, of type: Type) -> [FoundMember] {
        var found: [FoundMember] = []
        let shallow = type.shallow
        switch shallow {
        case .nominal(let declaration, let arguments):
            if declaration.kind == .protocol { break }
            collect(name, of: declaration, arguments, .own, into: &found)
            var superclass = declaration.superclass.map { substitute($0, arguments) }
            while let current = superclass, case .nominal(let parent, let arguments) = current {
                collectInherited(name, of: parent, arguments, into: &found)
                superclass = parent.superclass.map { substitute($0, arguments) }
            }
            let count = found.count
            collect(name, of: allProtocols(of: declaration), as: shallow, into: &found)
            if found.count > count { hideVariables(behind: count, in: &found) }
            if !found.isEmpty, declaration.attributes.contains("dynamicMemberLookup") {
                return found.kept { isThere($0, shallow) }
            }
        case .parameter(let parameter):
            if let superclass = parameter.superclass { found += members(name, of: superclass) }
            collect(name, of: protocols(boundBy: shallow), as: shallow, into: &found)
        case .opaque, .existential, .associated, .variable:
            collect(name, of: protocols(boundBy: shallow), as: shallow, into: &found)
        default: break
        }
        return found
    }

    /// Whether the conditions are met under which a type has a member: what it has not, it may have of what
    /// it wraps.
    private func isThere(_ found: FoundMember, _ type: Type) -> Bool {
        switch found.member {
        case .function(let function):
            if let parent = function.parent, parent.kind == .protocol { return conforms(type, to: parent) }
            return !function.isLibrary || holds(function.generics, found.arguments)
        case .variable(let variable):
            guard let parent = variable.parent, parent.kind == .protocol else { return true }
            return conforms(type, to: parent)
        default: return true
        }
    }

    /// What protocols supply to a type, hidden or not.
    func suppliedMembers(_ name: Name, of declaration: NominalDeclaration) -> [FoundMember] {
        var found: [FoundMember] = []
        collect(name, of: allProtocols(of: declaration), as: declaration.selfType, into: &found)
        return found
    }

    /// Own properties hide those that protocols supply, but `Color.secondary` not the `secondary` of every
    /// style.
    private func hideVariables(behind count: Int, in found: inout [FoundMember]) {
        let own = found[..<count]
        guard own.contains(where: { $0.isVariable }) else { return }
        found =
            own
            + found[count...].filter { other in
                !other.isVariable || !own.contains { $0.isVariable && $0.isStatic == other.isStatic }
            }
    }

    /// With those of superclasses.
    func allProtocols(of declaration: NominalDeclaration) -> [NominalDeclaration] {
        var list = protocols(of: declaration)
        if case .nominal(let parent, _)? = declaration.superclass {
            for other in allProtocols(of: parent) where !list.contains(where: { $0 === other }) {
                list.append(other)
            }
        }
        return list
    }

    private func collect(
        _ name: Name, of declaration: NominalDeclaration, _ arguments: [Type], _ origin: FoundMember.Origin,
        into found: inout [FoundMember]
    ) {
        let members = ownMembers(name, of: declaration)
        found.reserve(for: members)
        for member in members {
            found.append(FoundMember(member: member, arguments: arguments, origin: origin))
        }
    }

    private func collectInherited(
        _ name: Name, of parent: NominalDeclaration, _ arguments: [Type], into found: inout [FoundMember]
    ) {
        for member in ownMembers(name, of: parent) {
            if case .function(let function) = member {
                let isReplaced = found.contains {
                    if case .function(let own) = $0.member {
                        return own.isOverride && haveSameLabels(own, function)
                    }
                    return false
                }
                if isReplaced { continue }
                if function.kind == .initializer, !inheritsInitializers(found, of: parent),
                    !(function.isConvenience && replacesDesignated(of: parent, found))
                {
                    continue
                }
            } else if found.contains(where: { $0.isVariable }) {
                continue
            }
            found.append(FoundMember(member: member, arguments: arguments, origin: .superclass))
        }
    }

    /// A class without initializers of its own has its superclass's; so have those below it.
    private func inheritsInitializers(_ found: [FoundMember], of parent: NominalDeclaration) -> Bool {
        !found.contains {
            if case .function(let own) = $0.member, own.kind == .initializer, own.parent !== parent {
                return !own.isConvenience
            }
            return false
        }
    }

    /// A class that has all of its superclass's designated initializers itself gets the convenience ones,
    /// too.
    private func replacesDesignated(of parent: NominalDeclaration, _ found: [FoundMember]) -> Bool {
        ownMembers("init", of: parent).allSatisfy { member in
            guard case .function(let designated) = member, !designated.isConvenience else { return true }
            return found.contains { nearer in
                guard case .function(let own) = nearer.member, own.parent !== parent else { return false }
                return haveSameLabels(own, designated)
            }
        }
    }

    private func collect(
        _ name: Name, of parents: [NominalDeclaration], as type: Type, into found: inout [FoundMember]
    ) {
        var arguments: [Type] = []
        for parent in parents {
            let members = ownMembers(name, of: parent)
            if members.isEmpty { continue }
            if arguments.isEmpty { arguments = [type] }
            found.reserve(for: members)
            for member in members {
                let origin: FoundMember.Origin = member.isRequirement ? .requirement : .protocolExtension
                found.append(FoundMember(member: member, arguments: arguments, origin: origin))
            }
        }
    }

    /// Names of all members, for suggestions, in the order of declaration.
    func memberNames(of type: Type) -> [Name] {
        var names: [Name] = []
        func add(_ declaration: NominalDeclaration) {
            declaration.complete()
            names += declaration.memberNames
            if let overlay = overlay(of: declaration) { names += overlay.memberNames }
        }
        if let declaration = type.nominal {
            add(declaration)
            for parent in allProtocols(of: declaration) { add(parent) }
            if let superclass = superclass(of: type) { names += memberNames(of: superclass) }
        } else {
            for parent in protocols(boundBy: type) { add(parent) }
        }
        return names
    }
}

extension [FoundMember] {
    /// Memory for the first that are found, in one piece and for a few more: most names mean one thing or
    /// many.
    fileprivate mutating func reserve(for members: [Member]) {
        if isEmpty, !members.isEmpty { reserveCapacity(Swift.max(members.count, 4)) }
    }

    /// Those that pass a test: mostly all, and then nothing is copied.
    func kept(where test: (FoundMember) -> Bool) -> [FoundMember] { allSatisfy(test) ? self : filter(test) }
}

extension FoundMember {
    /// The function that it is, or that makes the enum's case.
    var function: FunctionDeclaration? {
        switch member {
        case .function(let function): function
        case .enumCase(let made): made.constructor
        default: nil
        }
    }

    var isVariable: Bool {
        if case .variable = member { return true }
        return false
    }
}

extension Member {
    var isRequirement: Bool {
        switch self {
        case .function(let function):
            if case .requirement = function.implementation { return true }
            return false
        case .variable(let variable): return variable.requirementIndex >= 0
        default: return false
        }
    }
}
