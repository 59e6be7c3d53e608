import Graphics

/// Letters that have been read from the font, by cut and code point.
struct GlyphCache {
    private var known: [UInt64: GlyphTable.Glyph] = [:]

    mutating func glyph(_ scalar: UInt32, of table: GlyphTable, isBold: Bool) -> GlyphTable.Glyph? {
        let key = UInt64(scalar) << 1 | (isBold ? 1 : 0)
        if let glyph = known[key] { return glyph }
        let glyph = table.glyph(scalar)
        known[key] = glyph
        return glyph
    }
}

extension Painter {
    mutating func draw(_ text: TextDrawing) {
        let isBold = text.font.isBold
        let row = LetterRow(text, isBold ? bold : regular, isBold: isBold, &glyphs)
        omissions.add(row.omissions)
        var outlines: [[Point]] = []
        row.forEach(text) { path, place, origin in
            outlines += path.outlines(place.then(state.transform).then(snap(origin))).map(\.points)
        }
        fill(coverage(outlines, .nonZero), text.paint)
        decorate(text, to: text.origin.x + row.width)
    }

    /// How far a letter of a level text is moved so that it stands on a whole row of pixels and at a quarter
    /// of one, as browsers set it: its feet would be smeared over two rows.
    private func snap(_ origin: Point) -> AffineTransform {
        guard state.transform.b == 0, state.transform.c == 0 else { return .identity }
        let place = state.transform.apply(origin)
        return .translation(x: (place.x * 4).rounded() / 4 - place.x, y: place.y.rounded() - place.y)
    }

    /// Lines are as thick and as far from the letters as browsers draw them for a font that says nothing of
    /// it.
    private mutating func decorate(_ text: TextDrawing, to end: Double) {
        let thickness = text.font.size / 10
        let gap = max(1, (thickness * scale / 2).rounded(.up)) / scale
        let middle = LetterRow.middle(text)
        for (decoration, y) in [(text.underline, gap), (text.strikethrough, middle - thickness / 2)] {
            guard let decoration else { continue }
            let line = Rect(
                x: text.origin.x, y: text.origin.y + y, width: end - text.origin.x, height: thickness)
            fill(
                coverage(.rect(line), .nonZero, state.transform),
                decoration.color.map { .color($0) } ?? text.paint)
        }
    }
}
