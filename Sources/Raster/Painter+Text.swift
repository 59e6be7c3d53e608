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
        let letters = letters(of: text.string, table, isBold: isBold)
        let natural = letters.reduce(0) { $0 + $1.step } * unit
        // As SVG's `textLength` shares it out.
        let spacing = text.width > 0 && letters.count > 1 ? (text.width - natural) / Double(letters.count) : 0
        var x = text.origin.x
        var outlines: [[Point]] = []
        for letter in letters {
            let slant = text.font.isItalic ? -0.2 * unit : 0
            let place = AffineTransform(a: unit, b: 0, c: slant, d: unit, tx: x, ty: text.origin.y).then(
                state.transform)
            outlines += letter.path.outlines(place.then(snap(Point(x: x, y: text.origin.y)))).map(\.points)
            x += letter.step * unit + spacing
        }
        fill(coverage(outlines, .nonZero), text.paint)
        decorate(text, to: x)
    }

    /// The letters of a text that the font has, each with the way to the next, which depends on both.
    private mutating func letters(of text: String, _ table: GlyphTable, isBold: Bool) -> [(
        path: Path, step: Double
    )] {
        var letters: [(path: Path, step: Double)] = []
        var last: UInt32?
        for scalar in text.unicodeScalars {
            guard let glyph = glyphs.glyph(scalar.value, of: table, isBold: isBold) else {
                miss(scalar)
                continue
            }
            if let last { letters[letters.count - 1].step += table.kern(last, scalar.value) }
            letters.append((glyph.path, glyph.advance))
            last = scalar.value
        }
        return letters
    }

    /// How far a letter of a level text is moved so that it stands on a whole row of pixels and at a quarter
    /// of one, as browsers set it: its feet would be smeared over two rows.
    private func snap(_ origin: Point) -> AffineTransform {
        guard state.transform.b == 0, state.transform.c == 0 else { return .identity }
        let place = state.transform.apply(origin)
        return .translation(x: (place.x * 4).rounded() / 4 - place.x, y: place.y.rounded() - place.y)
    }

    private mutating func miss(_ scalar: Unicode.Scalar) {
        // Marks of direction, joiners and variants have no letter of their own.
        guard scalar.properties.generalCategory != .format, !scalar.properties.isVariationSelector else {
            return
        }
        let letter = String(scalar)
        if !omissions.letters.contains(letter) { omissions.letters.append(letter) }
    }

    /// Lines are as thick and as far from the letters as browsers draw them for a font that says nothing of
    /// it.
    private mutating func decorate(_ text: TextDrawing, to end: Double) {
        let thickness = text.font.size / 10
        let gap = max(1, (thickness * scale / 2).rounded(.up)) / scale
        let middle = -0.94 * text.font.size / 3
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
