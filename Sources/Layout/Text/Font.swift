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

    /// Of the capitals' size: known from one line in small capitals, as wide as on iOS.
    private static let smallCapitalSize = 0.83

    public var base: Base
    /// Nil is the text style's own.
    public var weight: FontWeight? {
        didSet { isBold = false }
    }
    /// Whether it has the weight by which its text style emphasizes; a weight that is named later takes its
    /// place.
    public var isBold = false
    public var design: FontFace.Family
    public var width: FontFace.Width
    public var isItalic: Bool
    public var hasMonospacedDigits: Bool
    public var leading: Leading
    /// Which letters are drawn as small capitals.
    public var smallCaps: SmallCaps = []
    /// A font of the page in the place of the system's.
    public var custom: CustomFont?
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

    /// The font inside of another one: a font of the environment's size takes over what it does not say
    /// itself.
    public func over(_ outer: Font) -> Font {
        guard base == .environment else { return self }
        var font = outer
        if let weight { font.weight = weight }
        if isBold { font.isBold = true }
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
        let style = textStyle.map { platform[$0] }
        var face = FontFace(
            family: design, size: pointSize(in: environment), weight: weight(in: style), width: width,
            isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
        face.custom = custom?.face(weight: weight ?? (isBold ? .bold : nil), isItalic: isItalic)
        var metrics = FontMetrics(of: face, on: platform, extraLineHeight: style?.extraLineHeight ?? 0)
        let gap = face.custom.map { $0.lineGap * face.size / $0.unitsPerEm } ?? 0
        let pitch = style?.linePitch(environment.typeSize) ?? metrics.lineHeight + gap
        metrics.leading = max(0, pitch + leadingChange - metrics.lineHeight)
        if isSmallCapital { face.size *= Font.smallCapitalSize }
        return ResolvedFont(face: face, metrics: metrics)
    }

    /// The style that says its weight and the pitch of its lines; sizes alone have none.
    private var textStyle: TextStyle? {
        switch base {
        case .style(let style): return style
        case .environment: return .body
        case .size, .scaledSize: return nil
        }
    }

    /// What is bold is emphasized as its style is, a font without a style as the body, and never made
    /// lighter.
    private func weight(in style: TextStyleMetrics?) -> FontWeight {
        let own = weight ?? style?.weight ?? .regular
        guard isBold else { return own }
        let bold = style?.boldWeight ?? .semibold
        return bold.rawValue > own.rawValue ? bold : own
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
