/// Files beside the pages: site map, feed, robots, redirects, texts for language models.
struct SiteFiles {
    let pages: [Page]
    let index: SiteIndex
    let navigation: Navigation

    private var settings: Settings { index.settings }

    func files() -> [OutputFile] {
        // Told to leave the site alone, GitHub Pages publishes the Markdown beside the pages as it is.
        var files = [robots(), OutputFile(path: ".nojekyll", bytes: [])]
        if settings.url != nil { files.append(siteMap()) }
        if index.hasFeed { files.append(feed()) }
        return files + MarkdownTexts(pages: pages, index: index, navigation: navigation).files() + redirects()
    }

    private func robots() -> OutputFile {
        var out = Bytes("User-agent: *\nAllow: /\n".utf8)
        if let url = settings.url { out.put("Sitemap: \(url)sitemap.xml\n") }
        return OutputFile(path: "robots.txt", bytes: out)
    }

    private func siteMap() -> OutputFile {
        var out = Bytes("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n".utf8)
        for page in navigation.sequence {
            out.put("<url><loc>")
            out.putEscaped(settings.url! + page.canonicalPath)
            out.put("</loc>")
            if let date = page.front.updated ?? page.changed ?? page.front.date { out.put("<lastmod>\(date.iso)</lastmod>") }
            out.put("</url>\n")
        }
        out.put("</urlset>\n")
        return OutputFile(path: "sitemap.xml", bytes: out)
    }

    /// The twenty newest pages that have a date.
    private func feed() -> OutputFile {
        let dated = pages.filter { $0.front.date != nil }
            .sorted { ($0.front.date!, $1.output) > ($1.front.date!, $0.output) }.prefix(20)
        var out = Bytes("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n<title>".utf8)
        out.putEscaped(settings.title)
        out.put("</title>\n<id>\(settings.url!)</id>\n<link href=\"\(settings.url!)\"/>\n<link rel=\"self\" href=\"\(settings.url!)feed.xml\"/>\n")
        let newest = dated.map { $0.front.updated ?? $0.front.date! }.max()
        out.put("<updated>\(newest?.timestamp ?? "2000-01-01T00:00:00Z")</updated>\n")
        for page in dated {
            out.put("<entry><title>")
            out.putEscaped(page.title)
            out.put("</title><id>")
            out.putEscaped(settings.url! + page.canonicalPath)
            out.put("</id><link href=\"")
            out.putEscaped(settings.url! + page.canonicalPath)
            out.put("\"/><updated>\((page.front.updated ?? page.front.date!).timestamp)</updated><author><name>")
            out.putEscaped(page.front.author ?? settings.author ?? settings.title)
            out.put("</name></author><summary>")
            out.putEscaped(page.description)
            out.put("</summary></entry>\n")
        }
        out.put("</feed>\n")
        return OutputFile(path: "feed.xml", bytes: out)
    }

    private func redirects() -> [OutputFile] {
        index.redirects.keys.sorted().map { OutputFile(path: $0, bytes: redirect($0, to: index.redirects[$0]!)) }
    }

    /// A page that leads on at once. The script takes the anchor along, which a refresh alone would lose.
    private func redirect(_ from: String, to: String) -> Bytes {
        func seen(_ path: String) -> String { path.contains("://") ? path : SitePath.relative(from: SitePath.folder(from), to: path) }
        let address = seen(to)
        var out = Bytes("<!DOCTYPE html>\n<html lang=\"\(settings.language)\"><head><meta charset=\"utf-8\"><title>Moved</title>".utf8)
        out.put("<script>const moved={")
        for (position, moved) in (index.movedAnchors[from] ?? []).enumerated() {
            if position > 0 { out.put(",") }
            out.putJSON("#" + moved.anchor)
            out.put(":")
            out.putJSON(seen(moved.to))
        }
        out.put("};if(location.hash)location.replace(moved[location.hash]||")
        out.putJSON(address.split(separator: "#", maxSplits: 1).first.map(String.init) ?? "")
        out.put("+location.hash)</script><meta http-equiv=\"refresh\" content=\"0; url=")
        out.putAddress(address.utf8)
        out.put("\"><meta name=\"robots\" content=\"noindex\"><link rel=\"canonical\" href=\"")
        out.putAddress((to.contains("://") ? to : (settings.url ?? "") + to).utf8)
        out.put("\"></head><body><p>This page has moved to <a href=\"")
        out.putAddress(address.utf8)
        out.put("\">")
        out.putEscaped(to)
        out.put("</a>.</p></body></html>\n")
        return out
    }
}
