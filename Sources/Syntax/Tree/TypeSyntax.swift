/// A type as it was written.
public struct TypeSyntax: Sendable {
    public var kind: TypeKind
    public var range: SourceRange

    public init(_ kind: TypeKind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

public indirect enum TypeKind: Sendable {
    case named(Identifier, [TypeSyntax])
    case member(TypeSyntax, Identifier, [TypeSyntax])
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case tuple([TupleTypeElementSyntax])
    case function(FunctionTypeSyntax)
    case some(TypeSyntax)
    case any(TypeSyntax)
    case composition([TypeSyntax])
    /// `T.Type`, `P.Protocol`
    case metatype(TypeSyntax)
    /// Attributes (`@escaping`, `@ViewBuilder`) and specifiers (`inout`, `borrowing`, `isolated`) before a type.
    case attributed([AttributeSyntax], specifiers: [Identifier], TypeSyntax)
    case packExpansion(TypeSyntax)  // repeat each T
    case packElement(TypeSyntax)  // each T
    case suppressed(TypeSyntax)  // ~Copyable
    case inferred  // _
    case missing
}

public struct TupleTypeElementSyntax: Sendable {
    public var label: Identifier?
    /// The second name of a function type's parameter, `(_ a: Int)`.
    public var secondName: Identifier?
    public var type: TypeSyntax
    public var isVariadic: Bool

    public init(label: Identifier?, secondName: Identifier?, type: TypeSyntax, isVariadic: Bool) {
        self.label = label
        self.secondName = secondName
        self.type = type
        self.isVariadic = isVariadic
    }
}

public struct FunctionTypeSyntax: Sendable {
    public var parameters: [TupleTypeElementSyntax]
    public var isAsync: Bool
    public var isThrowing: Bool
    public var result: TypeSyntax

    public init(parameters: [TupleTypeElementSyntax], isAsync: Bool, isThrowing: Bool, result: TypeSyntax) {
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.result = result
    }
}
