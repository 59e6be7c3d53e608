/// One statement of a block.
public struct StatementSyntax: Sendable {
    public var kind: StatementKind
    public var range: SourceRange

    public init(_ kind: StatementKind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

public indirect enum StatementKind: Sendable {
    case declaration(DeclarationSyntax)
    /// Also `if` and `switch`, which are expressions.
    case expression(ExpressionSyntax)
    case `return`(ExpressionSyntax?)
    case `throw`(ExpressionSyntax)
    case `break`(Identifier?)
    case `continue`(Identifier?)
    case `fallthrough`
    case `guard`([ConditionSyntax], CodeBlockSyntax)
    case `while`(label: Identifier?, [ConditionSyntax], CodeBlockSyntax)
    case `repeat`(label: Identifier?, CodeBlockSyntax, ExpressionSyntax)
    case `for`(ForSyntax)
    case `do`(label: Identifier?, CodeBlockSyntax, [CatchSyntax])
    case `defer`(CodeBlockSyntax)
    /// `label: if …`, `label: switch …`.
    case labeled(Identifier, ExpressionSyntax)
    case conditionalCompilation([CompilationClauseSyntax<StatementSyntax>])
    /// Source that could not be understood; the parser has reported it.
    case unexpected
}

public struct CodeBlockSyntax: Sendable {
    public var statements: [StatementSyntax]
    /// With its braces.
    public var range: SourceRange

    public init(_ statements: [StatementSyntax], _ range: SourceRange) {
        self.statements = statements
        self.range = range
    }
}

public struct IfSyntax: Sendable {
    public indirect enum Else: Sendable {
        case block(CodeBlockSyntax)
        case `if`(IfSyntax, SourceRange)
    }

    public var conditions: [ConditionSyntax]
    public var body: CodeBlockSyntax
    public var elseBranch: Else?

    public init(conditions: [ConditionSyntax], body: CodeBlockSyntax, elseBranch: Else?) {
        self.conditions = conditions
        self.body = body
        self.elseBranch = elseBranch
    }
}

public enum ConditionSyntax: Sendable {
    case expression(ExpressionSyntax)
    /// `let x = e`, `var x: T = e`; without `e` the name is unwrapped in place.
    case binding(isVar: Bool, PatternSyntax, TypeSyntax?, ExpressionSyntax?)
    case pattern(PatternSyntax, TypeSyntax?, ExpressionSyntax)
    /// `#available(…)` is true, `#unavailable(…)` false.
    case availability(Bool, SourceRange)
}

public struct SwitchSyntax: Sendable {
    public var subject: ExpressionSyntax
    public var cases: [SwitchCaseSyntax]

    public init(subject: ExpressionSyntax, cases: [SwitchCaseSyntax]) {
        self.subject = subject
        self.cases = cases
    }
}

public struct SwitchCaseSyntax: Sendable {
    public struct Item: Sendable {
        public var pattern: PatternSyntax
        public var guardCondition: ExpressionSyntax?

        public init(pattern: PatternSyntax, guardCondition: ExpressionSyntax?) {
            self.pattern = pattern
            self.guardCondition = guardCondition
        }
    }

    /// Empty for `default`.
    public var items: [Item]
    public var isDefault: Bool
    public var body: CodeBlockSyntax
    public var range: SourceRange

    public init(items: [Item], isDefault: Bool, body: CodeBlockSyntax, range: SourceRange) {
        self.items = items
        self.isDefault = isDefault
        self.body = body
        self.range = range
    }
}

public struct ForSyntax: Sendable {
    public var label: Identifier?
    public var isCase: Bool
    public var pattern: PatternSyntax
    public var type: TypeSyntax?
    public var sequence: ExpressionSyntax
    public var condition: ExpressionSyntax?
    public var body: CodeBlockSyntax

    public init(
        label: Identifier?, isCase: Bool, pattern: PatternSyntax, type: TypeSyntax?,
        sequence: ExpressionSyntax, condition: ExpressionSyntax?, body: CodeBlockSyntax
    ) {
        self.label = label
        self.isCase = isCase
        self.pattern = pattern
        self.type = type
        self.sequence = sequence
        self.condition = condition
        self.body = body
    }
}

public struct CatchSyntax: Sendable {
    /// Empty for a bare `catch`.
    public var items: [SwitchCaseSyntax.Item]
    public var body: CodeBlockSyntax

    public init(items: [SwitchCaseSyntax.Item], body: CodeBlockSyntax) {
        self.items = items
        self.body = body
    }
}

/// One branch of `#if`.
public struct CompilationClauseSyntax<Element: Sendable>: Sendable {
    /// Whether this is the branch that a preview takes (iOS, SwiftUI, DEBUG).
    public var isActive: Bool
    public var elements: [Element]
    public var range: SourceRange

    public init(isActive: Bool, elements: [Element], range: SourceRange) {
        self.isActive = isActive
        self.elements = elements
        self.range = range
    }
}
