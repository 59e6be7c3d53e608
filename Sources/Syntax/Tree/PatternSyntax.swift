/// A pattern of `let`, `for`, `case` and `catch`.
public struct PatternSyntax: Sendable {
    /// What kind of pattern it is, with its parts.
    public var kind: PatternKind
    /// All of it.
    public var range: SourceRange

    /// Puts one together from its parts.
    public init(_ kind: PatternKind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// What a pattern can be.
public indirect enum PatternKind: Sendable {
    /// `_`
    case wildcard
    /// A name being bound (inside `let`/`var`, or the pattern of a variable, parameter or `for`).
    case name(Identifier)
    /// `let p` or `var p` inside a `case`.
    case binding(isVar: Bool, PatternSyntax)
    /// `(a, b)`
    case tuple([TuplePatternElementSyntax])
    /// `.name`, `Type.name`, with a payload pattern if any.
    case enumCase(TypeSyntax?, Identifier, [TuplePatternElementSyntax]?)
    /// `p?`
    case optional(PatternSyntax)
    /// `is T`
    case `is`(TypeSyntax)
    /// `p as T`
    case cast(PatternSyntax, TypeSyntax)
    /// Anything else is compared with `~=`.
    case expression(ExpressionSyntax)
    /// Nothing where a pattern should be; the parser has reported it.
    case missing
}

/// One element of a pattern in parentheses.
public struct TuplePatternElementSyntax: Sendable {
    /// What stands before its colon.
    public var label: Identifier?
    /// The pattern itself.
    public var pattern: PatternSyntax

    /// Puts one together from its parts.
    public init(label: Identifier?, pattern: PatternSyntax) {
        self.label = label
        self.pattern = pattern
    }
}
