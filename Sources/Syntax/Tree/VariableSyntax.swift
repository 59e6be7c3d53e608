/// `let` or `var` with its bindings.
public struct VariableSyntax: Sendable {
    /// One `pattern: Type = value` of a declaration.
    public struct Binding: Sendable {
        /// What is declared.
        public var pattern: PatternSyntax
        /// What stands behind the colon.
        public var type: TypeSyntax?
        /// What stands behind the `=`.
        public var initializer: ExpressionSyntax?
        /// How it is computed or watched.
        public var accessors: AccessorBlockSyntax?

        /// Puts one together from its parts.
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

    /// Whether it is `let`.
    public var isLet: Bool
    /// `let` or `var`; empty where it is missing.
    public var keyword: SourceRange
    /// What is declared, in order.
    public var bindings: [Binding]

    /// Puts one together from its parts.
    public init(isLet: Bool, keyword: SourceRange, bindings: [Binding]) {
        self.isLet = isLet
        self.keyword = keyword
        self.bindings = bindings
    }
}

/// What stands between the braces of a variable or a subscript.
public enum AccessorBlockSyntax: Sendable {
    /// `{ expression }` or `{ statements }`: a getter without the word.
    case getter(CodeBlockSyntax)
    /// `{ get set }`, `{ didSet { … } }`, and where the brace opens.
    case accessors([AccessorSyntax], opening: SourceRange)
}

/// One accessor with its body.
public struct AccessorSyntax: Sendable {
    /// `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, `init`.
    public var kind: Identifier
    /// Words before it: `mutating`, `private`.
    public var modifiers: [ModifierSyntax]
    /// The name in `set(x)`; nil for the usual `newValue`/`oldValue`.
    public var parameter: Identifier?
    /// Whether it is `async`.
    public var isAsync: Bool
    /// Whether it is `throws`.
    public var isThrowing: Bool
    /// Its statements; nil where a protocol requires it.
    public var body: CodeBlockSyntax?

    /// Puts one together from its parts.
    public init(
        kind: Identifier, modifiers: [ModifierSyntax], parameter: Identifier?, isAsync: Bool,
        isThrowing: Bool,
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
