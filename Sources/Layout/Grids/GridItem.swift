/// `GridItem`: one column of a lazy vertical grid, or one row of a horizontal one.
public struct GridItem {
    /// Lengths in points.
    public enum Size: Equatable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many tracks as fit in the room a flexible one would get.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    public var size: Size
    /// The gap to the next track in points; 8 if not given.
    public var spacing: Double?
    /// Where cells sit in their track; as the grid is aligned if not given.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// The length of a fixed track, in points; nothing for the others.
    var fixedLength: Double? {
        guard case .fixed(let length) = size else { return nil }
        return max(0, length)
    }

    /// The gap to the next track in points.
    var gap: Double { spacing ?? ViewSpacing.platformDefault }
}
