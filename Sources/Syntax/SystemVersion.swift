/// A version of a system, as `@available` has it: `16.4`. A third number is left out.
public struct SystemVersion: Comparable, Sendable {
    let major: Int
    /// The number behind the period.
    public let minor: Int

    /// A version from its numbers.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The version that a text starts with; nil when that is no digit.
    public init?(_ text: ArraySlice<UInt8>) {
        guard let first = text.first, SystemVersion.isDigit(first) else { return nil }
        let parts = text.prefix { SystemVersion.isDigit($0) || $0 == UInt8(ascii: ".") }
            .split(separator: UInt8(ascii: "."), maxSplits: 2)
        self.init(SystemVersion.number(parts[0]), parts.count > 1 ? SystemVersion.number(parts[1]) : 0)
    }

    /// Without a zero behind the point: `17`, `16.4`.
    public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// Whether one version came before another.
    public static func < (a: SystemVersion, b: SystemVersion) -> Bool {
        a.major == b.major ? a.minor < b.minor : a.major < b.major
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    /// A number that no version reaches stands for all beyond it.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { min($0 * 10 + Int($1) - 48, 99_999) }
    }
}
