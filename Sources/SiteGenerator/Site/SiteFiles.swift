/// Files beside the pages: site map, feed, robots, redirects, texts for language models.
struct SiteFiles {
    let pages: [Page]
    let index: SiteIndex
    let navigation: Navigation
    /// Where the script of redirects is published.
    let movedScript: String

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
        var base = Bytes()
        base.putEscaped(settings.url!)
        out.put("</title>\n<id>\(base.text)</id>\n<link href=\"\(base.text)\"/>\n<link rel=\"self\" href=\"\(base.text)feed.xml\"/>\n")
        let newest = dated.map { $0.front.updated ?? $0.front.date! }.max()
        out.put("<updated>\(newest?.timestamp ?? "2000-01-01T00:00:00Z")</updated>\n")
        for page in dated {
            out.put("<entry><title>")
            out.putEscaped(page.title)
            out.put("</title><id>")
            out.putEscaped(settings.url! + page.canonicalPath)
            out.put("</id><link href=\"")
            out.putEscaped(settings.url! + page.canonicalPath)
            out.put("\"/><published>\(page.front.date!.timestamp)</published><updated>\((page.front.updated ?? page.front.date!).timestamp)</updated><author><name>")
            out.putEscaped(page.front.author ?? settings.author ?? settings.title)
            out.put("</name></author><summary>")
            out.putEscaped(page.description.isEmpty ? String(page.rendered.lead.prefix(300)).trimmed : page.description)
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
        let folder = SitePath.folder(from)
        func seen(_ path: String) -> String { AddressScheme.isWeb(path) ? path : SitePath.relative(from: folder, to: path) }
        let address = seen(to)
        let language = settings.language
        var out = Bytes("<!DOCTYPE html>\n<html lang=\"\(language)\"\(isRightToLeft(language) ? " dir=\"rtl\"" : "")><head><meta charset=\"utf-8\">".utf8)
        out.put("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'\">")
        out.put("<title>\(settings.texts.escaped("Page moved").text)</title><script src=\"\(SitePath.root(from: folder))\(movedScript)\" data-target=\"")
        out.putAddress((address.split(separator: "#", maxSplits: 1).first.map(String.init) ?? "").utf8)
        out.put("\"")
        if let moved = movedAnchors(from, seen) {
            out.put(" data-moved=\"")
            out.putEscaped(moved)
            out.put("\"")
        }
        out.put("></script><meta http-equiv=\"refresh\" content=\"0; url=")
        out.putAddress(address.utf8)
        out.put("\"><meta name=\"robots\" content=\"noindex\"><link rel=\"canonical\" href=\"")
        out.putAddress((AddressScheme.isWeb(to) ? to : (settings.url ?? "") + to).utf8)
        out.put("\"></head><body><p>")
        putWords(address, to, into: &out)
        out.put("</p></body></html>\n")
        return out
    }

    /// The anchors of an old page and where they lead now, as JSON for the script.
    private func movedAnchors(_ from: String, _ seen: (String) -> String) -> Bytes? {
        guard let entries = index.movedAnchors[from] else { return nil }
        var out = Bytes("{".utf8)
        for (position, moved) in entries.enumerated() {
            if position > 0 { out.put(",") }
            out.putJSON("#" + moved.anchor)
            out.put(":")
            out.putJSON(seen(moved.to))
        }
        out.put("}")
        return out
    }

    /// What readers see when nothing leads them on, in the site's language.
    private func putWords(_ address: String, _ to: String, into out: inout Bytes) {
        for (position, part) in settings.texts["This page has moved to %."].split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).enumerated() {
            if position == 1 {
                out.put("<a href=\"")
                out.putAddress(address.utf8)
                out.put("\">")
                out.putEscaped(to)
                out.put("</a>")
            }
            out.putEscaped(String(part))
        }
    }
}
