import Syntax

/// Checks that need every page: anchors, titles, descriptions, related pages, the pages of the header.
struct SiteChecks {
    let pages: [Page]
    let index: SiteIndex
    let settingsFile: SourceFile?

    func run(_ problems: inout [Problem]) {
        for page in pages where !page.isMade {
            head(page, &problems)
            SummaryChecks(page: page).run(&problems)
            list(page, &problems)
            for link in page.rendered.links where !link.fragment.isEmpty { anchor(link, page, &problems) }
            for image in page.rendered.picturedPages { picture(image, page, &problems) }
            related(page, &problems)
            image(page, &problems)
        }
        orphans(&problems)
        symbols(&problems)
        pictures(&problems)
        foreignIndexes(&problems)
        for redirect in index.settings.redirects { anchor(redirect, &problems) }
        lines(&problems)
        for link in index.settings.links
        where !AddressScheme.isWeb(link.page) && index.target(link.page) == nil {
            problems.append(
                Problem(
                    .error, "no page '\(link.page)'", check: .link, file: settingsFile, range: link.range,
                    note: index.nearestPath(to: link.page).map { didYouMean($0) }))
        }
    }

    /// An image that names a page shows the first picture that is drawn there.
    private func picture(_ image: PageLink, _ page: Page, _ problems: inout [Problem]) {
        guard let other = index.byOutput[image.page], other.drawing == nil else { return }
        let name = SitePath.relative(from: SitePath.folder(page.path), to: other.path)
        problems.append(
            Problem(
                .error, "'\(name)' is a page without a picture, not an image", check: .image,
                file: page.source,
                range: image.range))
    }

    /// Only an index lists pages.
    private func list(_ page: Page, _ problems: inout [Problem]) {
        guard page.front.list != nil, !page.isIndex else { return }
        problems.append(
            Problem(
                .error,
                "only an index lists pages by \(page.front.list == .date ? "date" : "their pictures")",
                file: page.source, range: page.rare.listRange,
                note: "write it in the 'index.md' of the folder"))
    }

    /// The lines of the settings that stand on every page.
    private func lines(_ problems: inout [Problem]) {
        let settings = index.settings
        for (text, range) in zip([settings.footer, settings.notice], settings.lineRanges) {
            let line = SettingsLine(text, index: index)
            problems += line.problems.map { problem in
                var problem = problem
                (problem.file, problem.range, problem.edit) = (settingsFile, range, nil)
                return problem
            }
            guard line.hasRefusedHTML else { continue }
            problems.append(
                Problem(
                    .error, "raw HTML is off", check: .html, file: settingsFile, range: range,
                    note: "set 'html: true' under 'markdown:' in site.yml to allow it"))
        }
    }

    /// The page of a folder as Hugo and Zola call it; a name that starts with an underscore makes no page
    /// here.
    private func foreignIndexes(_ problems: inout [Problem]) {
        for path in index.parts.keys.sorted() where SitePath.withoutExtension(SitePath.name(path)) == "_index"
        {
            let file = SourceFile(path: index.contentName + "/" + path, bytes: index.parts[path]!.bytes)
            problems.append(
                Problem(
                    .warning, "'_index.md' is there to be included and makes no page", check: .foreignSyntax,
                    file: file, range: 0..<0,
                    note: "the page of a folder is 'index.md'"))
        }
    }

    /// Pictures that run something when they are opened alone.
    private func pictures(_ problems: inout [Problem]) {
        for path in index.assets.keys.sorted() where SitePath.extensionOf(path) == "svg" {
            guard let (range, what) = SVGCode.find(in: index.assets[path]!.bytes) else { continue }
            problems.append(
                Problem(
                    Check.svgCode.standardSeverity, "this picture has \(what)", check: .svgCode,
                    file: SourceFile(path: index.contentName + "/" + path, bytes: index.assets[path]!.bytes),
                    range: range,
                    note: "the file is published as it is, and opened alone it runs at the site's address"))
        }
    }

    /// Pages that claim a symbol whose links lead to another: an article goes beside a symbol's reference
    /// without a word, and a card beside both.
    private func symbols(_ problems: inout [Problem]) {
        for page in pages {
            guard page.reference == nil, let symbol = page.rare.symbol,
                let output = index.symbols[symbol]?.output, output != page.output,
                let owner = index.byOutput[output], owner.kind != .reference || page.kind == .reference,
                page.kind != .card || owner.kind == .card
            else { continue }
            let isSecondReference =
                owner.kind == .reference && owner.reference == nil && owner.rare.module == page.rare.module
            problems.append(
                Problem(
                    isSecondReference ? .error : Check.symbol.standardSeverity,
                    "'\(symbol)' has a page already, '\(owner.path)': links to the symbol lead there",
                    check: isSecondReference ? .duplicateID : .symbol, file: page.source,
                    range: page.rare.symbolRange ?? 0..<0,
                    note: isSecondReference
                        ? "a symbol has one reference page: make this one an article, a lesson or a card"
                        : "leave 'symbol' out here, or make the page that is meant its reference: 'kind: reference'"
                ))
        }
    }

    /// Pages that stand in no sidebar and that nothing leads to.
    private func orphans(_ problems: inout [Problem]) {
        let unlisted = pages.filter { !$0.front.isListed && !$0.isHome && !$0.isNotFound }
        guard !unlisted.isEmpty else { return }
        var reached: Set<String> = []
        for page in pages {
            for link in page.rendered.links where link.page != page.output { reached.insert(link.page) }
            for item in page.front.related {
                let path = page.sitePath(item.path)
                if let path, case .page(let other)? = index.target(path) { reached.insert(other.output) }
            }
        }
        for link in index.settings.links {
            if case .page(let other)? = index.target(link.page) { reached.insert(other.output) }
        }
        for page in unlisted where !reached.contains(page.output) {
            problems.append(
                Problem(
                    Check.orphan.standardSeverity, "no page links to this one, and it is not listed",
                    check: .orphan, file: page.source, range: 0..<0))
        }
    }

    private func head(_ page: Page, _ problems: inout [Problem]) {
        guard !page.front.isBroken else { return }
        if page.title.isEmpty {
            problems.append(
                Problem(
                    .error, "page has no title", file: page.source, range: 0..<0,
                    note: "write 'title:' in the front matter or start with a '# heading'"))
        }
        if page.front.description == nil, page.reference == nil, page.rendered.lead.isEmpty, !page.isHome {
            problems.append(
                page.placed(
                    Problem(
                        .warning, "page has no description", check: .description, file: page.source,
                        range: 0..<0)))
        }
        if let own = page.front.title, let heading = page.rendered.title, heading != own {
            let text = page.source.bytes[page.body...].trimmed.prefix { $0 != "\n" }
            problems.append(
                page.placed(
                    Problem(
                        .warning, "the page's title is '\(own)', and this heading is not shown",
                        check: .headingOrder, file: page.source,
                        range: text.indices, note: "use level 2, or leave out one of them")))
        }
        if page.front.timestamp == nil, let date = page.front.date, let updated = page.front.updated,
            updated < date
        {
            problems.append(
                Problem(
                    .warning, "page was updated before its date", check: .date, file: page.source,
                    range: 0..<0))
        }
    }

    private func anchor(_ link: PageLink, _ page: Page, _ problems: inout [Problem]) {
        guard let target = index.page(at: link.page), !target.isMade else { return }
        guard !target.rendered.hasID(link.fragment), link.fragment != "top" else { return }
        let place = target === page ? "this page" : "'\(target.path)'"
        let range =
            page.source.find(
                Array("#\(link.fragment)".utf8),
                in: link.range.lowerBound..<max(link.range.upperBound, link.range.lowerBound))
            ?? link.range.lowerBound
        let problem = Problem(
            .error, "no anchor '#\(link.fragment)' on \(place)", check: .anchor, file: page.source,
            range: range..<max(range, link.range.upperBound), note: proposal(for: link.fragment, on: target))
        problems.append(page.made?.placed(problem, page.source) ?? problem)
    }

    /// The anchor that a redirect of the settings leads to.
    private func anchor(
        _ redirect: (from: String, to: String, range: Range<Int>?), _ problems: inout [Problem]
    ) {
        let parts = redirect.to.split(separator: "#", maxSplits: 1).map(String.init)
        guard parts.count == 2, !AddressScheme.isWeb(redirect.to) else { return }
        let path = parts[0].hasPrefix("/") ? String(parts[0].dropFirst()) : parts[0]
        guard case .page(let target)? = index.target(path), !target.isMade,
            !target.rendered.hasID(parts[1])
        else { return }
        problems.append(
            Problem(
                .error, "no anchor '#\(parts[1])' on '\(target.path)'", check: .anchor, file: settingsFile,
                range: redirect.range,
                note: proposal(for: parts[1], on: target)))
    }

    private func proposal(for anchor: String, on page: Page) -> String? {
        nearest(to: anchor, among: page.rendered.ids.sorted()).map { didYouMean("#" + $0) }
    }

    private func related(_ page: Page, _ problems: inout [Problem]) {
        for item in page.front.related {
            let path = page.sitePath(item.path)
            if let path, case .page? = index.target(path) { continue }
            let near = index.nearestPath(to: path ?? item.path).map {
                SitePath.relative(from: SitePath.folder(page.path), to: $0)
            }
            problems.append(
                Problem(
                    .error, "no page '\(item.path)'", check: .link, file: page.source, range: item.range,
                    note: near.map { didYouMean($0) }))
        }
    }

    private func image(_ page: Page, _ problems: inout [Problem]) {
        guard let image = page.front.image, !image.contains("://"), index.assets[image] == nil else { return }
        problems.append(
            Problem(
                .error, "no image '\(image)'", check: .image, file: page.source, range: page.rare.imageRange,
                note: suggestion(for: image, among: index.assets.keys.sorted())))
    }
}
