/// A parameter of a function, an initializer, a subscript or an enum's case.
public struct ParameterSyntax: Sendable {
    /// What stands with `@` before it.
    public var attributes: [AttributeSyntax]
    /// The argument label; `_` for none. For one written name both are the same.
    public var label: Identifier
    /// The name that the body knows.
    public var name: Identifier
    /// What stands behind its colon.
    public var type: TypeSyntax
    /// Whether `...` stands behind the type.
    public var isVariadic: Bool
    /// What stands behind its `=`.
    public var defaultValue: ExpressionSyntax?
    /// All of it.
    public var range: SourceRange

    /// Puts one together from its parts.
    public init(
        attributes: [AttributeSyntax], label: Identifier, name: Identifier, type: TypeSyntax,
        isVariadic: Bool, defaultValue: ExpressionSyntax?, range: SourceRange
    ) {
        self.attributes = attributes
        self.label = label
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
        self.defaultValue = defaultValue
        self.range = range
    }
}

/// What functions, initializers and subscripts have between their name and their body.
public struct SignatureSyntax: Sendable {
    /// The generic parameters.
    public var generics: [GenericParameterSyntax]
    /// The parameters in their order.
    public var parameters: [ParameterSyntax]
    /// Whether `async` stands behind the parameters.
    public var isAsync: Bool
    /// Whether `throws` or `rethrows` stands behind the parameters.
    public var isThrowing: Bool
    /// `rethrows`: it throws only if a function that it is given does.
    public var isRethrowing: Bool
    /// `throws(E)`
    public var thrownType: TypeSyntax?
    /// The type behind the arrow.
    public var result: TypeSyntax?
    /// What stands behind `where`.
    public var requirements: [RequirementSyntax]

    /// Puts one together from its parts.
    public init(
        generics: [GenericParameterSyntax], parameters: [ParameterSyntax], isAsync: Bool, isThrowing: Bool,
        isRethrowing: Bool = false, thrownType: TypeSyntax?, result: TypeSyntax?,
        requirements: [RequirementSyntax]
    ) {
        self.generics = generics
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.isRethrowing = isRethrowing
        self.thrownType = thrownType
        self.result = result
        self.requirements = requirements
    }
}

/// `func`, or an operator's.
public struct FunctionSyntax: Sendable {
    /// A name, or an operator.
    public var name: Identifier
    /// Its parameters and its result.
    public var signature: SignatureSyntax
    /// Its statements; nil where a protocol requires it.
    public var body: CodeBlockSyntax?

    /// Puts one together from its parts.
    public init(name: Identifier, signature: SignatureSyntax, body: CodeBlockSyntax?) {
        self.name = name
        self.signature = signature
        self.body = body
    }
}

/// `init`
public struct InitializerSyntax: Sendable {
    /// Whether it is `init?` or `init!`.
    public var isFailable: Bool
    /// Its parameters.
    public var signature: SignatureSyntax
    /// Its statements; nil where a protocol requires it.
    public var body: CodeBlockSyntax?

    /// Puts one together from its parts.
    public init(isFailable: Bool, signature: SignatureSyntax, body: CodeBlockSyntax?) {
        self.isFailable = isFailable
        self.signature = signature
        self.body = body
    }
}

/// `subscript`
public struct SubscriptSyntax: Sendable {
    /// Its parameters and its result.
    public var signature: SignatureSyntax
    /// How it is read and set.
    public var accessors: AccessorBlockSyntax?

    /// Puts one together from its parts.
    public init(signature: SignatureSyntax, accessors: AccessorBlockSyntax?) {
        self.signature = signature
        self.accessors = accessors
    }
}
