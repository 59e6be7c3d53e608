/// Builds a site from its files. Kept between builds (by the dev server), it renders only pages that changed;
/// what it writes is the same as what a fresh builder would write.
public final class SiteBuilder {
    private let renderer: PreviewRenderer?
    private var reader: PageReader
    private var bodies: PageBodies
    private var modules = ModuleSet([])
    private var reference = Reference()
    private var librarySymbols = LibrarySymbols()
    /// Formulas and diagrams of the last build.
    private var drawn: [Drawn.Key: DrawnResult] = [:]

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
        settings.hasPolicy = PagePolicy.isInForce(theme: input.theme, site: input.site)
        settings.containers = SiteContainers(input.site)
        if let version = input.version { settings.apply(version) }
        let languages = PageLanguages(settings)
        var localized = Self.localized(settings, languages, input.theme)
        settings = localized[0]
        problems += settingProblems + settings.containers.problems
        modules = modules.updated(with: input.modules)
        problems += input.moduleProblems + modules.problems(settings, input.settings)
        let input = DocCCatalogue.completed(input, settings)
        var (pages, parts, assets) = reader.read(input, languages, &problems)
        assets.removeAll { DocCCatalogue.isOfDocC($0.path) }
        pages += Catalogue(pages.filter { $0.language == 0 }, parts, modules, settings).made(
            contentName: input.contentName, &problems)
        let extensions = ExtensionFile.all(in: pages, settings, hasGraphs: !input.graphs.isEmpty)
        reference = reference.updated(
            ReferenceGraphs(input: input, settings: settings, modules: modules, extensions: extensions))
        problems += reference.problems + ReferenceChecks(reference.table, settings, input.settings).problems()
        pages.removeAll { reference.extensionPaths.contains($0.path) }
        let catalogues = DocCPages(
            modules: reference.table.modules.map(\.name), contentName: input.contentName,
            texts: settings.texts)
        pages = catalogues.made(pages, input, &assets, &problems)
        problems += SymbolTopics(reference.table, pages, settings.texts).resolve()
        pages += ReferencePages(reference: reference, settings: settings, contentName: input.contentName)
            .made()
        librarySymbols.give(to: pages)
        let resources = SiteAssets(
            content: assets, contentName: input.contentName, named: input.assets,
            folders: pages.map(\.sourceFolder))
        problems += resources.problems
        assets.removeAll { AssetFolder.isInCatalogue($0.path) }
        if pages.isEmpty, problems.isEmpty { problems.append(Self.noPages(input)) }
        let lists = languages.map { LanguagePages(languages: $0).sorted(pages) } ?? [pages]
        let translations = languages.map { all in
            Translations(all, names: all.codes.map { Self.name(of: $0, settings, input.theme) })
        }
        if settings.drawing.isOn {
            let written = pages.filter { !$0.isMade }.map { ($0.source, $0.body) }
            let included = parts.map { SourceFile(path: $0.path, bytes: $0.bytes) }.map {
                ($0, FrontMatter.textStart(of: $0))
            }
            settings.drawing.make(
                written + included, by: input.drawingPrograms, known: &drawn, settingsFile: input.settings,
                &problems)
            for at in localized.indices { localized[at].drawing = settings.drawing }
        }
        let grades = CaseGrades(input.cases)
        let foreign = ForeignSymbols(settings, input.site)
        var indexes: [SiteIndex] = []
        for (number, settings) in localized.enumerated() {
            let index = SiteIndex(
                pages: Self.completed(lists[number], number, settings, languages, input), parts: parts,
                assets: assets, settings: settings,
                contentName: input.contentName, modules: modules, symbolTable: reference.table,
                foreignSymbols: foreign, grades: grades,
                translations: translations, language: number)
            translations?.add(index)
            indexes.append(index)
        }
        pages = indexes.count == 1 ? indexes[0].pages : indexes.flatMap(\.pages)
        Self.checkAddresses(pages, assets, &problems)
        problems += settings.navigation.problems(indexes[0].pages, input.settings)
        for index in indexes { Redirects(index: index, settingsFile: input.settings).add(&problems) }
        bodies.render(pages, indexes, resources, input)
        for page in pages where page.original == nil { problems += page.problems }
        for index in indexes {
            SiteChecks(
                pages: index.pages.filter { $0.original == nil }, index: index, settingsFile: input.settings
            ).run(&problems)
        }
        let cards = SocialCards(settings: settings, fonts: PictureFonts(input.theme))
        let search = SearchRecord(after: input.memory?.search)
        var (files, rest, frame, book) = write(
            indexes, assets, cards, input, resources.styles, indexes.count == 1 ? search : nil, &problems)
        if pages.contains(where: { $0.figures.shown > 0 }) { files += resources.files }
        files += Self.moduleFiles(pages)
        let catalogued = input.modules.filter { !$0.catalogue.isEmpty }.map(\.folder)
        let judged = problems.map { DocCCatalogue.softened($0, in: catalogued) }.compactMap(settings.judged)
        var output = SiteOutput(
            files: files, rest: rest,
            cards: { [published = input.published] in cards.files(pages, published: published) },
            problems: Self.sorted(judged),
            pageCount: pages.count { $0.original == nil },
            pictureCount: pages.reduce(0) { $0 + ($1.original == nil ? $1.figures.shown : 0) },
            basePath: settings.basePath,
            findExternalLinks: { pages.filter { $0.original == nil }.flatMap(Self.externalLinks) },
            frame: frame,
            judge: settings.judged)
        output.book = book
        output.leastNoticed = settings.leastNoticed
        output.codings = settings.codings
        let memory = bodies.memory
        output.memory = { memory(search.made) }
        output.undrawn = Self.undrawn(pages)
        output.outdated = (translations?.outdated() ?? []).compactMap(settings.judged)
        output.snapshots = Self.newSnapshots(pages)
        for page in pages where !page.isMade && page.made == nil {
            output.sources[page.output] = input.contentName + "/" + page.filePath
        }
        return output
    }

    /// Each module that a figure can be drawn again from, once.
    private static func moduleFiles(_ pages: [Page]) -> [OutputFile] {
        var known: Set<String> = []
        return pages.flatMap(\.figures.modules).filter { known.insert($0.address).inserted }
            .map { OutputFile(path: $0.address, bytes: $0.bytes) }
    }

    /// The files of kept snapshots that are not as they would be kept now.
    private static func newSnapshots(_ pages: [Page]) -> [InputFile] {
        let changed = pages.filter {
            !$0.isMade && $0.made == nil && $0.original == nil && $0.newSnapshots != $0.snapshots
        }
        return changed.map {
            InputFile(path: String($0.path.dropLast(2)) + SnapshotFile.fileExtension, bytes: $0.newSnapshots)
        }
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
            note: isEmpty
                ? "pages are files that end in '.md'; 'galley init' makes a first one"
                : "all of them are drafts or dated in the future; '--drafts' includes them")
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
        return sorted.indices.filter {
            $0 == 0 || key(sorted[$0]) != key(sorted[$0 - 1])
                || sorted[$0].file?.path.hasSuffix(".swift") != true
        }
        .map { sorted[$0] }
    }

    private static func checkAddresses(_ pages: [Page], _ assets: [InputFile], _ problems: inout [Problem]) {
        var owners: [String: String] = [:]
        for asset in assets { owners[asset.path.lowercased()] = asset.path }
        for page in pages {
            if let other = owners.updateValue(page.path, forKey: page.output.lowercased()) {
                problems.append(
                    Problem(
                        .error, "page is published at '\(page.output)', and so is '\(other)'",
                        file: page.source, range: page.rare.slugRange ?? 0..<0,
                        note: page.isIndex || other == page.output
                            ? "rename one of them" : "give one of them another 'slug'"))
            }
        }
    }

    // MARK: Files

    private func write(
        _ indexes: [SiteIndex], _ assets: [InputFile], _ cards: SocialCards, _ input: SiteInput,
        _ fontStyles: String, _ search: SearchRecord?, _ problems: inout [Problem]
    ) -> ([OutputFile], rest: () -> [OutputFile], frame: (Page) -> OutputFile, book: () -> Bytes) {
        let styles = (renderer?.styles ?? "") + fontStyles
        let parts = parts(indexes, cards, input, styles, search)
        let theme = parts[0].writer.assets
        problems += parts[0].writer.templates.problems
        problems += SiteFolderChecks(
            site: input.site, theme: input.theme, settings: parts[0].settings, settingsFile: input.settings
        ).problems()
        for part in parts {
            problems += PageBudgets(settings: part.settings, written: part.writer.file).problems(
                part.index.pages)
        }
        var files = parts.flatMap { part in part.index.pages.map(part.writer.file) }
        files += Self.once(parts.flatMap(\.writer.assets.files))
        let hasFigures = indexes.contains { $0.pages.contains { $0.figures.shown > 0 } }
        if hasFigures { files += theme.liveFiles }
        files += assets.map { OutputFile(path: $0.path, bytes: $0.bytes) }
        let listed = parts.flatMap(\.navigation.sequence)
        return (
            files, { parts.flatMap { $0.rest(isLive: theme.isLive, listed: listed) } },
            parts[0].writer.file,
            EPUBBook(
                index: parts[0].index, navigation: parts[0].navigation, styles: styles,
                sheet: input.theme.first { $0.path == "book.css" }?.bytes ?? []
            ).bytes
        )
    }

    private func parts(
        _ indexes: [SiteIndex], _ cards: SocialCards, _ input: SiteInput, _ styles: String,
        _ search: SearchRecord?
    ) -> [SitePart] {
        indexes.map { index in
            let settings = index.settings
            let theme = ThemeAssets(
                theme: input.theme, site: input.site, settings: settings, pictureStyles: styles,
                hasRedirects: indexes.contains { !$0.redirects.isEmpty })
            let navigation = Navigation(
                index.pages, texts: settings.texts, dated: index.dated, root: index.root,
                order: settings.navigation)
            let writer = PageWriter(
                index: index, navigation: navigation,
                templates: TemplateSet(theme.templates, texts: settings.texts), assets: theme, cards: cards,
                extraScript: input.extraScript)
            return SitePart(index: index, navigation: navigation, writer: writer, search: search)
        }
    }

    /// Languages share what does not depend on them.
    private static func once(_ files: [OutputFile]) -> [OutputFile] {
        var known: Set<String> = []
        return files.filter { known.insert($0.path).inserted }
    }

    // MARK: Languages

    /// The settings for each language, that of the originals first.
    private static func localized(_ settings: Settings, _ languages: PageLanguages?, _ theme: [InputFile])
        -> [Settings]
    {
        (languages?.codes ?? [settings.language]).map { code in
            settings.localized(
                settings.languages.first { $0.code == code } ?? SiteLanguage(code: code), theme: theme)
        }
    }

    private static func name(of code: String, _ settings: Settings, _ theme: [InputFile]) -> String {
        settings.languages.first { $0.code == code }?.name ?? ThemeTexts.name(of: code, from: theme)
            ?? (code == "en" ? "English" : code)
    }

    /// The pages of a language with those that are made for its folders.
    private static func completed(
        _ pages: [Page], _ number: Int, _ settings: Settings, _ languages: PageLanguages?, _ input: SiteInput
    ) -> [Page] {
        if settings.isTypographic {
            for page in pages {
                page.setMarks(
                    QuotationMarks(
                        of: page.front.language
                            ?? (page.original == nil
                                ? settings.language : languages?.codes[0] ?? settings.language)))
            }
        }
        let place = PagePlace(language: number, root: languages?.root(number) ?? "", key: "")
        return pages
            + MadePages.indexes(pages, contentName: input.contentName, texts: settings.texts, place: place)
    }
}
