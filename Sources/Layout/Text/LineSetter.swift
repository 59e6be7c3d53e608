import Graphics

/// Breaks shaped text into lines for one proposal: greedily by words, words too long by characters; what the
/// limits cut off becomes an ellipsis.
struct LineSetter {
    let shaped: ShapedText
    let style: ParagraphStyle
    let environment: TextEnvironment
    let leadingFont: ResolvedFont
    let scale: Double
    /// By what part every advance is shortened.
    let tightening: Double

    /// Less than this does not make a line too long.
    static let tolerance = 1e-6
    static let ellipsis: UInt32 = 0x2026

    /// What stands on a line: stretches of glyphs, with an ellipsis between, before or after them.
    struct Cut {
        var glyphs: [Int]
        /// Where the ellipsis stands among the glyphs; nil when nothing was cut.
        var ellipsisAt: Int?
        /// The width of the space that the line wrapped at.
        var hang = 0.0
    }

    /// The block for a proposal, and the heights in which it shows the same lines.
    func block(width: Double, height: Double) -> (block: TextBlock, heights: Range<Double>) {
        let (lines, isCut, heights) = lines(width: width, height: height)
        var cuts = lines.map { Cut(glyphs: Array(visible($0)), ellipsisAt: nil, hang: hang(of: $0)) }
        if isCut, let last = lines.last {
            cuts[cuts.count - 1] = truncated(from: last.lowerBound, width: width)
        }
        return (assemble(cuts, isTruncated: isCut, width: width), heights)
    }

    /// The lines that a width, a height and the limit of lines leave, at least one; whether there are more;
    /// and the heights in which there are as many.
    private func lines(
        width: Double, height: Double
    ) -> (lines: [Range<Int>], isCut: Bool, heights: Range<Double>) {
        var lines: [Range<Int>] = []
        var used = 0.0
        var gap = 0.0
        var start = 0
        let most = style.lineLimit.map { max($0, 1) } ?? Int.max
        // The first line is shown however little room there is.
        var least: Double { lines.count < 2 ? 0 : used - LineSetter.tolerance }
        while start < shaped.glyphs.count || (start > 0 && endsWithNewline && lines.last?.isEmpty == false) {
            let line = nextLine(from: start, width: width)
            let extent = extent(of: line)
            let next = used + gap + extent.height
            if lines.count >= most { return (lines, true, least..<Double.infinity) }
            let needed = next - LineSetter.tolerance
            if !lines.isEmpty && height < needed { return (lines, true, least..<max(least, needed)) }
            used = next
            gap = extent.leading + style.lineSpacing
            lines.append(line)
            if line.isEmpty { break }
            start = line.upperBound
        }
        return (lines, false, least..<Double.infinity)
    }

    private var endsWithNewline: Bool {
        guard let last = shaped.glyphs.last else { return false }
        return LineBreakClass.of(last.scalar).isHardBreak
    }

    // MARK: - Breaking

    /// The glyphs of the line that begins at a place, trailing spaces and line ends included.
    private func nextLine(from start: Int, width: Double) -> Range<Int> {
        var advance = 0.0
        var lastBreak: Int?
        var i = start
        while i < shaped.glyphs.count {
            let glyph = shaped.glyphs[i]
            // A line fits without the spaces it ends in, and without the kerning to what comes after.
            if !glyph.isSpace, advance + lone(glyph) > width + LineSetter.tolerance, i > start {
                if let lastBreak { return start..<lastBreak }
                let cut = clusterStart(at: i, after: start)
                if cut > start { return start..<cut }
            }
            advance += taken(glyph)
            i += 1
            if glyph.opportunity == .mandatory { return start..<i }
            if glyph.opportunity == .allowed { lastBreak = i }
        }
        return start..<i
    }

    /// The width of the widest stretch in which no line may end, the spaces after it not counted.
    var longestWord: Double {
        var longest = 0.0
        var start = 0
        for i in shaped.glyphs.indices where shaped.glyphs[i].opportunity != .prohibited {
            longest = max(longest, width(of: visible(start..<(i + 1))))
            start = i + 1
        }
        return longest
    }

    /// The nearest place at or before a glyph where a word may be broken.
    private func clusterStart(at i: Int, after start: Int) -> Int {
        var k = i
        while k > start && !shaped.glyphs[k].startsCluster { k -= 1 }
        if k > start { return k }
        // The first cluster of a line stays whole however narrow the line is.
        k = i
        while k < shaped.glyphs.count && !shaped.glyphs[k].startsCluster { k += 1 }
        return k
    }

    func taken(_ glyph: ShapedText.Glyph) -> Double { glyph.advance * (1 - tightening) }
    func lone(_ glyph: ShapedText.Glyph) -> Double {
        (glyph.advance - glyph.kerning) * (1 - tightening)
    }

    /// A line without the spaces at its end.
    func visible(_ line: Range<Int>) -> Range<Int> {
        var end = line.upperBound
        while end > line.lowerBound && shaped.glyphs[end - 1].isSpace { end -= 1 }
        return line.lowerBound..<end
    }

    /// The first space at the end of a line that wrapped there; nothing where the text ends or asks for a new
    /// line.
    private func hang(of line: Range<Int>) -> Double {
        let end = visible(line).upperBound
        guard end < line.upperBound, line.upperBound < shaped.glyphs.count,
            shaped.glyphs[line.upperBound - 1].opportunity != .mandatory
        else { return 0 }
        return width(of: visible(line).lowerBound...end) - width(of: visible(line))
    }

    /// The width of a stretch of glyphs as a line.
    func width<C: Collection>(of glyphs: C) -> Double where C.Element == Int {
        var sum = 0.0
        var last = 0.0
        for i in glyphs {
            sum += taken(shaped.glyphs[i])
            last = shaped.glyphs[i].kerning * (1 - tightening)
        }
        return sum - last
    }

    // MARK: - Heights

    /// How far a line reaches above and below its baseline, and how far away the next one stays.
    struct Extent {
        var above = 0.0
        var below = 0.0
        var leading = 0.0

        var height: Double { above + below }
    }

    func extent<C: Collection>(of glyphs: C) -> Extent where C.Element == Int {
        var extent = Extent()
        var previous = -1
        for i in glyphs where shaped.glyphs[i].run != previous {
            previous = shaped.glyphs[i].run
            let run = shaped.runs[previous]
            let lift = run.attributes.baselineOffset
            if let attachment = run.attachment {
                extent.above = max(extent.above, attachment.size.height - attachment.descent + max(0, lift))
                extent.below = max(extent.below, attachment.descent + max(0, -lift))
            } else {
                extent.include(run.font.metrics, lift: lift)
            }
        }
        if previous < 0 { extent.include(leadingFont.metrics.scaled(by: scale), lift: 0) }
        return extent
    }
}

extension LineSetter.Extent {
    /// Measured: letters that are moved up or down take the room on that side and keep their own on the
    /// other.
    mutating func include(_ metrics: FontMetrics, lift: Double) {
        above = max(above, metrics.baseline + max(0, lift))
        below = max(below, metrics.lineHeight - metrics.baseline + max(0, -lift))
        leading = max(leading, metrics.leading)
    }
}
