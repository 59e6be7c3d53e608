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
        Self.place(of: ~letters(from: 0x61) & Self.ones << 7)
    }

    /// How many come before the first capital or the first that is a byte.
    @inline(__always)
    func count(beforeCapitalOr byte: UInt8) -> Int {
        Self.place(of: letters(from: 0x41) | Self.zeros(in: value ^ Self.ones &* UInt64(byte)))
    }

    /// The number of the first byte whose top bit is set.
    @inline(__always)
    private static func place(of bits: UInt64) -> Int { UInt64(littleEndian: bits).trailingZeroBitCount / 8 }

    /// The top bit of each byte that is a letter of the 26 from one on.
    @inline(__always)
    private func letters(from first: UInt64) -> UInt64 {
        let (top, low) = (Self.ones << 7, value & ~(Self.ones << 7))
        // The top bit of each byte from the first letter on, and of each behind the last.
        let (from, behind) = (low &+ Self.ones &* (0x80 - first), low &+ Self.ones &* (0x80 - first - 26))
        return from & ~behind & ~value & top
    }

    /// The top bit of the first byte that is zero, and maybe of some behind it.
    @inline(__always)
    private static func zeros(in rest: UInt64) -> UInt64 {
        // Subtracting one borrows the top bit from a zero.
        (rest &- ones) & ~rest & ones << 7
    }

    /// Whether one of them is a byte, or differs from it by nothing but some bits.
    @inline(__always)
    func hold(_ byte: UInt8, or bits: UInt8 = 0) -> Bool {
        // What is left of each byte, of which we look for a zero.
        Self.zeros(in: (value ^ Self.ones &* UInt64(byte)) & ~(Self.ones &* UInt64(bits))) != 0
    }
}
