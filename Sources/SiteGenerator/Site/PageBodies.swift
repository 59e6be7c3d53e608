import Previews

/// Turns pages into HTML. Kept between builds, it renders a page again only when its text has changed or what
/// it asks of the others has another answer.
struct PageBodies {
    private let renderer: PreviewRenderer?
    private var cache: [String: CachedPage] = [:]
    private var fingerprint: UInt64 = 0
    /// How many bodies have been rendered since the beginning.
    private(set) var renderedCount = 0

    private struct CachedPage: Sendable {
        var key: UInt64
        var lookups: PageLookups
        var built: BuiltPage
    }

    /// What the next build may have of this one, where a site is built once.
    /// - Parameter search: gives the words of all pages.
    private(set) var memory: (_ search: () -> Bytes) -> PageMemory.File? = { _ in nil }

    init(renderer: PreviewRenderer?) {
        self.renderer = renderer
    }

    /// Gives every written page its body.
    mutating func render(_ pages: [Page], _ parts: [SiteIndex], _ assets: SiteAssets, _ input: SiteInput) {
        let version = contentHash(Bytes((renderer?.version ?? "").utf8))
        let bases = parts.map { version ^ settingsKey($0.settings) ^ $0.grades.fingerprint }
        let now =
            input.store == nil
            ? parts.dropFirst().reduce(parts[0].fingerprint) { $0 &* 31 &+ $1.fingerprint } : 0
        let isSameIndex = now == fingerprint
        fingerprint = now
        let known = cache
        let renderer = self.renderer
        let written = pages.filter { !$0.isMade }
        let counter = Counter(of: written.count, report: input.progress)
        if let store = input.store {
            let once = BodiesOnce(
                pages: written, memory: parts.count == 1 ? input.memory : nil, counter: counter
            ) { page in Self.renderOnce(page, parts[page.language], assets, renderer, store) }
            renderedCount += once.renderedCount
            for (page, built) in zip(written, once.built) { Self.complete(page, with: built) }
            remember(written, once.built, parts, after: input.memory)
            return
        }
        let rendered = parallelMap(written) { page -> (CachedPage, isNew: Bool) in
            defer { counter.add() }
            let index = parts[page.language]
            let sets = assets.sets(of: page.sourceFolder)
            // What is wrong in a made page is told where its text is from.
            let places =
                page.made.map { $0.parts.map { "\($0.start) \($0.offset)" }.joined(separator: " ") } ?? ""
            let mark = Bytes((page.path + sets.map(\.key).joined() + places).utf8)
            let key = contentHash(
                page.source.bytes,
                seed: bases[page.language] ^ contentHash(mark) ^ contentHash(page.snapshots))
            if let cached = known[page.path], cached.key == key,
                cached.lookups.hold(LinkResolver(page: page, index: index), isSameIndex: isSameIndex)
            {
                return (cached, false)
            }
            return (Self.render(page, index, sets, renderer, key: key), true)
        }
        cache = [:]
        for (page, (result, isNew)) in zip(written, rendered) {
            if isNew { renderedCount += 1 }
            Self.complete(page, with: result.built)
            cache[page.path] = result
        }
    }

    /// Keeps what a memory is made of, where there will be one.
    private mutating func remember(
        _ pages: [Page], _ built: [BuiltPage], _ parts: [SiteIndex], after last: PageMemory?
    ) {
        memory = { _ in nil }
        guard parts.count == 1, PageMemory.holds(pages.count) else { return }
        // How hard pages are to read is asked of all of them on every build.
        let keepsWords = parts[0].settings.hardestGrade != nil
        memory = { search in
            PageMemory.written(pages, built, keepsWords: keepsWords, search: search(), after: last)
        }
    }

    /// Renders a page that is not rendered again, and keeps only what others may ask of it.
    private static func renderOnce(
        _ page: Page, _ index: SiteIndex, _ assets: SiteAssets, _ renderer: PreviewRenderer?,
        _ store: any ByteStore
    ) -> BuiltPage {
        let cached = render(page, index, assets.sets(of: page.sourceFolder), renderer, key: 0)
        var result = cached.built
        result.asksForNothing = cached.lookups.includes.isEmpty && cached.lookups.modules.isEmpty
        result.rendered.putAway(in: store)
        // A page with a description is only asked whether there is text at all.
        if !page.description.isEmpty { result.rendered.lead = String(result.rendered.lead.prefix(1)) }
        return result
    }

    private static func complete(_ page: Page, with result: BuiltPage) {
        page.rendered = result.rendered
        page.figures = result.figures
        page.words = result.words
        page.newSnapshots = result.snapshots
        page.drawing = result.drawing
        page.problems = result.problems
    }

    private static func encoding(_ page: Page, _ source: SourceFile, _ report: (Problem) -> Void) {
        guard let range = mojibake(in: source.bytes) else { return }
        report(
            Problem(
                .warning, "text was saved in the wrong encoding", check: .encoding, file: source,
                range: range,
                note: "UTF-8 was read as Windows-1252 and saved again"))
    }

    private func settingsKey(_ settings: Settings) -> UInt64 {
        let text =
            "\(settings.allowsHTML) \(settings.hasPolicy) \(settings.hosts.fingerprint) \(settings.schemes) \(settings.isTypographic) \(settings.previews.fingerprint) \(settings.language) \(settings.texts.fingerprint) \(settings.source ?? "") \(settings.repository ?? "") \(settings.modules.map { "\($0.name ?? "") \($0.path)" }) \(settings.publishesModules) \(settings.avoidedWords.fingerprint) \(settings.containers.fingerprint) \(settings.drawing.formulas) \(settings.drawing.diagrams)"
        return contentHash(Bytes(text.utf8))
    }

    private static func render(
        _ page: Page, _ index: SiteIndex, _ resources: [PreviewResources], _ renderer: PreviewRenderer?,
        key: UInt64
    ) -> CachedPage {
        let source = page.source
        let host = PageHost(page: page, index: index, resources: resources, renderer: renderer)
        var options = MarkdownOptions.page
        options.allowsHTML = index.settings.allowsHTML
        options.hasPolicy = index.settings.hasPolicy
        options.hosts = index.settings.hosts
        options.isTypographic = index.settings.isTypographic
        options.texts = index.settings.texts
        options.containers = index.settings.containers
        options.drawing = index.settings.drawing
        options.quotes = QuotationMarks(of: page.front.language ?? index.textLanguage(of: page))
        let rendered = MarkdownRenderer.render(
            source, body: page.body..<source.bytes.count, options: options, host: host)
        host.figureWriter.reportUnclaimed { host.report($0) }
        encoding(page, source) { host.report($0) }
        // What a module's comments say is judged by whoever reads its code.
        if page.made == nil {
            BrokenFences.check(page) { host.report($0) }
            // Sites with a reference have links of DocC.
            let readsDocLinks = !index.symbolTable.isEmpty
            let isSwiftUI = { (name: String) in
                renderer?.availability?(name).platforms.isEmpty == false
            }
            ProseLints.check(page, without: index.settings.avoidedWords, isSwiftUI: isSwiftUI) { problem in
                let isMade = index.settings.drawing.formulas && ForeignSyntax.isFormula(problem)
                if !isMade, !readsDocLinks || !ForeignSyntax.isDocLink(problem) { host.report(problem) }
            }
        }
        // `Array<Int>` in a comment is text, as which it is shown.
        let told = host.problems.filter { page.reference == nil || $0.check != .html }
        let problems = told.map { problem in
            var problem = problem
            problem.file = problem.file?.original ?? problem.file
            return page.made?.placed(problem, source) ?? problem
        }
        var built = BuiltPage()
        built.rendered = rendered
        built.figures = host.figureWriter.tally
        built.words = host.figureWriter.words
        built.snapshots = host.figureWriter.snapshots.bytes
        built.drawing = host.figureWriter.drawing
        built.problems = problems
        return CachedPage(key: key, lookups: host.lookups, built: built)
    }
}
