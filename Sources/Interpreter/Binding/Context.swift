import Syntax

/// The lexical surroundings of a declaration: which generic parameters and types its types may name.
final class Context: ProgramPart {
    let module: Module
    let parent: Context?
    /// The type whose body or extension this is.
    let nominal: NominalDeclaration?
    let source: Int
    /// Fills in `generics`, `names` and `selfType` on first need.
    var bind: ((Context) -> Void)?
    private var storedGenerics: [GenericParameter] = []
    private var storedNames: [(Name, Type)] = []
    private var storedSelf: Type?
    /// What members are that say nothing of who sees them.
    var defaultAccess = AccessLevel.internal
    /// Whether it is a block of a function body.
    var isBody = false
    /// Types declared inside a function body.
    var localTypes: [Name: NominalDeclaration] = [:]
    var localAliases: [Name: TypeAlias] = [:]

    init(module: Module, parent: Context?, nominal: NominalDeclaration?, source: Int) {
        self.module = module
        self.parent = parent
        self.nominal = nominal
        self.source = source
        super.init()
        module.own(self)
    }

    override func letGo() {
        bind = nil
        storedGenerics = []
        storedNames = []
        storedSelf = nil
        localTypes = [:]
        localAliases = [:]
    }

    /// All generic parameters in force, the outermost first.
    var generics: [GenericParameter] {
        get { resolve(); return storedGenerics }
        set { storedGenerics = newValue }
    }

    /// The generic parameters that this context introduces, with the types that replace some of them
    /// (`where Self == Color`).
    var names: [(Name, Type)] {
        get { resolve(); return storedNames }
        set { storedNames = newValue }
    }

    /// The parameter, or the type that a clause says it is.
    func meaning(of parameter: GenericParameter) -> Type {
        names.first { $0.0 == parameter.name }?.1 ?? .parameter(parameter)
    }

    /// What a generic parameter's name stands for here or further out.
    func meaning(named name: Name) -> Type? {
        names.first { $0.0 == name }?.1 ?? parent?.meaning(named: name)
    }

    /// The type of `self` in a member.
    var selfType: Type? {
        get { resolve(); return storedSelf ?? parent?.selfType }
        set { storedSelf = newValue }
    }

    private func resolve() {
        if let bind {
            self.bind = nil
            bind(self)
        }
    }

    /// The nearest enclosing type.
    var enclosingType: NominalDeclaration? { nominal ?? parent?.enclosingType }

    func error(_ message: String, at range: SourceRange, id: StaticString, notes: [Diagnostic.Note] = []) {
        module.report(.error(message, at: range, id: id, notes: notes))
    }
}

/// What a type's name stands for.
enum TypeEntity {
    /// A declaration; the arguments of its enclosing types are known already.
    case nominal(NominalDeclaration, outer: [Type])
    case alias(TypeAlias, outer: [Type])
    case type(Type)
}

extension Context {
    func lookUpType(_ name: Name) -> TypeEntity? {
        var context: Context? = self
        while let current = context {
            if let found = current.lookUpHere(name) { return found }
            context = current.parent
        }
        return module.globalType(name, from: source)
    }

    private func lookUpHere(_ name: Name) -> TypeEntity? {
        if let written = lookUpWritten(name) { return written }
        guard let nominal, nominal.kind != .protocol, let selfType else { return nil }
        return suppliedType(name, nominal, selfType)
    }

    /// What is written here, or in a type around it.
    private func lookUpWritten(_ name: Name) -> TypeEntity? {
        for (own, type) in names where own == name { return .type(type) }
        if let local = localTypes[name] {
            return .nominal(local, outer: generics.map { .parameter($0) })
        }
        if let alias = localAliases[name] { return .alias(alias, outer: []) }
        guard let nominal else { return nil }
        if nominal.name == name, nominal.kind != .protocol, !module.nestsType(name, in: nominal),
            case .nominal(_, let arguments)? = selfType
        {
            // Inside `struct S<T>` the name `S` alone means `S<T>`; a written `S<Int>` replaces the tail.
            return .nominal(nominal, outer: Array(arguments.prefix(nominal.parent?.generics.count ?? 0)))
        }
        guard let selfType else { return nil }
        if nominal.kind == .protocol { return module.memberType(name, of: nominal, as: selfType) }
        return module.inheritedType(name, of: nominal, as: selfType)
    }

    /// A type that a protocol supplies; the program's own at top level hide it. What an associated type is
    /// follows from the type's members, and so a name in them means first what is written further out.
    private func suppliedType(_ name: Name, _ nominal: NominalDeclaration, _ selfType: Type) -> TypeEntity? {
        if !nominal.isLibrary, module.wantsAssociatedType(name, nominal), let outer = lookUpOutside(name) {
            return outer
        }
        guard let found = module.suppliedType(name, to: nominal, as: selfType) else { return nil }
        return module.ownGlobalType(name, from: source) ?? found
    }

    private func lookUpOutside(_ name: Name) -> TypeEntity? {
        var outer = parent
        while let current = outer {
            if let written = current.lookUpWritten(name) { return written }
            outer = current.parent
        }
        return module.globalType(name, from: source)
    }
}

extension Module {
    /// A type at top level, by what a source sees.
    func globalType(_ name: Name, from source: Int = 0) -> TypeEntity? {
        ownGlobalType(name, from: source) ?? base?.globalType(name, from: source)
    }

    /// One of the program's or its modules', none of the library's.
    fileprivate func ownGlobalType(_ name: Name, from source: Int) -> TypeEntity? {
        if scopes == nil || source < SourceRange.firstModuleSource {
            if let alias = alias(named: name) { return .alias(alias, outer: []) }
            if let type = type(named: name) { return .nominal(type, outer: []) }
        }
        return scopes?.type(name, from: source)
    }

    /// A type of the libraries, whatever the snippet declares by the same name.
    func libraryType(_ name: Name) -> TypeEntity? { (base ?? self).globalType(name) }

    /// A type declared in a type: nested, an alias, or an associated type.
    func memberType(_ name: Name, of declaration: NominalDeclaration, as type: Type) -> TypeEntity? {
        inheritedType(name, of: declaration, as: type) ?? suppliedType(name, to: declaration, as: type)
    }

    /// Whether a protocol of a type has an associated type of that name.
    fileprivate func wantsAssociatedType(_ name: Name, _ declaration: NominalDeclaration) -> Bool {
        protocols(of: declaration).contains { parent in
            parent.associatedTypes.contains { $0.name == name }
        }
    }

    fileprivate func suppliedType(_ name: Name, to declaration: NominalDeclaration, as type: Type)
        -> TypeEntity?
    {
        for parent in protocols(of: declaration) {
            if let found = ownMemberType(name, of: parent, as: type) { return found }
        }
        return nil
    }

    /// The type's own, or that of a superclass.
    fileprivate func inheritedType(_ name: Name, of declaration: NominalDeclaration, as type: Type)
        -> TypeEntity?
    {
        if let own = ownMemberType(name, of: declaration, as: type) { return own }
        guard let superclass = declaration.superclass, case .nominal(let parent, _) = superclass else {
            return nil
        }
        return memberType(name, of: parent, as: superclass)
    }

    private func ownMemberType(_ name: Name, of declaration: NominalDeclaration, as type: Type) -> TypeEntity?
    {
        if declaration.kind == .protocol {
            for associated in declaration.associatedTypes where associated.name == name {
                return .type(reduce(.associated(type, associated)))
            }
        }
        let members = declaration.typeMembers(named: name).adding(
            overlay(of: declaration)?.members(named: name) ?? [])
        // A nested type before an alias of the same name, which may stand for it (`typealias Index =
        // S.Index`).
        for case .type(let nested) in members {
            return .nominal(nested, outer: outerArguments(of: type, in: declaration))
        }
        for member in members {
            if let found = entity(member, of: declaration, as: type) { return found }
        }
        return nil
    }

    /// Whether a type holds another of that name: `struct Segment { struct Segment { … } }`.
    fileprivate func nestsType(_ name: Name, in declaration: NominalDeclaration) -> Bool {
        declaration.boundNestedType(named: name) != nil
            || declaration.typeMembers(named: name).contains { if case .alias = $0 { true } else { false } }
    }

    private func entity(_ member: Member, of declaration: NominalDeclaration, as type: Type) -> TypeEntity? {
        switch member {
        case .type(let nested): return .nominal(nested, outer: outerArguments(of: type, in: declaration))
        case .alias(let alias): return .alias(alias, outer: outerArguments(of: type, in: declaration))
        default: return nil
        }
    }

    private func outerArguments(of type: Type, in declaration: NominalDeclaration) -> [Type] {
        if declaration.kind == .protocol { return [type] }
        if case .nominal(_, let arguments) = type { return arguments }
        return []
    }
}
