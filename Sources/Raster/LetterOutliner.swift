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
        func rounded(_ point: Point) -> Point {
            Point(x: (point.x / step).rounded() * step, y: (point.y / step).rounded() * step)
        }
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: rounded(point))
            case .line(let point): path.addLine(to: rounded(point))
            case .quad(let point, let control):
                path.addQuadCurve(to: rounded(point), control: rounded(control))
            case .cubic(let point, let first, let second):
                path.addCurve(to: rounded(point), control1: rounded(first), control2: rounded(second))
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}
