/// A number for the bytes of a text (FNV-1a): names that are spelled alike have the same one, and no two of
/// a library's names share one. Dictionaries that are filled before the first picture are keyed by it, since
/// to make a name takes memory.
public struct SpellingDigest: Hashable, Sendable {
    /// The digest as a number.
    public let value: UInt64

    /// A digest that was computed by other means, for dictionaries of another kind of text.
    public init(value: UInt64) { self.value = value }

    /// The digest of a text's UTF-8.
    public init(_ bytes: UnsafeBufferPointer<UInt8>) { value = SpellingDigest.fnv1a(bytes) }

    init(_ bytes: String.UTF8View) { value = SpellingDigest.fnv1a(bytes) }

    private static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return value
    }

    /// Feeds the digest to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// It is spread already, so it isn't hashed once more.
    public func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: value) ^ seed }
}
