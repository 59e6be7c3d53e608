extension AdditiveArithmetic {
    @native static func + (lhs: Self, rhs: Self) -> Self
    @native static func += (lhs: inout Self, rhs: Self)
    @native static func - (lhs: Self, rhs: Self) -> Self
    @native static func -= (lhs: inout Self, rhs: Self)
    static prefix func + (x: Self) -> Self { x }
}

extension SignedNumeric {
    @native static prefix func - (operand: Self) -> Self
    mutating func negate() { self = -self }
}

extension Numeric {
    @native static func * (lhs: Self, rhs: Self) -> Self
    @native static func *= (lhs: inout Self, rhs: Self)
}

extension BinaryInteger {
    @native static func / (lhs: Self, rhs: Self) -> Self
    @native static func /= (lhs: inout Self, rhs: Self)
}

extension FloatingPoint {
    @native static func / (lhs: Self, rhs: Self) -> Self
    @native static func /= (lhs: inout Self, rhs: Self)
}

extension BinaryInteger {
    @native static func % (lhs: Self, rhs: Self) -> Self
    @native static func %= (lhs: inout Self, rhs: Self)
    @native static func & (lhs: Self, rhs: Self) -> Self
    @native static func &= (lhs: inout Self, rhs: Self)
    @native static func | (lhs: Self, rhs: Self) -> Self
    @native static func |= (lhs: inout Self, rhs: Self)
    @native static func ^ (lhs: Self, rhs: Self) -> Self
    @native static func ^= (lhs: inout Self, rhs: Self)
    @native static func << (lhs: Self, rhs: Self) -> Self
    @native static func <<= (lhs: inout Self, rhs: Self)
    @native static func >> (lhs: Self, rhs: Self) -> Self
    @native static func >>= (lhs: inout Self, rhs: Self)
}

extension FixedWidthInteger {
    @native static func &+ (lhs: Self, rhs: Self) -> Self
    @native static func &- (lhs: Self, rhs: Self) -> Self
    @native static func &* (lhs: Self, rhs: Self) -> Self
}

extension BinaryInteger {
    @native static prefix func ~ (x: Self) -> Self
}
