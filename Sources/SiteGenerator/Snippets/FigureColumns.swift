import Syntax

/// Whether a figure's pictures stand beside its code, in the column that all figures have for them, or in
/// rows below it. Reckoned in the pixels of the style sheet, since the page has no other way to know before
/// it is read.
struct FigureColumns {
    let code: [Bytes]
    let pictures: [PreviewPicture]
    /// Whether rulers have a track of what is chosen.
    let hasTrack: Bool

    /// The room of the column of pictures, and the letters of a line beside it.
    private static let room = 336.0, letters = 58
    /// How much blank paper below the code is no waste.
    private static let tolerance = 96.0

    var areBeside: Bool {
        pictures.allSatisfy { width(of: $0) <= Self.room } && isCodeNarrow
            && proofHeight <= codeHeight + Self.tolerance
    }

    /// Long code has its picture beside it, even if a few of its lines then go on below themselves: otherwise
    /// the picture is a screen further down.
    private var isCodeNarrow: Bool {
        let lengths = code.flatMap { HangingLine.lengths(in: $0) }
        let long = lengths.count { $0 > Self.letters }
        return long == 0 || lengths.count > 24 && long * 6 <= lengths.count
    }

    private var codeHeight: Double {
        code.reduce(0) { $0 + 32 + 20 * Double($1.count { $0 == "\n" }) }
    }

    /// The pictures in rows, as many to a row as there is room for.
    private var proofHeight: Double {
        var (total, end, row) = (40.0, 0.0, 0.0)
        for picture in pictures {
            let width = column(of: picture)
            if end > 0, end + 40 + width > Self.room { (total, end, row) = (total + row + 28, 0, 0) }
            end += (end > 0 ? 40 : 0) + width
            row = max(row, height(of: picture))
        }
        return total + row
    }

    private func width(of picture: PreviewPicture) -> Double { SheetHTML.size(of: picture).width }

    /// Label, ruler, picture and what was chosen.
    private func height(of picture: PreviewPicture) -> Double {
        let notes = picture.notes.joined(separator: " · ").utf8.count
        let lines = (Double(notes) * 7 / column(of: picture)).rounded(.up)
        return 24 + (hasTrack ? 52 : 34) + SheetHTML.size(of: picture).height
            + (notes == 0 ? 0 : 16 + 20 * lines)
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
