import Graphics
import Raster

/// The first picture of a page, light and dark, on the cards of an index with `list: pictures` and where an
/// image names the page. They are files of their own, which a browser fetches when they come into sight.
enum Thumbnails {
    /// From the site's root; nothing where a page has no picture. The name changes with the picture.
    private static func path(of page: Page, isDark: Bool) -> String? {
        page.drawing.map { path(of: page, mark: "-" + hexadecimal($0.key, digits: 8), isDark: isDark) }
    }

    private static func path(of page: Page, mark: String = "", isDark: Bool) -> String {
        "cards/\(SitePath.withoutExtension(page.output))\(mark)\(isDark ? "~dark" : "").svg"
    }

    /// The picture of a page that may not have been drawn yet, so that nothing of it is known but its name.
    static func picture(of page: Page, from folder: String) -> Picture {
        func form(isDark: Bool) -> Picture.Form {
            .init(address: Bytes(SitePath.relative(from: folder, to: path(of: page, isDark: isDark)).utf8))
        }
        return Picture(light: form(isDark: false), dark: form(isDark: true))
    }

    /// The picture of a page, as a card on another one shows it.
    static func put(_ page: Page, from folder: String, into out: inout Bytes) {
        for (isDark, name) in [(false, "only-light"), (true, "only-dark")] {
            guard let path = path(of: page, isDark: isDark) else { return }
            out.put("<img class=\"\(name)\" loading=\"lazy\" alt=\"\" src=\"")
            out.putAddress(SitePath.relative(from: folder, to: path).utf8)
            out.put("\">")
        }
    }

    /// The files of all pages that stand on cards with a picture.
    static func files(of pages: [Page], _ fonts: PictureFonts?) -> [OutputFile] {
        files(of: pages, fonts) { page, isDark in path(of: page, isDark: isDark) }
    }

    /// The files of pages that images name.
    static func images(of pages: [Page], _ fonts: PictureFonts?) -> [OutputFile] {
        files(of: pages, fonts) { page, isDark in
            page.drawing.map { _ in path(of: page, mark: "", isDark: isDark) }
        }
    }

    private static func files(
        of pages: [Page], _ fonts: PictureFonts?, at path: (Page, Bool) -> String?
    ) -> [OutputFile] {
        var known: Set<String> = []
        return pages.flatMap { page in
            [false, true].compactMap { isDark in
                guard let path = path(page, isDark), known.insert(path).inserted else { return nil }
                return OutputFile(path: path) { svg(page, fonts, isDark: isDark) }
            }
        }
    }

    /// A browser gives an image no fonts of the page: its letters are outlines.
    private static func svg(_ page: Page, _ fonts: PictureFonts?, isDark: Bool) -> Bytes {
        guard let (list, canvas) = page.drawing?.content() else {
            return Bytes("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
        }
        var outliner = fonts.map { LetterOutliner(regular: $0.regular, bold: $0.bold) }
        let outlined = outliner?.outlined(list) ?? list
        let picture = StillPicture(outlined, canvas, title: page.title, description: "", hasGround: true) {
            _ in
            nil
        }
        let isDark = isDark || page.drawing?.isAlwaysDark == true
        return Bytes(picture.svg(isDark: isDark, stretchesLetters: true) { _ in "" }.utf8)
    }
}
