import Syntax

extension Binder {
    /// `@main` runs a type's `main()`, which an app has from `App`.
    func checkMain(_ declaration: NominalDeclaration, _ nominal: NominalSyntax, _ syntax: DeclarationSyntax) {
        guard let attribute = syntax.attributes.first(where: { $0.name.name == "main" }) else { return }
        module.checkLater(source) { [module] in
            let known = declaration.conformances.count + (declaration.superclass == nil ? 0 : 1)
            // A type that there is not has been told already.
            guard known >= nominal.inherited.count, module.members("main", of: declaration.selfType).isEmpty
            else { return }
            module.report(.error(Messages.mainMissing(declaration.name), at: attribute.range, id: "main"))
        }
    }
}
