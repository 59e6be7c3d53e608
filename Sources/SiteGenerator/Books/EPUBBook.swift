import Syntax

/// The pages of a site as a book: EPUB 3, with contents, links from chapter to chapter and the pictures.
struct EPUBBook {
    let index: SiteIndex
    let navigation: Navigation
    /// The styles of pictures.
    let styles: String
    let sheet: Bytes

    private var settings: Settings { index.settings }
    private var chapters: [Page] {
        navigation.sequence.filter { !$0.isMade && $0.reference == nil && $0.original == nil }
    }

    func bytes() -> Bytes {
        let book = EPUBChapters(index: index, pages: chapters)
        let files = chapters.map { book.write($0) }
        var archive = ZipArchive()
        archive.add("mimetype", Bytes("application/epub+zip".utf8), isPacked: false)
        archive.add("META-INF/container.xml", Bytes(Self.container.utf8))
        archive.add("EPUB/package.opf", package(files))
        archive.add("EPUB/nav.xhtml", contents(book))
        archive.add("EPUB/book.css", sheet + Bytes(styles.utf8))
        for file in files { archive.add("EPUB/" + file.path, file.bytes) }
        for path in assets(files) { archive.add("EPUB/" + path, index.assets[path]!.bytes) }
        return archive.bytes
    }

    private func assets(_ files: [EPUBChapter]) -> [String] {
        var known: Set<String> = []
        return files.flatMap(\.assets).filter { known.insert($0).inserted }
    }

    private static let container = """
        <?xml version="1.0" encoding="UTF-8"?>
        <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
        <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
        </container>

        """

    // MARK: The package

    private func package(_ files: [EPUBChapter]) -> Bytes {
        var out = Bytes("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        out.put("<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\">\n")
        metadata(into: &out)
        out.put("<manifest>\n")
        item("nav", "nav.xhtml", "application/xhtml+xml", " properties=\"nav\"", into: &out)
        item("style", "book.css", "text/css", "", into: &out)
        for (number, file) in files.enumerated() {
            let names = file.properties.joined(separator: " ")
            let properties = names.isEmpty ? "" : " properties=\"\(names)\""
            item("c\(number + 1)", file.path, "application/xhtml+xml", properties, into: &out)
        }
        for (number, path) in assets(files).enumerated() {
            item("a\(number + 1)", path, EPUBChapters.mediaType(path)!, "", into: &out)
        }
        out.put("</manifest>\n<spine>\n<itemref idref=\"nav\"/>\n")
        for number in files.indices { out.put("<itemref idref=\"c\(number + 1)\"/>\n") }
        out.put("</spine>\n</package>\n")
        return out
    }

    private func item(
        _ id: String, _ path: String, _ type: String, _ properties: String, into out: inout Bytes
    ) {
        out.put("<item id=\"\(id)\" href=\"")
        out.putAddress(path.utf8)
        out.put("\" media-type=\"\(type)\"\(properties)/>\n")
    }

    /// A book without an address of its own is known by its title; its time is that of its newest page.
    private func metadata(into out: inout Bytes) {
        let mark = hexadecimal(contentHash(Bytes(settings.title.utf8)), digits: 16)
        let newest = chapters.compactMap { $0.front.updated ?? $0.changed ?? $0.front.date }.max()
        out.put("<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n")
        element("dc:identifier", " id=\"id\"", settings.url ?? "urn:galley:\(mark)", into: &out)
        element("dc:title", "", settings.title, into: &out)
        element("dc:language", "", settings.language, into: &out)
        if let author = settings.author { element("dc:creator", "", author, into: &out) }
        if !settings.description.isEmpty {
            element("dc:description", "", settings.description, into: &out)
        }
        let time = (newest?.iso ?? "2000-01-01") + "T00:00:00Z"
        element("meta", " property=\"dcterms:modified\"", time, into: &out)
        out.put("</metadata>\n")
    }

    private func element(_ name: String, _ attributes: String, _ text: String, into out: inout Bytes) {
        out.put("<\(name)\(attributes)>")
        out.putEscaped(text)
        out.put("</\(name)>\n")
    }

    // MARK: Contents

    private func contents(_ book: EPUBChapters) -> Bytes {
        var out = book.head(settings.texts["Contents"], sheet: "book.css")
        out.put("<nav epub:type=\"toc\" role=\"doc-toc\"><h1>")
        out.putEscaped(settings.title)
        out.put("</h1>\n")
        list(index.root, book, into: &out)
        out.put("</nav>\n</body>\n</html>\n")
        return out
    }

    /// The pages of a folder; a folder whose own page is no chapter is a heading.
    private func list(_ folder: String, _ book: EPUBChapters, into out: inout Bytes) {
        var items = Bytes()
        if folder == index.root, let home = navigation.indexes[folder], book.isChapter(home) {
            entry(home, nil, book, into: &items)
        }
        for entry in navigation.entries[folder] ?? [] {
            self.entry(entry.page, entry.folder, book, into: &items)
        }
        guard !items.isEmpty else { return }
        out.put("<ol>\n")
        out += items
        out.put("</ol>\n")
    }

    private func entry(_ page: Page, _ folder: String?, _ book: EPUBChapters, into out: inout Bytes) {
        var inner = Bytes()
        if let folder { list(folder, book, into: &inner) }
        let isChapter = book.isChapter(page)
        guard isChapter || !inner.isEmpty else { return }
        out.put("<li>")
        if isChapter {
            out.put("<a href=\"")
            out.putAddress(EPUBChapters.path(of: page).utf8)
            out.put("\">")
        } else {
            out.put("<span>")
        }
        out.putEscaped(page.title)
        out.put(isChapter ? "</a>" : "</span>")
        out += inner
        out.put("</li>\n")
    }
}
