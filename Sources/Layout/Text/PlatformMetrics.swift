import Graphics

/// How a platform sizes and spaces text: numbers only, one value per platform version.
public struct PlatformMetrics: Sendable {
    /// Name as `--platform` takes it.
    public var name: String
    /// Pixels per point of its usual screens.
    public var displayScale: Double
    /// One entry per text style, in the order of `TextStyle`.
    var textStyles: [TextStyleMetrics]
    /// In 1/2048 em, of the system font.
    var ascender: Double
    var descender: Double
    public var capHeight: Double
    var lineHeights: LineHeights
}

/// A text style on one platform.
public struct TextStyleMetrics: Sendable {
    /// Point sizes for the twelve type sizes, or one for all.
    public var sizes: [Int]
    /// From one line to the next at those sizes, as the Human Interface Guidelines print it; `@ScaledMetric`
    /// grows by their ratio.
    public var leadings: [Int]
    public var weight: FontWeight
    /// The weight that emphasizes the style, as the Human Interface Guidelines print it: `bold()`.
    public var boldWeight: FontWeight
    /// What a line of this style is higher than one of the plain font of that size, in points.
    var extraLineHeight: Double

    init(
        sizes: [Int], leadings: [Int], weight: FontWeight = .regular, boldWeight: FontWeight = .semibold,
        extraLineHeight: Double = 0
    ) {
        self.sizes = sizes
        self.leadings = leadings
        self.weight = weight
        self.boldWeight = boldWeight
        self.extraLineHeight = extraLineHeight
    }

    func size(_ type: DynamicTypeSize) -> Double { TextStyleMetrics.entry(type, of: sizes) }

    /// From the baseline of one line to that of the next, unless the lines themselves are higher.
    func linePitch(_ type: DynamicTypeSize) -> Double { TextStyleMetrics.entry(type, of: leadings) }

    /// A number for all type sizes, or one for each.
    private static func entry(_ type: DynamicTypeSize, of numbers: [Int]) -> Double {
        Double(numbers.count == 1 ? numbers[0] : numbers[Int(type.rawValue)])
    }
}

/// How high a line of text is.
public enum LineHeights: Sendable {
    /// Ascender and descender added; blocks of lines round up to the pixel.
    case proportional
    /// Whole points: measured heights by size; other sizes round the ascender and lift the descender.
    case whole([WholeLineHeight])
}

/// The measured height of one line at one size, in points.
public struct WholeLineHeight: Sendable {
    public var size: Double
    public var height: Double
}

extension PlatformMetrics {
    public subscript(style: TextStyle) -> TextStyleMetrics { textStyles[Int(style.rawValue)] }

    /// A length that grows with the reader's text size, rounded to the pixel: `@ScaledMetric`.
    public func scaledMetric(
        _ value: Double, relativeTo style: TextStyle = .body, at type: DynamicTypeSize, displayScale: Double
    ) -> Double {
        guard self[style].leadings.count > 1 else { return value }
        let scaled = value * self[style].linePitch(type) / self[style].linePitch(.large)
        return (scaled * displayScale).rounded() / displayScale
    }
}
