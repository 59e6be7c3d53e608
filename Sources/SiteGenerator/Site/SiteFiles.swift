/// Files beside the pages: site map, feed, robots, texts for language models, redirects, tags, symbols, 404, the print page.
struct SiteFiles {
    let pages: [Page]
    let index: SiteIndex
    let navigation: Navigation

    private var settings: Settings { index.settings }

    func files() -> [OutputFile] {
        let twins = Dictionary(uniqueKeysWithValues: pages.filter { !$0.isMade }.map { ($0.output, twin($0)) })
        var files = [robots(), llms(), llmsFull(twins)]
        if settings.url != nil {
            files.append(siteMap())
            if settings.hasFeed { files.append(feed()) }
        }
        if settings.hasTwins {
            for page in pages where !page.isMade { files.append(OutputFile(path: twinPath(page), bytes: twins[page.output]!)) }
            files += bundles(twins)
        }
        files += redirects()
        return files
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

    /// llmstxt.org's list of pages.
    private func llms() -> OutputFile {
        var out = Bytes("# \(settings.title)\n\n".utf8)
        if !settings.description.isEmpty { out.put("> \(settings.description)\n\n") }
        for page in navigation.sequence where !page.isMade {
            out.put("- [\(page.title)](\(settings.url ?? "")\(twinPath(page)))")
            if !page.description.isEmpty { out.put(": \(page.description)") }
            out.put("\n")
        }
        return OutputFile(path: "llms.txt", bytes: out)
    }

    private func llmsFull(_ twins: [String: Bytes]) -> OutputFile {
        var out = Bytes()
        out.reserveCapacity(twins.values.reduce(0) { $0 + $1.count + 6 })
        for page in navigation.sequence where !page.isMade {
            out.append(contentsOf: twins[page.output]!)
            out.put("\n---\n\n")
        }
        return OutputFile(path: "llms-full.txt", bytes: out)
    }

    private func twinPath(_ page: Page) -> String { SitePath.withoutExtension(page.output) + ".md" }

    /// The page as Markdown, its pictures in words.
    private func twin(_ page: Page) -> Bytes {
        var out = Bytes()
        let body = page.source.bytes[min(page.body, page.source.bytes.count)...]
        if page.front.title != nil, page.rendered.title == nil { out.put("# \(page.title)\n\n") }
        if !page.description.isEmpty { out.put("> \(page.description)\n\n") }
        out.append(contentsOf: body)
        if !page.words.isEmpty {
            out.freshLine()
            out.put("\n## Pictures in words\n\n")
            for words in page.words { out.put("- \(words)\n") }
        }
        return out
    }

    // MARK: Bundles

    /// The pages of a section in one Markdown file: what each holds, then its text under its own fields.
    private func bundles(_ twins: [String: Bytes]) -> [OutputFile] {
        pages.compactMap { index in
            guard let path = navigation.bundle(of: index) else { return nil }
            let children = navigation.children(of: index).filter { !$0.isMade }
            var out = Bytes("# \(index.title)\n\n".utf8)
            if !index.description.isEmpty { out.put("> \(index.description)\n\n") }
            out.put("Pages: \(children.count)\n")
            for page in children { contents(of: page, into: &out) }
            for page in children {
                fields(of: page, into: &out)
                out.append(contentsOf: twins[page.output]!)
                out.freshLine()
            }
            return OutputFile(path: path, bytes: out)
        }
    }

    private func contents(of page: Page, into out: inout Bytes) {
        out.put("\n## \(page.title)\n\n\(settings.url ?? "")\(twinPath(page))\n\n")
        for heading in page.rendered.headings where heading.level == 2 || heading.level == 3 {
            out.put("\(heading.level == 3 ? "  " : "")- \(heading.text)\n")
        }
        let examples = page.rendered.codeLanguages.enumerated().map { "Example \($0 + 1)\($1.isEmpty ? "" : " (\($1))")" }
        if !examples.isEmpty { out.put("\nExamples: \(examples.joined(separator: ", "))\n") }
    }

    /// A page's fields between rules. The blank line before the second keeps CommonMark from taking them for a heading.
    private func fields(of page: Page, into out: inout Bytes) {
        out.put("\n---\n\ntitle: \(page.title)\n")
        if !page.description.isEmpty { out.put("description: \(page.description)\n") }
        out.put("address: \(settings.url ?? "")\(page.canonicalPath)\n")
        if let source = page.front.source { out.put("source: \(source)\n") }
        if let date = page.front.timestamp ?? page.front.updated ?? page.changed ?? page.front.date { out.put("timestamp: \(date.timestamp)\n") }
        out.put("\n---\n\n")
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
