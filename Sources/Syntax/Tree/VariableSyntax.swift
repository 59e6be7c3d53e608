/// `let` or `var` with its bindings.
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
    /// `let` or `var`; empty where it is missing.
    public var keyword: SourceRange
    public var bindings: [Binding]

    public init(isLet: Bool, keyword: SourceRange, bindings: [Binding]) {
        self.isLet = isLet
        self.keyword = keyword
        self.bindings = bindings
    }
}

public enum AccessorBlockSyntax: Sendable {
    /// `{ expression }` or `{ statements }`: a getter without the word.
    case getter(CodeBlockSyntax)
    /// `{ get set }`, `{ didSet { … } }`, and where the brace opens.
    case accessors([AccessorSyntax], opening: SourceRange)
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
