import Syntax

/// The width of an integer type in bits, and whether it has a sign.
struct IntegerWidth {
    var bits: Int
    var isSigned: Bool

    /// What a number of the type can be; an `Int64` holds the values, so that the highest bit of `UInt64` is
    /// out of reach.
    var values: ClosedRange<Int64> {
        if bits >= Int64.bitWidth { return (isSigned ? Int64.min : 0)...Int64.max }
        if isSigned { return -(1 << (bits - 1))...((1 << (bits - 1)) - 1) }
        return 0...((1 << bits) - 1)
    }

    init(bits: Int, isSigned: Bool) {
        self.bits = bits
        self.isSigned = isSigned
    }

    /// The width of a type of the standard library; nil when it is no integer.
    init?(of name: Name) {
        if name == "Int" || name == "Int64" {
            self.init(bits: 64, isSigned: true)
        } else if name == "UInt" || name == "UInt64" {
            self.init(bits: 64, isSigned: false)
        } else if name == "Int8" || name == "UInt8" {
            self.init(bits: 8, isSigned: name == "Int8")
        } else if name == "Int16" || name == "UInt16" {
            self.init(bits: 16, isSigned: name == "Int16")
        } else if name == "Int32" || name == "UInt32" {
            self.init(bits: 32, isSigned: name == "Int32")
        } else {
            return nil
        }
    }
}
