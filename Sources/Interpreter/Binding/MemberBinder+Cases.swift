import Syntax

/// Cases of enums and associated types of protocols.
extension MemberBinder {
    func bindCase(_ element: EnumElementSyntax, _ declaration: DeclarationSyntax) {
        guard let parent else { return }
        let made = EnumCase(name: element.name.name, index: parent.cases.count, range: element.name.range)
        made.parent = parent
        made.isIndirect = parent.isIndirect || declaration.has("indirect")
        if parent.cases.contains(where: { $0.name == made.name }) { binder.redeclared(element.name) }
        if let parameters = element.parameters { made.constructor = constructor(of: made, parameters) }
        if let raw = element.rawValue { made.rawSyntax = raw }
        parent.cases.append(made)
        module.add(.enumCase(made), named: made.name, to: parent, row: binder.source)
    }

    private func constructor(of made: EnumCase, _ parameters: [ParameterSyntax]) -> FunctionDeclaration {
        let function = FunctionDeclaration(
            name: made.name, kind: .function, range: made.range, isLibrary: binder.isLibrary,
            implementation: .enumCase(made))
        function.parent = parent
        function.isStatic = true
        function.extent = made.range
        let context = self.context
        function.context = context
        function.bind = { function in
            SignatureBinder(function, context).bindCase(parameters)
        }
        module.checkLater(binder.source) { function.resolve() }
        return function
    }

    func bindAssociatedType(
        _ name: Identifier, _ inherited: [TypeSyntax], _ defaultType: TypeSyntax?,
        _ requirements: [RequirementSyntax]
    ) {
        guard let parent else { return }
        let associated = AssociatedType(name: name.name)
        parent.associatedTypes.append(associated)
        let context = self.context
        associated.bind = { associated in
            let resolver = TypeResolver(context)
            for constraint in inherited {
                associated.conformances +=
                    resolver.constraint(constraint, of: "Self.\(associated.name.text)").0
            }
            if let defaultType { associated.defaultType = resolver.resolve(defaultType) }
            var names = context.names
            attach(requirements, in: context, own: context.generics, names: &names)
        }
    }
}
