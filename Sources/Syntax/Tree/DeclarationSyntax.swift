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
