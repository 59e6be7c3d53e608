import Syntax

/// A call of native code: arguments in parameter order, defaults already filled in. For a method the receiver
/// is `receiver`; a mutating one stores the changed receiver there.
public final class NativeCall {
    public let evaluator: Evaluator
    public var receiver: Value
    /// An `inout` argument is changed in place.
    public var arguments: [Value]
    /// Generic arguments at run time, in the order of the function's `generics`.
    public let substitutions: [Type]
    /// Where the call stands in the source.
    public let range: SourceRange
    private var position = 0

    public init(
        evaluator: Evaluator, receiver: Value, arguments: [Value], substitutions: [Type], range: SourceRange
    ) {
        self.evaluator = evaluator
        self.receiver = receiver
        self.arguments = arguments
        self.substitutions = substitutions
        self.range = range
    }

    /// The next argument as it is.
    public func nextValue() -> Value {
        position += 1
        return arguments[position - 1]
    }

    /// The next argument as the Swift type that the closure wants.
    public func next<T: ValueConvertible>(_ type: T.Type = T.self) -> T { T(nextValue()) }
}

/// A Swift type that an interpreted value can be read as. A wrong kind of value is a bug of a native, not of
/// a snippet, and traps.
public protocol ValueConvertible {
    init(_ value: Value)
}
