/// Members that documentation prints without their type: `@State private var …` and `var body: some View` at
/// top level.
extension SyntaxTree {
    /// What the type around a fragment is called.
    static let fragmentName = Name("Fragment")

    /// The tree with a `body` at top level, and the variables and functions beside it, in a structure of
    /// their own.
    public var wrappingFragment: SyntaxTree {
        guard let (kind, place) = bodyOfFragment else { return self }
        var members: [DeclarationSyntax] = []
        var others: [StatementSyntax] = []
        for statement in statements {
            if case .declaration(let declaration) = statement.kind, declaration.isMemberOfFragment {
                members.append(declaration)
            } else {
                others.append(statement)
            }
        }
        let whole = NominalSyntax(
            kind: .struct, name: Identifier(Self.fragmentName, place), extendedType: nil, generics: [],
            primaryAssociatedTypes: [], inherited: [TypeSyntax(.named(Identifier(kind, place), []), place)],
            requirements: [], members: members, body: place)
        let attributes = kind == "App" ? [Self.mainAttribute(place)] : []
        let declaration = DeclarationSyntax(
            .nominal(whole), attributes: attributes, modifiers: [], range: place, id: idCount)
        let statement = StatementSyntax(.declaration(declaration), place)
        return SyntaxTree(statements: others + [statement], idCount: idCount + 1)
    }

    /// What a `body` at top level makes its type, and its place; nil where something is to be shown besides.
    private var bodyOfFragment: (kind: Name, place: SourceRange)? {
        var found: (Name, SourceRange)?
        for statement in statements {
            guard case .declaration(let declaration) = statement.kind else { return nil }
            if case .variable(let variable) = declaration.kind, let body = variable.bodyOfFragment {
                found = body
            }
        }
        return found
    }

    private static func mainAttribute(_ place: SourceRange) -> AttributeSyntax {
        let name = Identifier("main", place)
        return AttributeSyntax(
            name: name, type: TypeSyntax(.named(name, []), place), arguments: nil, range: place)
    }
}

extension VariableSyntax {
    /// `var body: some View { … }`
    fileprivate var bodyOfFragment: (kind: Name, place: SourceRange)? {
        guard bindings.count == 1, bindings[0].accessors != nil,
            case .name(let name) = bindings[0].pattern.kind,
            name.name == "body", case .some(let type)? = bindings[0].type?.kind,
            case .named(let bound, _) = type.kind
        else { return nil }
        if bound.name == "View" { return ("View", name.range) }
        return bound.name == "Scene" ? ("App", name.range) : nil
    }
}

extension DeclarationSyntax {
    fileprivate var isMemberOfFragment: Bool {
        switch kind {
        case .variable, .function, .initializer, .subscript: true
        default: false
        }
    }
}
