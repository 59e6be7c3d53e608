/// `UInt64` and `UInt` beyond what an `Int64` holds: such a number is a `Value.large`, any other one a
/// `Value.int`.
extension Value {
    /// A number of an unsigned type.
    static func unsigned(_ number: UInt64) -> Value {
        number > UInt64(Int64.max) ? .large(number) : .int(Int64(number))
    }

    /// The number that an unsigned type sees; nil for a negative one.
    var asUnsigned: UInt64? {
        switch self {
        case .large(let number): number
        case .int(let number): UInt64(exactly: number)
        default: nil
        }
    }
}

extension Arithmetic {
    typealias LargeOperation = (UInt64, UInt64) -> (partialValue: UInt64, overflow: Bool)

    /// The result of an operation on 64 unsigned bits; nil when `Self` has fewer or a sign.
    static func large(_ call: NativeCall, _ operation: LargeOperation) -> Value? {
        guard isLarge(call), call.arguments.count == 2, let a = call.arguments[0].asUnsigned,
            let b = call.arguments[1].asUnsigned
        else { return nil }
        let result = operation(a, b)
        return result.overflow ? call.trap("arithmetic overflow") : .unsigned(result.partialValue)
    }

    /// Whether `Self` has 64 bits and no sign.
    static func isLarge(_ call: NativeCall) -> Bool {
        let width = width(call)
        return width.bits == 64 && !width.isSigned
    }

    /// `>>`: what comes in from the left depends on the type, not on the bits.
    static func shiftRight(_ call: NativeCall) -> Value {
        if case .large(let bits) = call.arguments[0] { return .unsigned(bits >> call.integer(1)) }
        return wrapped(call.integer(0) >> call.integer(1), call)
    }

    /// What fits into `Self` of a number, if it does.
    static func fitting(_ value: Value, _ call: NativeCall) -> Value? {
        if case .large = value { return isLarge(call) ? value : nil }
        return bounds(call).contains(value.asInteger) ? .int(value.asInteger) : nil
    }

    static func clamped(_ call: NativeCall) -> Value {
        if case .large = call.arguments[0] {
            return isLarge(call) ? call.arguments[0] : .int(bounds(call).upperBound)
        }
        let bounds = bounds(call)
        return .int(min(max(call.integer(0), bounds.lowerBound), bounds.upperBound))
    }

    /// A number of `Self` in a text; nil when there is none, or one that does not fit.
    static func parsed(_ call: NativeCall, radix: Int64) -> Value {
        let text = call.string(0)
        if let number = parse(text, radix) { return Value(fitting(.int(number), call)) }
        guard isLarge(call), signed(text).rest.count > 15 else { return .none }
        var value: UInt64 = 0
        for byte in signed(text).rest {
            guard let digit = parse(Strings.text([byte]), radix), digit >= 0 else { return .none }
            let (scaled, overflow) = value.multipliedReportingOverflow(by: UInt64(radix))
            let (sum, carry) = scaled.addingReportingOverflow(UInt64(digit))
            if overflow || carry { return .none }
            value = sum
        }
        return signed(text).isNegative ? .none : .some(.unsigned(value))
    }

    static func fromFloat(_ value: Double, _ call: NativeCall) -> Value? {
        let whole = value.rounded(.towardZero)
        if let number = Int64(exactly: whole) { return fitting(.int(number), call) }
        return isLarge(call) ? UInt64(exactly: whole).map { .unsigned($0) } : nil
    }

    static func isMultiple(_ call: NativeCall) -> Value {
        if let a = call.receiver.asUnsigned, let b = call.arguments[0].asUnsigned {
            return .bool(a.isMultiple(of: b))
        }
        return .bool(call.receiver.asInteger.isMultiple(of: call.integer(0)))
    }
}
