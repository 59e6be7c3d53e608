import Graphics

/// From the glyphs of each line to a block of lines.
extension LineSetter {
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
            scale: scale)
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
        var line = TextLine(
            baseline: top + extent.above, top: top, height: extent.height, x: 0, width: 0, hang: cut.hang,
            fragments: [])
        var builder = FragmentBuilder(runs: shaped.runs, tightening: tightening)
        for (position, i) in cut.glyphs.enumerated() {
            if cut.ellipsisAt == position { addEllipsis(to: &builder, beside: i) }
            // Kerning to a character that is not on the line does not count.
            let isBeforeGap = position + 1 == cut.glyphs.count || position + 1 == cut.ellipsisAt
            builder.add(
                shaped.glyphs[i], advance: isBeforeGap ? lone(shaped.glyphs[i]) : taken(shaped.glyphs[i]))
        }
        if cut.ellipsisAt == cut.glyphs.count {
            addEllipsis(to: &builder, beside: cut.glyphs.last ?? 0)
        }
        builder.finish()
        line.fragments = builder.fragments
        line.width = builder.x
        return line
    }

    private func addEllipsis(to builder: inout FragmentBuilder, beside i: Int) {
        var glyph = shaped.glyphs[i]
        glyph.scalar = LineSetter.ellipsis
        builder.add(glyph, advance: ellipsisWidth(beside: i))
    }

    private func align(_ lines: inout [TextLine], in width: Double) {
        for i in lines.indices {
            let shift = shift(of: lines[i], in: width)
            lines[i].x += shift
            for k in lines[i].fragments.indices { lines[i].fragments[k].x += shift }
        }
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
