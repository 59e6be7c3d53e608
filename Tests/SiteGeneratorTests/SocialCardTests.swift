import Graphics
import Raster
import Testing

@testable import SiteGenerator

/// The pictures that others show for a link to a page.
struct SocialCardTests {
    /// Whatever a page is called, its words end before its picture, and before the card's edge.
    @Test(arguments: [
        "Grid", "containerRelativeFrame", String(repeating: "Unbreakable", count: 12),
        String(repeating: "WWW ", count: 90),
        String(repeating: "m", count: 5_000),
    ]) func wordsStayInTheirColumn(words: String) throws {
        let fonts = try #require(PictureFonts())
        let drawing = PreviewDrawing(key: 1) { (DisplayList(), Rect(x: 0, y: 0, width: 300, height: 200)) }
        for drawing in [drawing, nil] {
            let card = SocialCard(siteTitle: words, title: words, description: words, drawing: drawing)
            let picture = card.bitmap(fonts)
            // The hairline below the site's name goes from margin to margin.
            let gap = drawing == nil ? 1_140..<1_200 : 566..<612
            #expect(paints(picture, gap, drawing == nil ? 0..<630 : 130..<630) == 0)
            #expect(paints(picture, 1_140..<1_200, 0..<120) == 0)
            #expect(paints(picture, 64..<560, 130..<630) > 100)
        }
    }

    /// How many pixels of a part have another color than the card's paper.
    private func paints(_ picture: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
        let size = picture.bytes.count / (picture.width * picture.height)
        let paper = Array(picture.bytes.prefix(3))
        return rows.reduce(0) { count, y in
            count
                + columns.count { x in
                    let at = (y * picture.width + x) * size
                    return Array(picture.bytes[at..<at + 3]) != paper
                }
        }
    }
}
