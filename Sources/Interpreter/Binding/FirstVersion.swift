import Syntax

extension SystemVersion {
    /// The first iOS of `@available(iOS 16.0, *)`; nil when the attribute does not speak of iOS.
    init?(firstIOSOf attribute: String) {
        let bytes = Array(attribute.utf8)
        let word = Array("iOS".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: word) }) else { return nil }
        self.init(bytes[(start + word.count)...].drop { $0 == UInt8(ascii: " ") })
    }
}
