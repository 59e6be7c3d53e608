/// Eight bytes of a text as one number, so that a question is asked of all of them at once.
struct EightBytes {
    private let value: UInt64

    @inline(__always)
    init(at start: UnsafePointer<UInt8>) {
        value = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// How many small letters they begin with.
    @inline(__always)
    var smallLetters: Int {
        let (top, low) = (Self.ones << 7, value & ~(Self.ones << 7))
        // The top bit of each byte from `a` on, and of each behind `z`.
        let (fromA, behindZ) = (low &+ Self.ones &* (0x80 - 0x61), low &+ Self.ones &* (0x80 - 0x7B))
        let others = ~(fromA & ~behindZ & ~value) & top
        return UInt64(littleEndian: others).trailingZeroBitCount / 8
    }

    /// Whether one of them is a byte, or differs from it by nothing but some bits.
    @inline(__always)
    func hold(_ byte: UInt8, or bits: UInt8 = 0) -> Bool {
        // What is left of each byte, of which we look for a zero: subtracting one borrows the top bit there.
        let rest = (value ^ Self.ones &* UInt64(byte)) & ~(Self.ones &* UInt64(bits))
        return (rest &- Self.ones) & ~rest & Self.ones << 7 != 0
    }
}
