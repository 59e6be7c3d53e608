/// Bytes compared with the characters that they stand for in UTF-8: `at(position) == "/"`, `case "a"..."z"`.
extension UInt8 {
    @inline(__always)
    static func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

    @inline(__always)
    static func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

    @inline(__always)
    static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }

    @inline(__always)
    static func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool { byte.isIn(characters) }

    @inline(__always)
    func isIn(_ characters: ClosedRange<Unicode.Scalar>) -> Bool {
        UInt32(self) >= characters.lowerBound.value && UInt32(self) <= characters.upperBound.value
    }

    @inline(__always)
    var isNewline: Bool { self == "\n" || self == "\r" }
}
