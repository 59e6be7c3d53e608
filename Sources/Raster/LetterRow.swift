import Graphics

/// The letters of a text that a font has, each with the way to the next, which depends on both.
struct LetterRow {
    struct Letter {
        let scalar: UInt32
        let glyph: GlyphTable.Glyph
        /// In 2048ths of the size.
        var step: Double
    }

    private(set) var letters: [Letter] = []
    private(set) var omissions = Painter.Omissions()
    /// What is added after each letter so that the text has its measured width, as SVG's `textLength` shares
    /// it out; in points.
    private(set) var spacing = 0.0
    private(set) var width = 0.0

    /// How far an italic leans to the right on its way up.
    static let slant = 0.2

    /// Where a line through a text lies, from the baseline.
    static func middle(_ text: TextDrawing) -> Double { -0.94 * text.font.size / 3 }

    init(_ text: TextDrawing, _ table: GlyphTable, isBold: Bool, _ cache: inout GlyphCache) {
        for scalar in text.string.unicodeScalars {
            guard let glyph = cache.glyph(scalar.value, of: table, isBold: isBold) else {
                miss(scalar)
                continue
            }
            if let last = letters.last {
                letters[letters.count - 1].step += table.kern(last.scalar, scalar.value)
            }
            letters.append(Letter(scalar: scalar.value, glyph: glyph, step: glyph.advance))
        }
        let natural = letters.reduce(0) { $0 + $1.step } * text.font.size / GlyphTable.unit
        if text.width > 0, letters.count > 1 { spacing = (text.width - natural) / Double(letters.count) }
        width = natural + spacing * Double(letters.count)
    }

    private mutating func miss(_ scalar: Unicode.Scalar) {
        // Marks of direction, joiners and variants have no letter of their own.
        guard scalar.properties.generalCategory != .format, !scalar.properties.isVariationSelector else {
            return
        }
        let letter = String(scalar)
        if !omissions.letters.contains(letter) { omissions.letters.append(letter) }
    }

    /// Gives each letter's path and the way to its place, in points.
    func forEach(_ text: TextDrawing, _ body: (Path, AffineTransform, Point) -> Void) {
        let unit = text.font.size / GlyphTable.unit
        let slant = text.font.isItalic ? -Self.slant * unit : 0
        var x = text.origin.x
        for letter in letters {
            let place = AffineTransform(a: unit, b: 0, c: slant, d: unit, tx: x, ty: text.origin.y)
            body(letter.glyph.path, place, Point(x: x, y: text.origin.y))
            x += letter.step * unit + spacing
        }
    }

    /// All letters as one path.
    func outline(_ text: TextDrawing) -> Path {
        var path = Path()
        forEach(text) { letter, place, _ in path.addPath(letter.applying(place)) }
        return path
    }
}

extension FontFace {
    /// Whether it is drawn in the heavier of the two cuts.
    var isBold: Bool { weight.rawValue >= FontWeight.semibold.rawValue }
}
