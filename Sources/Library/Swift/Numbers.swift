protocol AdditiveArithmetic: Equatable { static var zero: Self { get } }

extension AdditiveArithmetic {
    @native static var zero: Self
}

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {}

protocol SignedNumeric: Numeric {}

protocol Strideable<Stride>: Comparable {
    associatedtype Stride: SignedNumeric, Comparable
    func distance(to other: Self) -> Stride
    func advanced(by n: Stride) -> Self
}

protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible {}

protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}

protocol SignedInteger: BinaryInteger, SignedNumeric {}

protocol UnsignedInteger: BinaryInteger {}

protocol FloatingPoint: SignedNumeric, Hashable, Strideable {}

extension FloatingPoint {
    func isLess(than other: Self) -> Bool { self < other }
    func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
    func isEqual(to other: Self) -> Bool { self == other }
}

protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {}

struct Int: FixedWidthInteger, SignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = Int
    init() { self = 0 }
}

struct Int8: FixedWidthInteger, SignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = Int8
    init() { self = 0 }
}

struct Int16: FixedWidthInteger, SignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = Int16
    init() { self = 0 }
}

struct Int32: FixedWidthInteger, SignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = Int32
    init() { self = 0 }
}

struct Int64: FixedWidthInteger, SignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = Int64
    init() { self = 0 }
}

struct UInt: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = UInt
    init() { self = 0 }
}

struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = UInt8
    init() { self = 0 }
}

struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = UInt16
    init() { self = 0 }
}

struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = UInt32
    init() { self = 0 }
}

struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
    typealias Stride = Int
    typealias IntegerLiteralType = UInt64
    init() { self = 0 }
}

struct Double: BinaryFloatingPoint, LosslessStringConvertible, Codable, Sendable {
    typealias Stride = Double
    typealias IntegerLiteralType = Double
    typealias FloatLiteralType = Double
    init() { self = 0 }
}

struct CGFloat: BinaryFloatingPoint, LosslessStringConvertible, Codable, Sendable {
    typealias Stride = CGFloat
    typealias IntegerLiteralType = CGFloat
    typealias FloatLiteralType = CGFloat
    init() { self = 0 }
}

struct Float: BinaryFloatingPoint, LosslessStringConvertible, Codable, Sendable {
    typealias Stride = Float
    typealias IntegerLiteralType = Float
    typealias FloatLiteralType = Float
    init() { self = 0 }
}

struct Decimal: BinaryFloatingPoint, LosslessStringConvertible, Codable, Sendable {
    typealias Stride = Decimal
    typealias IntegerLiteralType = Decimal
    typealias FloatLiteralType = Decimal
    init() { self = 0 }
}

extension Decimal {
    @native init?(string: String)
}

extension FixedWidthInteger {
    @native static var max: Self
    @native static var min: Self
    @native static var bitWidth: Int
    var bitWidth: Int { Self.bitWidth }
    @native var nonzeroBitCount: Int
    @native var trailingZeroBitCount: Int
    @native var leadingZeroBitCount: Int
}

extension BinaryInteger {
    @native var description: String
    @native func isMultiple(of other: Self) -> Bool
    func signum() -> Self { self > 0 ? 1 : self == 0 ? 0 : -1 }
    @native var magnitude: Self

    func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
        (self / rhs, self % rhs)
    }

    func distance(to other: Self) -> Int { Int(other) - Int(self) }
    @native func advanced(by n: Int) -> Self
}

extension FixedWidthInteger {
    @native static func random(in range: Range<Self>) -> Self
    @native static func random(in range: ClosedRange<Self>) -> Self
    @native init?<S: StringProtocol>(_ text: S, radix: Int)
    @native init?(_ description: String)
    @native init?(_ description: Substring)
    @native func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    @native func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    @native func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
}

extension UInt64 {
    @native func multipliedFullWidth(by other: UInt64) -> (high: UInt64, low: UInt64)
}

extension FloatingPoint {
    @native static var pi: Self
    @native static var infinity: Self
    @native static var nan: Self
    @native static var greatestFiniteMagnitude: Self
    @native static var leastNonzeroMagnitude: Self
    @native static var leastNormalMagnitude: Self
    @native static var ulpOfOne: Self
    @native var isNaN: Bool
    @native var isInfinite: Bool
    @native var isFinite: Bool
    @native var isZero: Bool
    @native var isNormal: Bool
    @native var magnitude: Self
    @native var significand: Self
    @native var exponent: Int
    @native var nextUp: Self
    @native var nextDown: Self
    @native var ulp: Self
    @native func squareRoot() -> Self
    @native func rounded() -> Self
    var sign: FloatingPointSign { self < 0 ? .minus : .plus }

    init(sign: FloatingPointSign, exponent: Int, significand: Self) {
        var value = significand
        var left = exponent.magnitude
        while left > 0, value.isFinite, !value.isZero {
            value = exponent > 0 ? value * 2 : value / 2
            left -= 1
        }
        self = sign == .minus ? -value : value
    }
}

enum FloatingPointSign: Int { case plus, minus }

enum FloatingPointRoundingRule {
    case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}

extension FloatingPoint {
    @native func rounded(_ rule: FloatingPointRoundingRule) -> Self
    mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) { self = rounded(rule) }
    mutating func formSquareRoot() { self = squareRoot() }
    @native func truncatingRemainder(dividingBy other: Self) -> Self
    @native func remainder(dividingBy other: Self) -> Self
    func addingProduct(_ lhs: Self, _ rhs: Self) -> Self { self + lhs * rhs }
    func distance(to other: Self) -> Self { other - self }
    func advanced(by n: Self) -> Self { self + n }
    static func minimum(_ x: Self, _ y: Self) -> Self { x <= y ? x : y }
    static func maximum(_ x: Self, _ y: Self) -> Self { x >= y ? x : y }
}

extension BinaryFloatingPoint {
    @native var description: String
    @native static func random(in range: Range<Self>) -> Self
    @native static func random(in range: ClosedRange<Self>) -> Self
}

extension FixedWidthInteger {
    @native init()
    @native("where T: BinaryInteger") init<T: BinaryInteger>(_ source: T)
    @native("where T: BinaryFloatingPoint") init<T: BinaryFloatingPoint>(_ source: T)
    @native init<T: BinaryInteger>(clamping source: T)
    @native init<T: BinaryInteger>(truncatingIfNeeded source: T)
    @native init<T: BinaryInteger>(bitPattern x: T)
    @native("where T: BinaryInteger") init?<T: BinaryInteger>(exactly source: T)
    @native("where T: BinaryFloatingPoint") init?<T: BinaryFloatingPoint>(exactly source: T)
}

extension BinaryFloatingPoint {
    @native init()
    @native("where T: BinaryInteger") init<T: BinaryInteger>(_ source: T)
    @native("where T: BinaryFloatingPoint") init<T: BinaryFloatingPoint>(_ source: T)
    @native init?(_ text: String)
    @native init?(_ text: Substring)
}
