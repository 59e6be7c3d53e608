/// One build on its way from a site's files to its output: what is known so far of settings, pages and
/// mistakes. `SiteBuilder.buildPages` says in which order it comes to know them.
struct SiteBuild {
    /// The site's files, with those of the DocC catalogues of its modules.
    let input: SiteInput
    let languages: PageLanguages?
    /// The settings for each language, that of the originals first.
    private(set) var localized: [Settings]
    var problems: [Problem]

    var pages: [Page] = []
    /// Markdown that is there to be included.
    private(set) var parts: [InputFile] = []
    /// Every other file of the content folder.
    private(set) var assets: [InputFile] = []
    /// Fonts, images and texts that figures use.
    private(set) var resources = SiteAssets()
    private(set) var translations: Translations?
    /// What pages find out about each other, for each language.
    private(set) var indexes: [SiteIndex] = []

    /// The settings for the language of the originals.
    var settings: Settings { localized[0] }

    /// Reads the settings.
    init(_ input: SiteInput) {
        var (settings, problems) = input.settings.map(Settings.read) ?? (Settings(), [])
        settings.hasPolicy = PagePolicy.isInForce(theme: input.theme, site: input.site)
        settings.containers = SiteContainers(input.site)
        settings.drawsBroken = input.comparing
        if let version = input.version { settings.apply(version) }
        languages = PageLanguages(settings)
        localized = Self.localized(settings, languages, input.theme)
        self.problems = problems + localized[0].containers.problems
        self.input = DocCCatalogue.completed(input, localized[0])
    }

    // MARK: Pages

    /// Reads the pages that somebody wrote, and makes those that show a module's previews.
    mutating func readPages(_ reader: inout PageReader, _ modules: ModuleSet) {
        problems += input.moduleProblems + modules.problems(settings, input.settings)
        (pages, parts, assets) = reader.read(input, languages, &problems)
        assets.removeAll { DocCCatalogue.isOfDocC($0.path) }
        let catalogue = Catalogue(pages.filter { $0.language == 0 }, parts, modules, settings)
        pages += catalogue.made(contentName: input.contentName, &problems)
    }

    /// Takes what is written about symbols out of the pages.
    mutating func readReference(_ reference: inout Reference, _ modules: ModuleSet) {
        let extensions = ExtensionFile.all(in: pages, settings, hasGraphs: !input.graphs.isEmpty)
        reference = reference.updated(
            ReferenceGraphs(input: input, settings: settings, modules: modules, extensions: extensions))
        problems += reference.problems + ReferenceChecks(reference.table, settings, input.settings).problems()
        pages.removeAll { [paths = reference.extensionPaths] in paths.contains($0.path) }
    }

    /// Makes the pages of symbols, and gives those of DocC's catalogues their places among them.
    mutating func makeReferencePages(_ reference: Reference) {
        let catalogues = DocCPages(
            modules: reference.table.modules.map(\.name), contentName: input.contentName,
            texts: settings.texts)
        pages = catalogues.made(pages, input, &assets, &problems)
        problems += SymbolTopics(reference.table, pages, settings.texts).resolve()
        pages += ReferencePages(reference: reference, settings: settings, contentName: input.contentName)
            .made()
    }

    // MARK: What pages use

    mutating func findResources() {
        resources = SiteAssets(
            content: assets, contentName: input.contentName, named: input.assets,
            folders: pages.map(\.sourceFolder))
        problems += resources.problems
        assets.removeAll { AssetFolder.isInCatalogue($0.path) }
        if pages.isEmpty, problems.isEmpty { problems.append(noPages) }
    }

    private var noPages: Problem {
        let isEmpty = !input.content.contains(where: \.isMarkdown)
        return Problem(
            .error, "no page to publish in '\(input.contentName)'",
            note: isEmpty
                ? "pages are files that end in '.md'; 'galley init' makes a first one"
                : "all of them are drafts or dated in the future; '--drafts' includes them")
    }

    /// Has formulas and diagrams made by the programs that do so.
    ///
    /// - Parameter known: those of the last build, which come back as those of this one.
    mutating func draw(_ known: inout [Drawn.Key: DrawnResult]) {
        var drawing = settings.drawing
        guard drawing.isOn else { return }
        let written = pages.filter { !$0.isMade }.map { ($0.source, $0.body) }
        let included = parts.map { SourceFile(path: $0.path, bytes: $0.bytes) }.map {
            ($0, FrontMatter.textStart(of: $0))
        }
        drawing.make(
            written + included, by: input.drawingPrograms, known: &known, settingsFile: input.settings,
            &problems)
        for language in localized.indices { localized[language].drawing = drawing }
    }

    // MARK: What is known of all pages

    /// Makes the index of each language, with the pages that are made for its folders.
    mutating func makeIndexes(_ modules: ModuleSet, _ symbols: SymbolTable) {
        let lists = languages.map { LanguagePages(languages: $0).sorted(pages) } ?? [pages]
        translations = languages.map { Translations($0, names: $0.codes.map(name)) }
        let grades = CaseGrades(input.cases)
        let foreign = ForeignSymbols(settings, input.site)
        for (number, settings) in localized.enumerated() {
            let index = SiteIndex(
                pages: completed(lists[number], number), parts: parts, assets: assets, settings: settings,
                contentName: input.contentName, modules: modules, symbolTable: symbols,
                foreignSymbols: foreign, grades: grades, translations: translations, language: number)
            translations?.add(index)
            indexes.append(index)
        }
        pages = indexes.count == 1 ? indexes[0].pages : indexes.flatMap(\.pages)
    }
}
