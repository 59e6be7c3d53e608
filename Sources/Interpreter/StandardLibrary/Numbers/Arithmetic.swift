import Syntax

/// What number operators do, with Swift's traps. `Self` is the first substitution of the call.
enum Arithmetic {
    static func zero(_ call: NativeCall) -> Value {
        guard let type = selfType(call) else { return .int(0) }
        return isFloatingPoint(type, call) ? .double(0) : .int(0)
    }

    static func add(_ call: NativeCall) -> Value {
        switch (call.arguments[0], call.arguments[1]) {
        case (.int(let a), .int(let b)):
            checked(a.addingReportingOverflow(b), call) { $0.addingReportingOverflow($1) }
        case (.double(let a), .double(let b)): float(a + b, call)
        default: large(call) { $0.addingReportingOverflow($1) } ?? byOperator("+", call)
        }
    }

    static func subtract(_ call: NativeCall) -> Value {
        switch (call.arguments[0], call.arguments[1]) {
        case (.int(let a), .int(let b)): checked(a.subtractingReportingOverflow(b), call)
        case (.double(let a), .double(let b)): float(a - b, call)
        default: large(call) { $0.subtractingReportingOverflow($1) } ?? byOperator("-", call)
        }
    }

    static func multiply(_ call: NativeCall) -> Value {
        switch (call.arguments[0], call.arguments[1]) {
        case (.int(let a), .int(let b)):
            checked(a.multipliedReportingOverflow(by: b), call) { $0.multipliedReportingOverflow(by: $1) }
        case (.double(let a), .double(let b)): float(a * b, call)
        default: large(call) { $0.multipliedReportingOverflow(by: $1) } ?? byOperator("*", call)
        }
    }

    static func divide(_ call: NativeCall) -> Value {
        switch (call.arguments[0], call.arguments[1]) {
        case (.int, .int(0)): call.trap("division by zero")
        case (.int(let a), .int(let b)): checked(a.dividedReportingOverflow(by: b), call)
        case (.double(let a), .double(let b)): float(a / b, call)
        default: large(call) { $0.dividedReportingOverflow(by: $1) } ?? byOperator("/", call)
        }
    }

    static func remainder(_ call: NativeCall) -> Value {
        switch (call.arguments[0], call.arguments[1]) {
        case (.int, .int(0)): call.trap("division by zero in remainder operation")
        case (.int(let a), .int(let b)): checked(a.remainderReportingOverflow(dividingBy: b), call)
        default: large(call) { $0.remainderReportingOverflow(dividingBy: $1) } ?? byOperator("%", call)
        }
    }

    static func negate(_ call: NativeCall) -> Value {
        switch call.arguments[0] {
        case .int(let value): checked(Int64(0).subtractingReportingOverflow(value), call)
        case .double(let value): .double(-value)
        default: byOperator("-", call)
        }
    }

    /// A snippet's own number type, in generic code: its own operator.
    private static func byOperator(_ name: Name, _ call: NativeCall) -> Value {
        // Generic code may have kept an integer literal that stands for a floating-point number.
        if case .double(let a) = call.arguments[0], case .int(let b) = call.arguments.last {
            call.arguments = [.double(a), .double(Double(b))]
            return retry(name, call)
        }
        if case .int(let a) = call.arguments[0], case .double(let b) = call.arguments.last {
            call.arguments = [.double(Double(a)), .double(b)]
            return retry(name, call)
        }
        return call.evaluator.callOperator(name, call.arguments, call.range)
    }

    private static func retry(_ name: Name, _ call: NativeCall) -> Value {
        switch name.text.utf8.first {
        case UInt8(ascii: "+"): add(call)
        case UInt8(ascii: "-"): subtract(call)
        case UInt8(ascii: "*"): multiply(call)
        default: divide(call)
        }
    }

    /// A result of integers that must fit `Self`.
    static func checked(
        _ result: (partialValue: Int64, overflow: Bool), _ call: NativeCall,
        large operation: LargeOperation? = nil
    ) -> Value {
        if !result.overflow, isInt(call) || bounds(call).contains(result.partialValue) {
            return .int(result.partialValue)
        }
        if let operation, let value = large(call, operation) { return value }
        return call.trap("arithmetic overflow")
    }

    /// A floating-point result, rounded when `Self` is `Float`.
    static func float(_ value: Double, _ call: NativeCall) -> Value {
        isFloat(call) ? .double(Double(Float(value))) : .double(value)
    }

    // MARK: What `Self` is

    private static func selfType(_ call: NativeCall) -> NominalDeclaration? {
        if case .nominal(let declaration, _)? = call.substitutions.first { return declaration }
        return nil
    }

    private static func isInt(_ call: NativeCall) -> Bool {
        guard let type = selfType(call) else { return true }
        return type === call.evaluator.commonTypes.int
    }

    static func isFloat(_ call: NativeCall) -> Bool {
        guard let type = selfType(call), let float = call.evaluator.commonTypes.float else { return false }
        return type === float
    }

    private static func isFloatingPoint(_ type: NominalDeclaration, _ call: NativeCall) -> Bool {
        let common = call.evaluator.commonTypes
        return type === common.double || type === common.cgFloat || type === common.float
    }

    static func width(_ call: NativeCall) -> IntegerWidth {
        selfType(call).flatMap { IntegerWidth(of: $0.name) } ?? IntegerWidth(bits: 64, isSigned: true)
    }

    static func bitWidth(_ call: NativeCall) -> Value { .int(width(call).bits) }

    static func bounds(_ call: NativeCall) -> ClosedRange<Int64> { width(call).values }

    /// The low bits of a number, as `Self` has them.
    static func wrapped(_ value: Int64, _ call: NativeCall) -> Value {
        let width = width(call)
        if width.bits >= Int64.bitWidth {
            return width.isSigned ? .int(value) : .unsigned(UInt64(bitPattern: value))
        }
        let low = value & ((1 << width.bits) - 1)
        return .int(width.isSigned && low >> (width.bits - 1) == 1 ? low - (1 << width.bits) : low)
    }

    // MARK: Conversions

    static func integerFromInteger(_ call: NativeCall) -> Value {
        if let value = fitting(call.arguments[0], call) { return value }
        return call.trap("not enough bits to represent the passed value")
    }

    static func integerFromFloat(_ call: NativeCall) -> Value {
        let value = call.double(0)
        guard value.isFinite else {
            return call.trap(
                "floating-point value cannot be converted to an integer because it is infinite or NaN")
        }
        guard let whole = fromFloat(value, call) else {
            return call.trap(
                "floating-point value cannot be converted to an integer because the result would overflow")
        }
        return whole
    }

    static func rule(_ value: Value) -> FloatingPointRoundingRule {
        guard case .enumeration(let rule, _) = value else { return .toNearestOrAwayFromZero }
        switch rule.index {
        case 1: return .toNearestOrEven
        case 2: return .up
        case 3: return .down
        case 4: return .towardZero
        case 5: return .awayFromZero
        default: return .toNearestOrAwayFromZero
        }
    }

    /// A number's text without its sign.
    static func signed(_ text: String) -> (isNegative: Bool, rest: ArraySlice<UInt8>) {
        let bytes = Array(text.utf8)
        let isNegative = bytes.first == UInt8(ascii: "-")
        return (isNegative, isNegative || bytes.first == UInt8(ascii: "+") ? bytes[1...] : bytes[...])
    }

    static func parse(_ text: String, _ radix: Int64) -> Int64? {
        let (isNegative, bytes) = signed(text)
        guard !bytes.isEmpty else { return nil }
        var value: Int64 = 0
        for byte in bytes {
            guard let digit = digit(byte), digit < radix else { return nil }
            let (scaled, overflow) = value.multipliedReportingOverflow(by: radix)
            let (sum, carry) = scaled.addingReportingOverflow(isNegative ? -digit : digit)
            if overflow || carry { return nil }
            value = sum
        }
        return value
    }

    private static func digit(_ byte: UInt8) -> Int64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte) - 48
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int64(byte) - 87
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int64(byte) - 55
        default: nil
        }
    }

    /// Random numbers come from a generator with a fixed seed, so that every build gives the same page.
    static func random(_ call: NativeCall) -> Value {
        guard case .range(let lower, let upper, let closed) = call.arguments[0] else { return .void }
        if case .int(let low) = lower, case .int(let high) = upper {
            let count = UInt64(bitPattern: high &- low) &+ (closed ? 1 : 0)
            if count == 0 && !closed { return call.trap("can't get random value with an empty range") }
            let bits = call.evaluator.nextRandom()
            return .int(count == 0 ? Int64(bitPattern: bits) : low &+ Int64(bitPattern: bits % count))
        }
        let unit = Double(call.evaluator.nextRandom() >> 11) / 9_007_199_254_740_992
        return .double(lower.asDouble + unit * (upper.asDouble - lower.asDouble))
    }
}
