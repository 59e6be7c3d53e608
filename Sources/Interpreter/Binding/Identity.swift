/// A declaration as a key. Its address is spread by one multiplication, where `ObjectIdentifier` is hashed as
/// if others had chosen it; some types are looked up at every step of checking.
struct Identity: Hashable {
    private let address: UInt

    init(_ declaration: NominalDeclaration) { address = UInt(bitPattern: ObjectIdentifier(declaration)) }

    func hash(into hasher: inout Hasher) { hasher.combine(address) }

    func _rawHashValue(seed: Int) -> Int {
        // The lower half of a product depends on lower bits alone, so the upper half is what chooses the
        // place.
        Int(bitPattern: address.multipliedFullWidth(by: Self.spread).high ^ address) ^ seed
    }

    /// The golden ratio's digits.
    private static let spread = UInt(truncatingIfNeeded: 0x9e37_79b9_7f4a_7c15 as UInt64)
}
