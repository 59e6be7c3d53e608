import Graphics

/// Axes as a set.
public struct AxisSet: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let horizontal = AxisSet(rawValue: 1)
    public static let vertical = AxisSet(rawValue: 2)
    public static let both: AxisSet = [.horizontal, .vertical]

    public func contains(axis: Axis) -> Bool { contains(axis == .horizontal ? .horizontal : .vertical) }
}
