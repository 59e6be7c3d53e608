/// One statement of a block.
public struct StatementSyntax: Sendable {
    /// What kind of statement it is, with its parts.
    public var kind: StatementKind
    /// All of it.
    public var range: SourceRange

    /// Puts one together from its parts.
    public init(_ kind: StatementKind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// What a statement can be.
public indirect enum StatementKind: Sendable {
    /// A declaration among statements.
    case declaration(DeclarationSyntax)
    /// Also `if` and `switch`, which are expressions.
    case expression(ExpressionSyntax)
    /// `return`, with its value.
    case `return`(ExpressionSyntax?)
    /// `throw`, with what is thrown.
    case `throw`(ExpressionSyntax)
    /// `break`, with the label that it leaves.
    case `break`(Identifier?)
    /// `continue`, with the label that it goes on with.
    case `continue`(Identifier?)
    /// `fallthrough`
    case `fallthrough`
    /// `guard … else { … }`
    case `guard`([ConditionSyntax], CodeBlockSyntax)
    /// `while … { … }`
    case `while`(label: Identifier?, [ConditionSyntax], CodeBlockSyntax)
    /// `repeat { … } while …`
    case `repeat`(label: Identifier?, CodeBlockSyntax, ExpressionSyntax)
    /// `for … in … { … }`
    case `for`(ForSyntax)
    /// `do { … } catch { … }`
    case `do`(label: Identifier?, CodeBlockSyntax, [CatchSyntax])
    /// `defer { … }`
    case `defer`(CodeBlockSyntax)
    /// `label: if …`, `label: switch …`.
    case labeled(Identifier, ExpressionSyntax)
    /// `#if … #endif` around statements.
    case conditionalCompilation([CompilationClauseSyntax<StatementSyntax>])
    /// Source that could not be understood; the parser has reported it.
    case unexpected
}

/// Statements between braces.
public struct CodeBlockSyntax: Sendable {
    /// The statements in their order.
    public var statements: [StatementSyntax]
    /// With its braces.
    public var range: SourceRange

    /// A block of these statements.
    public init(_ statements: [StatementSyntax], _ range: SourceRange) {
        self.statements = statements
        self.range = range
    }
}

/// `if … { … } else …`
public struct IfSyntax: Sendable {
    /// What stands behind `else`.
    public indirect enum Else: Sendable {
        /// `else { … }`
        case block(CodeBlockSyntax)
        /// `else if …`, and where.
        case `if`(IfSyntax, SourceRange)
    }

    /// What must hold, all of it.
    public var conditions: [ConditionSyntax]
    /// What is done then.
    public var body: CodeBlockSyntax
    /// What is done otherwise.
    public var elseBranch: Else?

    /// Puts one together from its parts.
    public init(conditions: [ConditionSyntax], body: CodeBlockSyntax, elseBranch: Else?) {
        self.conditions = conditions
        self.body = body
        self.elseBranch = elseBranch
    }
}

/// One of the conditions of `if`, `guard` and `while`.
public enum ConditionSyntax: Sendable {
    /// An expression that is true or false.
    case expression(ExpressionSyntax)
    /// `let x = e`, `var x: T = e`; without `e` the name is unwrapped in place.
    case binding(isVar: Bool, PatternSyntax, TypeSyntax?, ExpressionSyntax?)
    /// `case p: T = e`, and `let x = e` as a pattern.
    case pattern(PatternSyntax, TypeSyntax?, ExpressionSyntax)
    /// `#available(…)` is true, `#unavailable(…)` false.
    case availability(Bool, SourceRange)
}

/// `switch … { … }`
public struct SwitchSyntax: Sendable {
    /// What is looked at.
    public var subject: ExpressionSyntax
    /// The cases in their order.
    public var cases: [SwitchCaseSyntax]

    /// Puts one together from its parts.
    public init(subject: ExpressionSyntax, cases: [SwitchCaseSyntax]) {
        self.subject = subject
        self.cases = cases
    }
}

/// `case p where c:` or `default:` with its statements.
public struct SwitchCaseSyntax: Sendable {
    /// One pattern of a case, with its condition.
    public struct Item: Sendable {
        /// What the subject must be like.
        public var pattern: PatternSyntax
        /// What stands behind `where`.
        public var guardCondition: ExpressionSyntax?

        /// Puts one together from its parts.
        public init(pattern: PatternSyntax, guardCondition: ExpressionSyntax?) {
            self.pattern = pattern
            self.guardCondition = guardCondition
        }
    }

    /// Empty for `default`.
    public var items: [Item]
    /// Whether it is `default`.
    public var isDefault: Bool
    /// What is done.
    public var body: CodeBlockSyntax
    /// All of it.
    public var range: SourceRange

    /// Puts one together from its parts.
    public init(items: [Item], isDefault: Bool, body: CodeBlockSyntax, range: SourceRange) {
        self.items = items
        self.isDefault = isDefault
        self.body = body
        self.range = range
    }
}

/// `for case p: T in s where c { … }`
public struct ForSyntax: Sendable {
    /// The label before it.
    public var label: Identifier?
    /// Whether `case` stands before the pattern.
    public var isCase: Bool
    /// What each element is bound to.
    public var pattern: PatternSyntax
    /// What stands behind the pattern's colon.
    public var type: TypeSyntax?
    /// What is gone through.
    public var sequence: ExpressionSyntax
    /// What stands behind `where`.
    public var condition: ExpressionSyntax?
    /// What is done with each element.
    public var body: CodeBlockSyntax

    /// Puts one together from its parts.
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

/// `catch p where c { … }`
public struct CatchSyntax: Sendable {
    /// Empty for a bare `catch`.
    public var items: [SwitchCaseSyntax.Item]
    /// What is done with the error.
    public var body: CodeBlockSyntax

    /// Puts one together from its parts.
    public init(items: [SwitchCaseSyntax.Item], body: CodeBlockSyntax) {
        self.items = items
        self.body = body
    }
}

/// One branch of `#if`.
public struct CompilationClauseSyntax<Element: Sendable>: Sendable {
    /// Whether this is the branch that a preview takes (iOS, SwiftUI, DEBUG).
    public var isActive: Bool
    /// What stands in it.
    public var elements: [Element]
    /// All of it, with its directive.
    public var range: SourceRange

    /// Puts one together from its parts.
    public init(isActive: Bool, elements: [Element], range: SourceRange) {
        self.isActive = isActive
        self.elements = elements
        self.range = range
    }
}
