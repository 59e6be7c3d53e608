import Syntax

/// The declarations of a module: its types by name, its extensions, and everything else in the order of its
/// files.
final class LoadedModule {
    let root: Entity
    let files: [SourceFileContent]
    let options: SymbolGraphOptions
    private(set) var extensions: [ExtensionDeclaration] = []
    /// What the files declare outside of types, `#if` decided.
    private(set) var declarations: [(declaration: DeclarationSyntax, file: SourceFileContent)] = []

    init(_ module: ParsedModule, _ options: SymbolGraphOptions) {
        root = Entity(.module, module.name, in: nil, module: module.name)
        self.options = options
        files = module.files
        for file in files {
            for declaration in flat(file.parsed.tree.statements, file) {
                declarations.append((declaration, file))
                declare(declaration, in: nil, file)
            }
        }
    }

    var name: String { root.name }

    private func flat(_ statements: [StatementSyntax], _ file: SourceFileContent) -> [DeclarationSyntax] {
        statements.flatMap { statement -> [DeclarationSyntax] in
            switch statement.kind {
            case .declaration(let declaration): flat([declaration], file)
            case .conditionalCompilation(let clauses):
                flat(Conditions(options, in: file).active(clauses), file)
            default: []
            }
        }
    }

    /// The declarations with those of `#if` in their place.
    func flat(_ declarations: [DeclarationSyntax], _ file: SourceFileContent) -> [DeclarationSyntax] {
        declarations.flatMap { declaration -> [DeclarationSyntax] in
            guard case .conditionalCompilation(let clauses) = declaration.kind else { return [declaration] }
            return flat(Conditions(options, in: file).active(clauses), file)
        }
    }

    /// Enters a declaration of a type into the one around it.
    func declare(
        _ declaration: DeclarationSyntax, in owner: Entity?, part: ExtensionDeclaration? = nil,
        _ file: SourceFileContent
    ) {
        switch declaration.kind {
        case .nominal(let syntax) where syntax.kind == .extension:
            extensions.append(ExtensionDeclaration(declaration, syntax, file))
        case .nominal(let syntax): declare(syntax, declaration, in: owner, part, file)
        case .typeAlias(let name, let generics, let target, _):
            let entity = enter(.alias, name, in: owner)
            entity.isInExtension = part != nil
            entity.generics = generics.map(\.name.name.text)
            entity.target = target
            entity.access = access(of: declaration, in: owner, part)
        case .associatedType(let name, let inherited, _, _):
            let entity = enter(.associatedType, name, in: owner)
            entity.inheritances = [Inheritance(types: inherited, part: nil, file: file)]
        case .enumCase(let elements):
            if elements.contains(where: { $0.parameters != nil }) { owner?.hasPlainCases = false }
            note(declaration, in: owner, part, file)
        default: note(declaration, in: owner, part, file)
        }
    }

    private func declare(
        _ syntax: NominalSyntax, _ declaration: DeclarationSyntax, in owner: Entity?,
        _ part: ExtensionDeclaration?,
        _ file: SourceFileContent
    ) {
        let entity = enter(Entity.Kind(syntax.kind), syntax.name, in: owner)
        entity.isInExtension = part != nil
        entity.generics = syntax.generics.map(\.name.name.text)
        entity.inheritances = [Inheritance(types: syntax.inherited, part: nil, file: file)]
        entity.access = access(of: declaration, in: owner, part)
        if syntax.kind != .protocol { entity.requirements = (syntax.generics, syntax.requirements, file) }
        for member in flat(syntax.members, file) { declare(member, in: entity, file) }
    }

    private func enter(_ kind: Entity.Kind, _ name: Identifier, in owner: Entity?) -> Entity {
        let entity = Entity(kind, name.name.text, in: owner, module: root.name)
        (owner ?? root).members[entity.name] = entity
        return entity
    }

    /// How visible a declaration is by what it says and by what is around it.
    func access(
        of declaration: DeclarationSyntax, in owner: Entity?, _ part: ExtensionDeclaration?
    ) -> SymbolGraphOptions.Access {
        let around = owner?.access ?? .open
        if owner?.kind == .protocol, part == nil { return around }
        if case .enumCase = declaration.kind { return around }
        return min(declaration.access ?? part?.access ?? .internal, around)
    }
}

extension Entity.Kind {
    init(_ kind: NominalKind) {
        switch kind {
        case .struct, .extension: self = .structure
        case .class: self = .class
        case .enum: self = .enumeration
        case .protocol: self = .protocol
        case .actor: self = .actor
        }
    }
}
