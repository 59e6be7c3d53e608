import Graphics

extension PDFPainter {
    mutating func draw(_ text: TextDrawing) {
        let isBold = text.font.isBold
        let row = LetterRow(text, isBold ? bold : regular, isBold: isBold, &glyphs)
        omissions.add(row.omissions)
        guard !row.letters.isEmpty else { return }
        if case .color(let color) = text.paint {
            let color = color.resolved(in: scheme)
            if color.alpha > 0 {
                set(color)
                write(row, text)
            }
        } else {
            shade(row.outline(text), text.paint, .nonZero)
            // Letters that are areas of a gradient are found by those that nobody sees.
            content.write("q")
            content.write(resources.opacity(0))
            write(row, text)
            content.write("Q")
        }
        decorate(text, width: row.width)
    }

    private mutating func write(_ row: LetterRow, _ text: TextDrawing) {
        content.write("BT")
        content.write([row.spacing], "Tc")
        content.write(
            [1, 0, text.font.isItalic ? LetterRow.slant : 0, -1, text.origin.x, text.origin.y], "Tm")
        var run = "", last: Int?
        for letter in row.letters {
            let place = fonts.code(of: letter.scalar, letter.glyph, isBold: text.font.isBold)
            if place.font != last {
                flush(&run)
                last = place.font
                content.write("/F\(place.font) \(PDFText.number(text.font.size)) Tf")
            }
            run += "<\(PDFText.hexadecimal(UInt16(place.code)).suffix(2))>"
            let kern = letter.step - letter.glyph.advance
            if kern != 0 { run += PDFText.number(-kern / GlyphTable.unit * 1000) }
        }
        flush(&run)
        content.write("ET")
    }

    private mutating func flush(_ run: inout String) {
        if !run.isEmpty { content.write("[\(run.replacing("><", with: ""))] TJ") }
        run = ""
    }

    private mutating func decorate(_ text: TextDrawing, width: Double) {
        let thickness = text.font.size / 10
        let lines = [
            (text.underline, thickness / 2), (text.strikethrough, LetterRow.middle(text) - thickness / 2),
        ]
        for (decoration, y) in lines {
            guard let decoration else { continue }
            let line = Rect(x: text.origin.x, y: text.origin.y + y, width: width, height: thickness)
            fill(.rect(line), decoration.color.map { .color($0) } ?? text.paint, .nonZero)
        }
    }
}
