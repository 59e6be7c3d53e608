/// Builds a site from its files. Kept between builds (by the dev server), it renders only pages that changed; what it writes is
/// the same as what a fresh builder would write.
public final class SiteBuilder {
    private let renderer: PreviewRenderer?
    private var reader: PageReader
    private var bodies: PageBodies
    private var modules = ModuleSet([])
    private var reference = Reference()

    /// How many bodies have been rendered since the builder was made.
    var renderedCount: Int { bodies.renderedCount }

    public init(renderer: PreviewRenderer?) {
        self.renderer = renderer
        reader = PageReader(symbols: SymbolPages(availability: renderer?.availability))
        bodies = PageBodies(renderer: renderer)
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
        var (settings, settingProblems) = input.settings.map(Settings.read) ?? (Settings(), [])
        settings.texts.complete(for: settings.language, from: input.theme)
        problems += settingProblems
        settings.hasPolicy = PagePolicy.isInForce(theme: input.theme, site: input.site)
        modules = modules.updated(with: input.modules)
        problems += input.moduleProblems + modules.problems(settings, input.settings)
        var (pages, parts, assets) = reader.read(input, &problems)
        pages += Catalogue(pages, parts, modules, settings).made(contentName: input.contentName, &problems)
        let extensions = ExtensionFile.all(in: pages, settings)
        reference = reference.updated(ReferenceGraphs(input: input, settings: settings, modules: modules, extensions: extensions))
        problems += reference.problems + ReferenceChecks(reference.table, settings, input.settings).problems()
        pages.removeAll { reference.extensionPaths.contains($0.path) }
        problems += SymbolTopics(reference.table, pages).resolve()
        pages += ReferencePages(reference: reference, settings: settings, contentName: input.contentName).made()
        let resources = SiteAssets(
            content: assets, contentName: input.contentName, named: input.assets, folders: pages.map(\.sourceFolder))
        problems += resources.problems
        assets.removeAll { AssetFolder.isInCatalogue($0.path) }
        if pages.isEmpty, problems.isEmpty { problems.append(Self.noPages(input)) }
        if settings.isTypographic { for page in pages { page.setMarks(QuotationMarks(of: page.front.language ?? settings.language)) } }
        pages += MadePages.indexes(pages, contentName: input.contentName, texts: settings.texts)
        Self.checkAddresses(pages, assets, &problems)
        let index = SiteIndex(pages: pages, parts: parts, assets: assets, settings: settings, contentName: input.contentName, modules: modules, symbolTable: reference.table)
        Redirects(index: index, settingsFile: input.settings).add(&problems)
        bodies.render(pages, index, resources, input)
        for page in pages { problems += page.problems }
        SiteChecks(pages: pages, index: index, settingsFile: input.settings).run(&problems)
        let cards = SocialCards(settings: settings, fonts: PictureFonts(input.theme))
        var (files, rest) = write(pages, assets, index, cards, input, resources.styles, &problems)
        if pages.contains(where: { $0.figures.shown > 0 }) { files += resources.files }
        files += Self.moduleFiles(pages)
        let judged = problems.compactMap(settings.judged)
        var output = SiteOutput(
            files: files, rest: rest, cards: { cards.files(pages, published: input.published) }, problems: Self.sorted(judged), pageCount: pages.count, pictureCount: pages.reduce(0) { $0 + $1.figures.shown },
            basePath: settings.basePath, findExternalLinks: { pages.flatMap(Self.externalLinks) }, judge: settings.judged)
        output.undrawn = Self.undrawn(pages)
        for page in pages where !page.isMade && page.made == nil { output.sources[page.output] = input.contentName + "/" + page.path }
        return output
    }

    /// Each module that a figure can be drawn again from, once.
    private static func moduleFiles(_ pages: [Page]) -> [OutputFile] {
        var known: Set<String> = []
        return pages.flatMap(\.figures.modules).filter { known.insert($0.address).inserted }
            .map { OutputFile(path: $0.address, bytes: $0.bytes) }
    }

    private static func undrawn(_ pages: [Page]) -> [Undrawn] {
        var known: Set<String> = []
        return pages.flatMap(\.figures.undrawn).filter { found in
            let place = "\(found.problem.file?.path ?? "") \(found.problem.range?.lowerBound ?? 0)"
            return known.insert("\(found.preview ?? "") \(place) \(found.problem.message)").inserted
        }
    }

    private static func noPages(_ input: SiteInput) -> Problem {
        let isEmpty = !input.content.contains(where: \.isMarkdown)
        return Problem(
            .error, "no page to publish in '\(input.contentName)'",
            note: isEmpty ? "pages are files that end in '.md'; 'galley init' makes a first one" : "all of them are drafts or dated in the future; '--drafts' includes them")
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
        let sorted = problems.sorted { key($0) < key($1) }
        // A module's mistake comes with each figure that reaches it.
        return sorted.indices.filter { $0 == 0 || key(sorted[$0]) != key(sorted[$0 - 1]) || sorted[$0].file?.path.hasSuffix(".swift") != true }
            .map { sorted[$0] }
    }

    private static func checkAddresses(_ pages: [Page], _ assets: [InputFile], _ problems: inout [Problem]) {
        var owners: [String: String] = [:]
        for asset in assets { owners[asset.path.lowercased()] = asset.path }
        for page in pages {
            if let other = owners.updateValue(page.path, forKey: page.output.lowercased()) {
                problems.append(
                    Problem(
                        .error, "page is published at '\(page.output)', and so is '\(other)'", file: page.source, range: page.front.slugRange ?? 0..<0,
                        note: page.isIndex || other == page.output ? "rename one of them" : "give one of them another 'slug'"))
            }
        }
    }

    // MARK: Files

    private func write(
        _ pages: [Page], _ assets: [InputFile], _ index: SiteIndex, _ cards: SocialCards, _ input: SiteInput, _ fontStyles: String,
        _ problems: inout [Problem]
    ) -> ([OutputFile], rest: () -> [OutputFile]) {
        let settings = index.settings
        let theme = ThemeAssets(
            theme: input.theme, site: input.site, settings: settings, pictureStyles: (renderer?.styles ?? "") + fontStyles,
            hasRedirects: !index.redirects.isEmpty)
        let templates = TemplateSet(theme.templates, texts: settings.texts)
        problems += templates.problems
        problems += SiteFolderChecks(site: input.site, theme: input.theme, settings: settings, settingsFile: input.settings).problems()
        let navigation = Navigation(pages, texts: settings.texts, dated: index.dated)
        let writer = PageWriter(
            index: index, navigation: navigation, templates: templates, assets: theme, cards: cards, extraScript: input.extraScript)
        var files = pages.map(writer.file)
        files += theme.files
        if pages.contains(where: { $0.figures.shown > 0 }) { files += theme.liveFiles }
        files += assets.map { OutputFile(path: $0.path, bytes: $0.bytes) }
        return (files, { Self.rest(pages, index, navigation, writer, isLive: !theme.liveFiles.isEmpty) })
    }

    /// What depends on all pages: those made of them, feeds and lists, the search.
    private static func rest(
        _ pages: [Page], _ index: SiteIndex, _ navigation: Navigation, _ writer: PageWriter, isLive: Bool
    ) -> [OutputFile] {
        let extra = extraPages(pages, index, navigation, isLive: isLive).filter { index.byOutput[$0.output] == nil }
        let files = extra.map(writer.file) + SiteFiles(pages: pages, index: index, navigation: navigation, cards: writer.cards, movedScript: writer.assets.movedScript).files()
        var search = SearchIndex()
        for page in pages where page.front.isSearched && !page.isMade { search.add(page) }
        // A file of the site's own stands in for one that is made.
        return (files + search.files()).filter { index.assets[$0.path] == nil }
    }

    private static func extraPages(_ pages: [Page], _ index: SiteIndex, _ navigation: Navigation, isLive: Bool) -> [Page] {
        var extra: [Page] = [MadePages.notFound(index.settings.texts)]
        extra += index.tags.madePages(index.settings.texts)
        extra += DatedListHTML(settings: index.settings).madePages(index.dated)
        if let symbols = MadePages.symbols(index) { extra.append(symbols) }
        if isLive, pages.contains(where: { $0.figures.shown > 0 }) { extra.append(MadePages.studio(index.settings.texts)) }
        if index.hasPrintPage { extra.append(PrintEdition(index: index, navigation: navigation).page()) }
        return extra
    }
}
