import Syntax

/// A case of an enum, with the function that makes it if it has a payload.
public final class EnumCase {
    public let name: Name
    public let index: Int
    public var parent: NominalDeclaration?
    public var parameters: [Parameter] {
        get { constructor?.parameters ?? [] }
        set { constructor?.parameters = newValue }
    }
    public var rawValue: Value?
    public var range: SourceRange
    /// `indirect case`, or any case of an `indirect enum`: the payload is stored elsewhere.
    var isIndirect = false
    /// For a case with a payload: the function that makes it.
    var constructor: FunctionDeclaration?
    var rawSyntax: ExpressionSyntax?

    public init(name: Name, index: Int, range: SourceRange) {
        self.name = name
        self.index = index
        self.range = range
    }
}
