import Graphics

/// Pictures on the cards of an index with `list: pictures`: the first of each page, light and dark. They are
/// files of their own, which a browser fetches when they come into sight.
enum Thumbnails {
    /// From the site's root; nothing where a page has no picture. The name changes with the picture.
    private static func path(of page: Page, isDark: Bool) -> String? {
        page.drawing.map {
            "cards/\(SitePath.withoutExtension(page.output))-\(hexadecimal($0.key, digits: 8))\(isDark ? "~dark" : "").svg"
        }
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
    static func files(of pages: [Page]) -> [OutputFile] {
        var known: Set<String> = []
        return pages.flatMap { page in
            [false, true].compactMap { isDark in
                guard let path = path(of: page, isDark: isDark), known.insert(path).inserted else {
                    return nil
                }
                return OutputFile(path: path) { svg(page, isDark: isDark) }
            }
        }
    }

    private static func svg(_ page: Page, isDark: Bool) -> Bytes {
        guard let (list, canvas) = page.drawing?.content() else {
            return Bytes("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
        }
        let picture = StillPicture(list, canvas, title: page.title, description: "", hasGround: true) { _ in
            nil
        }
        return Bytes(picture.svg(isDark: isDark) { _ in "" }.utf8)
    }
}
