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
    /// The declaration that is called, unless a value is.
    private let function: FunctionDeclaration?
    private var position = 0

    init(
        _ function: FunctionDeclaration?, evaluator: Evaluator, receiver: Value, arguments: [Value],
        substitutions: [Type], range: SourceRange
    ) {
        self.function = function
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

    /// The argument for the parameter of that label; nil if the declaration that is called has none, so one
    /// native serves all declarations of a name.
    public func argument(_ label: StaticString) -> Value? {
        argument { name in label.withUTF8Buffer { name?.text.utf8.elementsEqual($0) ?? false } }
    }

    /// The first argument without a label.
    public var unlabeledArgument: Value? { argument { $0 == nil } }

    private func argument(_ isMeant: (Name?) -> Bool) -> Value? {
        guard let place = function?.parameters.firstIndex(where: { isMeant($0.label) }) else { return nil }
        return arguments[place]
    }

    /// The next argument as the Swift type that the closure wants.
    public func next<T: ValueConvertible>(_ type: T.Type = T.self) -> T { T(nextValue()) }
}

/// A Swift type that an interpreted value can be read as. A wrong kind of value is a bug of a native, not of
/// a snippet, and traps.
public protocol ValueConvertible {
    init(_ value: Value)
}
