import Graphics

/// The letters of a file, as fonts of outlines (type 3): only what is shown is in it, and programs that read
/// a file find the text.
struct PDFFonts {
    private struct Letter {
        let scalar: UInt32
        let glyph: GlyphTable.Glyph
    }

    /// A code is one byte.
    private static let mostLetters = 255

    /// Each font with the number that it is named by; the two cuts fill fonts of their own.
    private var fonts: [(isBold: Bool, letters: [Letter])] = []
    private var codes: [UInt64: (font: Int, code: UInt8)] = [:]

    /// The font and the code of a letter, which is added to them when it is new.
    mutating func code(of scalar: UInt32, _ glyph: GlyphTable.Glyph, isBold: Bool) -> (font: Int, code: UInt8)
    {
        let key = UInt64(scalar) << 1 | (isBold ? 1 : 0)
        if let code = codes[key] { return code }
        var font = fonts.lastIndex { $0.isBold == isBold } ?? fonts.count
        if font == fonts.count || fonts[font].letters.count == Self.mostLetters {
            font = fonts.count
            fonts.append((isBold, []))
        }
        fonts[font].letters.append(Letter(scalar: scalar, glyph: glyph))
        let code = (font, UInt8(fonts[font].letters.count))
        codes[key] = code
        return code
    }

    /// The entries of a resource dictionary: `/F0 7 0 R`.
    func write(to file: inout PDFFile) -> String {
        var entries: [String] = []
        for (number, font) in fonts.enumerated() {
            entries.append("/F\(number) \(Self.write(font.letters, to: &file).text)")
        }
        return entries.joined(separator: " ")
    }

    private static func write(_ letters: [Letter], to file: inout PDFFile) -> PDFFile.Reference {
        var names: [String] = [], outlines: [String] = []
        for (index, letter) in letters.enumerated() {
            names.append("/g\(index + 1)")
            outlines.append("/g\(index + 1) \(file.addStream("", outline(of: letter.glyph)).text)")
        }
        let widths = PDFText.numbers(letters.map(\.glyph.advance))
        let unit = PDFText.number(1 / GlyphTable.unit)
        let unicode = file.addStream("", Array(characters(of: letters).utf8))
        return file.add(
            """
            << /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [\(unit) 0 0 \(unit) 0 0]
            /FirstChar 1 /LastChar \(letters.count) /Widths [\(widths)]
            /Encoding << /Type /Encoding /Differences [1 \(names.joined(separator: " "))] >>
            /CharProcs << \(outlines.joined(separator: " ")) >> /Resources << >> /ToUnicode \(unicode.text) >>
            """)
    }

    /// A letter's outline in the text's color, y upward.
    private static func outline(of glyph: GlyphTable.Glyph) -> [UInt8] {
        let path = glyph.path.applying(.scale(x: 1, y: -1))
        let box = path.boundingRect
        var content = PDFContent()
        content.write([glyph.advance, 0, box.minX, box.minY, box.maxX, box.maxY], "d1")
        content.add(path)
        content.write("f")
        return content.bytes
    }

    /// Which character each code stands for.
    private static func characters(of letters: [Letter]) -> String {
        var map = """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CMapName /Letters def
            /CMapType 2 def
            1 begincodespacerange
            <01> <FF>
            endcodespacerange

            """
        for start in stride(from: 0, to: letters.count, by: 100) {
            let some = letters[start..<min(start + 100, letters.count)]
            map += "\(some.count) beginbfchar\n"
            for (index, letter) in zip(some.indices, some) {
                let units =
                    Unicode.Scalar(letter.scalar).map { String($0).utf16.map(PDFText.hexadecimal) } ?? []
                map += "<\(PDFText.hexadecimal(UInt16(index + 1)).suffix(2))> <\(units.joined())>\n"
            }
            map += "endbfchar\n"
        }
        return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    }
}
