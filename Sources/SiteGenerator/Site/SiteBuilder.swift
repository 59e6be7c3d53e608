/// Builds a site from its files. Kept between builds (by the dev server), it renders only pages that changed; what it writes is
/// the same as what a fresh builder would write.
public final class SiteBuilder {
    private let renderer: PreviewRenderer?
    private var cache: [String: CachedPage] = [:]

    private struct CachedPage: Sendable {
        var key: UInt64
        var rendered: RenderedMarkdown
        var figures: FigureTally
        var words: [String]
        var problems: [Problem]
    }

    public init(renderer: PreviewRenderer?) {
        self.renderer = renderer
    }

    public func build(_ input: SiteInput) -> SiteOutput {
        var problems: [Problem] = []
        let (settings, settingProblems) = input.settings.map(Settings.read) ?? (Settings(), [])
        problems += settingProblems
        var (pages, assets) = readPages(input, &problems)
        pages += MadePages.indexes(pages, contentName: input.contentName)
        checkAddresses(pages, assets, &problems)
        let index = SiteIndex(pages: pages, assets: assets, settings: settings, contentName: input.contentName)
        addRedirects(index, input, &problems)
        render(pages, index)
        for page in pages { problems += page.problems }
        SiteChecks(pages: pages, index: index, settingsFile: input.settings).run(&problems)
        let files = write(pages, assets, index, input, &problems)
        let judged = problems.compactMap(settings.judged)
        return SiteOutput(
            files: files, problems: Self.sorted(judged), pageCount: pages.count, pictureCount: pages.reduce(0) { $0 + $1.figures.shown })
    }

    private static func sorted(_ problems: [Problem]) -> [Problem] {
        func key(_ problem: Problem) -> (String, Int, String) {
            (problem.file?.path ?? "", problem.range?.lowerBound ?? -1, problem.message)
        }
        return problems.sorted { key($0) < key($1) }
    }

    // MARK: Pages

    private struct ReadPage: Sendable {
        var page: Page?
        var problems: [Problem]
    }

    private func readPages(_ input: SiteInput, _ problems: inout [Problem]) -> ([Page], [InputFile]) {
        let content = input.content.sorted { $0.path < $1.path }
        let markdown = content.filter { $0.path.hasSuffix(".md") }
        let name = input.contentName
        let read = parallelMap(markdown) { Self.readPage($0, contentName: name) }
        var pages: [Page] = []
        for result in read {
            problems += result.problems
            guard let page = result.page, isPublished(page, input) else { continue }
            page.changed = input.changes[page.path]
            pages.append(page)
        }
        return (pages, content.filter { !$0.path.hasSuffix(".md") })
    }

    private static func readPage(_ file: InputFile, contentName: String) -> ReadPage {
        let path = contentName + "/" + file.path
        if let fault = encodingFault(in: file.bytes) {
            // Lines are shown as far as they can be read.
            let source = SourceFile(path: path, bytes: file.bytes)
            let at = min(fault.offset, source.bytes.count)
            return ReadPage(page: nil, problems: [Problem(.error, fault.message, file: source, range: at..<at)])
        }
        let source = SourceFile(path: path, bytes: file.bytes)
        let (front, body, problems) = FrontMatter.read(source)
        return ReadPage(page: Page(source: source, path: file.path, front: front, body: body), problems: problems)
    }

    private func isPublished(_ page: Page, _ input: SiteInput) -> Bool {
        if input.showsDrafts { return true }
        if page.front.isDraft { return false }
        if let today = input.today, let date = page.front.date, date > today { return false }
        return true
    }

    private func checkAddresses(_ pages: [Page], _ assets: [InputFile], _ problems: inout [Problem]) {
        var owners: [String: String] = [:]
        for asset in assets { owners[asset.path.lowercased()] = asset.path }
        for page in pages {
            if let other = owners.updateValue(page.path, forKey: page.output.lowercased()) {
                problems.append(
                    Problem(
                        .error, "page is published at '\(page.output)', and so is '\(other)'", file: page.source, range: 0..<0,
                        notes: [.init("give one of them another 'slug'")]))
            }
        }
    }

    private func addRedirects(_ index: SiteIndex, _ input: SiteInput, _ problems: inout [Problem]) {
        func add(_ from: String, _ to: String, _ file: SourceFile?, _ range: Range<Int>?) {
            var path = from.hasPrefix("/") ? String(from.dropFirst()) : from
            if path.hasSuffix("/") || path.isEmpty { path += "index.html" } else if SitePath.extensionOf(path).isEmpty { path += ".html" }
            if index.byOutput[path] != nil {
                problems.append(Problem(.error, "a page is published at '\(from)'", check: .redirect, file: file, range: range))
            } else if index.redirects[path] != nil {
                problems.append(Problem(.error, "'\(from)' is redirected twice", check: .redirect, file: file, range: range))
            } else {
                index.addRedirect(path, to: to)
            }
        }
        for page in index.pages {
            for alias in page.front.aliases { add(alias.path, page.output, page.source, alias.range) }
        }
        for redirect in index.settings.redirects {
            guard !redirect.to.contains("://") else {
                add(redirect.from, redirect.to, input.settings, redirect.range)
                continue
            }
            let path = redirect.to.hasPrefix("/") ? String(redirect.to.dropFirst()) : redirect.to
            guard case .page(let page)? = index.target(path) else {
                let near = index.nearestPath(to: path)
                problems.append(
                    Problem(
                        .error, "no page '\(redirect.to)' to redirect to", check: .redirect, file: input.settings, range: redirect.range,
                        notes: near.map { [.init("did you mean '\($0)'?")] } ?? []))
                continue
            }
            add(redirect.from, page.output, input.settings, redirect.range)
        }
    }

    // MARK: Bodies

    private func render(_ pages: [Page], _ index: SiteIndex) {
        let base = index.fingerprint ^ contentHash(Bytes((renderer?.version ?? "").utf8)) ^ settingsKey(index.settings)
        let known = cache
        let renderer = self.renderer
        let rendered = parallelMap(pages.filter { !$0.isMade }) { page -> CachedPage in
            let key = contentHash(page.source.bytes, seed: base ^ contentHash(Bytes(page.path.utf8)))
            if let cached = known[page.path], cached.key == key { return cached }
            return Self.render(page, index, renderer, key: key)
        }
        cache = [:]
        for (page, result) in zip(pages.filter { !$0.isMade }, rendered) {
            page.rendered = result.rendered
            page.figures = result.figures
            page.words = result.words
            page.problems = result.problems
            cache[page.path] = result
        }
    }

    private func settingsKey(_ settings: Settings) -> UInt64 {
        let text = "\(settings.allowsHTML) \(settings.isTypographic) \(settings.widths) \(settings.platform ?? "") \(settings.device ?? "") \(settings.typeSize ?? "")"
        return contentHash(Bytes(text.utf8))
    }

    private static func render(_ page: Page, _ index: SiteIndex, _ renderer: PreviewRenderer?, key: UInt64) -> CachedPage {
        let host = PageHost(page: page, index: index, renderer: renderer)
        var options = MarkdownOptions.page
        options.allowsHTML = index.settings.allowsHTML
        options.isTypographic = index.settings.isTypographic
        let rendered = MarkdownRenderer.render(page.source, body: page.body..<page.source.bytes.count, options: options, host: host)
        host.figures.reportUnclaimed { host.report($0) }
        return CachedPage(
            key: host.hasIncludes ? 0 : key, rendered: rendered, figures: host.figures.tally, words: host.figures.words,
            problems: host.problems)
    }

    // MARK: Files

    private func write(
        _ pages: [Page], _ assets: [InputFile], _ index: SiteIndex, _ input: SiteInput, _ problems: inout [Problem]
    ) -> [OutputFile] {
        let settings = index.settings
        let theme = ThemeAssets(theme: input.theme, site: input.site, settings: settings)
        let templates = TemplateSet(theme.templates)
        problems += templates.problems
        let navigation = Navigation(pages)
        var extra: [Page] = [MadePages.notFound(settings.url ?? "index.html")]
        if let tags = MadePages.tags(pages) { extra.append(tags) }
        if let symbols = MadePages.symbols(index) { extra.append(symbols) }
        if settings.hasPrintPage { extra.append(MadePages.print(navigation)) }
        let writer = PageWriter(
            index: index, navigation: navigation, templates: templates, assets: theme, extraScript: input.extraScript)
        var files = pages.map(writer.write)
        for page in extra where index.byOutput[page.output] == nil { files.append(writer.write(page)) }
        files += SiteFiles(pages: pages, index: index, navigation: navigation).files()
        files += theme.files
        files += assets.map { OutputFile(path: $0.path, bytes: $0.bytes) }
        var search = SearchIndex()
        for page in pages where page.front.isSearched && !page.isMade { search.add(page) }
        files += search.files()
        return files
    }
}
