import Syntax

/// A page of a book.
struct EPUBChapter: Sendable {
    var path: String
    var bytes: Bytes
    var properties: [String]
    /// The files of the site that it shows.
    var assets: [String]
}

/// Writes pages as the chapters of a book, at the same paths as in the site.
struct EPUBChapters {
    let index: SiteIndex
    private let outputs: Set<String>

    init(index: SiteIndex, pages: [Page]) {
        self.index = index
        outputs = Set(pages.map(\.output))
    }

    func isChapter(_ page: Page) -> Bool { outputs.contains(page.output) }

    static func path(of page: Page) -> String { SitePath.withoutExtension(page.output) + ".xhtml" }

    /// What a picture is, when readers of books show it.
    static func mediaType(_ path: String) -> String? {
        let type = PictureType.of(path)
        return type == "image/avif" ? nil : type
    }

    func write(_ page: Page) -> EPUBChapter {
        var assets: [String] = []
        let (text, properties) = XHTMLWriter.write(page.rendered.body) { address, isImage in
            isImage ? image(address, on: page, &assets) : link(address, on: page)
        }
        var out = head(page.title, sheet: SitePath.relative(from: page.folder, to: "book.css"))
        page.putTitle(into: &out)
        out += text
        out.put("\n</body>\n</html>\n")
        return EPUBChapter(path: Self.path(of: page), bytes: out, properties: properties, assets: assets)
    }

    func head(_ title: String, sheet: String) -> Bytes {
        let language = index.settings.language
        let direction = isRightToLeft(language) ? " dir=\"rtl\"" : ""
        var out = Bytes("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n".utf8)
        out.put("<html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\"")
        out.put(" lang=\"\(language)\" xml:lang=\"\(language)\"\(direction)>\n<head>\n<title>")
        out.putEscaped(title)
        out.put("</title>\n<link rel=\"stylesheet\" type=\"text/css\" href=\"")
        out.putAddress(sheet.utf8)
        out.put("\"/>\n</head>\n<body>\n")
        return out
    }

    private func image(_ address: String, on page: Page, _ assets: inout [String]) -> String? {
        if address.hasPrefix("data:image/") { return address }
        guard AddressScheme.of(address.utf8) == nil, let path = SitePath.normalized(page.folder, address),
            index.assets[path] != nil, Self.mediaType(path) != nil
        else { return nil }
        assets.append(path)
        return address
    }

    /// A link to a chapter leads there, one to anything else of the site to where the site is published.
    private func link(_ address: String, on page: Page) -> String? {
        if address.isEmpty || address == "#top" { return nil }
        if AddressScheme.of(address.utf8) != nil { return address }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let path = parts[0].isEmpty ? page.output : SitePath.normalized(page.folder, parts[0]) ?? ""
        let target = index.byOutput[path] ?? index.byOutput[SitePath.join(path, "index.html")]
        guard let target, isChapter(target) else {
            return index.settings.url.map { $0 + path + (parts.count == 2 ? "#" + parts[1] : "") }
        }
        let fragment = parts.count == 2 && target.rendered.hasID(parts[1]) ? "#" + parts[1] : ""
        if target === page { return fragment.isEmpty ? SitePath.name(Self.path(of: page)) : fragment }
        return SitePath.relative(from: page.folder, to: Self.path(of: target)) + fragment
    }
}
