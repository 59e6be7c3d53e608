/// What machines read in a page's head: canonical address, OpenGraph, feed, structured data.
struct MachineHead {
    let page: Page
    let index: SiteIndex
    let ancestors: [Page]
    /// The page's card, from the site's root.
    let card: String?

    private var settings: Settings { index.settings }

    func html() -> Bytes {
        // OpenGraph requires an address and a picture, and both start with the site's.
        guard let base = settings.url else { return [] }
        var out = Bytes()
        meta("og:title", page.title, into: &out)
        meta("og:site_name", settings.title, into: &out)
        meta("og:type", page.kind == .home ? "website" : "article", into: &out)
        if !page.description.isEmpty { meta("og:description", page.description, into: &out) }
        let address = base + (page.original ?? page).canonicalPath
        out.put("<link rel=\"canonical\" href=\"")
        out.putAddress(address.utf8)
        out.put("\">\n")
        alternates(base, into: &out)
        meta("og:url", address, into: &out)
        image(base, into: &out)
        if index.hasFeed {
            out.put(
                "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"\(SitePath.root(from: page.folder))\(SitePath.join(index.root, "feed.xml"))\" title=\""
            )
            out.putEscaped(settings.title)
            out.put("\">\n")
        }
        if index.hasFeed, let list = index.dated.list(around: page)?.index, list.folder != index.root {
            out.put(
                "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"\(SitePath.relative(from: page.folder, to: list.folder + "/feed.xml"))\" title=\""
            )
            out.putEscaped(list.title)
            out.put("\">\n")
        }
        StructuredData(
            page: page, settings: settings, ancestors: ancestors, base: base, image: imageAddress(base)
        ).write(into: &out)
        return out
    }

    /// The page in each language that it has been written in, for engines that search.
    private func alternates(_ base: String, into out: inout Bytes) {
        guard let translations = index.translations, page.original == nil, !page.isMade else { return }
        for (number, other) in translations.versions(of: page).enumerated() {
            guard let other, other.original == nil, !other.isMade else { continue }
            alternate(translations.languages.codes[number], base + other.canonicalPath, into: &out)
            if number == 0 { alternate("x-default", base + other.canonicalPath, into: &out) }
        }
    }

    private func alternate(_ language: String, _ address: String, into out: inout Bytes) {
        out.put("<link rel=\"alternate\" hreflang=\"\(language)\" href=\"")
        out.putAddress(address.utf8)
        out.put("\">\n")
    }

    private func imageAddress(_ base: String) -> String? {
        (page.front.image ?? card).map { $0.contains("://") ? $0 : base + $0 }
    }

    private func image(_ base: String, into out: inout Bytes) {
        guard let address = imageAddress(base) else { return }
        meta("og:image", address, into: &out)
        if page.front.image == nil {
            meta("og:image:width", "\(Int(SocialCard.width))", into: &out)
            meta("og:image:height", "\(Int(SocialCard.height))", into: &out)
            meta("og:image:alt", page.words.first.map(Self.cardWords) ?? settings.title, into: &out)
        }
        out.put("<meta name=\"twitter:card\" content=\"summary_large_image\">\n")
    }

    /// A picture in words; one of colors alone has none behind its colon.
    private static func cardWords(_ words: String) -> String {
        words.hasSuffix(": ") ? String(words.dropLast(2)) : words
    }

    private func meta(_ property: String, _ content: String, into out: inout Bytes) {
        out.put("<meta property=\"\(property)\" content=\"")
        out.putEscaped(content)
        out.put("\">\n")
    }
}

extension Page {
    /// The published path as it is linked from outside: `a/` for `a/index.html`.
    var canonicalPath: String { isIndex ? String(output.dropLast(10)) : output }
}
