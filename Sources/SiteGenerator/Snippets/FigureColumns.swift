import Syntax

/// Whether a figure's pictures are beside its code, in the column that all figures have for them, or in rows
/// below it. They are beside it when all of them fit in one row there, or in several that make the figure no
/// higher than a row below the code would, and the code in the room that is left. Reckoned in the pixels of
/// the style sheet, since the page has no other way to know before it is read.
struct FigureColumns {
    let code: [Bytes]
    let pictures: [PreviewPicture]

    /// The room of the column of pictures and of rows below the code, and the letters of a line beside them.
    private static let room = 336.0, whole = 852.0, letters = 58

    var areBeside: Bool { isCodeNarrow && (rowWidth <= Self.room || areShorterBeside) }

    /// A few lines may go on below themselves: otherwise the picture is a screen further down.
    private var isCodeNarrow: Bool {
        let lengths = code.flatMap { HangingLine.lengths(in: $0) }
        return lengths.count { $0 > Self.letters } * 3 <= lengths.count
    }

    /// Whether the figure is no higher with its pictures in rows beside the code.
    private var areShorterBeside: Bool {
        guard pictures.allSatisfy({ column(of: $0) <= Self.room }) else { return false }
        return max(codeHeight, 40 + rows(in: Self.room)) <= codeHeight + 68 + rows(in: Self.whole)
    }

    private var codeHeight: Double {
        Double(code.flatMap { HangingLine.lengths(in: $0) }.reduce(0) { $0 + ($1 > Self.letters ? 2 : 1) })
            * 20 + 32
    }

    /// How high the pictures are in rows of a width.
    private func rows(in room: Double) -> Double {
        var (height, row, used) = (0.0, 0.0, 0.0)
        for picture in pictures {
            let (width, own) = (column(of: picture), SheetHTML.height(of: picture))
            if used > 0, used + 40 + width <= room {
                (row, used) = (max(row, own), used + 40 + width)
            } else {
                height += used > 0 ? row + 28 : 0
                (row, used) = (own, width)
            }
        }
        return height + row
    }

    private var rowWidth: Double {
        guard pictures.count > 1 else { return pictures.first.map(width) ?? 0 }
        return pictures.reduce(-40) { $0 + 40 + column(of: $1) }
    }

    private func width(of picture: PreviewPicture) -> Double {
        SheetHTML.size(of: picture).width + 2 * Double(SheetHTML.margin(of: picture))
    }

    /// What is said of a picture does not make its column wider, but for the narrowest.
    private func column(of picture: PreviewPicture) -> Double {
        max(
            width(of: picture), labelWidth(of: picture),
            picture.notes.isEmpty ? 0 : Double(SheetHTML.noteWidth))
    }

    private func labelWidth(of picture: PreviewPicture) -> Double {
        let range = picture.range.map { $0.lowerBound < $0.upperBound } == true ? 190.0 : 0
        let scale = SheetHTML.scale(of: picture) < 1 ? 60.0 : 0
        return min(Self.room, 48 + range + scale + Double(picture.environment?.utf8.count ?? 0) * 7)
    }
}
