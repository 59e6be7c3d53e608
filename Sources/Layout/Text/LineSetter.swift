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
    }

    /// The block for a proposal, and the heights in which it shows the same lines.
    func block(width: Double, height: Double) -> (block: TextBlock, heights: Range<Double>) {
        let (lines, isCut, heights) = lines(width: width, height: height)
        var cuts = lines.map { Cut(glyphs: Array(visible($0)), ellipsisAt: nil) }
        if isCut, let last = lines.last {
            cuts[cuts.count - 1] = truncated(from: last.lowerBound, width: width)
        }
        return (assemble(cuts, isTruncated: isCut), heights)
    }

    /// The lines that a width, a height and the limit of lines leave, at least one; whether there are more; and
    /// the heights in which there are as many.
    private func lines(
        width: Double, height: Double
    ) -> (lines: [Range<Int>], isCut: Bool, heights: Range<Double>) {
        var lines: [Range<Int>] = []
        var used = 0.0
        var start = 0
        let most = style.lineLimit.map { max($0, 1) } ?? Int.max
        // The first line is shown however little room there is.
        var least: Double { lines.count < 2 ? 0 : used - LineSetter.tolerance }
        while start < shaped.glyphs.count || (start > 0 && endsWithNewline && lines.last?.isEmpty == false) {
            let line = nextLine(from: start, width: width)
            let next = used + lineHeight(line) + (lines.isEmpty ? 0 : style.lineSpacing)
            if lines.count >= most { return (lines, true, least..<Double.infinity) }
            let needed = next - LineSetter.tolerance
            if !lines.isEmpty && height < needed { return (lines, true, least..<max(least, needed)) }
            used = next
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

    /// How far a line reaches above and below its baseline.
    func extent<C: Collection>(of glyphs: C) -> (above: Double, below: Double)
    where C.Element == Int {
        var above = 0.0
        var below = 0.0
        var previous = -1
        for i in glyphs where shaped.glyphs[i].run != previous {
            previous = shaped.glyphs[i].run
            let run = shaped.runs[previous]
            let lift = run.attributes.baselineOffset
            if let attachment = run.attachment {
                above = max(above, attachment.size.height - attachment.descent + lift)
                below = max(below, attachment.descent - lift)
            } else {
                above = max(above, run.font.metrics.baseline + lift)
                below = max(below, run.font.metrics.lineHeight - run.font.metrics.baseline - lift)
            }
        }
        if previous < 0 {
            let metrics = leadingFont.metrics.scaled(by: scale)
            return (metrics.baseline, metrics.lineHeight - metrics.baseline)
        }
        return (above, below)
    }

    private func lineHeight(_ line: Range<Int>) -> Double {
        let extent = extent(of: line)
        return extent.above + extent.below
    }
}
