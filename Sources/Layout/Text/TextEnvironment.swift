/// What text layout takes from its surroundings.
public struct TextEnvironment: Sendable {
    public var platform: PlatformMetrics
    /// Pixels per point.
    public var displayScale: Double
    public var typeSize: DynamicTypeSize
    /// The font of text that names none.
    public var font: Font
    public var layoutDirection: LayoutDirection
    /// Every glyph 10 by 10, so that layout can be checked by hand.
    public var usesSquareFont: Bool

    public init(
        platform: PlatformMetrics = .iOS26, displayScale: Double? = nil, typeSize: DynamicTypeSize = .large,
        font: Font = .body, layoutDirection: LayoutDirection = .leftToRight, usesSquareFont: Bool = false
    ) {
        self.platform = platform
        self.displayScale = displayScale ?? platform.displayScale
        self.typeSize = typeSize
        self.font = font
        self.layoutDirection = layoutDirection
        self.usesSquareFont = usesSquareFont
    }

    /// The smallest multiple of a pixel that is not less; a millionth of a pixel is not counted.
    func ceilToPixel(_ length: Double) -> Double {
        (length * displayScale - 1e-6).rounded(.up) / displayScale
    }

    func roundToPixel(_ length: Double) -> Double {
        (length * displayScale + 0.5).rounded(.down) / displayScale
    }
}
