/// A type as it was written.
public struct TypeSyntax: Sendable {
    /// What kind of type it is, with its parts.
    public var kind: TypeKind
    /// All of it.
    public var range: SourceRange

    /// Puts one together from its parts.
    public init(_ kind: TypeKind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// What a type can be.
public indirect enum TypeKind: Sendable {
    /// `Name<A, B>`
    case named(Identifier, [TypeSyntax])
    /// `Base.Name<A, B>`
    case member(TypeSyntax, Identifier, [TypeSyntax])
    /// `[Element]`
    case array(TypeSyntax)
    /// `[Key: Value]`
    case dictionary(TypeSyntax, TypeSyntax)
    /// `T?`
    case optional(TypeSyntax)
    /// `T!`
    case implicitlyUnwrapped(TypeSyntax)
    /// `(A, b: B)`
    case tuple([TupleTypeElementSyntax])
    /// `(A) -> B`
    case function(FunctionTypeSyntax)
    /// `some P`
    case some(TypeSyntax)
    /// `any P`
    case any(TypeSyntax)
    /// `P & Q`
    case composition([TypeSyntax])
    /// `T.Type`, `P.Protocol`
    case metatype(TypeSyntax)
    /// Attributes (`@escaping`, `@ViewBuilder`) and specifiers (`inout`, `borrowing`, `isolated`) before a
    /// type.
    case attributed([AttributeSyntax], specifiers: [Identifier], TypeSyntax)
    /// `repeat each T`
    case packExpansion(TypeSyntax)
    /// `each T`
    case packElement(TypeSyntax)
    /// `~Copyable`
    case suppressed(TypeSyntax)
    /// `_`
    case inferred
    /// Nothing where a type should be; the parser has reported it.
    case missing
}

/// One element of a tuple type, or one parameter of a function type.
public struct TupleTypeElementSyntax: Sendable {
    /// What stands before its colon.
    public var label: Identifier?
    /// The second name of a function type's parameter, `(_ a: Int)`.
    public var secondName: Identifier?
    /// The type itself.
    public var type: TypeSyntax
    /// Whether `...` stands behind the type.
    public var isVariadic: Bool

    /// Puts one together from its parts.
    public init(label: Identifier?, secondName: Identifier?, type: TypeSyntax, isVariadic: Bool) {
        self.label = label
        self.secondName = secondName
        self.type = type
        self.isVariadic = isVariadic
    }
}

/// `(A) async throws -> B`
public struct FunctionTypeSyntax: Sendable {
    /// The parameters in their order.
    public var parameters: [TupleTypeElementSyntax]
    /// Whether `async` stands before the arrow.
    public var isAsync: Bool
    /// Whether `throws` stands before the arrow.
    public var isThrowing: Bool
    /// The type behind the arrow.
    public var result: TypeSyntax

    /// Puts one together from its parts.
    public init(parameters: [TupleTypeElementSyntax], isAsync: Bool, isThrowing: Bool, result: TypeSyntax) {
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.result = result
    }
}
