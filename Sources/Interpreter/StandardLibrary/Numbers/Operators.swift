/// Operators of numbers: one row each, for every number type at once.
extension StandardLibrary {
    static var operators: [Native] { addition + multiplication + bits }

    private static var addition: [Native] {
        binary("AdditiveArithmetic", "+", Arithmetic.add)
            + binary("AdditiveArithmetic", "-", Arithmetic.subtract) + [
                Native("SignedNumeric.-(operand:)", Arithmetic.negate)
            ]
    }

    private static var multiplication: [Native] {
        binary("Numeric", "*", Arithmetic.multiply) + binary("BinaryInteger", "/", Arithmetic.divide)
            + binary("FloatingPoint", "/", Arithmetic.divide)
            + binary("BinaryInteger", "%", Arithmetic.remainder)
    }

    private static var bits: [Native] {
        integer("&") { $0 & $1 } + integer("|") { $0 | $1 } + integer("^") { $0 ^ $1 }
            + integer("<<") { $0 << $1 } + binary("BinaryInteger", ">>", Arithmetic.shiftRight) + [
                wrapping("&+") { $0 &+ $1 }, wrapping("&-") { $0 &- $1 }, wrapping("&*") { $0 &* $1 },
                Native("BinaryInteger.~(x:)") { Arithmetic.wrapped(~$0.integer(0), $0) },
            ]
    }

    /// An operator and its assigning form.
    private static func binary(
        _ owner: StaticString, _ name: StaticString, _ operation: @escaping NativeBody
    ) -> [Native] {
        [
            Native("\(owner).\(name)(lhs:rhs:)", operation),
            Native("\(owner).\(name)=(lhs:rhs:)") { call in
                call.arguments[0] = operation(call)
                return .void
            },
        ]
    }

    private static func integer(
        _ name: StaticString, _ operation: @escaping (Int64, Int64) -> Int64
    ) -> [Native] {
        binary("BinaryInteger", name) { Arithmetic.wrapped(operation($0.integer(0), $0.integer(1)), $0) }
    }

    private static func wrapping(_ name: StaticString, _ operation: @escaping (Int64, Int64) -> Int64)
        -> Native
    {
        Native("FixedWidthInteger.\(name)(lhs:rhs:)") {
            Arithmetic.wrapped(operation($0.integer(0), $0.integer(1)), $0)
        }
    }
}
