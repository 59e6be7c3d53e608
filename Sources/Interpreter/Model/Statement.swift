import Syntax

/// A checked statement and where it stands.
public struct Statement {
    public var kind: Kind
    public var range: SourceRange

    public init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    public indirect enum Kind {
        case expression(Expression)
        /// The value of a block that is an expression (a branch of an `if` expression, a builder's part).
        case yield(Expression)
        case bind(Pattern, Expression)
        /// `var x: T` without a value.
        case declare(LocalVariable)
        case localFunction(LocalVariable, Closure)
        case `return`(Expression?)
        case `throw`(Expression)
        case `if`(IfStatement)
        case `switch`(SwitchStatement)
        case `guard`([Condition], [Statement])
        case `while`(label: Name?, [Condition], [Statement])
        case repeatWhile(label: Name?, [Statement], Expression)
        case forIn(ForStatement)
        case `do`(label: Name?, [Statement], [CatchClause])
        case `defer`([Statement])
        case `break`(Name?)
        case `continue`(Name?)
        case `fallthrough`
        case block(label: Name?, [Statement])
    }
}

/// `if`, as a statement or an expression.
public struct IfStatement {
    public var label: Name?
    public var conditions: [Condition]
    public var body: [Statement]
    public var elseBody: [Statement]?
}

/// One of the conditions of an `if`, `guard` or `while`.
public enum Condition {
    case expression(Expression)
    case pattern(Pattern, Expression)
}

/// `switch`, as a statement or an expression.
public struct SwitchStatement {
    /// A `case` with its body; each of its patterns may have a `where`.
    public struct Clause {
        public var items: [(Pattern, Expression?)]
        public var body: [Statement]

        public init(items: [(Pattern, Expression?)], body: [Statement]) {
            self.items = items
            self.body = body
        }
    }

    public var label: Name?
    public var subject: Expression
    /// `default` has the wildcard pattern.
    public var clauses: [Clause]
}

/// `for … in`.
public struct ForStatement {
    public var label: Name?
    public var pattern: Pattern
    public var sequence: Expression
    public var condition: Expression?
    public var body: [Statement]
}

/// A `catch` of a `do`.
public struct CatchClause {
    /// Empty for a bare `catch`, which binds `error`.
    public var items: [(Pattern, Expression?)]
    var errorVariable: LocalVariable?
    public var body: [Statement]

    public init(items: [(Pattern, Expression?)], errorVariable: LocalVariable?, body: [Statement]) {
        self.items = items
        self.errorVariable = errorVariable
        self.body = body
    }
}

/// What a value is taken apart by.
public indirect enum Pattern {
    case wildcard
    case variable(LocalVariable)
    case tuple([Pattern])
    case enumCase(EnumCase, [Pattern])
    /// `p?`, and `let x` of `if let`.
    case some(Pattern)
    /// The subject must be nil.
    case none
    case isType(Type)
    case cast(Pattern, Type)
    /// A comparison: the expression is a `Bool` and reads the subject from this variable.
    case match(LocalVariable, Expression)
}
