import Graphics

/// A text's characters with their widths and line breaks, at one scale: everything that does not depend on a
/// proposal.
struct ShapedText {
    /// What is known of one code point.
    struct Glyph {
        var scalar: UInt32
        var run: Int
        /// In points, with tracking and kerning to the next character of the run.
        var advance: Double
        /// The part of the advance that kerning to the next character took.
        var kerning: Double
        var opportunity: LineBreaker.Opportunity
        /// Whether a line may begin here when a word has to be broken.
        var startsCluster: Bool
        /// Whether it hangs over the end of a line without counting.
        var isSpace: Bool
    }

    /// A run's look with its font resolved.
    struct Run {
        var attributes: TextAttributes
        var font: ResolvedFont
        var attachment: TextAttachment?
    }

    private(set) var glyphs: [Glyph] = []
    private(set) var runs: [Run] = []
    /// Whether every width is a measured one.
    private(set) var isMeasured = true

    init(_ text: AttributedText, in environment: TextEnvironment, scale: Double) {
        var scalars: [UInt32] = []
        var owners: [Int] = []
        for run in text.runs {
            append(run, in: environment, scale: scale, scalars: &scalars, owners: &owners)
        }
        if scalars.isEmpty { return }
        let opportunities = LineBreaker.opportunities(in: scalars)
        glyphs.reserveCapacity(scalars.count)
        for i in scalars.indices {
            glyphs.append(glyph(i, scalars: scalars, owners: owners, opportunity: opportunities[i]))
        }
        if runs.contains(where: { $0.font.face.custom != nil }) { join(scalars) }
    }

    /// Puts characters together that a font of the page draws as one: the first has the width of all.
    /// Tracking takes them apart again.
    private mutating func join(_ scalars: [UInt32]) {
        var start = 0
        while start < glyphs.count {
            let run = glyphs[start].run
            var end = start
            while end < glyphs.count, glyphs[end].run == run { end += 1 }
            if let table = runs[run].font.face.custom, runs[run].attributes.tracking == 0 {
                join(scalars, start..<end, table)
            }
            start = end
        }
    }

    private mutating func join(_ scalars: [UInt32], _ range: Range<Int>, _ table: FontTable) {
        var i = range.lowerBound, previous: Int?
        while i < range.upperBound {
            guard let ligature = table.ligature(in: scalars, at: i, end: range.upperBound),
                let units = table.advance(ligature.scalar)
            else {
                (previous, i) = (i, i + 1)
                continue
            }
            let next = i + ligature.count < range.upperBound ? scalars[i + ligature.count] : nil
            if let previous, previous + 1 == i { kern(previous, scalars[previous], before: ligature.scalar) }
            measure(&glyphs[i], units: units * 2048, as: ligature.scalar, before: next)
            for part in i + 1..<i + ligature.count {
                (glyphs[part].advance, glyphs[part].kerning, glyphs[part].startsCluster) = (0, 0, false)
            }
            i += ligature.count
            previous = nil
        }
    }

    /// Kerns a glyph anew that stands before a ligature.
    private mutating func kern(_ index: Int, _ scalar: UInt32, before next: UInt32) {
        let face = runs[glyphs[index].run].font.face
        let kerning = SystemFont.kerning(scalar, next, in: face) * face.size / 2048
        glyphs[index].advance += kerning - glyphs[index].kerning
        glyphs[index].kerning = kerning
    }

    private mutating func append(
        _ run: TextRun, in environment: TextEnvironment, scale: Double, scalars: inout [UInt32],
        owners: inout [Int]
    ) {
        var font = (run.attributes.font ?? environment.font).resolved(in: environment)
        if scale != 1 { font = font.scaled(by: scale, on: environment.platform) }
        switch run.content {
        case .string(let string):
            runs.append(Run(attributes: run.attributes, font: font, attachment: nil))
            for scalar in string.unicodeScalars {
                scalars.append(scalar.value)
                owners.append(runs.count - 1)
            }
        case .attachment(let attachment):
            runs.append(Run(attributes: run.attributes, font: font, attachment: attachment))
            scalars.append(0xFFFC)
            owners.append(runs.count - 1)
        }
    }

    private mutating func glyph(
        _ i: Int, scalars: [UInt32], owners: [Int], opportunity: LineBreaker.Opportunity
    ) -> Glyph {
        let run = runs[owners[i]]
        let scalar = scalars[i]
        let starts = glyphs.last.map { ShapedText.startsCluster(scalar, after: $0) } ?? true
        var glyph = Glyph(
            scalar: scalar, run: owners[i], advance: 0, kerning: 0, opportunity: opportunity,
            startsCluster: starts, isSpace: ShapedText.isSpace(scalar))
        if let attachment = run.attachment {
            glyph.advance = attachment.size.width
            return glyph
        }
        let known = SystemFont.advance(scalar, in: run.font.face)
        isMeasured = isMeasured && known.isMeasured
        // What joins the character before it takes no room, and no tracking.
        guard starts, !ShapedText.isControl(scalar) else { return glyph }
        let units =
            ShapedText.isEmojiSequence(scalars, at: i) ? FallbackWidths.emoji(run.font.face) : known.value
        if units == 0 { return glyph }
        let next = i + 1 < scalars.count && owners[i + 1] == owners[i] ? scalars[i + 1] : nil
        measure(&glyph, units: units, as: scalar, before: next)
        return glyph
    }

    /// Advance and kerning of a glyph of a width in 2048ths of an em, before the next character of its run.
    private func measure(_ glyph: inout Glyph, units: Double, as scalar: UInt32, before next: UInt32?) {
        let run = runs[glyph.run]
        let face = run.font.face
        let em = face.size / 2048
        if let next { glyph.kerning = SystemFont.kerning(scalar, next, in: face) * em }
        let extra = run.attributes.kerning + run.attributes.tracking
        glyph.advance = (units + SystemFont.tracking(face)) * em + glyph.kerning + extra
    }

    /// Line ends and other controls, the tab excepted.
    private static func isControl(_ scalar: UInt32) -> Bool {
        scalar < 0x20 && scalar != 0x09 || scalar == 0x7F || scalar == 0x85 || scalar == 0x2028
            || scalar == 0x2029
    }

    static func isSpace(_ scalar: UInt32) -> Bool {
        scalar == 0x20 || scalar == 0x09 || isControl(scalar)
            || (scalar >= 0x2000 && scalar <= 0x200B && scalar != 0x2007)
            || scalar == 0x3000
    }

    /// A simple reading of grapheme clusters: marks, joiners, skin tones and the second half of flags stay
    /// with what they follow.
    private static func startsCluster(_ scalar: UInt32, after previous: Glyph) -> Bool {
        if previous.scalar == 0x0D && scalar == 0x0A || previous.scalar == 0x200D { return false }
        if scalar >= 0x1F3FB && scalar <= 0x1F3FF || scalar == 0x200D { return false }
        if scalar >= 0x1160 && scalar <= 0x11FF { return false }
        if isRegionalIndicator(scalar) {
            return !(isRegionalIndicator(previous.scalar) && previous.startsCluster)
        }
        return scalar < 0x300 || LineBreakClass.of(scalar) != .cm
    }

    private static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
        scalar >= 0x1F1E6 && scalar <= 0x1F1FF
    }

    /// A sign that the next character turns into an emoji, or the first half of a flag.
    private static func isEmojiSequence(_ scalars: [UInt32], at i: Int) -> Bool {
        guard i + 1 < scalars.count else { return false }
        return scalars[i + 1] == 0xFE0F
            || isRegionalIndicator(scalars[i]) && isRegionalIndicator(scalars[i + 1])
    }
}

extension ResolvedFont {
    func scaled(by scale: Double, on platform: PlatformMetrics) -> ResolvedFont {
        var copy = self
        copy.face.size *= scale
        if face.family == .square {
            copy.metrics = metrics.scaled(by: scale)
        } else {
            copy.metrics = FontMetrics(of: copy.face, on: platform, extraLineHeight: 0)
            copy.metrics.leading = metrics.leading * scale
        }
        return copy
    }
}

extension FontMetrics {
    func scaled(by scale: Double) -> FontMetrics {
        FontMetrics(
            ascent: ascent * scale, descent: descent * scale, capHeight: capHeight * scale,
            leading: leading * scale,
            lineHeight: lineHeight * scale, baseline: baseline * scale)
    }
}
