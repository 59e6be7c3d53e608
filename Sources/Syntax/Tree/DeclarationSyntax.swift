/// A declaration as it was written. A missing body is allowed everywhere: it makes a signature.
public struct DeclarationSyntax: Sendable {
    public var kind: DeclarationKind
    public var attributes: [AttributeSyntax]
    public var modifiers: [ModifierSyntax]
    public var range: SourceRange
    /// Unique within one tree.
    public var id: Int

    public init(
        _ kind: DeclarationKind, attributes: [AttributeSyntax], modifiers: [ModifierSyntax],
        range: SourceRange, id: Int
    ) {
        self.kind = kind
        self.attributes = attributes
        self.modifiers = modifiers
        self.range = range
        self.id = id
    }

    public func has(_ modifier: Name) -> Bool { modifiers.contains { $0.name.name == modifier } }
}

public indirect enum DeclarationKind: Sendable {
    case `import`([Identifier])
    case nominal(NominalSyntax)
    case enumCase([EnumElementSyntax])
    case function(FunctionSyntax)
    case initializer(InitializerSyntax)
    case deinitializer(CodeBlockSyntax?)
    case `subscript`(SubscriptSyntax)
    case variable(VariableSyntax)
    case typeAlias(Identifier, [GenericParameterSyntax], TypeSyntax, [RequirementSyntax])
    case associatedType(Identifier, inherited: [TypeSyntax], defaultType: TypeSyntax?, [RequirementSyntax])
    /// `infix operator +++: AdditionPrecedence`
    case `operator`(Identifier, fixity: Name, precedenceGroup: Identifier?)
    case precedenceGroup(Identifier)
    /// `#Preview { … }` and other macros among declarations.
    case macro(Identifier, CallSyntax?)
    case conditionalCompilation([CompilationClauseSyntax<DeclarationSyntax>])
    /// `...` among members: code left out by an author.
    case elision
    case unexpected
}

public struct AttributeSyntax: Sendable {
    /// `State`, `ViewBuilder`, `Environment`; a dotted or generic name is in `type`.
    public var name: Identifier
    public var type: TypeSyntax
    /// nil without parentheses. Arguments that are not expressions (`@available(iOS 16, *)`) are skipped: empty.
    public var arguments: [ArgumentSyntax]?
    public var range: SourceRange

    public init(name: Identifier, type: TypeSyntax, arguments: [ArgumentSyntax]?, range: SourceRange) {
        self.name = name
        self.type = type
        self.arguments = arguments
        self.range = range
    }
}

/// `private`, `static`, `mutating`, `private(set)` (detail `set`).
public struct ModifierSyntax: Sendable {
    public var name: Identifier
    public var detail: Identifier?

    public init(name: Identifier, detail: Identifier?) {
        self.name = name
        self.detail = detail
    }
}

public enum NominalKind: UInt8, Sendable {
    case `struct`
    case `class`
    case `enum`
    case `protocol`
    case actor
    case `extension`
}

public struct NominalSyntax: Sendable {
    public var kind: NominalKind
    /// For an extension: the last part of the extended type's name; the whole is in `extendedType`.
    public var name: Identifier
    public var extendedType: TypeSyntax?
    public var generics: [GenericParameterSyntax]
    /// `protocol P<A>`
    public var primaryAssociatedTypes: [Identifier]
    public var inherited: [TypeSyntax]
    public var requirements: [RequirementSyntax]
    public var members: [DeclarationSyntax]
    /// `{ … }`; nil for a signature.
    public var body: SourceRange?

    public init(
        kind: NominalKind, name: Identifier, extendedType: TypeSyntax?, generics: [GenericParameterSyntax],
        primaryAssociatedTypes: [Identifier], inherited: [TypeSyntax], requirements: [RequirementSyntax],
        members: [DeclarationSyntax], body: SourceRange?
    ) {
        self.kind = kind
        self.name = name
        self.extendedType = extendedType
        self.generics = generics
        self.primaryAssociatedTypes = primaryAssociatedTypes
        self.inherited = inherited
        self.requirements = requirements
        self.members = members
        self.body = body
    }
}

public struct GenericParameterSyntax: Sendable {
    public var name: Identifier
    public var constraint: TypeSyntax?
    /// `each T`
    public var isPack: Bool

    public init(name: Identifier, constraint: TypeSyntax?, isPack: Bool) {
        self.name = name
        self.constraint = constraint
        self.isPack = isPack
    }
}

/// One entry of a `where` clause.
public enum RequirementSyntax: Sendable {
    case conformance(TypeSyntax, TypeSyntax)  // T: P
    case sameType(TypeSyntax, TypeSyntax)  // T == U
}

public struct EnumElementSyntax: Sendable {
    public var name: Identifier
    public var parameters: [ParameterSyntax]?
    public var rawValue: ExpressionSyntax?

    public init(name: Identifier, parameters: [ParameterSyntax]?, rawValue: ExpressionSyntax?) {
        self.name = name
        self.parameters = parameters
        self.rawValue = rawValue
    }
}

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

public struct VariableSyntax: Sendable {
    public struct Binding: Sendable {
        public var pattern: PatternSyntax
        public var type: TypeSyntax?
        public var initializer: ExpressionSyntax?
        public var accessors: AccessorBlockSyntax?

        public init(
            pattern: PatternSyntax, type: TypeSyntax?, initializer: ExpressionSyntax?,
            accessors: AccessorBlockSyntax?
        ) {
            self.pattern = pattern
            self.type = type
            self.initializer = initializer
            self.accessors = accessors
        }
    }

    public var isLet: Bool
    public var bindings: [Binding]

    public init(isLet: Bool, bindings: [Binding]) {
        self.isLet = isLet
        self.bindings = bindings
    }
}

public enum AccessorBlockSyntax: Sendable {
    /// `{ expression }` or `{ statements }`: a getter without the word.
    case getter(CodeBlockSyntax)
    /// `{ get set }`, `{ didSet { … } }`
    case accessors([AccessorSyntax])
}

public struct AccessorSyntax: Sendable {
    /// `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, `init`.
    public var kind: Identifier
    public var modifiers: [ModifierSyntax]
    /// The name in `set(x)`; nil for the usual `newValue`/`oldValue`.
    public var parameter: Identifier?
    public var isAsync: Bool
    public var isThrowing: Bool
    public var body: CodeBlockSyntax?

    public init(
        kind: Identifier, modifiers: [ModifierSyntax], parameter: Identifier?, isAsync: Bool, isThrowing: Bool,
        body: CodeBlockSyntax?
    ) {
        self.kind = kind
        self.modifiers = modifiers
        self.parameter = parameter
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.body = body
    }
}
