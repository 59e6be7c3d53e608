/// An expression as it was written; it stores no semantics.
public struct ExpressionSyntax: Sendable {
    public var kind: ExpressionKind
    public var range: SourceRange
    /// Unique within one tree, so that a checker can remember what it found out.
    public var id: Int

    public init(_ kind: ExpressionKind, _ range: SourceRange, id: Int) {
        self.kind = kind
        self.range = range
        self.id = id
    }
}

public indirect enum ExpressionKind: Sendable {
    case integer(UInt64)
    case float(Double)
    case string(StringLiteralSyntax)
    case boolean(Bool)
    case `nil`
    case regex
    /// A plain name, with generic arguments if any. `self`, `Self`, `super`, `$0`, `$name`, and operators
    /// used as functions (`+`) are names too.
    case identifier(Identifier, [TypeSyntax])
    /// `base.name`, or `.name` without a base. `x.0` has the name `0`; `x.init`, `T.self`, `T.Type` likewise.
    /// The labels of a compound name `f(a:b:)` are given if written.
    case member(ExpressionSyntax?, Identifier, [TypeSyntax], labels: [Name]?)
    case call(CallSyntax)
    case `subscript`(CallSyntax)
    case closure(ClosureSyntax)
    case array([ExpressionSyntax])
    case dictionary([DictionaryElementSyntax])
    /// `()` or two and more elements; labels allowed.
    case tuple([ArgumentSyntax])
    case parenthesized(ExpressionSyntax)
    case prefix(Identifier, ExpressionSyntax)
    case postfix(ExpressionSyntax, Identifier)
    /// An infix operator after folding by precedence; also `=` and compound assignments.
    case binary(ExpressionSyntax, Identifier, ExpressionSyntax)
    case ternary(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
    case `is`(ExpressionSyntax, TypeSyntax)
    case cast(ExpressionSyntax, CastKind, TypeSyntax)
    case `try`(TryKind, ExpressionSyntax)
    case await(ExpressionSyntax)
    /// `repeat f(each x)`
    case packExpansion(ExpressionSyntax)
    /// `each x` inside one.
    case packElement(ExpressionSyntax)
    /// `&x` as an argument.
    case `inout`(ExpressionSyntax)
    /// `x?` inside a chain.
    case optionalChain(ExpressionSyntax)
    case forceUnwrap(ExpressionSyntax)
    case keyPath(root: TypeSyntax?, [KeyPathComponentSyntax])
    case `if`(IfSyntax)
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

public enum CastKind: UInt8, Sendable {
    case coerce  // as
    case conditional  // as?
    case forced  // as!
}

public enum TryKind: UInt8, Sendable {
    case plain
    case optional
    case forced
}

public struct CallSyntax: Sendable {
    /// The function called, or the base of a subscript. For a macro: a missing expression.
    public var callee: ExpressionSyntax
    public var arguments: [ArgumentSyntax]
    /// Range of `( … )` or `[ … ]`; nil when only trailing closures were written.
    public var parentheses: SourceRange?
    /// The first has no label.
    public var trailingClosures: [TrailingClosureSyntax]

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

public struct ArgumentSyntax: Sendable {
    public var label: Identifier?
    public var value: ExpressionSyntax

    public init(label: Identifier?, value: ExpressionSyntax) {
        self.label = label
        self.value = value
    }
}

public struct TrailingClosureSyntax: Sendable {
    public var label: Identifier?
    public var closure: ClosureSyntax
    public var range: SourceRange
    /// The id of the closure as an expression.
    public var id: Int

    public init(label: Identifier?, closure: ClosureSyntax, range: SourceRange, id: Int) {
        self.label = label
        self.closure = closure
        self.range = range
        self.id = id
    }
}

public struct ClosureSyntax: Sendable {
    public var attributes: [AttributeSyntax]
    public var captures: [CaptureSyntax]
    /// nil when no parameter list was written (`$0` may be used then).
    public var parameters: [ClosureParameterSyntax]?
    public var isAsync: Bool
    public var isThrowing: Bool
    public var result: TypeSyntax?
    public var body: CodeBlockSyntax

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

public struct CaptureSyntax: Sendable {
    /// `weak`, `unowned` or empty.
    public var specifier: Name
    public var name: Identifier
    public var value: ExpressionSyntax?

    public init(specifier: Name, name: Identifier, value: ExpressionSyntax?) {
        self.specifier = specifier
        self.name = name
        self.value = value
    }
}

public struct ClosureParameterSyntax: Sendable {
    /// `_` for a parameter that is ignored.
    public var name: Identifier
    public var type: TypeSyntax?

    public init(name: Identifier, type: TypeSyntax?) {
        self.name = name
        self.type = type
    }
}

public struct DictionaryElementSyntax: Sendable {
    public var key: ExpressionSyntax
    public var value: ExpressionSyntax

    public init(key: ExpressionSyntax, value: ExpressionSyntax) {
        self.key = key
        self.value = value
    }
}

public struct StringLiteralSyntax: Sendable {
    public enum Segment: Sendable {
        /// Text with its escapes resolved.
        case text(String, SourceRange)
        case interpolation([ArgumentSyntax], SourceRange)
    }

    public var segments: [Segment]

    public init(segments: [Segment]) { self.segments = segments }
}

public enum KeyPathComponentSyntax: Sendable {
    case property(Identifier)
    case `subscript`([ArgumentSyntax], SourceRange)
    case optionalChain(SourceRange)
    case forceUnwrap(SourceRange)
}
