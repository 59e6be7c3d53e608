import Syntax

/// Whether a figure's pictures are beside its code, in the column that all figures have for them, or in rows
/// below it. They are beside it when all of them fit in one row there, and the code in the room that is left.
/// Reckoned in the pixels of the style sheet, since the page has no other way to know before it is read.
struct FigureColumns {
    let code: [Bytes]
    let pictures: [PreviewPicture]

    /// The room of the column of pictures, and the letters of a line beside it.
    private static let room = 336.0, letters = 58

    var areBeside: Bool { rowWidth <= Self.room && isCodeNarrow }

    /// A few lines may go on below themselves: otherwise the picture is a screen further down.
    private var isCodeNarrow: Bool {
        let lengths = code.flatMap { HangingLine.lengths(in: $0) }
        return lengths.count { $0 > Self.letters } * 3 <= lengths.count
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
        max(width(of: picture), labelWidth(of: picture), picture.notes.isEmpty ? 0 : 170)
    }

    private func labelWidth(of picture: PreviewPicture) -> Double {
        let range = picture.range.map { $0.lowerBound < $0.upperBound } == true ? 190.0 : 0
        let scale = SheetHTML.scale(of: picture) < 1 ? 60.0 : 0
        return min(Self.room, 48 + range + scale + Double(picture.environment?.utf8.count ?? 0) * 7)
    }
}
