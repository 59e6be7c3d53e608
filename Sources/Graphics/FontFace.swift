/// A font as a picture names it: family, size and cut, everything relative already worked out.
public struct FontFace: Equatable, Sendable {
    /// The kind of letters.
    public enum Family: UInt8, Equatable, Sendable {
        case system, monospaced, rounded, serif
        /// The test font: every glyph a square.
        case square
    }

    /// How wide the letters are drawn.
    public enum Width: UInt8, Equatable, Sendable {
        case compressed, condensed, standard, expanded
    }

    public var family: Family
    /// In points.
    public var size: Double
    public var weight: FontWeight
    public var width: Width
    public var isItalic: Bool
    /// Digits of one width.
    public var hasMonospacedDigits: Bool
    /// A font of the page in the place of the system's.
    public var custom: FontTable?

    public init(
        family: Family = .system, size: Double, weight: FontWeight = .regular, width: Width = .standard,
        isItalic: Bool = false, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

/// The nine weights of the system font, with the numbers that CSS gives them.
public enum FontWeight: Int16, Equatable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
}
