/// A pattern of `let`, `for`, `case` and `catch`.
public struct PatternSyntax: Sendable {
    public var kind: PatternKind
    public var range: SourceRange

    public init(_ kind: PatternKind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

public indirect enum PatternKind: Sendable {
    case wildcard
    /// A name being bound (inside `let`/`var`, or the pattern of a variable, parameter or `for`).
    case name(Identifier)
    /// `let p` or `var p` inside a `case`.
    case binding(isVar: Bool, PatternSyntax)
    case tuple([TuplePatternElementSyntax])
    /// `.name`, `Type.name`, with a payload pattern if any.
    case enumCase(TypeSyntax?, Identifier, [TuplePatternElementSyntax]?)
    /// `p?`
    case optional(PatternSyntax)
    case `is`(TypeSyntax)
    case cast(PatternSyntax, TypeSyntax)
    /// Anything else is compared with `~=`.
    case expression(ExpressionSyntax)
    case missing
}

public struct TuplePatternElementSyntax: Sendable {
    public var label: Identifier?
    public var pattern: PatternSyntax

    public init(label: Identifier?, pattern: PatternSyntax) {
        self.label = label
        self.pattern = pattern
    }
}
