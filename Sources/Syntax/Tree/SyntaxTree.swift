/// A whole source file: statements and declarations in source order.
public struct SyntaxTree: Sendable {
    public var statements: [StatementSyntax]
    /// Expression and declaration ids are below this number.
    var idCount: Int

    public init(statements: [StatementSyntax], idCount: Int) {
        self.statements = statements
        self.idCount = idCount
    }
}
