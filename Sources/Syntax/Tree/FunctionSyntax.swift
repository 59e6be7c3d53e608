/// A parameter of a function, an initializer, a subscript or an enum's case.
public struct ParameterSyntax: Sendable {
    public var attributes: [AttributeSyntax]
    /// The argument label; `_` for none. For one written name both are the same.
    public var label: Identifier
    public var name: Identifier
    public var type: TypeSyntax
    public var isVariadic: Bool
    public var defaultValue: ExpressionSyntax?
    public var range: SourceRange

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

public struct SignatureSyntax: Sendable {
    public var generics: [GenericParameterSyntax]
    public var parameters: [ParameterSyntax]
    public var isAsync: Bool
    public var isThrowing: Bool
    /// `rethrows`: it throws only if a function that it is given does.
    public var isRethrowing: Bool
    /// `throws(E)`
    public var thrownType: TypeSyntax?
    public var result: TypeSyntax?
    public var requirements: [RequirementSyntax]

    public init(
        generics: [GenericParameterSyntax], parameters: [ParameterSyntax], isAsync: Bool, isThrowing: Bool,
        isRethrowing: Bool = false, thrownType: TypeSyntax?, result: TypeSyntax?, requirements: [RequirementSyntax]
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

public struct FunctionSyntax: Sendable {
    /// A name, or an operator.
    public var name: Identifier
    public var signature: SignatureSyntax
    public var body: CodeBlockSyntax?

    public init(name: Identifier, signature: SignatureSyntax, body: CodeBlockSyntax?) {
        self.name = name
        self.signature = signature
        self.body = body
    }
}

public struct InitializerSyntax: Sendable {
    public var isFailable: Bool
    public var signature: SignatureSyntax
    public var body: CodeBlockSyntax?

    public init(isFailable: Bool, signature: SignatureSyntax, body: CodeBlockSyntax?) {
        self.isFailable = isFailable
        self.signature = signature
        self.body = body
    }
}

public struct SubscriptSyntax: Sendable {
    public var signature: SignatureSyntax
    public var accessors: AccessorBlockSyntax?

    public init(signature: SignatureSyntax, accessors: AccessorBlockSyntax?) {
        self.signature = signature
        self.accessors = accessors
    }
}
