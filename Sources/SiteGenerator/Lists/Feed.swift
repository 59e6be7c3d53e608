import Syntax

/// What is new, for programs that read it for people: the newest pages with a date, as Atom and as JSON Feed,
/// with their whole texts.
struct Feed {
    let title: String
    /// The page that the feed is of, and the folder where it stands, from the site's root.
    let home: String
    let folder: String
    /// Newest first.
    let pages: [Page]
    let settings: Settings
    /// A page's picture, by its path from the site's root or its address.
    let picture: (Page) -> String?

    static let length = 20

    private var base: String { settings.url ?? "" }

    func files() -> [OutputFile] {
        [
            OutputFile(path: SitePath.join(folder, "feed.xml"), bytes: atom()),
            OutputFile(path: SitePath.join(folder, "feed.json"), bytes: json()),
        ]
    }

    private func summary(_ page: Page) -> String {
        page.description.isEmpty ? String(page.rendered.lead.prefix(300)).trimmed : page.description
    }

    private func content(_ page: Page) -> Bytes { FeedContent(page: page, base: base).html() }
    private func author(_ page: Page) -> String { page.front.author ?? settings.author ?? settings.title }
    private func imageAddress(_ page: Page) -> String? {
        picture(page).map { AddressScheme.isWeb($0) ? $0 : base + $0 }
    }

    // MARK: Atom

    private func atom() -> Bytes {
        var out = Bytes(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n".utf8)
        element("title", title, into: &out)
        out.put("\n")
        element("id", base + home, into: &out)
        link("", base + home, into: &out)
        link("rel=\"self\" ", base + SitePath.join(folder, "feed.xml"), into: &out)
        let newest = pages.map { $0.front.updated ?? $0.front.date! }.max()
        out.put("<updated>\(newest?.timestamp ?? "2000-01-01T00:00:00Z")</updated>\n")
        for page in pages { entry(page, into: &out) }
        out.put("</feed>\n")
        return out
    }

    private func element(_ name: String, _ text: String, into out: inout Bytes) {
        out.put("<\(name)>")
        out.putEscaped(text)
        out.put("</\(name)>")
    }

    private func link(_ attributes: String, _ address: String, into out: inout Bytes) {
        out.put("<link \(attributes)href=\"")
        out.putEscaped(address)
        out.put("\"/>\n")
    }

    private func entry(_ page: Page, into out: inout Bytes) {
        let date = page.front.date!
        out.put("<entry>")
        element("title", page.title, into: &out)
        element("id", base + page.canonicalPath, into: &out)
        link("", base + page.canonicalPath, into: &out)
        if let image = imageAddress(page) {
            link("rel=\"enclosure\" type=\"\(PictureType.of(image) ?? "image/png")\" ", image, into: &out)
        }
        out.put(
            "<published>\(date.timestamp)</published><updated>\((page.front.updated ?? date).timestamp)</updated><author>"
        )
        element("name", author(page), into: &out)
        out.put("</author>")
        for tag in page.front.tags {
            out.put("<category term=\"")
            out.putEscaped(tag)
            out.put("\"/>")
        }
        element("summary", summary(page), into: &out)
        out.put("\n<content type=\"html\">")
        out.putEscaped(content(page))
        out.put("</content></entry>\n")
    }

    // MARK: JSON

    private func json() -> Bytes {
        var out = Bytes("{\"version\":\"https://jsonfeed.org/version/1.1\"".utf8)
        field("title", title, into: &out)
        field("home_page_url", base + home, into: &out)
        field("feed_url", base + SitePath.join(folder, "feed.json"), into: &out)
        field("language", settings.language, into: &out)
        out.put(",\"items\":[")
        for (number, page) in pages.enumerated() {
            out.put(number > 0 ? ",\n" : "\n")
            item(page, into: &out)
        }
        out.put("]}\n")
        return out
    }

    private func field(_ name: String, _ text: String, into out: inout Bytes) {
        out.put(",\"\(name)\":")
        out.putJSON(text)
    }

    private func item(_ page: Page, into out: inout Bytes) {
        out.put("{\"id\":")
        out.putJSON(base + page.canonicalPath)
        field("url", base + page.canonicalPath, into: &out)
        field("title", page.title, into: &out)
        field("summary", summary(page), into: &out)
        if let image = imageAddress(page) { field("image", image, into: &out) }
        field("date_published", page.front.date!.timestamp, into: &out)
        if let updated = page.front.updated { field("date_modified", updated.timestamp, into: &out) }
        out.put(",\"authors\":[{\"name\":")
        out.putJSON(author(page))
        out.put("}]")
        if !page.front.tags.isEmpty { tags(page.front.tags, into: &out) }
        out.put(",\"content_html\":")
        out.putJSON(content(page))
        out.put("}")
    }

    private func tags(_ tags: [String], into out: inout Bytes) {
        out.put(",\"tags\":[")
        for (number, tag) in tags.enumerated() {
            if number > 0 { out.put(",") }
            out.putJSON(tag)
        }
        out.put("]")
    }
}
