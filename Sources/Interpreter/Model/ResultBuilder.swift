/// A result builder as an attribute names it: `@ViewBuilder`, `@TabContentBuilder<Int>`.
public struct ResultBuilder {
    public let declaration: NominalDeclaration
    /// What stands between the angle brackets; empty if nothing does.
    var arguments: [Type] = []

    /// The same builder with the generic parameters of the function that takes it replaced.
    func substituting(_ substitute: (Type) -> Type) -> ResultBuilder {
        ResultBuilder(declaration: declaration, arguments: arguments.map(substitute))
    }
}
