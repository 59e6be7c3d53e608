/// The pages of one language with all that is written around them; a site in one language has one part.
struct SitePart {
    let index: SiteIndex
    let navigation: Navigation
    let writer: PageWriter
    /// What the search leaves for the next build, in a site that keeps it.
    let search: SearchRecord?

    var settings: Settings { index.settings }

    /// Pages made of those of the part.
    func extraPages(isLive: Bool) -> [Page] {
        var extra: [Page] = index.root.isEmpty ? [MadePages.notFound(settings.texts)] : []
        let lists =
            index.tags.madePages(settings.texts) + DatedListHTML(settings: settings).madePages(index.dated)
        // They show what is in the faces of pages, and no page is kept unless all of these are as they were.
        if index.pages.contains(where: \.isKept) { for page in lists { page.isKept = true } }
        extra += lists
        for page in index.pages {
            if let parts = page.reference { extra += ReferenceHTML(parts: parts, page: page).listPages() }
        }
        if let symbols = MadePages.symbols(index) { extra.append(symbols) }
        if isLive, index.root.isEmpty, index.pages.contains(where: { $0.figures.shown > 0 }) {
            extra.append(MadePages.studio(settings.texts))
        }
        if index.hasPrintPage { extra.append(PrintEdition(index: index, navigation: navigation).page()) }
        return extra
    }

    /// What depends on all pages: those made of them, feeds and lists, the search.
    func rest(isLive: Bool, listed: [Page]) -> [OutputFile] {
        let extra = extraPages(isLive: isLive).filter { index.page(at: $0.output) == nil }
        var files = SiteFiles(
            pages: index.pages, index: index, navigation: navigation, cards: writer.cards,
            movedScript: writer.assets.movedScript)
        files.listed = listed
        let thumbnails = Thumbnails.files(
            of: index.pages.filter { $0.isIndex && $0.front.list == .pictures }.flatMap(navigation.children),
            writer.cards.fonts)
        let images = Thumbnails.images(
            of: index.pages.flatMap(\.rendered.picturedPages).compactMap { index.byOutput[$0.page] },
            writer.cards.fonts)
        let search = SearchIndex(
            index.pages.filter { $0.front.isSearched && !$0.isMade }, after: self.search?.last)
        self.search?.made = { search.record }
        // A file of the site's own stands in for one that is made.
        return
            (extra.map(writer.file) + files.files() + thumbnails + images
            + search.files(in: index.root, index.settings.texts)).filter { index.assets[$0.path] == nil }
    }
}
