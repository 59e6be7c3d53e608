import Graphics

/// A font as an author names it: a text style or a size, with changes. The environment turns it into a face.
public struct Font: Equatable, Sendable {
    /// Where the size comes from.
    public enum Base: Equatable, Sendable {
        /// Grows with the reader's text size.
        case style(TextStyle)
        /// Fixed, in points.
        case size(Double)
        /// A size at the standard text size that grows as a text style does, in points.
        case scaledSize(Double, relativeTo: TextStyle)
        /// That of the font around it; the body's where there is none.
        case environment
    }

    /// Space between lines: two points more or less than standard.
    public enum Leading: UInt8, Equatable, Sendable { case standard, tight, loose }

    /// Letters that become small capitals.
    public struct SmallCaps: OptionSet, Equatable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let lowercase = SmallCaps(rawValue: 1)
        public static let uppercase = SmallCaps(rawValue: 2)
    }

    /// Of the capitals' size: a little more than small letters without ascenders are high. An estimate.
    private static let smallCapitalSize = 0.8

    public var base: Base
    /// Nil is the text style's own.
    public var weight: FontWeight?
    public var design: FontFace.Family
    public var width: FontFace.Width
    public var isItalic: Bool
    public var hasMonospacedDigits: Bool
    public var leading: Leading
    /// Which letters are drawn as small capitals.
    public var smallCaps: SmallCaps = []
    /// Whether it is the font of small capitals themselves: lines are as high as around its full size.
    public var isSmallCapital = false

    public init(
        _ base: Base, weight: FontWeight? = nil, design: FontFace.Family = .system,
        width: FontFace.Width = .standard, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
        leading: Leading = .standard
    ) {
        self.base = base
        self.weight = weight
        self.design = design
        self.width = width
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.leading = leading
    }

    public static func style(_ style: TextStyle) -> Font { Font(.style(style)) }
    public static func system(size: Double, weight: FontWeight? = nil) -> Font {
        Font(.size(size), weight: weight)
    }

    public static let body = Font(.style(.body))

    /// The font inside of another one: a font of the environment's size takes over what it does not say itself.
    public func over(_ outer: Font) -> Font {
        guard base == .environment else { return self }
        var font = outer
        font.weight = weight ?? outer.weight
        if design != .system { font.design = design }
        if width != .standard { font.width = width }
        if isItalic { font.isItalic = true }
        if hasMonospacedDigits { font.hasMonospacedDigits = true }
        if leading != .standard { font.leading = leading }
        return font
    }

    /// The font with everything relative worked out.
    public func resolved(in environment: TextEnvironment) -> ResolvedFont {
        if environment.usesSquareFont { return .square }
        let platform = environment.platform
        var extra = leadingChange
        var face = FontFace(
            family: design, size: pointSize(in: environment), weight: weight ?? .regular, width: width,
            isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
        if case .style(let style) = base {
            face.weight = weight ?? platform[style].weight
            extra += platform[style].extraLineHeight
        }
        let metrics = FontMetrics(of: face, on: platform, extraLineHeight: extra)
        if isSmallCapital { face.size *= Font.smallCapitalSize }
        return ResolvedFont(face: face, metrics: metrics)
    }

    private func pointSize(in environment: TextEnvironment) -> Double {
        switch base {
        case .style(let style): return environment.platform[style].size(environment.typeSize)
        case .environment: return environment.platform[.body].size(environment.typeSize)
        case .size(let size): return size
        case .scaledSize(let size, let style):
            return environment.platform.scaledMetric(
                size, relativeTo: style, at: environment.typeSize, displayScale: environment.displayScale)
        }
    }

    private var leadingChange: Double {
        switch leading {
        case .standard: return 0
        case .tight: return -2
        case .loose: return 2
        }
    }
}

/// A face with its vertical metrics.
public struct ResolvedFont: Equatable, Sendable {
    public var face: FontFace
    public var metrics: FontMetrics

    /// The test font: glyphs 10 wide and 10 high, the baseline 8 from the top.
    public static let square = ResolvedFont(
        face: FontFace(family: .square, size: 10),
        metrics: FontMetrics(ascent: 8, descent: 2, capHeight: 8, leading: 0, lineHeight: 10, baseline: 8))
}
