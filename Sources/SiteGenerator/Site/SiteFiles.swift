/// Files beside the pages: site map, feed, robots, redirects, texts for language models.
struct SiteFiles {
    let pages: [Page]
    let index: SiteIndex
    let navigation: Navigation
    let cards: SocialCards
    /// Where the script of redirects is published.
    let movedScript: String

    /// All pages of the site that are listed, in reading order.
    var listed: [Page] = []

    private var settings: Settings { index.settings }

    func files() -> [OutputFile] {
        // Told to leave the site alone, GitHub Pages publishes the Markdown beside the pages as it is.
        var files = index.root.isEmpty ? [robots(), OutputFile(path: ".nojekyll", bytes: [])] : []
        if settings.url != nil, index.root.isEmpty { files.append(siteMap()) }
        if index.hasFeed { files += feeds() }
        if let symbols = SymbolList(index).file() { files.append(symbols) }
        return files + MarkdownTexts(pages: pages, index: index, navigation: navigation).files() + redirects()
    }

    private func robots() -> OutputFile {
        var out = Bytes("User-agent: *\nAllow: /\n".utf8)
        if let url = settings.url { out.put("Sitemap: \(url)sitemap.xml\n") }
        return OutputFile(path: "robots.txt", bytes: out)
    }

    private func siteMap() -> OutputFile {
        var out = Bytes(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
                .utf8)
        for page in listed where page.original == nil {
            out.put("<url><loc>")
            out.putEscaped(settings.url! + page.canonicalPath)
            out.put("</loc>")
            if let date = page.lastChange ?? page.front.date ?? page.front.timestamp {
                out.put("<lastmod>\(date.iso)</lastmod>")
            }
            out.put("</url>\n")
        }
        out.put("</urlset>\n")
        return OutputFile(path: "sitemap.xml", bytes: out)
    }

    /// The newest pages of the site that have a date, and those of each list of posts.
    private func feeds() -> [OutputFile] {
        let newest = pages.filter { $0.front.date != nil && $0.original == nil }
            .sorted { ($0.front.date!, $1.output) > ($1.front.date!, $0.output) }.prefix(Feed.length)
        let site = feed(
            settings.title, home: index.root.isEmpty ? "" : index.root + "/", folder: index.root,
            Array(newest))
        return site.files()
            + index.dated.lists.filter { $0.index.folder != index.root }.flatMap { list in
                feed(
                    "\(list.index.title) – \(settings.title)", home: list.index.canonicalPath,
                    folder: list.index.folder,
                    Array(list.posts.filter { $0.original == nil }.prefix(Feed.length))
                ).files()
            }
    }

    private func feed(_ title: String, home: String, folder: String, _ pages: [Page]) -> Feed {
        Feed(title: title, home: home, folder: folder, pages: pages, settings: settings) {
            $0.front.image ?? cards.path(of: $0)
        }
    }

    private func redirects() -> [OutputFile] {
        index.redirects.keys.sorted().map { from in
            OutputFile(path: from) { redirect(from, to: index.redirects[from]!) }
        }
    }

    /// A page that leads on at once. The script takes the anchor along, which a refresh alone would lose.
    private func redirect(_ from: String, to: String) -> Bytes {
        let folder = SitePath.folder(from)
        func seen(_ path: String) -> String {
            AddressScheme.isWeb(path) ? path : SitePath.relative(from: folder, to: path)
        }
        let address = seen(to)
        let language = settings.language
        var out = Bytes(
            "<!DOCTYPE html>\n<html lang=\"\(language)\"\(isRightToLeft(language) ? " dir=\"rtl\"" : "")><head><meta charset=\"utf-8\">"
                .utf8)
        out.put(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'\">"
        )
        out.put(
            "<title>\(settings.texts.escaped("Page moved").text)</title><script src=\"\(SitePath.root(from: folder))\(movedScript)\" data-target=\""
        )
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
        for (position, part) in settings.texts["This page has moved to %."].split(
            separator: "%", maxSplits: 1, omittingEmptySubsequences: false
        ).enumerated() {
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
