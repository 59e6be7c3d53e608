import Graphics

/// From the glyphs of each line to a block of lines.
extension LineSetter {
    /// The block with lines that have no fragments yet: most are only asked how large they are.
    func assemble(_ cuts: [Cut], isTruncated: Bool, width: Double) -> TextBlock {
        var lines: [TextLine] = []
        var bottom = 0.0
        var gap = 0.0
        for cut in cuts {
            let extent = extent(of: cut.glyphs)
            let line = line(cut, top: bottom + gap, extent)
            bottom += gap + extent.height
            gap = extent.leading + style.lineSpacing
            lines.append(line)
        }
        let size = Size(
            width: blockWidth(of: lines, at: width),
            height: environment.ceilToPixel(max(bottom, reservedHeight(after: lines.count, bottom))))
        align(&lines, in: size.width)
        return TextBlock(
            size: size, lines: lines,
            firstBaseline: environment.roundToPixel(lines.first?.baseline ?? size.height),
            lastBaseline: environment.ceilToPixel(lines.last?.baseline ?? size.height),
            isTruncated: isTruncated,
            scale: scale, unfinished: UnfinishedLines(self, cuts))
    }

    /// That of the widest line with the space that it wrapped at, which takes no more room than there is.
    private func blockWidth(of lines: [TextLine], at proposal: Double) -> Double {
        let visible = lines.reduce(0) { max($0, $1.width) }
        let whole = lines.reduce(0) { max($0, $1.width + $1.hang) }
        return max(environment.ceilToPixel(visible), min(environment.ceilToPixel(whole), proposal))
    }

    /// The height that `reservesSpace` keeps: lines that are not there count as lines of the first font.
    private func reservedHeight(after count: Int, _ height: Double) -> Double {
        let missing = style.minimumLines - count
        guard missing > 0 else { return height }
        let metrics = leadingFont.metrics.scaled(by: scale)
        return height + Double(missing) * (metrics.lineHeight + metrics.leading + style.lineSpacing)
    }

    private func line(_ cut: Cut, top: Double, _ extent: Extent) -> TextLine {
        TextLine(
            baseline: top + extent.above, top: top, height: extent.height, x: 0, width: width(of: cut),
            hang: cut.hang,
            fragments: [])
    }

    private func width(of cut: Cut) -> Double {
        var width = 0.0
        for (position, i) in cut.glyphs.enumerated() {
            if cut.ellipsisAt == position { width += ellipsisWidth(beside: i) }
            width += advance(at: position, of: cut)
        }
        return cut.ellipsisAt == cut.glyphs.count
            ? width + ellipsisWidth(beside: cut.glyphs.last ?? 0) : width
    }

    /// Kerning to a character that is not on the line does not count.
    private func advance(at position: Int, of cut: Cut) -> Double {
        let glyph = shaped.glyphs[cut.glyphs[position]]
        return position + 1 == cut.glyphs.count || position + 1 == cut.ellipsisAt ? lone(glyph) : taken(glyph)
    }

    /// What is drawn of a line that starts at `x`.
    func fragments(of cut: Cut, x: Double) -> [TextFragment] {
        var builder = FragmentBuilder(runs: shaped.runs, tightening: tightening)
        for (position, i) in cut.glyphs.enumerated() {
            if cut.ellipsisAt == position { addEllipsis(to: &builder, beside: i) }
            builder.add(shaped.glyphs[i], advance: advance(at: position, of: cut))
        }
        if cut.ellipsisAt == cut.glyphs.count {
            addEllipsis(to: &builder, beside: cut.glyphs.last ?? 0)
        }
        builder.finish()
        for i in builder.fragments.indices { builder.fragments[i].x += x }
        return builder.fragments
    }

    private func addEllipsis(to builder: inout FragmentBuilder, beside i: Int) {
        var glyph = shaped.glyphs[i]
        glyph.scalar = LineSetter.ellipsis
        builder.add(glyph, advance: ellipsisWidth(beside: i))
    }

    private func align(_ lines: inout [TextLine], in width: Double) {
        for i in lines.indices { lines[i].x += shift(of: lines[i], in: width) }
    }

    /// Lines are aligned in the width of the block, which is that of the widest line.
    private func shift(of line: TextLine, in width: Double) -> Double {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        switch style.alignment {
        case .center: return (width - line.width) / 2
        case .leading: return isRightToLeft ? width - line.width : 0
        case .trailing: return isRightToLeft ? 0 : width - line.width
        }
    }
}
