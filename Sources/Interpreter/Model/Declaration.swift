import Syntax

/// One row of a library: a Swift declaration as text with what happens when it is used.
///
/// The text is one declaration with its real SwiftUI signature, default values included. A function, initializer,
/// property or subscript without a body and without `native` is known but not drawn: using it is an error
/// that says so. One in `extension X { … }` or in `struct X { … }` belongs to that type; `native` is bound to
/// the one bodiless member of the row. A type, a protocol, a typealias or a Swift body needs no closure.
///
/// A table of rows whose texts are literals and whose closures capture nothing is data of the program and costs neither
/// code nor time: the initializers are put in line, and a row has no more than the six fields (a literal counts for
/// three) up to which the compiler lays out an array so. A text that is composed is kept beside.
public struct Declaration {
    private let literal: StaticString
    public let native: NativeBody?
    /// For a settable native property or subscript: receives the new value as its last argument.
    let nativeSet: NativeBody?
    private let remark: Remark

    /// How much of what it says is in a still picture.
    public enum Effect: Sendable {
        case drawn
        /// Nothing, nor on a device while nobody touches it: a transition, a gesture, a hint.
        case accepted
        /// Nothing, though a device shows it: using it is a warning that says so.
        case ignored
    }

    /// The effect, and the text if it is no literal.
    private enum Remark {
        case drawn, accepted, ignored
        case composed(Composed)
    }

    private final class Composed {
        let text: String
        let effect: Effect

        init(_ text: String, _ effect: Effect) {
            self.text = text
            self.effect = effect
        }
    }

    /// A modifier whose view stays as it is, on a device too.
    @inline(__always)
    public init(accepting text: StaticString) {
        self.init(text, { $0.receiver }, nil, .accepted)
    }

    /// A modifier whose view stays as it is here, but not on a device.
    @inline(__always)
    public init(ignoring text: StaticString) {
        self.init(text, { $0.receiver }, nil, .ignored)
    }

    @inline(__always)
    public init(_ text: StaticString) {
        self.init(text, nil, nil, .drawn)
    }

    @inline(__always)
    public init(_ text: StaticString, _ native: @escaping NativeBody) {
        self.init(text, native, nil, .drawn)
    }

    @inline(__always)
    public init(_ text: StaticString, get: @escaping NativeBody, set: @escaping NativeBody) {
        self.init(text, get, set, .drawn)
    }

    @inline(__always)
    private init(_ literal: StaticString, _ native: NativeBody?, _ nativeSet: NativeBody?, _ remark: Remark) {
        self.literal = literal
        self.native = native
        self.nativeSet = nativeSet
        self.remark = remark
    }
}

/// Rows whose text is composed. They take any string, because a literal would else be taken for a `String`.
extension Declaration {
    @_disfavoredOverload
    public init(accepting text: some StringProtocol) {
        self.init("", { $0.receiver }, nil, .composed(Composed(String(text), .accepted)))
    }

    @_disfavoredOverload
    public init(ignoring text: some StringProtocol) {
        self.init("", { $0.receiver }, nil, .composed(Composed(String(text), .ignored)))
    }

    @_disfavoredOverload
    public init(_ text: some StringProtocol) {
        self.init("", nil, nil, .composed(Composed(String(text), .drawn)))
    }

    @_disfavoredOverload
    public init(_ text: some StringProtocol, _ native: @escaping NativeBody) {
        self.init("", native, nil, .composed(Composed(String(text), .drawn)))
    }

    @_disfavoredOverload
    public init(_ text: some StringProtocol, get: @escaping NativeBody, set: @escaping NativeBody) {
        self.init("", get, set, .composed(Composed(String(text), .drawn)))
    }
}

extension Declaration {
    public var text: String {
        if case .composed(let row) = remark { row.text } else { literal.description }
    }

    public var effect: Effect {
        switch remark {
        case .drawn: .drawn
        case .accepted: .accepted
        case .ignored: .ignored
        case .composed(let row): row.effect
        }
    }

    /// The bytes of the text; a literal's without a copy.
    func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard case .composed(let row) = remark else { return literal.withUTF8Buffer(body) }
        var text = row.text
        return text.withUTF8(body)
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
