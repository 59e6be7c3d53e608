import Syntax

/// Integer and floating-point types. One set of natives serves all widths: a value is an `Int64` or a `Double`,
/// and `Self` of the call says which bounds hold. Beyond that an unsigned number is a `Value.large`.
extension StandardLibrary {
    static var numbers: [Declaration] {
        var rows = [
            Declaration("protocol AdditiveArithmetic: Equatable { static var zero: Self { get } }"),
            Declaration("extension AdditiveArithmetic { static var zero: Self }", Arithmetic.zero),
            Declaration("protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral { }"),
            Declaration("protocol SignedNumeric: Numeric { }"),
            Declaration(
                "protocol Strideable<Stride>: Comparable { associatedtype Stride: SignedNumeric, Comparable; func distance(to other: Self) -> Stride; func advanced(by n: Stride) -> Self }"
            ),
            Declaration("protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible { }"),
            Declaration("protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible { }"),
            Declaration("protocol SignedInteger: BinaryInteger, SignedNumeric { }"),
            Declaration("protocol UnsignedInteger: BinaryInteger { }"),
            Declaration("protocol FloatingPoint: SignedNumeric, Hashable, Strideable { }"),
            Declaration("protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral { }"),
        ]
        for name: StaticString in ["Int", "Int8", "Int16", "Int32", "Int64"] {
            rows.append(integer(name, "FixedWidthInteger, SignedInteger"))
        }
        for name: StaticString in ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"] {
            rows.append(integer(name, "FixedWidthInteger, UnsignedInteger"))
        }
        // A `Decimal` is kept as a `Double` too; its text is rounded to the digits that both agree on.
        for name: StaticString in ["Double", "CGFloat", "Float", "Decimal"] { rows.append(float(name)) }
        rows.append(
            Declaration(
                "extension Decimal { init?(string: String) }",
                { Value(Numerals.parseDouble($0.string(0)).map { .double($0) }) }))
        return rows + integerMembers + floatMembers + conversions
    }

    private static func integer(_ name: StaticString, _ protocols: StaticString) -> Declaration {
        Declaration(
            "struct \(name): \(protocols), Codable, Sendable { typealias Stride = Int; typealias IntegerLiteralType = \(name) }"
        )
    }

    private static func float(_ name: StaticString) -> Declaration {
        Declaration(
            """
            struct \(name): BinaryFloatingPoint, LosslessStringConvertible, Codable, Sendable {
                typealias Stride = \(name)
                typealias IntegerLiteralType = \(name)
                typealias FloatLiteralType = \(name)
            }
            """)
    }

    private static var integerMembers: [Declaration] {
        [
            Declaration("extension FixedWidthInteger { static var max: Self }", { Arithmetic.isLarge($0) ? .large(.max) : .int(Arithmetic.bounds($0).upperBound) }),
            Declaration("extension FixedWidthInteger { static var min: Self }", { .int(Arithmetic.bounds($0).lowerBound) }),
            Declaration("extension FixedWidthInteger { static var bitWidth: Int }", Arithmetic.bitWidth),
            Declaration("extension FixedWidthInteger { var bitWidth: Int { Self.bitWidth } }"),
            Declaration(
                "extension FixedWidthInteger { var nonzeroBitCount: Int }", { .int($0.receiver.asInteger.nonzeroBitCount) }),
            Declaration(
                "extension FixedWidthInteger { var trailingZeroBitCount: Int }",
                { .int($0.receiver.asInteger.trailingZeroBitCount) }),
            Declaration("extension FixedWidthInteger { var leadingZeroBitCount: Int }") { call in
                // Those of 64 bits count what the type does not have.
                let extra = 64 - Arithmetic.bitWidth(call).asInt
                return .int(max(0, call.receiver.asInteger.leadingZeroBitCount - extra))
            },
            Declaration("extension BinaryInteger { var description: String }", { .string($0.evaluator.describe($0.receiver)) }),
            Declaration(
                "extension BinaryInteger { func isMultiple(of other: Self) -> Bool }",
                Arithmetic.isMultiple),
            Declaration("extension BinaryInteger { func signum() -> Self { self > 0 ? 1 : self == 0 ? 0 : -1 } }"),
            Declaration("extension BinaryInteger { var magnitude: Self }", { .unsigned($0.receiver.asUnsigned ?? $0.receiver.asInteger.magnitude) }),
            Declaration(
                "extension BinaryInteger { func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) { (self / rhs, self % rhs) } }"
            ),
            Declaration("extension BinaryInteger { func distance(to other: Self) -> Int { Int(other) - Int(self) } }"),
            Declaration(
                "extension BinaryInteger { func advanced(by n: Int) -> Self }",
                { Arithmetic.checked($0.receiver.asInteger.addingReportingOverflow($0.integer(0)), $0) }),
            Declaration(
                "extension FixedWidthInteger { static func random(in range: Range<Self>) -> Self }", Arithmetic.random),
            Declaration(
                "extension FixedWidthInteger { static func random(in range: ClosedRange<Self>) -> Self }",
                Arithmetic.random),
            Declaration(
                "extension FixedWidthInteger { init?<S: StringProtocol>(_ text: S, radix: Int) }",
                { Arithmetic.parsed($0, radix: $0.integer(1)) }),
            Declaration(
                "extension FixedWidthInteger { init?(_ description: String) }",
                { Arithmetic.parsed($0, radix: 10) }),
            Declaration(
                "extension FixedWidthInteger { init?(_ description: Substring) }",
                { Arithmetic.parsed($0, radix: 10) }),
            overflowing("addingReportingOverflow", { $0.addingReportingOverflow($1) }) { $0.addingReportingOverflow($1) },
            overflowing("subtractingReportingOverflow", { $0.subtractingReportingOverflow($1) }) {
                $0.subtractingReportingOverflow($1)
            },
            overflowing("multipliedReportingOverflow", { $0.multipliedReportingOverflow(by: $1) }) {
                $0.multipliedReportingOverflow(by: $1)
            },
            Declaration("extension UInt64 { func multipliedFullWidth(by other: UInt64) -> (high: UInt64, low: UInt64) }") { call in
                let product = (call.receiver.asUnsigned ?? 0).multipliedFullWidth(by: call.arguments[0].asUnsigned ?? 0)
                return .tuple([.unsigned(product.high), .unsigned(product.low)])
            },
        ]
    }

    private static func overflowing(
        _ name: StaticString, _ operation: @escaping (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
        _ large: @escaping Arithmetic.LargeOperation
    ) -> Declaration {
        let label = "\(name)".utf8.starts(with: "multiplied".utf8) ? "by" : "_"
        return Declaration(
            "extension FixedWidthInteger { func \(name)(\(label) rhs: Self) -> (partialValue: Self, overflow: Bool) }"
        ) { call in
            if Arithmetic.isLarge(call), let a = call.receiver.asUnsigned, let b = call.arguments[0].asUnsigned {
                let result = large(a, b)
                return .tuple([.unsigned(result.partialValue), .bool(result.overflow)])
            }
            let result = operation(call.receiver.asInteger, call.integer(0))
            let fits = Arithmetic.bounds(call).contains(result.partialValue)
            return .tuple([Arithmetic.wrapped(result.partialValue, call), .bool(result.overflow || !fits)])
        }
    }

    private static var floatMembers: [Declaration] {
        [
            constant("pi", .pi), constant("infinity", .infinity), constant("nan", .nan),
            constant("greatestFiniteMagnitude", .greatestFiniteMagnitude),
            constant("leastNonzeroMagnitude", .leastNonzeroMagnitude),
            constant("leastNormalMagnitude", .leastNormalMagnitude), constant("ulpOfOne", .ulpOfOne),
            test("isNaN") { $0.isNaN }, test("isInfinite") { $0.isInfinite }, test("isFinite") { $0.isFinite },
            test("isZero") { $0.isZero }, test("isNormal") { $0.isNormal },
            unary("var magnitude: Self", { $0.magnitude }),
            unary("var significand: Self", { $0.significand }),
            Declaration("extension FloatingPoint { var exponent: Int }", { .int(Int($0.receiver.asDouble.exponent)) }),
            unary("var nextUp: Self", { $0.nextUp }),
            unary("var nextDown: Self", { $0.nextDown }),
            unary("var ulp: Self", { $0.ulp }),
            unary("func squareRoot() -> Self", { $0.squareRoot() }),
            unary("func rounded() -> Self", { $0.rounded() }),
            Declaration(
                "extension FloatingPoint { var sign: FloatingPointSign { self < 0 ? .minus : .plus } }"),
            Declaration("enum FloatingPointSign: Int { case plus, minus }"),
            Declaration(
                "enum FloatingPointRoundingRule { case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero }"
            ),
            Declaration(
                "extension FloatingPoint { func rounded(_ rule: FloatingPointRoundingRule) -> Self }",
                { .double($0.receiver.asDouble.rounded(Arithmetic.rule($0.arguments[0]))) }),
            Declaration(
                "extension FloatingPoint { mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) { self = rounded(rule) } }"
            ),
            Declaration("extension FloatingPoint { mutating func formSquareRoot() { self = squareRoot() } }"),
            Declaration(
                "extension FloatingPoint { func truncatingRemainder(dividingBy other: Self) -> Self }",
                { .double($0.receiver.asDouble.truncatingRemainder(dividingBy: $0.double(0))) }),
            Declaration(
                "extension FloatingPoint { func remainder(dividingBy other: Self) -> Self }",
                { .double($0.receiver.asDouble.remainder(dividingBy: $0.double(0))) }),
            Declaration(
                "extension FloatingPoint { func addingProduct(_ lhs: Self, _ rhs: Self) -> Self { self + lhs * rhs } }"),
            Declaration("extension FloatingPoint { func distance(to other: Self) -> Self { other - self } }"),
            Declaration("extension FloatingPoint { func advanced(by n: Self) -> Self { self + n } }"),
            Declaration("extension FloatingPoint { static func minimum(_ x: Self, _ y: Self) -> Self { x <= y ? x : y } }"),
            Declaration("extension FloatingPoint { static func maximum(_ x: Self, _ y: Self) -> Self { x >= y ? x : y } }"),
            Declaration(
                "extension BinaryFloatingPoint { var description: String }",
                { .string(Numerals.description($0.receiver.asDouble, isFloat: Arithmetic.isFloat($0))) }),
            Declaration(
                "extension BinaryFloatingPoint { static func random(in range: Range<Self>) -> Self }", Arithmetic.random),
            Declaration(
                "extension BinaryFloatingPoint { static func random(in range: ClosedRange<Self>) -> Self }",
                Arithmetic.random),
        ]
    }

    private static func constant(_ name: StaticString, _ value: Double) -> Declaration {
        Declaration("extension FloatingPoint { static var \(name): Self }") { call in
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

    private static func test(_ name: StaticString, _ test: @escaping (Double) -> Bool) -> Declaration {
        Declaration("extension FloatingPoint { var \(name): Bool }") { .bool(test($0.receiver.asDouble)) }
    }

    private static func unary(_ member: StaticString, _ function: @escaping (Double) -> Double) -> Declaration {
        Declaration("extension FloatingPoint { \(member) }") {
            Arithmetic.float(function($0.receiver.asDouble), $0)
        }
    }

    private static var conversions: [Declaration] {
        [
            Declaration("extension FixedWidthInteger { init() }", { _ in .int(0) }),
            Declaration("extension FixedWidthInteger { init<T: BinaryInteger>(_ source: T) }", Arithmetic.integerFromInteger),
            Declaration("extension FixedWidthInteger { init<T: BinaryFloatingPoint>(_ source: T) }", Arithmetic.integerFromFloat),
            Declaration(
                "extension FixedWidthInteger { init<T: BinaryInteger>(clamping source: T) }",
                Arithmetic.clamped),
            Declaration(
                "extension FixedWidthInteger { init<T: BinaryInteger>(truncatingIfNeeded source: T) }",
                { Arithmetic.wrapped($0.integer(0), $0) }),
            Declaration(
                "extension FixedWidthInteger { init<T: BinaryInteger>(bitPattern x: T) }",
                { Arithmetic.wrapped($0.integer(0), $0) }),
            Declaration(
                "extension FixedWidthInteger { init?<T: BinaryInteger>(exactly source: T) }",
                { Value(Arithmetic.fitting($0.arguments[0], $0)) }),
            Declaration(
                "extension FixedWidthInteger { init?<T: BinaryFloatingPoint>(exactly source: T) }",
                { call in
                    let value = call.double(0)
                    return value == value.rounded(.towardZero) ? Value(Arithmetic.fromFloat(value, call)) : .none
                }),
            Declaration("extension BinaryFloatingPoint { init() }", { _ in .double(0) }),
            Declaration(
                "extension BinaryFloatingPoint { init<T: BinaryInteger>(_ source: T) }",
                { Arithmetic.float($0.double(0), $0) }),
            Declaration(
                "extension BinaryFloatingPoint { init<T: BinaryFloatingPoint>(_ source: T) }",
                { Arithmetic.float($0.double(0), $0) }),
            Declaration(
                "extension BinaryFloatingPoint { init?(_ text: String) }",
                { Value(Numerals.parseDouble($0.string(0)).map { .double($0) }) }),
            Declaration(
                "extension BinaryFloatingPoint { init?(_ text: Substring) }",
                { Value(Numerals.parseDouble($0.string(0)).map { .double($0) }) }),
        ]
    }
}
