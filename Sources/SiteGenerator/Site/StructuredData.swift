/// A page in schema.org's terms: an article, and the way to it from the home page.
struct StructuredData {
    let page: Page
    let settings: Settings
    let ancestors: [Page]
    /// The site's address.
    let base: String
    /// The address of the page's picture.
    let image: String?

    func write(into out: inout Bytes) {
        out.put("<script type=\"application/ld+json\">[")
        subject(into: &out)
        if !ancestors.isEmpty {
            out.put(",")
            path(into: &out)
        }
        out.put("]</script>\n")
    }

    private func subject(into out: inout Bytes) {
        let isHome = page.kind == .home
        out.put("{\"@context\":\"https://schema.org\",\"@type\":\"\(isHome ? "WebSite" : "TechArticle")\"")
        func field(_ name: String, _ value: String?) {
            guard let value, !value.isEmpty else { return }
            out.put(",\"\(name)\":")
            out.putJSON(value)
        }
        field(isHome ? "name" : "headline", isHome ? settings.title : page.title)
        field("url", base + page.canonicalPath)
        field("description", page.description)
        field("inLanguage", page.front.language ?? settings.language)
        field("image", image)
        if let author = page.front.author ?? settings.author {
            out.put(",\"author\":{\"@type\":\"Person\"")
            field("name", author)
            out.put("}")
        }
        field("datePublished", page.front.date?.iso)
        field("dateModified", (page.front.updated ?? page.changed)?.iso)
        out.put("}")
    }

    private func path(into out: inout Bytes) {
        out.put("{\"@context\":\"https://schema.org\",\"@type\":\"BreadcrumbList\",\"itemListElement\":[")
        for (position, step) in (ancestors + [page]).enumerated() {
            out.put(
                "\(position > 0 ? "," : ""){\"@type\":\"ListItem\",\"position\":\(position + 1),\"name\":")
            out.putJSON(step.title)
            out.put(",\"item\":")
            out.putJSON(base + step.canonicalPath)
            out.put("}")
        }
        out.put("]}")
    }
}
