import Graphics

/// The letters of a text, each with the way to the next, which depends on both. What the font has not is a
/// box.
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
        for character in text.string {
            var isMissed = false
            for scalar in character.unicodeScalars {
                guard let glyph = cache.glyph(scalar.value, of: table, isBold: isBold) else {
                    isMissed = miss(scalar, after: isMissed) || isMissed
                    continue
                }
                if let last = letters.last {
                    letters[letters.count - 1].step += table.kern(last.scalar, scalar.value)
                }
                letters.append(Letter(scalar: scalar.value, glyph: glyph, step: glyph.advance))
            }
        }
        let natural = letters.reduce(0) { $0 + $1.step } * text.font.size / GlyphTable.unit
        if text.width > 0, letters.count > 1 { spacing = (text.width - natural) / Double(letters.count) }
        width = natural + spacing * Double(letters.count)
    }

    /// Notes a letter that is missing, and puts one box in the place of its character. Gives whether there is
    /// one.
    private mutating func miss(_ scalar: Unicode.Scalar, after isMissed: Bool) -> Bool {
        let category = scalar.properties.generalCategory
        // Marks of direction, joiners and variants have no letter of their own.
        guard category != .format, !scalar.properties.isVariationSelector else { return false }
        let letter = String(scalar)
        if !omissions.letters.contains(letter) { omissions.letters.append(letter) }
        guard !isMissed, category != .nonspacingMark else { return false }
        let isWide = scalar.value >= 0x2E80
        let box = Self.box(advance: GlyphTable.unit * (isWide ? 1 : 0.56))
        letters.append(Letter(scalar: scalar.value, glyph: box, step: box.advance))
        return true
    }

    /// The outline of a box as tall as a capital, as browsers draw a letter that no font has.
    private static func box(advance: Double) -> GlyphTable.Glyph {
        let frame = Rect(x: 150, y: -1490, width: advance - 300, height: 1490), line = 110.0
        let inner = frame.insetBy(dx: line, dy: line)
        var path = Path.rect(frame)
        // The other way round, so that it is left out.
        path.addLines([
            Point(x: inner.minX, y: inner.minY), Point(x: inner.minX, y: inner.maxY),
            Point(x: inner.maxX, y: inner.maxY), Point(x: inner.maxX, y: inner.minY),
        ])
        path.closeSubpath()
        return GlyphTable.Glyph(advance: advance, path: path)
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
