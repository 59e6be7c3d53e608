/// `@Previewable @State var …` in a preview: such variables are properties of a view whose `body` is the rest
/// of the code, as the macro makes it, so that they are the preview's state.
extension CodeBlockSyntax {
    /// What the view around a preview's own state is called; nobody can write that name.
    private static let viewName = Name("#Preview")
    /// A number for what is made here, another one for each block; a parser's are not negative.
    private var firstID: Int { -1_000_003 - 4 * range.lower }

    /// The block with such a view in the place of the code, if it needs one.
    var hoistingPreviewables: CodeBlockSyntax {
        var properties: [DeclarationSyntax] = []
        let rest = statements.filter { statement in
            guard case .declaration(let declaration) = statement.kind,
                let property = declaration.withoutPreviewable
            else { return true }
            properties.append(property)
            return false
        }
        return properties.isEmpty
            ? self : CodeBlockSyntax(rest, range).inView(with: properties, firstID: firstID)
    }

    /// A view that has the block as its `body` beside other members, and one of it: four numbers, from the
    /// first one, are those of what is made here.
    func inView(with members: [DeclarationSyntax], firstID: Int) -> CodeBlockSyntax {
        guard let place = members.first?.range.start else { return self }
        let view = view(of: members + [body(place, id: firstID + 1)], place, id: firstID)
        let name = ExpressionSyntax(.identifier(Identifier(Self.viewName, place), []), place, id: firstID + 2)
        let call = CallSyntax(callee: name, arguments: [], parentheses: place, trailingClosures: [])
        let value = ExpressionSyntax(.call(call), place, id: firstID + 3)
        return CodeBlockSyntax(
            [StatementSyntax(.declaration(view), place), StatementSyntax(.expression(value), place)], range)
    }

    private func view(of members: [DeclarationSyntax], _ place: SourceRange, id: Int) -> DeclarationSyntax {
        let inherited = TypeSyntax(.named(Identifier("View", place), []), place)
        let view = NominalSyntax(
            kind: .struct, name: Identifier(Self.viewName, place), extendedType: nil, generics: [],
            primaryAssociatedTypes: [],
            inherited: [inherited], requirements: [], members: members, body: place)
        let extent = members.reduce(range) { $0.union($1.range) }
        return DeclarationSyntax(.nominal(view), attributes: [], modifiers: [], range: extent, id: id)
    }

    /// `var body: some View { … }`
    private func body(_ place: SourceRange, id: Int) -> DeclarationSyntax {
        let view = TypeSyntax(.named(Identifier("View", place), []), place)
        let binding = VariableSyntax.Binding(
            pattern: PatternSyntax(.name(Identifier("body", place)), place),
            type: TypeSyntax(.some(view), place),
            initializer: nil, accessors: .getter(self))
        let variable = VariableSyntax(isLet: false, keyword: place, bindings: [binding])
        return DeclarationSyntax(
            .variable(variable), attributes: [], modifiers: [], range: range, id: id)
    }
}

extension DeclarationSyntax {
    /// The same without the attribute; nil when it has none.
    fileprivate var withoutPreviewable: DeclarationSyntax? {
        guard case .variable = kind, attributes.contains(where: { $0.name.name == "Previewable" }) else {
            return nil
        }
        var property = self
        property.attributes.removeAll { $0.name.name == "Previewable" }
        return property
    }
}
