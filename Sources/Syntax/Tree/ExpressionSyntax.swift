/// An expression as it was written; it stores no semantics.
public struct ExpressionSyntax: Sendable {
    /// What kind of expression it is, with its parts.
    public var kind: ExpressionKind
    /// All of it.
    public var range: SourceRange
    /// Unique within one tree, so that a checker can remember what it found out.
    public var id: Int

    /// Puts one together from its parts.
    public init(_ kind: ExpressionKind, _ range: SourceRange, id: Int) {
        self.kind = kind
        self.range = range
        self.id = id
    }
}

/// What an expression can be.
public indirect enum ExpressionKind: Sendable {
    /// A whole number.
    case integer(UInt64)
    /// A number with a fraction or an exponent.
    case float(Double)
    /// A string with its interpolations.
    case string(StringLiteralSyntax)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`
    case `nil`
    /// A regular expression between slashes.
    case regex
    /// A plain name, with generic arguments if any. `self`, `Self`, `super`, `$0`, `$name`, and operators
    /// used as functions (`+`) are names too.
    case identifier(Identifier, [TypeSyntax])
    /// `base.name`, or `.name` without a base. `x.0` has the name `0`; `x.init`, `T.self`, `T.Type` likewise.
    /// The labels of a compound name `f(a:b:)` are given if written.
    case member(ExpressionSyntax?, Identifier, [TypeSyntax], labels: [Name]?)
    /// `f(x)`, and closures behind it.
    case call(CallSyntax)
    /// `a[i]`
    case `subscript`(CallSyntax)
    /// `{ … }`
    case closure(ClosureSyntax)
    /// `[a, b]`
    case array([ExpressionSyntax])
    /// `[a: b]`
    case dictionary([DictionaryElementSyntax])
    /// `()` or two and more elements; labels allowed.
    case tuple([ArgumentSyntax])
    /// `(a)`
    case parenthesized(ExpressionSyntax)
    /// `-a`
    case prefix(Identifier, ExpressionSyntax)
    /// `a...`
    case postfix(ExpressionSyntax, Identifier)
    /// An infix operator after folding by precedence; also `=` and compound assignments.
    case binary(ExpressionSyntax, Identifier, ExpressionSyntax)
    /// `a ? b : c`
    case ternary(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
    /// `a is T`
    case `is`(ExpressionSyntax, TypeSyntax)
    /// `a as T`, `a as? T`, `a as! T`
    case cast(ExpressionSyntax, CastKind, TypeSyntax)
    /// `try a`
    case `try`(TryKind, ExpressionSyntax)
    /// `await a`
    case await(ExpressionSyntax)
    /// `repeat f(each x)`
    case packExpansion(ExpressionSyntax)
    /// `each x` inside one.
    case packElement(ExpressionSyntax)
    /// `&x` as an argument.
    case `inout`(ExpressionSyntax)
    /// `x?` inside a chain.
    case optionalChain(ExpressionSyntax)
    /// `a!`
    case forceUnwrap(ExpressionSyntax)
    /// `\Root.path`
    case keyPath(root: TypeSyntax?, [KeyPathComponentSyntax])
    /// `if` that has a value.
    case `if`(IfSyntax)
    /// `switch` that has a value.
    case `switch`(SwitchSyntax)
    /// `#Preview("a") { … }`, `#selector(…)`.
    case macro(Identifier, CallSyntax?)
    /// A type in an expression that no other form covers: `[Int: String]`, `(Int) -> Void`, `any P`.
    case type(TypeSyntax)
    /// `_` on the left of an assignment.
    case wildcard
    /// `...` standing alone: code left out by an author.
    case elision
    /// Nothing was found where an expression is needed; the parser has reported it.
    case missing
}

/// How a value is taken for another type.
public enum CastKind: UInt8, Sendable {
    /// `as`
    case coerce
    /// `as?`
    case conditional
    /// `as!`
    case forced
}

/// How a call that may throw is tried.
public enum TryKind: UInt8, Sendable {
    /// `try`
    case plain
    /// `try?`
    case optional
    /// `try!`
    case forced
}

/// A call or a subscript, with its arguments.
public struct CallSyntax: Sendable {
    /// The function called, or the base of a subscript. For a macro: a missing expression.
    public var callee: ExpressionSyntax
    /// What stands in the parentheses, in order.
    public var arguments: [ArgumentSyntax]
    /// Range of `( … )` or `[ … ]`; nil when only trailing closures were written.
    public var parentheses: SourceRange?
    /// The first has no label.
    public var trailingClosures: [TrailingClosureSyntax]

    /// Puts one together from its parts.
    public init(
        callee: ExpressionSyntax, arguments: [ArgumentSyntax], parentheses: SourceRange?,
        trailingClosures: [TrailingClosureSyntax]
    ) {
        self.callee = callee
        self.arguments = arguments
        self.parentheses = parentheses
        self.trailingClosures = trailingClosures
    }
}

/// One argument of a call.
public struct ArgumentSyntax: Sendable {
    /// What stands before its colon.
    public var label: Identifier?
    /// The argument itself.
    public var value: ExpressionSyntax

    /// Puts one together from its parts.
    public init(label: Identifier?, value: ExpressionSyntax) {
        self.label = label
        self.value = value
    }
}

/// A closure behind the parentheses of a call.
public struct TrailingClosureSyntax: Sendable {
    /// What stands before its colon; nil for the first one.
    public var label: Identifier?
    /// The closure itself.
    public var closure: ClosureSyntax
    /// All of it, with its label.
    public var range: SourceRange
    /// The id of the closure as an expression.
    public var id: Int

    /// Puts one together from its parts.
    public init(label: Identifier?, closure: ClosureSyntax, range: SourceRange, id: Int) {
        self.label = label
        self.closure = closure
        self.range = range
        self.id = id
    }
}

/// A closure with its head and its body.
public struct ClosureSyntax: Sendable {
    /// What stands with `@` before its head.
    public var attributes: [AttributeSyntax]
    /// What stands in its brackets.
    public var captures: [CaptureSyntax]
    /// nil when no parameter list was written (`$0` may be used then).
    public var parameters: [ClosureParameterSyntax]?
    /// Whether `async` stands in its head.
    public var isAsync: Bool
    /// Whether `throws` stands in its head.
    public var isThrowing: Bool
    /// The type behind its arrow.
    public var result: TypeSyntax?
    /// Its statements.
    public var body: CodeBlockSyntax

    /// Puts one together from its parts.
    public init(
        attributes: [AttributeSyntax], captures: [CaptureSyntax], parameters: [ClosureParameterSyntax]?,
        isAsync: Bool, isThrowing: Bool, result: TypeSyntax?, body: CodeBlockSyntax
    ) {
        self.attributes = attributes
        self.captures = captures
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.result = result
        self.body = body
    }
}

/// `[weak self]`, `[copy = value]`: what a closure takes along.
public struct CaptureSyntax: Sendable {
    /// `weak`, `unowned` or empty.
    public var specifier: Name
    /// What it is called inside.
    public var name: Identifier
    /// What stands behind its `=`.
    public var value: ExpressionSyntax?

    /// Puts one together from its parts.
    public init(specifier: Name, name: Identifier, value: ExpressionSyntax?) {
        self.specifier = specifier
        self.name = name
        self.value = value
    }
}

/// A parameter in the head of a closure.
public struct ClosureParameterSyntax: Sendable {
    /// `_` for a parameter that is ignored.
    public var name: Identifier
    /// What stands behind its colon.
    public var type: TypeSyntax?

    /// Puts one together from its parts.
    public init(name: Identifier, type: TypeSyntax?) {
        self.name = name
        self.type = type
    }
}

/// One `key: value` of a dictionary.
public struct DictionaryElementSyntax: Sendable {
    /// What stands before the colon.
    public var key: ExpressionSyntax
    /// What stands behind the colon.
    public var value: ExpressionSyntax

    /// Puts one together from its parts.
    public init(key: ExpressionSyntax, value: ExpressionSyntax) {
        self.key = key
        self.value = value
    }
}

/// A string as it is written, in pieces.
public struct StringLiteralSyntax: Sendable {
    /// A piece of a string.
    public enum Segment: Sendable {
        /// Text with its escapes resolved.
        case text(String, SourceRange)
        /// What stands between `\(` and `)`, and where.
        case interpolation([ArgumentSyntax], SourceRange)
    }

    /// The pieces in their order.
    public var segments: [Segment]

    /// A string of these pieces.
    public init(segments: [Segment]) { self.segments = segments }
}

/// One step of a key path.
public enum KeyPathComponentSyntax: Sendable {
    /// `.name`
    case property(Identifier)
    /// `[i]`, and where it stands.
    case `subscript`([ArgumentSyntax], SourceRange)
    /// `?`, and where it stands.
    case optionalChain(SourceRange)
    /// `!`, and where it stands.
    case forceUnwrap(SourceRange)
}
