import Syntax

/// A `typealias` as it is written, and where.
struct TypeAliasText {
    let name: Identifier
    let generics: [GenericParameterSyntax]
    let type: TypeSyntax
    let context: Context

    /// Finds out what the alias stands for.
    func bind(_ alias: TypeAlias) {
        let inner = Context(module: context.module, parent: context, nominal: nil, source: context.source)
        bindGenerics(generics, [], in: inner, outer: context.generics)
        alias.generics = Array(inner.generics)
        let resolver = TypeResolver(inner)
        // `typealias Track = ValueTrack` stands for the generic type: its parameters are the alias's own.
        resolver.openArguments = { declaration, outer in
            let own = parameters(
                of: declaration, after: outer.count, from: alias.generics.count, in: inner.module)
            alias.generics += own
            return own.map { .parameter($0) }
        }
        alias.type = resolver.resolve(type)
        if alias.type.isTooLarge {
            inner.error(Messages.typeTooLarge, at: name.range, id: "type-size")
            alias.type = .unknown
        }
        if alias.isCircular { inner.error(Messages.namesItself(name.name), at: name.range, id: "circular") }
    }
}

extension Binder {
    func declareAlias(_ text: TypeAliasText, _ syntax: DeclarationSyntax, parent: NominalDeclaration?) {
        let (name, context) = (text.name, text.context)
        let alias = TypeAlias(name: name.name, type: .unknown)
        alias.access = access(syntax, in: context)
        alias.range = syntax.range
        alias.bind = { alias in context.module.demand(name.name, at: name.range) { text.bind(alias) } }
        module.checkLater(source) { _ = alias.type }
        if let parent {
            module.add(.alias(alias), named: name.name, to: parent, row: source)
        } else if context.isLocal {
            context.localAliases[name.name] = alias
        } else if let table = module.table(for: source, alias.access) {
            if let earlier = table.typeRange(name.name) { return redeclared(name, earlier) }
            table.aliases[name.name] = alias
        } else {
            module.aliases[name.name] = alias
        }
    }
}
