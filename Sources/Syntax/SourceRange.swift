/// A half-open range of byte offsets into a `SourceText`.
public struct SourceRange: Equatable, Sendable {
    public var lower: Int
    public var upper: Int

    public init(_ lower: Int, _ upper: Int) {
        self.lower = lower
        self.upper = upper
    }

    public static let none = SourceRange(0, 0)

    public var isEmpty: Bool { lower >= upper }

    /// The smallest range that covers both.
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(min(lower, other.lower), max(upper, other.upper))
    }
}
