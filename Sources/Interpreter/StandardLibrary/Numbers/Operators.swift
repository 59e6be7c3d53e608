/// Operators of numbers: one row each, for every number type at once.
extension StandardLibrary {
    static var operators: [Declaration] {
        addition + multiplication + bits
    }

    private static var addition: [Declaration] {
        binary("AdditiveArithmetic", "+", Arithmetic.add) + binary("AdditiveArithmetic", "-", Arithmetic.subtract) + [
            Declaration("extension AdditiveArithmetic { static prefix func + (x: Self) -> Self { x } }"),
            Declaration("extension SignedNumeric { static prefix func - (operand: Self) -> Self }", Arithmetic.negate),
            Declaration("extension SignedNumeric { mutating func negate() { self = -self } }"),
        ]
    }

    private static var multiplication: [Declaration] {
        binary("Numeric", "*", Arithmetic.multiply) + binary("BinaryInteger", "/", Arithmetic.divide)
            + binary("FloatingPoint", "/", Arithmetic.divide) + binary("BinaryInteger", "%", Arithmetic.remainder)
    }

    private static var bits: [Declaration] {
        integer("&") { $0 & $1 } + integer("|") { $0 | $1 } + integer("^") { $0 ^ $1 }
            + integer("<<") { $0 << $1 } + binary("BinaryInteger", ">>", Arithmetic.shiftRight) + [
                wrapping("&+") { $0 &+ $1 }, wrapping("&-") { $0 &- $1 }, wrapping("&*") { $0 &* $1 },
                Declaration(
                    "extension BinaryInteger { static prefix func ~ (x: Self) -> Self }",
                    { Arithmetic.wrapped(~$0.integer(0), $0) }),
            ]
    }

    /// An operator and its assigning form.
    private static func binary(
        _ owner: StaticString, _ name: StaticString, _ operation: @escaping NativeBody
    ) -> [Declaration] {
        [
            Declaration("extension \(owner) { static func \(name) (lhs: Self, rhs: Self) -> Self }", operation),
            Declaration("extension \(owner) { static func \(name)= (lhs: inout Self, rhs: Self) }") { call in
                call.arguments[0] = operation(call)
                return .void
            },
        ]
    }

    private static func integer(
        _ name: StaticString, _ operation: @escaping (Int64, Int64) -> Int64
    ) -> [Declaration] {
        binary("BinaryInteger", name) { Arithmetic.wrapped(operation($0.integer(0), $0.integer(1)), $0) }
    }

    private static func wrapping(_ name: StaticString, _ operation: @escaping (Int64, Int64) -> Int64) -> Declaration {
        Declaration("extension FixedWidthInteger { static func \(name) (lhs: Self, rhs: Self) -> Self }") {
            Arithmetic.wrapped(operation($0.integer(0), $0.integer(1)), $0)
        }
    }
}
