/// Checks that need every page: anchors, titles, descriptions, related pages, the pages of the header.
struct SiteChecks {
    let pages: [Page]
    let index: SiteIndex
    let settingsFile: SourceFile?

    func run(_ problems: inout [Problem]) {
        for page in pages where !page.isMade {
            head(page, &problems)
            for link in page.rendered.links { anchor(link, page, &problems) }
            related(page, &problems)
            text(page, &problems)
        }
        for link in index.settings.links where !link.page.contains("://") && index.target(link.page) == nil {
            let near = index.nearestPath(to: link.page)
            problems.append(
                Problem(
                    .error, "no page '\(link.page)'", check: .link, file: settingsFile, range: link.range,
                    notes: near.map { [.init("did you mean '\($0)'?")] } ?? []))
        }
    }

    private func head(_ page: Page, _ problems: inout [Problem]) {
        guard !page.front.isBroken else { return }
        if page.title.isEmpty {
            problems.append(
                Problem(
                    .error, "page has no title", file: page.source, range: 0..<0,
                    notes: [.init("write 'title:' in the front matter or start with a '# heading'")]))
        }
        if page.front.description == nil, page.rendered.lead.isEmpty, page.output != "index.html" {
            problems.append(Problem(.warning, "page has no description", check: .description, file: page.source, range: 0..<0))
        }
        if page.front.timestamp == nil, let date = page.front.date, let updated = page.front.updated, updated < date {
            problems.append(Problem(.warning, "page was updated before its date", check: .date, file: page.source, range: 0..<0))
        }
    }

    private func anchor(_ link: PageLink, _ page: Page, _ problems: inout [Problem]) {
        guard let target = index.byOutput[link.page], !target.isMade else { return }
        guard !target.rendered.ids.contains(link.fragment), link.fragment != "top" else { return }
        let near = nearest(to: link.fragment, among: target.rendered.ids.sorted())
        let place = target === page ? "this page" : "'\(target.path)'"
        let range = page.source.find(Array("#\(link.fragment)".utf8), in: link.range.lowerBound..<max(link.range.upperBound, link.range.lowerBound)) ?? link.range.lowerBound
        problems.append(
            Problem(
                .error, "no anchor '#\(link.fragment)' on \(place)", check: .anchor, file: page.source,
                range: range..<max(range, link.range.upperBound), notes: near.map { [.init("did you mean '#\($0)'?")] } ?? []))
    }

    private func related(_ page: Page, _ problems: inout [Problem]) {
        for item in page.front.related {
            let path = SitePath.normalized(item.path.hasPrefix("/") ? item.path : SitePath.join(SitePath.folder(page.path), item.path))
            if let path, case .page? = index.target(path) { continue }
            let near = index.nearestPath(to: path ?? item.path)
            problems.append(
                Problem(
                    .error, "no page '\(item.path)'", check: .link, file: page.source, range: item.range,
                    notes: near.map { [.init("did you mean '\($0)'?")] } ?? []))
        }
    }

    private func text(_ page: Page, _ problems: inout [Problem]) {
        guard let range = mojibake(in: page.source.bytes) else { return }
        problems.append(
            Problem(
                .warning, "text was saved in the wrong encoding", check: .encoding, file: page.source, range: range,
                notes: [.init("UTF-8 was read as Windows-1252 and saved again")]))
    }
}
