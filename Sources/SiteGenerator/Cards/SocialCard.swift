import Graphics
import Raster

/// The picture that others show for a link to a page: its title beside its first preview, drawn as a proof.
struct SocialCard {
    var siteTitle: String
    var title: String
    var description: String
    var drawing: PreviewDrawing?

    static let width = 1_200.0
    static let height = 630.0
    private static let margin = 64.0
    private static let ink = Color(RGBA(0x1C1B19))
    private static let quiet = Color(RGBA(0x6B675F))
    private static let blue = Color(RGBA(0x2457C5))
    private static let hairline = Color(RGBA(0xC9C3B5))

    /// Changes with everything the card shows, and with how it shows it.
    var key: UInt64 {
        contentHash(Bytes("4\0\(siteTitle)\0\(title)\0\(description)".utf8), seed: drawing?.key ?? 0)
    }

    func png(_ fonts: PictureFonts) -> Bytes { PNG.encode(bitmap(fonts)) }

    func bitmap(_ fonts: PictureFonts) -> Bitmap {
        var painter = Painter(
            width: Int(Self.width), height: Int(Self.height), ground: RGBA(0xFBFAF7), regular: fonts.regular,
            bold: fonts.heading)
        var list = DisplayList()
        words(fonts, &list)
        guard let picture = drawing?.content() else {
            painter.draw(list)
            return painter.bitmap
        }
        let (sheet, scale) = sheet(picture.canvas.size)
        proof(sheet, picture.canvas.width, fonts, &list)
        painter.draw(list)
        let place = AffineTransform.translation(x: -picture.canvas.minX, y: -picture.canvas.minY)
            .then(.scale(x: scale, y: scale)).then(.translation(x: sheet.minX, y: sheet.minY))
        painter.bold = fonts.bold
        painter.draw(picture.list, transform: place, clip: sheet)
        return painter.bitmap
    }

    // MARK: Words

    private func words(_ fonts: PictureFonts, _ list: inout DisplayList) {
        let column = drawing == nil ? Self.width - 2 * Self.margin : 500.0
        let site = fonts.heading.cut(siteTitle, to: Self.width - 2 * Self.margin, size: 28)
        line(site, at: 92, size: 28, fonts, .semibold, Self.quiet, &list)
        list.fill(
            .rect(Rect(x: Self.margin, y: 124, width: Self.width - 2 * Self.margin, height: 1)),
            with: .color(Self.hairline), view: .none)
        let large = drawing == nil ? 76.0 : 56.0
        let most = drawing == nil ? 3 : 4
        var size = large
        var lines = fonts.heading.lines(title, width: column, size: size)
        // A word that is wider than the column would run into the picture.
        func isTooWide() -> Bool { lines.contains { fonts.heading.width(of: $0, size: size) > column } }
        while lines.count > most && size > large * 0.6 || isTooWide() && size > large * 0.3 {
            size *= 0.9
            lines = fonts.heading.lines(title, width: column, size: size)
        }
        var baseline = 164.0 + size
        for text in Self.cut(lines, to: most) {
            let text = fonts.heading.cut(text, to: column, size: size)
            line(text, at: baseline, size: size, fonts, .semibold, Self.ink, &list)
            baseline += size * 1.14
        }
        baseline += 16
        let room = ((Self.height - Self.margin - baseline) / 38).rounded(.up)
        for text in Self.cut(fonts.regular.lines(description, width: column, size: 26), to: Int(max(0, room)))
        {
            let text = fonts.regular.cut(text, to: column, size: 26)
            line(text, at: baseline, size: 26, fonts, .regular, Self.quiet, &list)
            baseline += 38
        }
    }

    /// As many lines as there is room for; the last one tells that there are more.
    private static func cut(_ lines: [String], to most: Int) -> [String] {
        guard lines.count > most, most > 0 else { return Array(lines.prefix(most)) }
        return lines.prefix(most - 1) + [lines[most - 1] + "…"]
    }

    /// A line of text; one with letters that the card's font lacks is left out rather than shown with holes.
    private func line(
        _ text: String, at baseline: Double, x: Double = margin, size: Double, _ fonts: PictureFonts,
        _ weight: FontWeight, _ color: Color,
        _ list: inout DisplayList
    ) {
        let table = weight == .regular ? fonts.regular : fonts.heading
        guard table.covers(text) else { return }
        list.text(
            TextDrawing(
                origin: Point(x: x, y: baseline), string: text, width: table.width(of: text, size: size),
                font: FontFace(size: size, weight: weight), paint: .color(color)), view: .none)
    }

    // MARK: Picture

    /// Where the picture's paper lies, and how many pixels one of its points has.
    private func sheet(_ size: Size) -> (Rect, Double) {
        let box = Rect(x: 636, y: 190, width: 500, height: 376)
        let scale = min(box.width / max(size.width, 1), box.height / max(size.height, 1), 3)
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        return (
            Rect(x: box.maxX - width, y: (box.midY - height / 2).rounded(), width: width, height: height),
            scale
        )
    }

    /// The paper with a hairline around it, crop marks that stand off its corners, and its width.
    private func proof(_ sheet: Rect, _ points: Double, _ fonts: PictureFonts, _ list: inout DisplayList) {
        list.fill(.rect(sheet.insetBy(dx: -1, dy: -1)), with: .color(Self.hairline), view: .none)
        list.fill(.rect(sheet), with: .color(Color(RGBA(0xFFFFFF))), view: .none)
        for x in [sheet.minX - 1, sheet.maxX] {
            for y in [sheet.minY - 21, sheet.maxY + 9] { mark(Rect(x: x, y: y, width: 1, height: 12), &list) }
        }
        for y in [sheet.minY - 1, sheet.maxY] {
            for x in [sheet.minX - 21, sheet.maxX + 9] { mark(Rect(x: x, y: y, width: 12, height: 1), &list) }
        }
        line(
            "\(Int(points.rounded())) pt", at: sheet.minY - 32, x: sheet.minX, size: 22, fonts, .semibold,
            Self.blue, &list)
    }

    private func mark(_ rect: Rect, _ list: inout DisplayList) {
        list.fill(.rect(rect), with: .color(Self.hairline), view: .none)
    }
}

/// A picture as it can be drawn again.
public struct PreviewDrawing: Sendable {
    /// Equal for equal pictures.
    var key: UInt64
    /// Whether it is dark on a light page, too.
    var isAlwaysDark = false
    /// The commands, and what of them is shown, in points; `nil` when the picture does not come out any more.
    var content: @Sendable () -> (list: DisplayList, canvas: Rect)?
}

extension GlyphTable {
    /// As many letters of a line as there is room for: a word may be wider than any column.
    func cut(_ text: String, to width: Double, size: Double) -> String {
        if self.width(of: text, size: size) <= width { return text }
        var text = String(text.prefix(200))
        while !text.isEmpty, self.width(of: text + "…", size: size) > width { text.removeLast() }
        return text + "…"
    }

    /// A text broken at spaces; a word too long for a line stands alone.
    func lines(_ text: String, width: Double, size: Double) -> [String] {
        var lines: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let last = lines.last, self.width(of: last + " " + word, size: size) <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
