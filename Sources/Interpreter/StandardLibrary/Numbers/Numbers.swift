/// Integer and floating-point types. One set of natives serves all widths: a value is an `Int64` or a
/// `Double`, and `Self` of the call says which bounds hold. Beyond that an unsigned number is a
/// `Value.large`.
extension StandardLibrary {
    static var numbers: [Native] {
        [
            Native("AdditiveArithmetic.zero", Arithmetic.zero),
            Native("Decimal.init(string:)") { Value(Numerals.parseDouble($0.string(0)).map { .double($0) }) },
        ] + integerMembers + floatMembers + conversions
    }

    private static var integerMembers: [Native] {
        [
            Native("FixedWidthInteger.max") {
                Arithmetic.isLarge($0) ? .large(.max) : .int(Arithmetic.bounds($0).upperBound)
            },
            Native("FixedWidthInteger.min") { .int(Arithmetic.bounds($0).lowerBound) },
            Native("FixedWidthInteger.bitWidth", Arithmetic.bitWidth),
            Native("FixedWidthInteger.nonzeroBitCount") { .int($0.receiver.asInteger.nonzeroBitCount) },
            Native("FixedWidthInteger.trailingZeroBitCount") {
                .int($0.receiver.asInteger.trailingZeroBitCount)
            },
            Native("FixedWidthInteger.leadingZeroBitCount") { call in
                // Those of 64 bits count what the type does not have.
                let extra = 64 - Arithmetic.bitWidth(call).asInt
                return .int(max(0, call.receiver.asInteger.leadingZeroBitCount - extra))
            },
            Native("BinaryInteger.description") { .string($0.evaluator.describe($0.receiver)) },
            Native("BinaryInteger.isMultiple(of:)", Arithmetic.isMultiple),
            Native("BinaryInteger.magnitude") {
                .unsigned($0.receiver.asUnsigned ?? $0.receiver.asInteger.magnitude)
            },
            Native("BinaryInteger.advanced(by:)") {
                Arithmetic.checked($0.receiver.asInteger.addingReportingOverflow($0.integer(0)), $0)
            },
            Native("FixedWidthInteger.random(in:)", Arithmetic.random),
            Native("FixedWidthInteger.init(_:radix:)") { Arithmetic.parsed($0, radix: $0.integer(1)) },
            Native("FixedWidthInteger.init(_:)") { Arithmetic.parsed($0, radix: 10) },
            overflowing("addingReportingOverflow", { $0.addingReportingOverflow($1) }) {
                $0.addingReportingOverflow($1)
            },
            overflowing("subtractingReportingOverflow", { $0.subtractingReportingOverflow($1) }) {
                $0.subtractingReportingOverflow($1)
            },
            overflowing("multipliedReportingOverflow", { $0.multipliedReportingOverflow(by: $1) }) {
                $0.multipliedReportingOverflow(by: $1)
            },
            Native("UInt64.multipliedFullWidth(by:)") { call in
                let product = (call.receiver.asUnsigned ?? 0).multipliedFullWidth(
                    by: call.arguments[0].asUnsigned ?? 0)
                return .tuple([.unsigned(product.high), .unsigned(product.low)])
            },
        ]
    }

    private static func overflowing(
        _ name: StaticString, _ operation: @escaping (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
        _ large: @escaping Arithmetic.LargeOperation
    ) -> Native {
        let label = "\(name)".utf8.starts(with: "multiplied".utf8) ? "by" : "_"
        return Native("FixedWidthInteger.\(name)(\(label):)") { call in
            if Arithmetic.isLarge(call), let a = call.receiver.asUnsigned,
                let b = call.arguments[0].asUnsigned
            {
                let result = large(a, b)
                return .tuple([.unsigned(result.partialValue), .bool(result.overflow)])
            }
            let result = operation(call.receiver.asInteger, call.integer(0))
            let fits = Arithmetic.bounds(call).contains(result.partialValue)
            return .tuple([Arithmetic.wrapped(result.partialValue, call), .bool(result.overflow || !fits)])
        }
    }

    private static var floatMembers: [Native] {
        [
            constant("pi", .pi), constant("infinity", .infinity), constant("nan", .nan),
            constant("greatestFiniteMagnitude", .greatestFiniteMagnitude),
            constant("leastNonzeroMagnitude", .leastNonzeroMagnitude),
            constant("leastNormalMagnitude", .leastNormalMagnitude), constant("ulpOfOne", .ulpOfOne),
            test("isNaN") { $0.isNaN }, test("isInfinite") { $0.isInfinite },
            test("isFinite") { $0.isFinite },
            test("isZero") { $0.isZero }, test("isNormal") { $0.isNormal },
            unary("magnitude", { $0.magnitude }),
            unary("significand", { $0.significand }),
            Native("FloatingPoint.exponent") { .int(Int($0.receiver.asDouble.exponent)) },
            unary("nextUp", { $0.nextUp }),
            unary("nextDown", { $0.nextDown }),
            unary("ulp", { $0.ulp }),
            unary("squareRoot()", { $0.squareRoot() }),
            unary("rounded()", { $0.rounded() }),
            Native("FloatingPoint.rounded(_:)") {
                .double($0.receiver.asDouble.rounded(Arithmetic.rule($0.arguments[0])))
            },
            Native("FloatingPoint.truncatingRemainder(dividingBy:)") {
                .double($0.receiver.asDouble.truncatingRemainder(dividingBy: $0.double(0)))
            },
            Native("FloatingPoint.remainder(dividingBy:)") {
                .double($0.receiver.asDouble.remainder(dividingBy: $0.double(0)))
            },
            Native("BinaryFloatingPoint.description") {
                .string(Numerals.description($0.receiver.asDouble, isFloat: Arithmetic.isFloat($0)))
            },
            Native("BinaryFloatingPoint.random(in:)", Arithmetic.random),
        ]
    }

    private static func constant(_ name: StaticString, _ value: Double) -> Native {
        Native("FloatingPoint.\(name)") { call in
            guard Arithmetic.isFloat(call), value.isFinite else { return .double(value) }
            switch value {
            case .greatestFiniteMagnitude: return .double(Double(Float.greatestFiniteMagnitude))
            case .leastNonzeroMagnitude: return .double(Double(Float.leastNonzeroMagnitude))
            case .leastNormalMagnitude: return .double(Double(Float.leastNormalMagnitude))
            case .ulpOfOne: return .double(Double(Float.ulpOfOne))
            default: return .double(Double(Float(value)))
            }
        }
    }

    private static func test(_ name: StaticString, _ test: @escaping (Double) -> Bool) -> Native {
        Native("FloatingPoint.\(name)") { .bool(test($0.receiver.asDouble)) }
    }

    private static func unary(_ member: StaticString, _ function: @escaping (Double) -> Double) -> Native {
        Native("FloatingPoint.\(member)") { Arithmetic.float(function($0.receiver.asDouble), $0) }
    }

    private static var conversions: [Native] {
        [
            Native("FixedWidthInteger.init()") { _ in .int(0) },
            Native("FixedWidthInteger.init(_:) where T: BinaryInteger", Arithmetic.integerFromInteger),
            Native("FixedWidthInteger.init(_:) where T: BinaryFloatingPoint", Arithmetic.integerFromFloat),
            Native("FixedWidthInteger.init(clamping:)", Arithmetic.clamped),
            Native("FixedWidthInteger.init(truncatingIfNeeded:)") { Arithmetic.wrapped($0.integer(0), $0) },
            Native("FixedWidthInteger.init(bitPattern:)") { Arithmetic.wrapped($0.integer(0), $0) },
            Native("FixedWidthInteger.init(exactly:) where T: BinaryInteger") {
                Value(Arithmetic.fitting($0.arguments[0], $0))
            },
            Native("FixedWidthInteger.init(exactly:) where T: BinaryFloatingPoint") { call in
                let value = call.double(0)
                return value == value.rounded(.towardZero)
                    ? Value(Arithmetic.fromFloat(value, call)) : .none
            },
            Native("BinaryFloatingPoint.init()") { _ in .double(0) },
            Native("BinaryFloatingPoint.init(_:) where T: BinaryInteger") {
                Arithmetic.float($0.double(0), $0)
            },
            Native("BinaryFloatingPoint.init(_:) where T: BinaryFloatingPoint") {
                Arithmetic.float($0.double(0), $0)
            },
            Native("BinaryFloatingPoint.init(_:)") {
                Value(Numerals.parseDouble($0.string(0)).map { .double($0) })
            },
        ]
    }
}
