/// What every page has to know about the others: where each one is published, and every symbol's page.
final class SiteIndex: @unchecked Sendable {
    let pages: [Page]
    let settings: Settings
    let contentName: String
    /// Pages by path below the content folder, by published path, and by published path without `.html` or
    /// `/index.html`.
    private(set) var byPath: [String: Page] = [:]
    private(set) var byOutput: [String: Page] = [:]
    private(set) var byAddress: [String: Page] = [:]
    private(set) var symbols: [String: (output: String, anchor: String?)] = [:]
    /// The written pages about each symbol, in the order of the pages.
    private var bySymbol: [String: [Page]] = [:]
    let assets: [String: InputFile]
    /// The languages of the site, when there are several, and the number of the one that these pages are in.
    let translations: Translations?
    let language: Int
    /// The folder of its pages.
    let root: String
    /// Symbols that other sites have pages of.
    let foreignSymbols: ForeignSymbols
    /// Whether pages are from a catalogue of DocC's, whose links to pages begin with `doc:`.
    let hasCatalogue: Bool
    /// Pictures of DocC's catalogues by their names.
    let catalogueImages: [String: String]
    /// The modules that pages may import and show.
    let modules: ModuleSet
    /// Pages by what links with `doc:` compare.
    private(set) var documents: [String: [Page]] = [:]
    /// The symbols that have a reference.
    let symbolTable: SymbolTable
    /// What the cases say of how things are known.
    let grades: CaseGrades
    /// Markdown that pages include and that is no page itself.
    let parts: [String: InputFile]
    /// Old addresses and where they lead now: published path to address.
    private(set) var redirects: [String: String] = [:]
    /// Old anchors of a published path and where they lead now.
    private(set) var movedAnchors: [String: [(anchor: String, to: String)]] = [:]
    let tags: TagPages
    let dated: DatedLists
    /// Pages have dates to be told by, and an address to be told at.
    let hasFeed: Bool
    /// Symbols' pages are looked up, not read one after the other.
    let hasPrintPage: Bool
    /// Changes when a page could see something else in the others.
    private(set) lazy var fingerprint = makeFingerprint()

    init(
        pages: [Page], parts: [InputFile], assets: [InputFile], settings: Settings, contentName: String,
        modules: ModuleSet = ModuleSet([]),
        symbolTable: SymbolTable = SymbolTable(), foreignSymbols: ForeignSymbols = ForeignSymbols(),
        grades: CaseGrades = CaseGrades(),
        translations: Translations? = nil, language: Int = 0
    ) {
        self.translations = translations
        self.language = language
        root = translations?.languages.root(language) ?? ""
        self.foreignSymbols = foreignSymbols
        hasCatalogue = pages.contains { $0.documentName != nil }
        if hasCatalogue || !symbolTable.isEmpty {
            documents = Dictionary(grouping: pages, by: \.documentSlug)
        }
        self.symbolTable = symbolTable
        self.pages = pages
        self.settings = settings
        self.contentName = contentName
        self.modules = modules
        self.grades = grades
        self.assets = Dictionary(assets.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        catalogueImages = DocCCatalogue.images(assets)
        self.parts = Dictionary(parts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        hasFeed = settings.hasFeed && settings.url != nil && pages.contains { $0.front.date != nil }
        hasPrintPage = settings.hasPrintPage(of: pages.count { $0.reference == nil })
        tags = TagPages(pages, root: root)
        dated = DatedLists(pages)
        for page in pages {
            byPath[page.path] = page
            byOutput[page.output] = page
            byAddress[Self.address(page.output)] = page
            if translations != nil { addNeutral(page) }
            addSymbols(of: page)
        }
    }

    private func makeFingerprint() -> UInt64 {
        var mark = Bytes("\(hasFeed)\n".utf8)
        for page in pages {
            mark.put(
                "\(page.path)\0\(page.output)\0\(page.title)\0\(page.front.symbol ?? "")\0\(page.front.symbols)\n"
            )
        }
        for path in self.assets.keys.sorted() {
            mark.put(path)
            // Of what an asset holds, a page shows nothing but a picture's size; what it includes is looked
            // at on its own.
            if let size = imageSize(self.assets[path]!.bytes) { mark.put(" \(size.width) \(size.height)") }
            mark.put("\n")
        }
        for from in redirects.keys.sorted() { mark.put("\(from)\0\(redirects[from]!)\n") }
        for page in movedAnchors.keys.sorted() {
            for moved in movedAnchors[page]! { mark.put("\(page)#\(moved.anchor)\0\(moved.to)\n") }
        }
        return contentHash(mark)
    }

    /// The other pages that somebody has written about the symbol of a page: its reference first, then in the
    /// order of their paths.
    func pagesOfSymbol(of page: Page) -> [Page] {
        guard page.reference == nil, let symbol = page.rare.symbol else { return [] }
        let module = page.rare.module
        let others = (bySymbol[symbol] ?? []).filter { other in
            other !== page && (module == nil || other.rare.module == nil || other.rare.module == module)
        }
        return others.filter { $0.kind == .reference } + others.filter { $0.kind != .reference }
    }

    /// A page is found by the names that it has in every language, too.
    private func addNeutral(_ page: Page) {
        byPath[page.key] = page
        if !root.isEmpty {
            byAddress[Self.address(String(page.output.dropFirst(root.utf8.count + 1)))] = page
        }
    }

    /// A symbol leads to its reference page; failing that to the page about it that comes last in the order
    /// of paths.
    private func addSymbols(of page: Page) {
        if let symbol = page.rare.symbol {
            if page.reference == nil, page.original == nil { bySymbol[symbol, default: []].append(page) }
            let isTaken = symbols[symbol].flatMap { byOutput[$0.output] }?.kind == .reference
            if !isTaken { symbols[symbol] = (page.output, nil) }
        }
        for (name, anchor) in page.rare.symbols where symbols[name] == nil {
            symbols[name] = (page.output, anchor)
        }
    }

    static func address(_ output: String) -> String {
        var text = output
        if text.hasSuffix("index.html") {
            text.removeLast(10)
        } else if text.hasSuffix(".html") {
            text.removeLast(5)
        }
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }

    func addRedirect(_ from: String, to: String) {
        redirects[from] = to
    }

    func addMovedAnchor(_ anchor: String, of path: String, to: String) {
        movedAnchors[path, default: []].append((anchor, to))
    }

    /// The language that a page's text is in.
    func textLanguage(of page: Page) -> String {
        page.original == nil ? settings.language : translations?.languages.codes[0] ?? settings.language
    }

    enum Target {
        case page(Page)
        case asset(String)
        case redirect(String)
    }

    /// What a path from the site's root names: a page by its source, its published path or without either
    /// ending.
    func target(_ path: String) -> Target? { own(path) ?? translations?.target(path, for: language) }

    /// What it names among the pages of this language.
    func own(_ path: String) -> Target? {
        if let page = byPath[path] ?? byOutput[path] { return .page(page) }
        if assets[path] != nil { return .asset(path) }
        if let page = byAddress[path] { return .page(page) }
        for name in ["index.md", "README.md"] {
            if let page = byPath[SitePath.join(path, name)] { return .page(page) }
        }
        if redirects[path] != nil { return .redirect(path) }
        if redirects[path + ".html"] != nil { return .redirect(path + ".html") }
        if redirects[SitePath.join(path, "index.html")] != nil {
            return .redirect(SitePath.join(path, "index.html"))
        }
        return nil
    }

    /// The page at a published path, in any language.
    func page(at output: String) -> Page? { byOutput[output] ?? translations?.page(at: output) }

    func nearestPath(to path: String) -> String? {
        // Endings are alike in all of them, and so do not count.
        let bare = Dictionary(
            byPath.keys.map { (SitePath.withoutExtension($0), $0) }, uniquingKeysWith: { min($0, $1) })
        if let near = nearest(to: SitePath.withoutExtension(path), among: bare.keys.sorted()) {
            return bare[near]
        }
        // The right name in the wrong folder.
        let name = SitePath.withoutExtension(SitePath.name(path))
        let same = byPath.keys.filter { SitePath.withoutExtension(SitePath.name($0)) == name }
        return same.count == 1 ? same[0] : nil
    }
}
