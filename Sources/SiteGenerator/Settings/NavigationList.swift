/// `navigation:` in `site.yml`: the pages in their order, in one place instead of an `order` in each.
struct NavigationList: Sendable {
    private let pages: [(path: String, range: Range<Int>)]
    /// The place of each page; that of a folder's index is at the latest that of the folder's first page.
    private var places: [String: Double] = [:]

    init(_ texts: [(text: String, range: Range<Int>)] = []) {
        pages = texts.map { (SitePath.normalized($0.text) ?? $0.text, $0.range) }
        for (place, page) in pages.enumerated() {
            put(page.path, at: place)
            var folder = SitePath.folder(page.path)
            while !folder.isEmpty {
                put(Self.index(of: folder), at: place)
                folder = SitePath.folder(folder)
            }
        }
    }

    private mutating func put(_ path: String, at place: Int) {
        if places[path] == nil { places[path] = Double(place) }
    }

    private static func index(of folder: String) -> String { SitePath.join(folder, "index.md") }

    /// The page's own place, or what its head says where there is no list; what is in no list comes last.
    func order(of page: Page) -> Double {
        if pages.isEmpty { return page.front.order ?? .infinity }
        return place(of: page) ?? .infinity
    }

    private func place(of page: Page) -> Double? {
        // An index may be called README.
        places[page.key] ?? (page.isIndex ? places[Self.index(of: SitePath.folder(page.key))] : nil)
    }

    // MARK: Problems

    /// Names without a page, and pages without a name here.
    func problems(_ all: [Page], _ settingsFile: SourceFile?) -> [Problem] {
        guard !pages.isEmpty else { return [] }
        return unknown(Set(all.map(\.key)), settingsFile) + missing(all)
    }

    private func unknown(_ keys: Set<String>, _ file: SourceFile?) -> [Problem] {
        var known: Set<String> = []
        return pages.compactMap { path, range in
            if !known.insert(path).inserted {
                return Problem(.error, "'\(path)' is listed twice in 'navigation'", file: file, range: range)
            }
            guard !keys.contains(path) else { return nil }
            return Problem(
                .error, "no page '\(path)' for 'navigation'", file: file, range: range,
                note: suggestion(for: path, among: keys.sorted()))
        }
    }

    private func missing(_ all: [Page]) -> [Problem] {
        all.filter { Self.belongs($0) && place(of: $0) == nil }.map { page in
            Problem(
                .warning, "page is not in 'navigation' of site.yml, and so it comes last", file: page.source,
                range: 0..<0, note: "list '\(page.key)' there, or hide the page with 'listed: false'")
        }
    }

    /// Posts are in order of their dates, and symbols in that of their kinds.
    private static func belongs(_ page: Page) -> Bool {
        page.front.isListed && !page.isMade && page.made == nil && page.reference == nil && !page.isHome
            && page.front.date == nil && page.original == nil
    }
}
