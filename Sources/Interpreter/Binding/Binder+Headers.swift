import Syntax

/// Generic parameters, superclasses and conformances of types and extensions.
extension Binder {
    func bindHeader(of declaration: NominalDeclaration, _ nominal: NominalSyntax, in outer: Context) {
        let context = Context(module: module, parent: outer, nominal: declaration, source: source)
        declaration.context = context
        if declaration.kind == .protocol { context.defaultAccess = declaration.access }
        if declaration.kind == .protocol {
            bindProtocol(declaration, nominal, context)
        } else {
            bindType(declaration, nominal, context, outer)
        }
        if declaration.kind == .class || declaration.kind == .actor {
            bindSuperclass(declaration, nominal, outer)
        }
        addConformances(to: declaration, nominal, context)
    }

    /// A protocol has one generic parameter: the type that conforms.
    private func bindProtocol(_ declaration: NominalDeclaration, _ nominal: NominalSyntax, _ context: Context)
    {
        let own = GenericParameter(name: "Self", index: 0)
        module.own(own)
        own.conformances = [ProtocolUse(declaration)]
        own.isProtocolSelf = true
        declaration.generics = [own]
        context.generics = [own]
        context.names = [("Self", .parameter(own))]
        context.selfType = .parameter(own)
        declaration.bindHeader = {
            var names: [(Name, Type)] = []
            attach(nominal.requirements, in: context, own: [own], names: &names)
        }
    }

    private func bindType(
        _ declaration: NominalDeclaration, _ nominal: NominalSyntax, _ context: Context, _ outer: Context
    ) {
        let parent = declaration.parent
        declaration.bindHeader = {
            bindGenerics(
                nominal.generics, nominal.requirements, in: context, outer: parent?.generics ?? outer.generics
            ) {
                declaration.generics = $0
            }
        }
        context.bind = { context in
            declaration.header()
            let selfType = Type.nominal(declaration, context.generics.map { .parameter($0) })
            context.selfType = selfType
            context.names.append(("Self", selfType))
        }
    }

    private func bindSuperclass(_ declaration: NominalDeclaration, _ nominal: NominalSyntax, _ outer: Context)
    {
        let bindGenerics = declaration.bindHeader
        let bindParent: () -> Void = {
            guard let first = nominal.inherited.first, let context = declaration.context else { return }
            // A protocol or something unknown: `addConformances` reports it.
            let silence = Module(base: context.module)
            let quiet = Context(module: silence, parent: context, nominal: nil, source: context.source)
            defer { silence.takeApart() }
            if case .nominal(let parent, let arguments) = TypeResolver(quiet).resolve(first),
                parent.kind == .class, !context.module.refuseCircle(declaration, from: parent)
            {
                declaration.superclass = .nominal(parent, arguments)
            }
        }
        declaration.bindHeader = {
            bindGenerics?()
            outer.module.demand(declaration.name, at: declaration.range, bindParent)
        }
    }

    /// The context of an extension; a `where` clause gives it generic parameters of its own.
    func extensionContext(
        of declaration: NominalDeclaration, _ nominal: NominalSyntax, _ extended: TypeSyntax,
        in outer: Context
    ) -> Context {
        let context = Context(module: module, parent: outer, nominal: declaration, source: source)
        context.bind = { context in
            let own =
                nominal.requirements.isEmpty
                ? declaration.generics : copies(of: declaration.generics, in: context.module)
            context.generics = own
            var names: [(Name, Type)] = own.map { ($0.name, .parameter($0)) }
            let written = writtenArguments(extended, in: outer)
            if !written.isEmpty, written.count == own.count {
                (context.generics, names) = fixed(declaration.generics, to: written, context.module)
            }
            context.names = names
            // While the clause is being resolved, `Self` is what it is without it.
            context.selfType = selfType(declaration, names)
            attach(nominal.requirements, in: context, own: own, names: &names)
            context.names = names
            context.selfType = selfType(declaration, names)
            if declaration.kind != .protocol, let selfType = context.selfType {
                context.names.append(("Self", selfType))
            }
        }
        return context
    }

    func addConformances(to declaration: NominalDeclaration, _ nominal: NominalSyntax, _ context: Context) {
        let implied = impliedConformances(declaration, nominal)
        guard !nominal.inherited.isEmpty || !implied.isEmpty else { return }
        let module = self.module
        let resolve: () -> [Conformance] = {
            var found: [Conformance] = []
            module.demand(declaration.name, at: nominal.name.range) {
                found = writtenConformances(nominal, of: declaration, context)
            }
            found +=
                implied.compactMap { module.known($0) }.map { Conformance(protocolDeclaration: $0) }
            for conformance in found {
                conformance.bindWitnesses = { module.findWitnesses(of: $0, for: declaration) }
            }
            return found
        }
        if let overlay = module.overlayToExtend(declaration) {
            overlay.pendingConformances.append(resolve)
        } else {
            declaration.pendingConformances.insert(resolve, at: 0)
        }
        // `extension Card.Style`, bound before, may have asked what `Card` conforms to.
        module.protocolLists[Identity(declaration)] = nil
    }

    /// Enums without payloads are hashable by themselves, and those with a raw type are raw representable;
    /// `@Observable` makes a class `Observable`.
    private func impliedConformances(_ declaration: NominalDeclaration, _ nominal: NominalSyntax)
        -> [KnownType]
    {
        if nominal.kind == .class {
            return declaration.attributes.contains("Observable") ? [.observable] : []
        }
        guard declaration.kind == .enum, nominal.kind == .enum else { return [] }
        var hasPayload = false
        for member in nominal.members {
            if case .enumCase(let elements) = member.kind, elements.contains(where: { $0.parameters != nil })
            {
                hasPayload = true
            }
        }
        var implied: [KnownType] = hasPayload ? [] : [.hashable, .equatable]
        if let first = nominal.inherited.first, case .named(let name, _) = first.kind,
            RawTypes.contains(name.name)
        {
            implied.append(.rawRepresentable)
        }
        return implied
    }
}

/// The types that an enum can have raw values of.
enum RawTypes {
    static func contains(_ name: Name) -> Bool {
        name == "Int" || name == "String" || name == "Double" || name == "Character" || name == "CGFloat"
            || name == "Float" || name == "UInt" || name == "Int8" || name == "Int16" || name == "Int32"
            || name == "Int64" || name == "UInt8" || name == "UInt16" || name == "UInt32" || name == "UInt64"
    }
}

private func writtenConformances(
    _ nominal: NominalSyntax, of declaration: NominalDeclaration, _ context: Context
) -> [Conformance] {
    nominal.inherited.flatMap { type in
        inheritedProtocols(type, of: declaration, context).compactMap { use in
            if context.module.refuseRefinement(declaration, of: use.declaration) { return nil }
            let conformance = Conformance(protocolDeclaration: use.declaration)
            conformance.range = type.range
            if nominal.kind == .extension { conformance.bindConditions = { conditions(of: $0, context) } }
            return conformance
        }
    }
}

private func inheritedProtocols(
    _ type: TypeSyntax, of declaration: NominalDeclaration, _ context: Context
) -> [ProtocolUse] {
    if declaration.kind == .enum, case .named(let name, _) = type.kind, RawTypes.contains(name.name) {
        return []
    }
    let outer = Context(module: context.module, parent: context, nominal: nil, source: context.source)
    let (uses, superclass) = TypeResolver(outer).constraint(type)
    if let superclass {
        if declaration.kind == .class || declaration.kind == .protocol {
            if case .nominal(let parent, _) = superclass, parent.kind == .class { return uses }
        }
        context.error(
            Messages.cannotInherit(superclass, isClass: declaration.kind == .class), at: type.range,
            id: "inherits")
    }
    return uses
}

/// The `where` clause of a conditional conformance.
private func conditions(of conformance: Conformance, _ context: Context) {
    for parameter in context.generics {
        for use in parameter.conformances { conformance.requirements.append((.parameter(parameter), use)) }
        conformance.requirements += parameter.associatedConformances
        conformance.sameTypes += parameter.sameTypes
    }
}

private func selfType(_ declaration: NominalDeclaration, _ names: [(Name, Type)]) -> Type {
    if declaration.kind == .protocol { return names.first?.1 ?? declaration.selfType }
    return .nominal(declaration, names.prefix(declaration.generics.count).map { $0.1 })
}

/// `extension Array<Int>` is `extension Array where Element == Int`.
private func fixed(
    _ parameters: [GenericParameter], to written: [Type], _ module: Module
) -> ([GenericParameter], names: [(Name, Type)]) {
    let own = copies(of: parameters, in: module)
    let names = zip(own, written).map { ($0.name, $1) }
    for (parameter, (_, type)) in zip(own, names) {
        parameter.sameTypes.append((.parameter(parameter), type))
    }
    return (own, names)
}

private func writtenArguments(_ type: TypeSyntax, in outer: Context) -> [Type] {
    let resolver = TypeResolver(outer)
    switch type.kind {
    case .named(let name, let arguments) where arguments.isEmpty:
        return aliasedArguments(name.name, in: outer)
    case .named(_, let arguments), .member(_, _, let arguments): return arguments.map { resolver.resolve($0) }
    case .array(let element), .optional(let element): return [resolver.resolve(element)]
    default: return []
    }
}

/// `typealias Names = Set<String>`: an extension of `Names` is one of `Set<String>`.
private func aliasedArguments(_ name: Name, in outer: Context) -> [Type] {
    guard case .alias(let alias, _)? = outer.lookUpType(name), alias.generics.isEmpty,
        case .nominal(_, let arguments) = alias.type
    else { return [] }
    return arguments
}

/// A type's own parameters, for an alias that has some already.
func parameters(
    of declaration: NominalDeclaration, after outer: Int, from first: Int, in module: Module
) -> [GenericParameter] {
    declaration.generics.dropFirst(outer).map { parameter in
        let own = GenericParameter(
            name: parameter.name, index: first + parameter.index - outer, isPack: parameter.isPack)
        module.own(own)
        own.conformances = parameter.conformances
        return own
    }
}

/// Parameters that a `where` clause may bind more tightly without touching the type's own.
func copies(of parameters: [GenericParameter], in module: Module) -> [GenericParameter] {
    parameters.map { parameter in
        let copy = GenericParameter(name: parameter.name, index: parameter.index, isPack: parameter.isPack)
        module.own(copy)
        copy.conformances = parameter.conformances
        copy.superclass = parameter.superclass
        copy.sameTypes = parameter.isProtocolSelf ? [] : parameter.sameTypes
        copy.associatedConformances = parameter.associatedConformances
        return copy
    }
}
