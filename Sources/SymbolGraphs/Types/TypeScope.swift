import Syntax

/// Where a type is written: what its names mean there.
struct TypeScope {
    let program: Program
    /// The innermost type around it, or the extended one.
    let owner: Entity?
    /// The extension whose member it is; its names come before those of the extended type.
    var part: ExtensionDeclaration?
    /// The module that it is written in, where neither the extension nor the type around it says so.
    var home: String?
    /// Names of the generic parameters of functions and aliases around it.
    var generics: [String] = []

    /// Where a type, an alias or a protocol is declared.
    init(_ program: Program, around entity: Entity) {
        self.init(program: program, owner: entity.parent, home: entity.module)
    }

    init(program: Program, owner: Entity?, part: ExtensionDeclaration? = nil, home: String? = nil) {
        (self.program, self.owner, self.part) = (program, owner, part)
        self.home = part?.file.module ?? home ?? owner?.module
    }

    func adding(_ names: [String]) -> TypeScope {
        var scope = self
        scope.generics += names
        return scope
    }

    /// What a name means.
    enum Meaning {
        case parameter
        /// A type, and the one in whose declaration or inheritance it was found.
        case entity(Entity, from: Entity?)
        case unknown
    }

    func meaning(of name: String) -> Meaning {
        if generics.contains(name) { return .parameter }
        // What a type has by conforming to a protocol comes behind what is written around it.
        var (around, inferred) = (owner, Meaning?.none)
        var isExtension = part != nil
        while let type = around {
            if isExtension ? type.hasParameter(name) : type.generics.contains(name) { return .parameter }
            isExtension = type.isInExtension
            if let found = member(name, of: type) ?? (type === owner ? memberOfSelf(name) : nil) {
                if found.kind != .associatedType || type.kind == .protocol {
                    return .entity(found, from: type)
                }
                inferred = inferred ?? .entity(found, from: type)
            }
            around = type.parent
        }
        if let inferred { return inferred }
        if let found = program.topLevel(name, from: home) { return .entity(found, from: nil) }
        return .unknown
    }

    /// What a protocol's extension has by asking that its type conforms to more: `where Self:
    /// RawRepresentable`.
    private func memberOfSelf(_ name: String) -> Entity? {
        guard let part, owner?.kind == .protocol else { return nil }
        for case .conformance(let subject, let object) in part.syntax.requirements {
            guard case .named(let word, _) = subject.kind, word.name == "Self" else { continue }
            let outer = TypeScope(program: program, owner: owner?.parent, home: home)
            for base in outer.parts(of: object).compactMap({ outer.entity(of: $0) }) {
                if let found = member(name, of: base) { return found }
            }
        }
        return nil
    }

    /// A type that another one declares or inherits.
    func member(_ name: String, of type: Entity) -> Entity? {
        var seen: Set<ObjectIdentifier> = []
        return member(name, of: type, &seen)
    }

    private func member(_ name: String, of type: Entity, _ seen: inout Set<ObjectIdentifier>) -> Entity? {
        guard seen.insert(ObjectIdentifier(type)).inserted else { return nil }
        if let own = type.members[name] { return own }
        if type.kind == .alias, let target = target(of: type) { return member(name, of: target, &seen) }
        for base in bases(of: type) {
            if let found = member(name, of: base, &seen) { return found }
        }
        return nil
    }

    /// The type that an alias stands for at first.
    private func target(of alias: Entity) -> Entity? {
        guard let target = alias.target else { return nil }
        return alias.once(or: nil) { TypeScope(program, around: alias).entity(of: target) }
    }

    /// The protocols and the class that a type's own clauses name.
    func bases(of type: Entity) -> [Entity] {
        if program.isBound, let known = type.bases { return known }
        let found = type.once(or: []) {
            type.inheritances.flatMap { clause -> [Entity] in
                let scope = TypeScope(program: program, owner: type.parent, home: clause.file.module)
                return clause.types.flatMap { scope.parts(of: $0) }.compactMap { scope.entity(of: $0) }
            }.filter { $0.kind != .structure && $0.kind != .enumeration }
        }
        if program.isBound { type.bases = found }
        return found
    }

    /// What a composition, or an alias of one, is made of.
    func parts(of type: TypeSyntax) -> [TypeSyntax] {
        switch type.kind {
        case .composition(let types): return types.flatMap { parts(of: $0) }
        case .attributed(_, _, let base): return parts(of: base)
        case .named, .member:
            guard let alias = entity(of: type), alias.kind == .alias, let target = alias.target else {
                return [type]
            }
            guard case .composition = target.kind else { return [type] }
            return alias.once(or: []) { TypeScope(program, around: alias).parts(of: target) }
        default: return [type]
        }
    }

    /// The declaration behind a type as it is written; nil for tuples, functions and what is not known.
    func entity(of type: TypeSyntax) -> Entity? {
        switch type.kind {
        case .named(let name, _):
            if name.name == "Self" { return owner }
            if case .entity(let entity, _) = meaning(of: name.name.text) { return entity }
            return nil
        case .member(let base, let name, _):
            if case .named(let module, _) = base.kind,
                let found = qualified(name.name.text, in: module.name.text)
            {
                return found
            }
            return entity(of: base).flatMap { member(name.name.text, of: $0) }
        case .array: return program.topLevel("Array")
        case .dictionary: return program.topLevel("Dictionary")
        case .optional, .implicitlyUnwrapped: return program.topLevel("Optional")
        case .attributed(_, _, let base), .some(let base), .any(let base): return entity(of: base)
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            return entity(of: elements[0].type)
        default: return nil
        }
    }

    /// A type that a module's name stands before; nil where the name means a type.
    func qualified(_ name: String, in module: String) -> Entity? {
        guard case .unknown = meaning(of: module) else { return nil }
        return program.module(named: module)?.members[name]
    }

    /// What an alias stands for in the end.
    func underlying(_ entity: Entity) -> Entity? {
        var (current, steps) = (entity, 0)
        while current.kind == .alias, steps < 16 {
            guard let next = target(of: current) else { return nil }
            (current, steps) = (next, steps + 1)
        }
        return current
    }
}

extension Entity {
    /// Whether it or a type around it has a generic parameter of this name.
    func hasParameter(_ name: String) -> Bool {
        generics.contains(name) || (parent?.hasParameter(name) ?? false)
    }
}
