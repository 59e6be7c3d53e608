import Graphics

/// Vertical measures of a font at its size, in points.
public struct FontMetrics: Equatable, Sendable {
    /// From the baseline up, as the font file says; spacing rules use it.
    public var ascent: Double
    /// From the baseline down, positive.
    public var descent: Double
    /// Height of capital letters.
    public var capHeight: Double
    /// What a text style keeps between two lines, in points; a font of a size alone keeps nothing.
    public var leading: Double
    /// The height of one line as laid out, not rounded to pixels.
    public var lineHeight: Double
    /// From the top of a line as laid out to its baseline.
    public var baseline: Double

    public init(
        ascent: Double, descent: Double, capHeight: Double, leading: Double, lineHeight: Double,
        baseline: Double
    ) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
        self.lineHeight = lineHeight
        self.baseline = baseline
    }

    init(of face: FontFace, on platform: PlatformMetrics, extraLineHeight: Double) {
        let em = face.size / (face.custom?.unitsPerEm ?? 2048)
        ascent = (face.custom?.ascent ?? platform.ascender) * em
        descent = (face.custom?.descent ?? platform.descender) * em
        capHeight = (face.custom?.capHeight ?? platform.capHeight) * em
        leading = 0
        switch platform.lineHeights {
        case .proportional:
            lineHeight =
                face.custom == nil
                ? face.size * (platform.ascender + platform.descender) / 2048 : ascent + descent
            baseline = ascent
        case .whole(let measured):
            let known = face.custom == nil ? measured.first { $0.size == face.size } : nil
            lineHeight = known?.height ?? (ascent.rounded() + descent.rounded(.up))
            baseline = ascent.rounded()
        }
        lineHeight += extraLineHeight
    }
}
