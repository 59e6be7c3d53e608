/// A declaration as it was written. A missing body is allowed everywhere: it makes a signature.
public struct DeclarationSyntax: Sendable {
    /// What is declared.
    public var kind: DeclarationKind
    /// What stands before it with `@`.
    public var attributes: [AttributeSyntax]
    /// Words before it: `public`, `static`.
    public var modifiers: [ModifierSyntax]
    /// All of it, from its first attribute to its last brace.
    public var range: SourceRange
    /// Unique within one tree.
    public var id: Int

    /// Puts one together from its parts.
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

    /// Whether one of the modifiers has this name.
    public func has(_ modifier: Name) -> Bool { modifiers.contains { $0.name.name == modifier } }
}

/// What a declaration declares.
public indirect enum DeclarationKind: Sendable {
    /// `import Module.Submodule`
    case `import`([Identifier])
    /// A type, a protocol or an extension.
    case nominal(NominalSyntax)
    /// `case a, b(Int)` of an enumeration.
    case enumCase([EnumElementSyntax])
    /// `func`
    case function(FunctionSyntax)
    /// `init`
    case initializer(InitializerSyntax)
    /// `deinit`, with its body.
    case deinitializer(CodeBlockSyntax?)
    /// `subscript`
    case `subscript`(SubscriptSyntax)
    /// `let` or `var`
    case variable(VariableSyntax)
    /// `typealias Name<Parameters> = Type where …`
    case typeAlias(Identifier, [GenericParameterSyntax], TypeSyntax, [RequirementSyntax])
    /// `associatedtype Name: Protocol = Type where …`
    case associatedType(Identifier, inherited: [TypeSyntax], defaultType: TypeSyntax?, [RequirementSyntax])
    /// `infix operator +++: AdditionPrecedence`
    case `operator`(Identifier, fixity: Name, precedenceGroup: Identifier?)
    /// `precedencegroup Name { … }`
    case precedenceGroup(Identifier)
    /// `#Preview { … }` and other macros among declarations.
    case macro(Identifier, CallSyntax?)
    /// `#if … #endif` around declarations.
    case conditionalCompilation([CompilationClauseSyntax<DeclarationSyntax>])
    /// `...` among members: code left out by an author.
    case elision
    /// Something that is no declaration; the parser has reported it.
    case unexpected
}

/// `@Name(arguments)` before a declaration or a type.
public struct AttributeSyntax: Sendable {
    /// `State`, `ViewBuilder`, `Environment`; a dotted or generic name is in `type`.
    public var name: Identifier
    /// The attribute as a type, with its generic arguments.
    public var type: TypeSyntax
    /// nil without parentheses. Arguments that are not expressions (`@available(iOS 16, *)`) are skipped:
    /// empty.
    public var arguments: [ArgumentSyntax]?
    /// All of it, from the `@` on.
    public var range: SourceRange

    /// Puts one together from its parts.
    public init(name: Identifier, type: TypeSyntax, arguments: [ArgumentSyntax]?, range: SourceRange) {
        self.name = name
        self.type = type
        self.arguments = arguments
        self.range = range
    }
}

/// `private`, `static`, `mutating`, `private(set)` (detail `set`).
public struct ModifierSyntax: Sendable {
    /// The word itself.
    public var name: Identifier
    /// What stands in its parentheses: `set` of `private(set)`.
    public var detail: Identifier?

    /// A modifier of a word and what stands in its parentheses.
    public init(name: Identifier, detail: Identifier?) {
        self.name = name
        self.detail = detail
    }
}

/// What a nominal declaration makes.
public enum NominalKind: UInt8, Sendable {
    /// `struct`
    case `struct`
    /// `class`
    case `class`
    /// `enum`
    case `enum`
    /// `protocol`
    case `protocol`
    /// `actor`
    case actor
    /// `extension`
    case `extension`
}

/// A type, a protocol or an extension with its members.
public struct NominalSyntax: Sendable {
    /// Which of them it is.
    public var kind: NominalKind
    /// For an extension: the last part of the extended type's name; the whole is in `extendedType`.
    public var name: Identifier
    /// What is extended; nil for all but extensions.
    public var extendedType: TypeSyntax?
    /// Its generic parameters.
    public var generics: [GenericParameterSyntax]
    /// `protocol P<A>`
    public var primaryAssociatedTypes: [Identifier]
    /// What stands behind the colon.
    public var inherited: [TypeSyntax]
    /// What stands behind `where`.
    public var requirements: [RequirementSyntax]
    /// What stands between the braces.
    public var members: [DeclarationSyntax]
    /// `{ … }`; nil for a signature.
    public var body: SourceRange?

    /// Puts one together from its parts.
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

/// `T`, `T: P` or `each T` between angle brackets.
public struct GenericParameterSyntax: Sendable {
    /// What it is called.
    public var name: Identifier
    /// What stands behind its colon.
    public var constraint: TypeSyntax?
    /// `each T`
    public var isPack: Bool

    /// Puts one together from its parts.
    public init(name: Identifier, constraint: TypeSyntax?, isPack: Bool) {
        self.name = name
        self.constraint = constraint
        self.isPack = isPack
    }
}

/// One entry of a `where` clause.
public enum RequirementSyntax: Sendable {
    /// `T: P`
    case conformance(TypeSyntax, TypeSyntax)
    /// `T == U`
    case sameType(TypeSyntax, TypeSyntax)
}

/// One element of `case a, b(Int)`.
public struct EnumElementSyntax: Sendable {
    /// What it is called.
    public var name: Identifier
    /// Its associated values; nil without parentheses.
    public var parameters: [ParameterSyntax]?
    /// What stands behind its `=`.
    public var rawValue: ExpressionSyntax?

    /// Puts one together from its parts.
    public init(name: Identifier, parameters: [ParameterSyntax]?, rawValue: ExpressionSyntax?) {
        self.name = name
        self.parameters = parameters
        self.rawValue = rawValue
    }
}
