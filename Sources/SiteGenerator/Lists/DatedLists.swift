/// Folders whose index lists pages by date, as `list: date` says: the posts of each, and what stands around a
/// post.
struct DatedLists {
    /// The posts of one index.
    struct List {
        let index: Page
        /// Those with a date, newest first.
        let posts: [Page]
        /// How many stand on one page.
        var length: Int { index.front.perPage }
        var pageCount: Int { max(1, (posts.count + length - 1) / length) }
    }

    let lists: [List]
    /// The list that a post stands in, and its place there.
    private let places: [ObjectIdentifier: (list: Int, post: Int)]
    private let byIndex: [ObjectIdentifier: Int]
    private let series: [String: [Page]]

    init(_ pages: [Page]) {
        let indexes = pages.filter { $0.isIndex && $0.front.list == .date }
        var posts: [String: [Page]] = [:]
        if !indexes.isEmpty {
            let folders = Set(indexes.map(\.folder))
            for page in pages where page.front.date != nil && page.front.isListed && !page.isIndex {
                if let folder = Self.nearest(page.folder, among: folders) {
                    posts[folder, default: []].append(page)
                }
            }
        }
        lists = indexes.map { List(index: $0, posts: (posts[$0.folder] ?? []).sorted(by: Self.isNewer)) }
        var places: [ObjectIdentifier: (list: Int, post: Int)] = [:]
        for (number, list) in lists.enumerated() {
            for (place, post) in list.posts.enumerated() { places[ObjectIdentifier(post)] = (number, place) }
        }
        self.places = places
        byIndex = Dictionary(
            uniqueKeysWithValues: lists.enumerated().map { (ObjectIdentifier($1.index), $0) })
        series = Dictionary(grouping: pages.filter { $0.front.series != nil }) { $0.front.series! }
            .mapValues { $0.sorted { Self.isNewer($1, $0) } }
    }

    /// The innermost of some folders that a folder is or stands in.
    private static func nearest(_ folder: String, among folders: Set<String>) -> String? {
        var folder = folder
        while !folders.contains(folder) {
            if folder.isEmpty { return nil }
            folder = SitePath.folder(folder)
        }
        return folder
    }

    /// Newest first; of one moment in the order of addresses.
    static func isNewer(_ a: Page, _ b: Page) -> Bool {
        guard let first = a.front.date, let second = b.front.date, first != second else {
            if (a.front.date == nil) != (b.front.date == nil) { return b.front.date == nil }
            return precedesNaturally(a.output, b.output)
        }
        return first > second
    }

    /// The list that a page is the index of.
    func list(of index: Page) -> List? { byIndex[ObjectIdentifier(index)].map { lists[$0] } }

    /// The list that a post stands in, or that its page is the index of.
    func list(around page: Page) -> List? {
        places[ObjectIdentifier(page)].map { lists[$0.list] } ?? list(of: page)
    }

    /// The post before and the one after a post in time; nothing when the page is no post.
    func neighbors(of page: Page) -> (previous: Page?, next: Page?)? {
        guard let place = places[ObjectIdentifier(page)] else { return nil }
        let posts = lists[place.list].posts
        return (
            place.post + 1 < posts.count ? posts[place.post + 1] : nil,
            place.post > 0 ? posts[place.post - 1] : nil
        )
    }

    /// The parts of a page's series, the oldest first.
    func parts(of page: Page) -> [Page] { page.front.series.flatMap { series[$0] } ?? [] }
}
