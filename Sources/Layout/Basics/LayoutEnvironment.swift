import Graphics

/// Which way a line of text runs, and with it which side is leading.
public enum LayoutDirection: UInt8, Sendable, Equatable {
    case leftToRight
    case rightToLeft
}

/// What a node has to know of its surroundings to answer a size.
public struct LayoutEnvironment: Sendable, Equatable {
    /// Pixels in a point.
    public var displayScale: Double
    public var layoutDirection: LayoutDirection
    /// Whether the type size is one of the accessibility sizes.
    public var isAccessibilityTypeSize: Bool
    /// Thickness of a divider in points; nothing means one pixel, and one point at accessibility sizes.
    public var dividerThickness: Double?
    /// The appearance that the views were given for themselves; nothing means that of the picture.
    public var fixedScheme: ColorScheme?

    public init(
        displayScale: Double = 3, layoutDirection: LayoutDirection = .leftToRight,
        isAccessibilityTypeSize: Bool = false, dividerThickness: Double? = nil
    ) {
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
        self.isAccessibilityTypeSize = isAccessibilityTypeSize
        self.dividerThickness = dividerThickness
    }

    /// The length of a pixel in points.
    public var pixelLength: Double { 1 / displayScale }
}
