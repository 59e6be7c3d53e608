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
        /// Over a sequence: `makeIterator` and `next` are found by the checker.
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

    public init(label: Name?, conditions: [Condition], body: [Statement], elseBody: [Statement]?) {
        self.label = label
        self.conditions = conditions
        self.body = body
        self.elseBody = elseBody
    }
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

    public init(label: Name?, subject: Expression, clauses: [Clause]) {
        self.label = label
        self.subject = subject
        self.clauses = clauses
    }
}

/// `for … in`.
public struct ForStatement {
    public var label: Name?
    public var pattern: Pattern
    public var isCase: Bool
    public var sequence: Expression
    /// For a sequence that is neither an array, a range, a dictionary, a set, a string nor a native
    /// collection: its `makeIterator()` and the iterator's `next()`.
    public var makeIterator: Callee?
    public var next: Callee?
    public var condition: Expression?
    public var body: [Statement]

    public init(
        label: Name?, pattern: Pattern, isCase: Bool, sequence: Expression, makeIterator: Callee?,
        next: Callee?,
        condition: Expression?, body: [Statement]
    ) {
        self.label = label
        self.pattern = pattern
        self.isCase = isCase
        self.sequence = sequence
        self.makeIterator = makeIterator
        self.next = next
        self.condition = condition
        self.body = body
    }
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
