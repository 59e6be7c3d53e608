/// Builds a site from its files. Kept between builds (by the dev server), it renders only pages that changed; what it writes is
/// the same as what a fresh builder would write.
public final class SiteBuilder {
    private let renderer: PreviewRenderer?
    private var cache: [String: CachedPage] = [:]
    private var heads: [String: CachedHead] = [:]
    private var written: [String: (key: UInt64, file: OutputFile)] = [:]
    private var shell: UInt64 = 0

    /// A page as far as it can be read without the others.
    private struct CachedHead: Sendable {
        var hash: UInt64
        var source: SourceFile
        var front = FrontMatter()
        var body = 0
        var title = ""
        var problems: [Problem] = []
        var isReadable = true
    }

    private struct CachedPage: Sendable {
        var key: UInt64
        var rendered: RenderedMarkdown
        var figures: FigureTally
        var words: [String]
        var drawing: PreviewDrawing?
        var problems: [Problem]
    }

    public init(renderer: PreviewRenderer?) {
        self.renderer = renderer
    }

    /// Builds everything.
    public func build(_ input: SiteInput) -> SiteOutput {
        var output = buildPages(input)
        output.complete()
        return output
    }

    /// Builds the pages and leaves what depends on all of them for later.
    public func buildPages(_ input: SiteInput) -> SiteOutput {
        var problems: [Problem] = []
        let (settings, settingProblems) = input.settings.map(Settings.read) ?? (Settings(), [])
        problems += settingProblems
        var (pages, assets) = readPages(input, &problems)
        pages += MadePages.indexes(pages, contentName: input.contentName)
        checkAddresses(pages, assets, &problems)
        let index = SiteIndex(pages: pages, assets: assets, settings: settings, contentName: input.contentName)
        Redirects(index: index, settingsFile: input.settings).add(&problems)
        render(pages, index, input.progress)
        for page in pages { problems += page.problems }
        SiteChecks(pages: pages, index: index, settingsFile: input.settings).run(&problems)
        let cards = SocialCards(settings: settings, fonts: CardFonts(input.theme))
        let (files, rest) = write(pages, assets, index, cards, input, &problems)
        let judged = problems.compactMap(settings.judged)
        var output = SiteOutput(
            files: files, rest: rest, cards: { cards.files(pages, published: input.published) }, problems: Self.sorted(judged), pageCount: pages.count, pictureCount: pages.reduce(0) { $0 + $1.figures.shown },
            basePath: settings.basePath, externalLinks: pages.flatMap(Self.externalLinks), judge: settings.judged)
        for page in pages where !page.isMade { output.sources[page.output] = input.contentName + "/" + page.path }
        return output
    }

    private static func externalLinks(_ page: Page) -> [ExternalLink] {
        var from = 0
        return page.rendered.externalLinks.map { address, lines in
            // Equal links of a block are found one after the other.
            let rest = max(from, lines.lowerBound)..<max(from, lines.upperBound)
            let place = page.source.find(address.utf8, in: rest).map { $0..<$0 + address.utf8.count } ?? lines
            from = place == lines ? from : place.upperBound
            return ExternalLink(address: address, file: page.source, range: place)
        }
    }

    private static func sorted(_ problems: [Problem]) -> [Problem] {
        func key(_ problem: Problem) -> (String, Int, String) {
            (problem.file?.path ?? "", problem.range?.lowerBound ?? -1, problem.message)
        }
        return problems.sorted { key($0) < key($1) }
    }

    // MARK: Pages

    private func readPages(_ input: SiteInput, _ problems: inout [Problem]) -> ([Page], [InputFile]) {
        let content = input.content.sorted { $0.path < $1.path }
        let markdown = content.filter { $0.path.hasSuffix(".md") }
        let name = input.contentName
        let known = heads
        let read = parallelMap(markdown) { file -> CachedHead in
            let hash = contentHash(file.bytes)
            if let head = known[file.path], head.hash == hash { return head }
            return Self.readHead(file, path: name + "/" + file.path, hash: hash)
        }
        heads = [:]
        var pages: [Page] = []
        for (file, head) in zip(markdown, read) {
            heads[file.path] = head
            problems += head.problems
            guard head.isReadable else { continue }
            let page = Page(source: head.source, path: file.path, front: head.front, body: head.body, title: head.title)
            guard isPublished(page, input) else { continue }
            page.changed = input.changes[page.path]
            pages.append(page)
        }
        return (pages, content.filter { !$0.path.hasSuffix(".md") })
    }

    private static func readHead(_ file: InputFile, path: String, hash: UInt64) -> CachedHead {
        let source = SourceFile(path: path, bytes: file.bytes)
        if let fault = encodingFault(in: file.bytes) {
            // Lines are shown as far as they can be read.
            let at = min(fault.offset, source.bytes.count)
            return CachedHead(
                hash: hash, source: source, problems: [Problem(.error, fault.message, file: source, range: at..<at)], isReadable: false)
        }
        let (front, body, problems) = FrontMatter.read(source)
        let title = Page(source: source, path: file.path, front: front, body: body).title
        return CachedHead(hash: hash, source: source, front: front, body: body, title: title, problems: problems)
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

    // MARK: Bodies

    private func render(_ pages: [Page], _ index: SiteIndex, _ progress: (@Sendable (Int, Int) -> Void)?) {
        let base = index.fingerprint ^ contentHash(Bytes((renderer?.version ?? "").utf8)) ^ settingsKey(index.settings)
        let known = cache
        let renderer = self.renderer
        let written = pages.filter { !$0.isMade }
        let counter = Counter(of: written.count, report: progress)
        let rendered = parallelMap(written) { page -> CachedPage in
            defer { counter.add() }
            let key = contentHash(page.source.bytes, seed: base ^ contentHash(Bytes(page.path.utf8)))
            if let cached = known[page.path], cached.key == key { return cached }
            return Self.render(page, index, renderer, key: key)
        }
        cache = [:]
        for (page, result) in zip(written, rendered) {
            page.rendered = result.rendered
            page.figures = result.figures
            page.words = result.words
            page.drawing = result.drawing
            page.problems = result.problems
            page.key = result.key
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
        ProseLints.check(page) { host.report($0) }
        return CachedPage(
            key: host.hasIncludes ? 0 : key, rendered: rendered, figures: host.figures.tally, words: host.figures.words,
            drawing: host.figures.drawing,
            problems: host.problems)
    }

    // MARK: Files

    private func write(
        _ pages: [Page], _ assets: [InputFile], _ index: SiteIndex, _ cards: SocialCards, _ input: SiteInput, _ problems: inout [Problem]
    ) -> ([OutputFile], rest: () -> [OutputFile]) {
        let settings = index.settings
        let theme = ThemeAssets(
            theme: input.theme, site: input.site, settings: settings, pictureStyles: renderer?.styles ?? "")
        let templates = TemplateSet(theme.templates)
        problems += templates.problems
        let navigation = Navigation(pages)
        let writer = PageWriter(
            index: index, navigation: navigation, templates: templates, assets: theme, cards: cards, extraScript: input.extraScript)
        let shell = shellKey(pages, index, theme, input)
        if shell != self.shell { written = [:] }
        self.shell = shell
        var files = pages.map { write($0, writer) }
        files += theme.files
        if pages.contains(where: { $0.figures.shown > 0 }) { files += theme.liveFiles }
        files += assets.map { OutputFile(path: $0.path, bytes: $0.bytes) }
        let rest = { () -> [OutputFile] in
            var files: [OutputFile] = []
            for page in Self.extraPages(pages, index, navigation) where index.byOutput[page.output] == nil {
                files.append(writer.write(page))
            }
            files += SiteFiles(pages: pages, index: index, navigation: navigation).files()
            var search = SearchIndex()
            for page in pages where page.front.isSearched && !page.isMade { search.add(page) }
            return files + search.files()
        }
        return (files, rest)
    }

    private static func extraPages(_ pages: [Page], _ index: SiteIndex, _ navigation: Navigation) -> [Page] {
        var extra: [Page] = [MadePages.notFound()]
        if let tags = MadePages.tags(pages) { extra.append(tags) }
        if let symbols = MadePages.symbols(index) { extra.append(symbols) }
        if pages.contains(where: { $0.figures.shown > 0 }) { extra.append(MadePages.studio()) }
        if index.settings.hasPrintPage(of: pages.count) { extra.append(MadePages.print(navigation)) }
        return extra
    }

    private func write(_ page: Page, _ writer: PageWriter) -> OutputFile {
        let key = page.key ^ contentHash(Bytes((page.changed?.iso ?? "").utf8))
        if page.key != 0, let known = written[page.path], known.key == key { return known.file }
        let file = writer.write(page)
        written[page.path] = (key, file)
        return file
    }

    /// What the frame around a page's body is made from, all pages' titles and places included.
    private func shellKey(_ pages: [Page], _ index: SiteIndex, _ theme: ThemeAssets, _ input: SiteInput) -> UInt64 {
        var mark = Bytes()
        for page in pages {
            mark.put(page.front.isListed ? page.navigationTitle : "")
            mark.put(page.description)
            mark.put(page.front.order.map { "\($0)" } ?? "-")
        }
        mark.put(input.extraScript ?? "")
        mark.put(theme.styles + theme.script + theme.liveFiles.map(\.path).joined())
        mark.append(contentsOf: input.settings?.bytes ?? [])
        for template in theme.templates { mark.append(contentsOf: template.source.bytes) }
        return contentHash(mark, seed: index.fingerprint)
    }
}
