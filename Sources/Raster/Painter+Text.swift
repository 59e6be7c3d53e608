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
        let isBold = text.font.weight.rawValue >= FontWeight.semibold.rawValue
        let table = isBold ? bold : regular
        let unit = text.font.size / GlyphTable.unit
        var letters: [GlyphTable.Glyph] = []
        for scalar in text.string.unicodeScalars {
            if let glyph = glyphs.glyph(scalar.value, of: table, isBold: isBold) { letters.append(glyph) } else { miss(scalar) }
        }
        let natural = letters.reduce(0) { $0 + $1.advance } * unit
        // As SVG's `textLength` shares it out.
        let spacing = text.width > 0 && letters.count > 1 ? (text.width - natural) / Double(letters.count) : 0
        var x = text.origin.x
        var outlines: [[Point]] = []
        for glyph in letters {
            let slant = text.font.isItalic ? -0.2 * unit : 0
            let place = AffineTransform(a: unit, b: 0, c: slant, d: unit, tx: x, ty: text.origin.y).then(state.transform)
            outlines += glyph.path.outlines(place).map(\.points)
            x += glyph.advance * unit + spacing
        }
        fill(coverage(outlines, .nonZero), text.paint)
        decorate(text, to: x)
    }

    private mutating func miss(_ scalar: Unicode.Scalar) {
        // Marks of direction, joiners and variants have no letter of their own.
        guard scalar.properties.generalCategory != .format, !scalar.properties.isVariationSelector else { return }
        let letter = String(scalar)
        if !omissions.letters.contains(letter) { omissions.letters.append(letter) }
    }

    private mutating func decorate(_ text: TextDrawing, to end: Double) {
        let thickness = text.font.size / 14
        for (decoration, y) in [(text.underline, 0.12), (text.strikethrough, -0.26)] {
            guard let decoration else { continue }
            let line = Rect(x: text.origin.x, y: text.origin.y + y * text.font.size, width: end - text.origin.x, height: thickness)
            fill(coverage(.rect(line), .nonZero, state.transform), decoration.color.map { .color($0) } ?? text.paint)
        }
    }
}
