/// What natives read out of values. A wrong kind of value is a bug of a row; it must not end the whole
/// process, so these give an empty payload, and `NativeCall` turns it into a diagnostic.
extension Value {
    public var asBool: Bool {
        if case .bool(let value) = self { return value }
        return false
    }

    /// An integer with all its bits.
    public var asInteger: Int64 {
        switch self {
        case .int(let value): return value
        case .large(let value): return Int64(bitPattern: value)
        case .double(let value): return Int64(exactly: value.rounded(.towardZero)) ?? 0
        default:
            return 0
        }
    }

    /// A count or a position: beyond what any collection holds it is cut off, so that sums of a few fit into
    /// an `Int` of 32 bits, too.
    public var asInt: Int {
        if case .large = self { 1 << 29 } else { Int(Swift.min(Swift.max(asInteger, -1 << 29), 1 << 29)) }
    }

    public static func int(_ value: Int) -> Value { .int(Int64(value)) }

    /// Any number as a floating-point one.
    public var asDouble: Double {
        switch self {
        case .double(let value): return value
        case .int(let value): return Double(value)
        case .large(let value): return Double(value)
        default:
            return 0
        }
    }

    public var asString: String {
        if case .string(let value) = self { return value }
        return ""
    }

    public var asArray: [Value] {
        if case .array(let values) = self { return values }
        return []
    }

    /// The elements of a tuple; any other value is a tuple of one.
    public var elements: [Value] {
        switch self {
        case .tuple(let values): return values
        case .void: return []
        default: return [self]
        }
    }

    public var asDictionary: DictionaryValue {
        switch self {
        case .dictionary(let value), .set(let value): return value
        default:
            return DictionaryValue()
        }
    }

    /// A field of a struct or an object.
    public func field(_ index: Int) -> Value {
        switch self {
        case .structure(let value): return value.fields[index]
        case .object(let object): return object.fields[index]
        default:
            return .void
        }
    }

    public var isNil: Bool {
        if case .none = self { return true }
        return false
    }

    /// The value inside an optional, nil for an absent one; a value that is no optional is itself.
    public var unwrapped: Value? {
        switch self {
        case .none: nil
        case .some(let value): value
        default: self
        }
    }

    init(_ optional: Value?) { self = optional.map { .some($0) } ?? .none }
}

extension NativeCall {
    func integer(_ index: Int) -> Int64 {
        switch arguments[index] {
        case .int, .large, .double: break
        default: wrongKind(index, "Int")
        }
        return arguments[index].asInteger
    }

    /// A count or a position; see `Value.asInt`.
    func int(_ index: Int) -> Int {
        switch arguments[index] {
        case .int, .large, .double: break
        default: wrongKind(index, "Int")
        }
        return arguments[index].asInt
    }

    func double(_ index: Int) -> Double {
        switch arguments[index] {
        case .int, .large, .double: break
        default: wrongKind(index, "Double")
        }
        return arguments[index].asDouble
    }

    func bool(_ index: Int) -> Bool {
        if case .bool(let value) = arguments[index] { return value }
        wrongKind(index, "Bool")
        return false
    }

    func string(_ index: Int) -> String {
        if case .string(let value) = arguments[index] { return value }
        wrongKind(index, "String")
        return ""
    }

    func array(_ index: Int) -> [Value] {
        if case .array(let values) = arguments[index] { return values }
        wrongKind(index, "Array")
        return []
    }

    private func wrongKind(_ index: Int, _ wanted: StaticString) {
        let found = evaluator.describe(evaluator.typeOf(arguments[index]))
        evaluator.fail(
            "a row of the library expected '\(wanted)', but argument \(index + 1) is '\(found)'", at: range)
    }

    /// The elements of an argument that is some sequence.
    func elements(_ index: Int) -> [Value] { evaluator.elements(of: arguments[index]) }

    /// Calls an argument that is a function.
    func apply(_ index: Int, _ values: Value...) -> Value { evaluator.call(arguments[index], values) }

    /// Stops evaluation, with the call as its place.
    func trap(_ message: String) -> Value {
        evaluator.fail(message, at: range)
        return .void
    }

    /// Moves the receiver out, so that it is changed without a copy; put it back.
    public func takeReceiver() -> Value {
        let value = receiver
        receiver = .void
        return value
    }
}

extension String {
    /// Equality of bytes: `==` would bring Unicode normalization into the WebAssembly build.
    func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Bool: ValueConvertible {
    public init(_ value: Value) { self = value.asBool }
}

extension Int: ValueConvertible {
    public init(_ value: Value) { self = value.asInt }
}

extension Double: ValueConvertible {
    public init(_ value: Value) { self = value.asDouble }
}

extension String: ValueConvertible {
    public init(_ value: Value) { self = value.asString }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    public init(_ value: Value) { self = value.unwrapped.map { Wrapped($0) } }
}
