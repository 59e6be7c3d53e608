import Syntax

/// A checked snippet: every name is a slot or a declaration, each call has its function chosen, arguments in
/// parameter order, defaults filled in, implicit members and result builders spelled out. The evaluator
/// needs no rule of its own.
public final class Program {
    /// Types that the snippet declares, in source order.
    public var types: [NominalDeclaration] = []
    public var functions: [FunctionDeclaration] = []
    public var globals: [VariableDeclaration] = []
    /// The statements that stand at top level, run in order; a trailing expression's value is what is shown.
    public var main: Body?
    /// The number of the source that `main` is from.
    public internal(set) var mainSource = 0
    /// The type of the trailing expression at top level, if any.
    public var trailingType: Type?
    /// The bodies of `#Preview { … }`, in source order.
    public var previews: [Preview] = []

    /// Types that a snippet marks `@main` (an `App`), and its `PreviewProvider`s, in source order.
    public var apps: [NominalDeclaration] = []
    public var previewProviders: [NominalDeclaration] = []
    /// The module beneath, which knows the snippet's conformances of library types too.
    let module: Module

    /// How a type satisfies a protocol (or one that refines it), for dispatch at run time.
    public func conformance(of type: NominalDeclaration, to protocolDeclaration: NominalDeclaration)
        -> Conformance?
    { module.conformance(of: type, to: protocolDeclaration) }

    public struct Preview {
        public var title: String?
        public var body: Body
        public var range: SourceRange
        /// The number of the source that it stands in.
        public var source: Int

        public init(title: String?, body: Body, range: SourceRange, source: Int) {
            self.title = title
            self.body = body
            self.range = range
            self.source = source
        }
    }

    init(module: Module) { self.module = module }

    deinit { module.takeApart() }
}

/// The code of a function, closure, initial value or default argument.
public final class Body {
    /// Checks the code on first need; the checker sets it, `code` calls it once.
    private var check: (() -> Code)?
    private var checked: Code?

    public init(_ check: @escaping () -> Code) { self.check = check }
    public init(_ code: Code) { checked = code }

    /// Whether `code` is being found right now, further up the stack.
    private(set) var isBeingChecked = false

    public var code: Code {
        if let checked { return checked }
        guard let check else { return Code.empty(.none) }
        self.check = nil
        isBeingChecked = true
        let code = check()
        isBeingChecked = false
        checked = code
        return code
    }
}

public final class Code {
    /// Parameters first (for a method: `self` in slot 0), then locals.
    public var slotCount: Int
    /// The slots of the parameters, in order (without `self`).
    public var parameters: [LocalVariable]
    public var selfVariable: LocalVariable?
    public var statements: [Statement]
    /// A body that is one expression returns it.
    public var range: SourceRange
    /// Numbers the frame that the code's slots live in, for the checker.
    var frame = 0

    public init(
        slotCount: Int, parameters: [LocalVariable], selfVariable: LocalVariable?, statements: [Statement],
        range: SourceRange
    ) {
        self.slotCount = slotCount
        self.parameters = parameters
        self.selfVariable = selfVariable
        self.statements = statements
        self.range = range
    }
}

/// A parameter or a local variable, living in a slot of its frame.
public final class LocalVariable {
    public let name: Name
    public var type: Type
    public let slot: Int
    public let isLet: Bool
    /// Captured by a closure or a local function and possibly changed: it lives in a cell that both share.
    public var isShared = false
    /// The frame whose slot it is, for the checker.
    var frame = 0
    /// Whether it is assigned after its declaration, for the checker.
    var isAssigned = false
    /// Declared with `async let`, for the checker.
    var isAsyncLet = false
    /// Declared as `T!`, for the checker.
    var isImplicitlyUnwrapped = false

    public init(name: Name, type: Type, slot: Int, isLet: Bool) {
        self.name = name
        self.type = type
        self.slot = slot
        self.isLet = isLet
    }
}

public struct Expression {
    public var kind: Kind
    public var type: Type
    public var range: SourceRange

    public init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
        self.kind = kind
        self.type = type
        self.range = range
    }

    public indirect enum Kind {
        case literal(Value)
        /// Reading a place.
        case load(Place)
        case call(Call)
        /// Calling a function value.
        case callValue(Expression, [Argument])
        case closure(Closure)
        /// A declared function as a value; with a receiver it is bound to it.
        case function(Callee, receiver: Expression?, [Type])
        case tuple([Expression])
        /// An array literal of type `Array`; other literals become calls of `init(arrayLiteral:)`.
        case array([Expression])
        case dictionary([(Expression, Expression)])
        /// Text with values between, of type `String`; other types get a call of their
        /// `init(stringInterpolation:)` with one `.interpolation` argument.
        case interpolation([Segment])
        /// A value wrapped into an optional because the context wants one.
        case wrap(Expression)
        case forceUnwrap(Expression)
        /// A chain `a?.b.c`: `.chained` inside gives nil to the whole. The body's own value is wrapped unless
        /// it is an optional already (`flattens`).
        case chain(Expression, flattens: Bool)
        /// The `?` inside a chain.
        case chained(Expression)
        /// `a ?? b` and `&&`, `||` are calls with autoclosures; the ternary is its own.
        case ternary(Expression, Expression, Expression)
        case ifElse(IfStatement)
        case switchCase(SwitchStatement)
        /// Each branch of an `if`/`switch` used as an expression ends in this.
        case isType(Expression, Type)
        case cast(Expression, CastKind, Type)
        case `try`(TryKind, Expression)
        case await(Expression)
        case assign(Place, Expression)
        /// `(a, b) = (b, a)`
        case assignTuple([Place?], Expression)
        case metatype(Type)
        case keyPath(KeyPath)
        /// Statements with a value, for result builders and multi-statement expressions.
        case block([Statement], Expression)
        /// An enum payload's or tuple's element.
        case element(Expression, Int)
        case error
    }

    public enum Segment {
        case text(String)
        /// The value and, for `appendInterpolation`, its other arguments (`specifier:`, `format:`).
        case value(Expression, [(Name?, Expression)])
    }
}

public enum Callee {
    /// Exactly this function.
    case direct(FunctionDeclaration)
    /// A protocol's requirement: looked up in the type of the receiver (or of `Self` for a static one).
    case witness(FunctionDeclaration, Type)
    /// A class's method that a subclass may replace.
    case overridable(FunctionDeclaration)
}

public struct Call {
    public var callee: Callee
    /// The receiver of a method; a place when the method is mutating.
    public var receiver: Receiver
    /// In parameter order, one for each parameter.
    public var arguments: [Argument]
    /// For `generics` of the function, in the caller's own parameters.
    public var substitutions: [Type]

    public init(callee: Callee, receiver: Receiver, arguments: [Argument], substitutions: [Type]) {
        self.callee = callee
        self.receiver = receiver
        self.arguments = arguments
        self.substitutions = substitutions
    }
}

public enum Receiver {
    case none
    case value(Expression)
    case place(Place)
    /// A static member or an initializer.
    case type(Type)
    /// `super.f()`
    case superclass(Expression)
}

public enum Argument {
    case value(Expression)
    case place(Place)
    /// The parameter's own default.
    case defaulted
    case variadic([Expression])
    /// An autoclosure.
    case deferred(Closure)
}

public final class Closure {
    public let code: Code
    /// What it takes from around it: (variable outside, variable inside).
    public var captures: [(LocalVariable, LocalVariable)]
    public internal(set) var type: Type
    public let range: SourceRange

    public init(code: Code, captures: [(LocalVariable, LocalVariable)], type: Type, range: SourceRange) {
        self.code = code
        self.captures = captures
        self.type = type
        self.range = range
    }
}

/// Something that can be read and, if it is variable, written.
public struct Place {
    public var kind: Kind
    public var type: Type
    public var range: SourceRange

    public init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
        self.kind = kind
        self.type = type
        self.range = range
    }

    public indirect enum Kind {
        case local(LocalVariable)
        case global(VariableDeclaration)
        /// A stored or computed property of a place.
        case member(Place, VariableDeclaration, [Type])
        /// A property of a protocol-constrained value: the requirement's getter decides.
        case witness(Place, VariableDeclaration, Type)
        /// A static property of a type.
        case staticMember(Type, VariableDeclaration)
        /// A static requirement, `K.defaultValue`.
        case staticWitness(Type, VariableDeclaration)
        case subscripted(Place, getter: Callee, setter: FunctionDeclaration?, [Argument], [Type])
        case element(Place, Int)
        case forceUnwrap(Place)
        /// The `?` inside a chain that is assigned to or mutated.
        case chained(Place)
        /// A value that is not a place by itself: a call's result, an object reference.
        case value(Expression)
        case keyPath(Place, Expression)
    }
}

public struct KeyPath {
    public enum Component {
        case property(VariableDeclaration, Type)
        case subscripted(FunctionDeclaration, [Expression])
        /// Of a tuple.
        case element(Int)
        case optionalChain
        case forceUnwrap
    }

    public var root: Type
    public var components: [Component]

    public init(root: Type, components: [Component]) {
        self.root = root
        self.components = components
    }
}

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

public enum Condition {
    case expression(Expression)
    case pattern(Pattern, Expression)
}

public struct SwitchStatement {
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

public struct ForStatement {
    public var label: Name?
    public var pattern: Pattern
    public var isCase: Bool
    public var sequence: Expression
    /// For a sequence that is neither an array, a range, a dictionary, a set, a string nor a native collection:
    /// its `makeIterator()` and the iterator's `next()`.
    public var makeIterator: Callee?
    public var next: Callee?
    public var condition: Expression?
    public var body: [Statement]

    public init(
        label: Name?, pattern: Pattern, isCase: Bool, sequence: Expression, makeIterator: Callee?, next: Callee?,
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

public struct CatchClause {
    /// Empty for a bare `catch`, which binds `error`.
    public var items: [(Pattern, Expression?)]
    public var errorVariable: LocalVariable?
    public var body: [Statement]

    public init(items: [(Pattern, Expression?)], errorVariable: LocalVariable?, body: [Statement]) {
        self.items = items
        self.errorVariable = errorVariable
        self.body = body
    }
}

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
