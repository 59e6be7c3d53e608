/// What machines read in a page's head: canonical address, OpenGraph, JSON-LD, feed.
struct MachineHead {
    let page: Page
    let settings: Settings
    let ancestors: [Page]
    /// The page's card, from the site's root.
    let card: String?

    func html() -> Bytes {
        var out = Bytes()
        meta("og:title", page.title, into: &out)
        meta("og:site_name", settings.title, into: &out)
        meta("og:type", page.front.date == nil ? "website" : "article", into: &out)
        if !page.description.isEmpty { meta("og:description", page.description, into: &out) }
        guard let base = settings.url else { return out }
        let address = base + page.canonicalPath
        out.put("<link rel=\"canonical\" href=\"")
        out.putAddress(address.utf8)
        out.put("\">\n")
        meta("og:url", address, into: &out)
        image(base, into: &out)
        if settings.hasFeed {
            out.put("<link rel=\"alternate\" type=\"application/atom+xml\" href=\"\(SitePath.root(from: page.folder))feed.xml\" title=\"")
            out.putEscaped(settings.title)
            out.put("\">\n")
        }
        structuredData(base, address, into: &out)
        return out
    }

    private func image(_ base: String, into out: inout Bytes) {
        guard let path = page.front.image ?? card else { return }
        meta("og:image", path.contains("://") ? path : base + path, into: &out)
        if page.front.image == nil {
            meta("og:image:width", "\(Int(SocialCard.width))", into: &out)
            meta("og:image:height", "\(Int(SocialCard.height))", into: &out)
            meta("og:image:alt", page.words.first ?? settings.title, into: &out)
        }
        out.put("<meta name=\"twitter:card\" content=\"summary_large_image\">\n")
    }

    private func meta(_ property: String, _ content: String, into out: inout Bytes) {
        out.put("<meta property=\"\(property)\" content=\"")
        out.putEscaped(content)
        out.put("\">\n")
    }

    private func structuredData(_ base: String, _ address: String, into out: inout Bytes) {
        out.put("<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",\"@type\":\"TechArticle\",\"headline\":")
        out.putJSON(page.title)
        out.put(",\"url\":")
        out.putJSON(address)
        if !page.description.isEmpty {
            out.put(",\"description\":")
            out.putJSON(page.description)
        }
        if let date = page.front.date { out.put(",\"datePublished\":\"\(date.iso)\"") }
        if let date = page.front.updated ?? page.changed { out.put(",\"dateModified\":\"\(date.iso)\"") }
        if !ancestors.isEmpty {
            out.put(",\"breadcrumb\":{\"@type\":\"BreadcrumbList\",\"itemListElement\":[")
            for (position, ancestor) in ancestors.enumerated() {
                out.put("\(position > 0 ? "," : ""){\"@type\":\"ListItem\",\"position\":\(position + 1),\"name\":")
                out.putJSON(ancestor.title)
                out.put(",\"item\":")
                out.putJSON(base + ancestor.canonicalPath)
                out.put("}")
            }
            out.put("]}")
        }
        out.put("}</script>\n")
    }
}

extension Page {
    /// The published path as it is linked from outside: `a/` for `a/index.html`.
    var canonicalPath: String { isIndex ? String(output.dropLast(10)) : output }
}
