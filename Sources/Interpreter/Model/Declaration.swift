import Syntax

/// One row of a library: a Swift declaration as text with what happens when it is used.
///
/// The text is one declaration with its real SwiftUI signature, default values included. A function, initializer,
/// property or subscript without a body and without `native` is known but not drawn: using it is an error
/// that says so. One in `extension X { … }` or in `struct X { … }` belongs to that type; `native` is bound to
/// the one bodiless member of the row. A type, a protocol, a typealias or a Swift body needs no closure.
public struct Declaration {
    public let text: String
    public let native: NativeBody?
    /// For a settable native property or subscript: receives the new value as its last argument.
    public let nativeSet: NativeBody?
    public let effect: Effect

    /// How much of what it says is in a still picture.
    public enum Effect: Sendable {
        case drawn
        /// Nothing, nor on a device while nobody touches it: a transition, a gesture, a hint.
        case accepted
        /// Nothing, though a device shows it: using it is a warning that says so.
        case ignored
    }

    /// A modifier whose view stays as it is, on a device too.
    public init(accepting text: String) {
        self.init(text, leftAs: .accepted)
    }

    /// A modifier whose view stays as it is here, but not on a device.
    public init(ignoring text: String) {
        self.init(text, leftAs: .ignored)
    }

    private init(_ text: String, leftAs effect: Effect) {
        self.text = text
        native = { $0.receiver }
        nativeSet = nil
        self.effect = effect
    }

    public init(_ text: String) {
        self.text = text
        native = nil
        nativeSet = nil
        effect = .drawn
    }

    public init(_ text: String, _ native: @escaping NativeBody) {
        self.text = text
        self.native = native
        nativeSet = nil
        effect = .drawn
    }

    public init(_ text: String, get: @escaping NativeBody, set: @escaping NativeBody) {
        self.text = text
        native = get
        nativeSet = set
        effect = .drawn
    }
}

/// The code of a native row. It does not throw: the checker has proved the arguments. What goes wrong at
/// run time is told with `fail(_:)`, and calls back into interpreted code may have failed (`isFailing`).
public typealias NativeBody = (NativeCall) -> Value

/// A call of a native row: arguments in parameter order, defaults already filled in. For a method the receiver
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

/// A Swift type that an interpreted value can be read as. A wrong kind of value is a bug of a row, not of a
/// snippet, and traps.
public protocol ValueConvertible {
    init(_ value: Value)
}
