import Graphics

/// Puts outlines in the place of letters, for pictures that are shown where no font of ours is.
public struct LetterOutliner {
    private let regular: GlyphTable
    private let bold: GlyphTable
    private var glyphs = GlyphCache()

    public init(regular: GlyphTable, bold: GlyphTable) {
        self.regular = regular
        self.bold = bold
    }

    /// The same list with paths for all texts whose letters the two cuts have; others remain texts.
    public mutating func outlined(_ list: DisplayList) -> DisplayList {
        var result = DisplayList()
        for command in list.commands {
            switch command.operation {
            case .text(let text):
                if let path = outline(text) {
                    result.fill(path, with: text.paint, view: command.view)
                } else {
                    result.text(text, view: command.view)
                }
            case .push(.mask(let mask)): result.push(.mask(outlined(mask)), view: command.view)
            default: result.append(command.operation, view: command.view)
            }
        }
        return result
    }

    /// Nothing for another face, for lines under letters, and for letters that run from right to left, whose
    /// order a browser knows.
    private mutating func outline(_ text: TextDrawing) -> Path? {
        let table = text.font.isBold ? bold : regular
        guard text.font.family == .system, text.font.width == .standard, text.font.custom == nil,
            text.underline == nil, text.strikethrough == nil, !text.isRightToLeft, table.covers(text.string)
        else { return nil }
        let path = LetterRow(text, table, isBold: text.font.isBold, &glyphs).outline(text)
        return path.rounded(to: 0.05)
    }
}

extension Path {
    /// The same with points of a coarser grid, which take fewer letters to write.
    fileprivate func rounded(to step: Double) -> Path {
        mapPoints { Point(x: ($0.x / step).rounded() * step, y: ($0.y / step).rounded() * step) }
    }
}
