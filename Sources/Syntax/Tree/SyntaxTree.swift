/// A whole source file: statements and declarations in source order.
public struct SyntaxTree: Sendable {
    /// What stands in the source at top level, in order.
    public var statements: [StatementSyntax]
    /// Expression and declaration ids are below this number.
    var idCount: Int

    /// Puts one together from its parts.
    public init(statements: [StatementSyntax], idCount: Int) {
        self.statements = statements
        self.idCount = idCount
    }
}
