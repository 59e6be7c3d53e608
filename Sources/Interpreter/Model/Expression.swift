import Syntax

/// A checked expression: what it does, the type of its value, where it stands.
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
        /// `test ? a : b`; `a ?? b`, `a && b` and `a || b` are calls with autoclosures.
        case ternary(Expression, Expression, Expression)
        case ifElse(IfStatement)
        case switchCase(SwitchStatement)
        case isType(Expression, Type)
        case cast(Expression, CastKind, Type)
        case `try`(TryKind, Expression)
        case await(Expression)
        /// `repeat f(each x)`: among the values of a tuple, a variadic argument or a loop it is as many as
        /// the pack has.
        case expansion(PackExpansion)
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

    /// A piece of an interpolated text.
    public enum Segment {
        case text(String)
        /// The value and, for `appendInterpolation`, its other arguments (`specifier:`, `format:`).
        case value(Expression, [(Name?, Expression)])
        /// The same with a label before the value: until it is known which `appendInterpolation` takes it.
        case labeled(Identifier, Expression, [(Name?, Expression)])
    }
}
