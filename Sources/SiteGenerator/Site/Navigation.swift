import Foundation

/// The tree of folders and pages, in the order of the sidebar and of previous and next.
final class Navigation: @unchecked Sendable {
    struct Entry {
        var page: Page
        /// The folder's path when the page is the index of one.
        var folder: String?
    }

    /// The entries of each folder, its own index left out.
    private(set) var entries: [String: [Entry]] = [:]
    private(set) var indexes: [String: Page] = [:]
    /// Every page in reading order.
    private(set) var sequence: [Page] = []
    private(set) var positions: [ObjectIdentifier: Int] = [:]
    private let branches = Branches()

    /// A folder with more pages than this shows the ones around the page being read.
    static let longest = 40

    /// The folder of its language.
    private let root: String
    private let texts: ThemeTexts
    private let dated: DatedLists?
    private let order: NavigationList

    init(
        _ pages: [Page], texts: ThemeTexts = ThemeTexts(), dated: DatedLists? = nil, root: String = "",
        order: NavigationList = NavigationList()
    ) {
        self.order = order
        self.root = root
        self.texts = texts
        self.dated = dated
        for page in pages where page.isIndex { indexes[page.folder] = page }
        var lists: [String: [Entry]] = [:]
        for page in pages where page.front.isListed {
            if !page.isIndex {
                lists[page.folder, default: []].append(Entry(page: page))
            } else if page.folder != root {
                lists[SitePath.folder(page.folder), default: []].append(
                    Entry(page: page, folder: page.folder))
            }
        }
        for (folder, list) in lists {
            let isDated = indexes[folder]?.front.list == .date
            entries[folder] = list.sorted {
                isDated ? isNewer($0.page, $1.page) : precedes($0.page, $1.page)
            }
        }
        if let home = indexes[root], home.front.isListed { sequence.append(home) }
        append(root)
        for (index, page) in sequence.enumerated() { positions[ObjectIdentifier(page)] = index }
    }

    private func precedes(_ a: Page, _ b: Page) -> Bool {
        let orders = (order.order(of: a), order.order(of: b))
        if orders.0 != orders.1 { return orders.0 < orders.1 }
        if a.navigationTitle != b.navigationTitle {
            return precedesNaturally(a.navigationTitle, b.navigationTitle)
        }
        return precedesNaturally(a.output, b.output)
    }

    /// Posts stand below pages without a date, the newest first.
    private func isNewer(_ a: Page, _ b: Page) -> Bool {
        a.front.date == nil || b.front.date == nil
            ? (a.front.date == nil) != (b.front.date == nil) ? a.front.date == nil : precedes(a, b)
            : DatedLists.isNewer(a, b)
    }

    private func append(_ folder: String) {
        for entry in entries[folder] ?? [] {
            sequence.append(entry.page)
            if let folder = entry.folder { append(folder) }
        }
    }

    func neighbors(of page: Page) -> (previous: Page?, next: Page?) {
        if let posts = dated?.neighbors(of: page) { return posts }
        guard let at = positions[ObjectIdentifier(page)] else { return (nil, nil) }
        return (at > 0 ? sequence[at - 1] : nil, at + 1 < sequence.count ? sequence[at + 1] : nil)
    }

    /// The pages above a page, from the home page down.
    func ancestors(of page: Page) -> [Page] {
        var chain: [Page] = []
        var folder = page.isIndex ? SitePath.folder(page.folder) : page.folder
        if page.isHome { return [] }
        while true {
            if let index = indexes[folder], index !== page { chain.append(index) }
            if folder == root || folder.isEmpty { break }
            folder = SitePath.folder(folder)
        }
        return chain.reversed()
    }

    func children(of page: Page) -> [Page] {
        page.isIndex ? (entries[page.folder] ?? []).map(\.page) : []
    }

    /// Where the pages of an index are published as one Markdown file; the home page has `llms-full.txt`
    /// instead.
    func bundle(of page: Page) -> String? {
        guard page.isIndex, page.folder != root, children(of: page).contains(where: \.hasTwin) else {
            return nil
        }
        return page.folder + "/all.md"
    }

    // MARK: Sidebar

    /// The sidebar seen from the pages of one folder: written once, marked for each page.
    private final class Branch: @unchecked Sendable {
        struct Part {
            /// Where it ends in the HTML.
            var end: Int
            var page: ObjectIdentifier?
            /// The place among the pages of the folder itself.
            var own: Int?
        }

        /// All parts, marks of the page being read left out.
        private(set) var html = Bytes()
        private(set) var parts: [Part] = []
        /// The places of the folder's own pages.
        private(set) var places: [ObjectIdentifier: Int] = [:]

        func add(_ more: Bytes, _ page: Page? = nil, isOwn: Bool = false) {
            let (page, own) = (page.map { ObjectIdentifier($0) }, isOwn ? places.count : nil)
            if let page, let own { places[page] = own }
            html.append(contentsOf: more)
            parts.append(Part(end: html.count, page: page, own: own))
        }
    }

    /// The sidebars of the folders that were written last: pages are written folder by folder.
    private final class Branches: @unchecked Sendable {
        private static let most = 64
        private let lock = NSLock()
        private var known: [String: Branch] = [:]
        private var folders: [String] = []
        private var next = 0

        func branch(_ folder: String, make: () -> Branch) -> Branch {
            lock.withLock {
                if let branch = known[folder] { return branch }
                let branch = make()
                if folders.count < Self.most {
                    folders.append(folder)
                } else {
                    known[folders[next]] = nil
                    folders[next] = folder
                    next = (next + 1) % Self.most
                }
                known[folder] = branch
                return branch
            }
        }
    }

    func sidebar(of page: Page, by templates: TemplateSet) -> Bytes {
        let branch = branch(page.folder, templates)
        let (count, id) = (branch.places.count, ObjectIdentifier(page))
        let low = max(0, min((branch.places[id] ?? 0) - Self.longest / 2, count - Self.longest))
        var out = Bytes()
        out.reserveCapacity(branch.html.count + 64)
        var (start, copied) = (0, 0)
        for part in branch.parts {
            defer { start = part.end }
            let isLeftOut = part.own.map { $0 < low || $0 >= low + Self.longest } ?? false
            guard isLeftOut || part.page == id else { continue }
            out.append(contentsOf: branch.html[copied..<start])
            if !isLeftOut { out.append(contentsOf: item(page, from: page.folder, templates, "isCurrent")) }
            copied = part.end
        }
        out.append(contentsOf: branch.html[copied...])
        return out
    }

    private func item(
        _ page: Page, from folder: String, _ templates: TemplateSet, _ trait: String? = nil
    ) -> Bytes {
        var html = Bytes()
        if let chapter = page.rare.chapter, folder == page.folder, !page.isIndex {
            templates.writeChapter(chapter, into: &html)
        }
        let address = SitePath.relative(from: folder, to: page.output)
        templates.write(.sidebarItem, to: address, page.navigationTitle, trait, into: &html)
        html.put("\n")
        return html
    }

    private static func holds(_ folder: String, _ other: String) -> Bool {
        other == folder || other.hasPrefix(folder + "/")
    }

    private func branch(_ folder: String, _ templates: TemplateSet) -> Branch {
        branches.branch(folder) {
            let branch = Branch()
            write(root, from: folder, templates, into: branch)
            return branch
        }
    }

    /// Writes a folder's entries, without the end tags that HTML lets one leave out; only folders that hold
    /// the page being read are opened.
    private func write(
        _ folder: String, from: String, _ templates: TemplateSet, into branch: Branch
    ) {
        guard let list = entries[folder], !list.isEmpty else { return }
        branch.add(Bytes("<ul>\n".utf8))
        let open = list.firstIndex { $0.folder.map { Self.holds($0, from) } ?? false }
        let low = max(0, min((open ?? 0) - Self.longest / 2, list.count - Self.longest))
        for (place, entry) in list.enumerated() {
            // Folders without a page beside them can be as many as a module has symbols.
            if entry.folder != nil, list.count > Self.longest, place < low || place >= low + Self.longest {
                continue
            }
            branch.add(
                item(entry.page, from: from, templates), entry.page,
                isOwn: folder == from && entry.folder == nil)
            if let inner = entry.folder, Self.holds(inner, from) {
                write(inner, from: from, templates, into: branch)
            }
        }
        if folder == from || open != nil, list.count > Self.longest, let index = indexes[folder] {
            var html = Bytes()
            templates.write(
                .sidebarItem, to: SitePath.relative(from: from, to: index.output),
                texts["All % pages", list.count], "isAll", into: &html)
            html.put("\n")
            branch.add(html)
        }
        branch.add(Bytes("</ul>\n".utf8))
    }
}
