/// Bytes compared with the characters that they stand for in UTF-8: `at(position) == "/"`, `case "a"..."z"`.
extension UInt8 {
    @inlinable @inline(__always)
    package static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
        UInt32(byte) == character.value
    }

    @inlinable @inline(__always)
    package static func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
        UInt32(byte) != character.value
    }

    @inlinable @inline(__always)
    package static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }

    @inlinable @inline(__always)
    package static func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
        byte.isIn(characters)
    }

    @inlinable @inline(__always)
    package func isIn(_ characters: ClosedRange<Unicode.Scalar>) -> Bool {
        UInt32(self) >= characters.lowerBound.value && UInt32(self) <= characters.upperBound.value
    }

    @inline(__always)
    var isNewline: Bool { self == "\n" || self == "\r" }
}

/// The same for a byte that may not be there, such as the first of a text.
extension UInt8? {
    @inlinable @inline(__always)
    package static func == (byte: UInt8?, character: Unicode.Scalar) -> Bool {
        byte.map { $0 == character } ?? false
    }

    @inlinable @inline(__always)
    package static func != (byte: UInt8?, character: Unicode.Scalar) -> Bool { !(byte == character) }

    @inlinable @inline(__always)
    package static func ~= (character: Unicode.Scalar, byte: UInt8?) -> Bool { byte == character }
}
