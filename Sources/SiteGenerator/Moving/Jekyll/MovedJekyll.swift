/// A site of Jekyll: pages anywhere, collections and posts in folders with an underscore, files beside them.
struct MovedJekyll {
    private let files: [InputFile]
    private let config: JekyllConfig
    private var links: MovedLinks
    private var pages: [Item] = []
    private var includes: [String: InputFile] = [:]

    private struct Item {
        var file: InputFile
        var page: MovedPage
        var place: JekyllPlace
        var new = ""
    }

    static let endings = ["md", "markdown", "mkdown", "mkdn", "mkd"]

    init(_ files: [InputFile]) {
        config = JekyllConfig(files)
        links = MovedLinks(base: config.base)
        self.files = files.filter { !JekyllConfig.names.contains($0.path) }
    }

    mutating func write(into migration: inout Migration) {
        if let file = config.file, let problem = file.problem {
            migration.leave("settings: \(problem.text)", file.path, line: problem.line)
        }
        var assets: [InputFile] = []
        for file in files where !config.isExcluded(file.path) { sort(file, &assets, &migration) }
        locate()
        for file in assets { links.add(file.path, at: file.path, address: file.path) }
        for item in pages { links.add(item.file.path, at: item.new, address: item.place.address) }
        for item in pages {
            let own = item.place.oldAddress(item.new).map { ["/" + $0] } ?? []
            links.add(
                aliases: own + item.page.aliases(["redirect_from", "aliases"]),
                of: .init(old: item.file.path, new: item.new, address: item.place.address))
        }
        var navigation = MovedNavigation(Set(pages.map(\.new)))
        for tree in config.navigations { navigation.add(items(tree, 0)) }
        for item in pages { write(item, navigation, &migration) }
        for file in assets { migration.add("Content/" + file.path, file.bytes) }
        lists(&migration)
        for (path, text) in navigation.indexes.sorted(by: { $0.key < $1.key }) {
            migration.add("Content/" + path, text)
        }
        settings(navigation, &migration)
    }

    // MARK: What each file is

    private mutating func sort(_ file: InputFile, _ assets: inout [InputFile], _ migration: inout Migration) {
        let top = String(file.path.split(separator: "/").first ?? "")
        let isInside = file.path.contains("/")
        if Self.endings.contains(SitePath.extensionOf(file.path)), isPage(file) { return add(file) }
        switch top {
        case "_includes" where isInside: include(file, &migration)
        case "_layouts" where isInside: migration.leave("templates", file.path, line: 1)
        case "_sass" where isInside: migration.leave("files of the theme", file.path, line: 1)
        case "_plugins" where isInside: migration.leave("plugins", file.path, line: 1)
        case "_data" where isInside: migration.leave("data files", file.path, line: 1)
        case _ where top.hasPrefix("_"): return
        default:
            guard Self.hasHead(file) else { return assets.append(file) }
            let isTheme = ["css", "scss", "sass", "js", "xml", "json", "txt"].contains(
                SitePath.extensionOf(file.path))
            migration.leave(
                isTheme ? "files of the theme" : "pages that are not Markdown", file.path, line: 1)
        }
    }

    private func isPage(_ file: InputFile) -> Bool {
        let parts = file.path.split(separator: "/").dropLast()
        return parts.allSatisfy {
            !$0.hasPrefix("_") || $0 == "_posts" || $0 == "_drafts"
                || config.collections[String($0.dropFirst())] != nil
        }
            && (Self.hasHead(file) || SitePath.name(file.path).lowercased() != "readme.md")
    }

    private static func hasHead(_ file: InputFile) -> Bool {
        file.bytes.starts(with: "---\n".utf8) || file.bytes.starts(with: "---\r".utf8)
            || file.bytes.starts(with: "--- ".utf8)
    }

    private mutating func add(_ file: InputFile) {
        let page = MovedPage(file)
        pages.append(Item(file: file, page: page, place: JekyllPlace(file, page, config)))
    }

    private mutating func include(_ file: InputFile, _ migration: inout Migration) {
        if Self.endings.contains(SitePath.extensionOf(file.path)) {
            includes[String(file.path.dropFirst(10))] = file
        } else {
            migration.leave("templates", file.path, line: 1)
        }
    }

    private mutating func locate() {
        var folders: Set<String> = []
        for item in pages where !item.place.isPost {
            var folder = SitePath.folder(item.place.address)
            while !folder.isEmpty, folders.insert(folder).inserted { folder = SitePath.folder(folder) }
        }
        for at in pages.indices {
            pages[at].new = pages[at].place.new(folders)
            pages[at].page.path = pages[at].new
        }
    }

    // MARK: Pages

    private func write(_ item: Item, _ navigation: MovedNavigation, _ migration: inout Migration) {
        var page = item.page
        let place = MovedLinks.Place(old: item.file.path, new: item.new, address: item.place.address)
        var liquid = LiquidText(
            config: config, links: links, place: place, page: page, includes: Set(includes.keys))
        page.lines = links.moved(KramdownText.moved(liquid.moved(page.lines)), from: place)
        migration.leftovers += liquid.leftovers
        for name in liquid.included.sorted() { part(name, &migration) }
        page.moveJekyllHead(item.place, links, place, &migration)
        navigation.apply(to: &page)
        migration.add("Content/" + item.new, page.text)
    }

    /// A part of pages beside them: its name says that it makes none.
    private func part(_ name: String, _ migration: inout Migration) {
        guard let file = includes[name], !migration.has("Content/" + LiquidText.part(name)) else { return }
        let page = MovedPage(file)
        let place = MovedLinks.Place(old: file.path, new: LiquidText.part(name), address: "")
        var liquid = LiquidText(
            config: config, links: links, place: place, page: page, includes: Set(includes.keys))
        let lines = links.moved(KramdownText.moved(liquid.moved(page.lines)), from: place)
        migration.leftovers += liquid.leftovers
        migration.add("Content/" + place.new, lines.joined(separator: "\n"))
    }

    /// The lists of posts.
    private func lists(_ migration: inout Migration) {
        let known = Set(pages.map(\.new))
        let folders = Set(pages.filter(\.place.isPost).map { $0.place.folder + "/index.md" })
        MovedLists.add(folders.subtracting(known), &migration)
        guard !pages.isEmpty else { return }
        MovedHome(
            title: config.text("title") ?? config.text("name"), description: config.text("description"),
            links: folders.sorted().map { (MovedLists.title($0), $0) }
        )
        .add(unlessIn: known, &migration)
    }

    // MARK: Settings

    /// The entries of a navigation of whatever form: a title, an address, lists of others.
    private func items(_ tree: DataTree, _ depth: Int) -> [NavigationItem] {
        guard depth < 16 else { return [] }
        if !tree.list.isEmpty { return tree.list.flatMap { items($0, depth + 1) } }
        if let text = tree.text { return links.path(at: text).map { [NavigationItem(path: $0)] } ?? [] }
        let title = ["title", "text", "name", "label"].lazy.compactMap { tree[$0]?.text }.first
        let address = ["url", "link", "href", "path", "page"].lazy.compactMap { tree[$0]?.text }.first
        let inner = tree.map.filter { !$0.value.list.isEmpty }.flatMap { items($0.value, depth + 1) }
        let path = address.flatMap { AddressScheme.isWeb($0) ? nil : links.path(at: $0) }
        if title == nil, path == nil {
            return inner + tree.map.filter { !$0.value.map.isEmpty }.flatMap { items($0.value, depth + 1) }
        }
        return [NavigationItem(title: title, path: path, items: inner)]
    }

    private func settings(_ navigation: MovedNavigation, _ migration: inout Migration) {
        var settings = MovedSettings()
        settings.set("title", config.text("title") ?? config.text("name"))
        settings.set("description", config.text("description"))
        settings.set(
            "url",
            config.text("url").flatMap {
                AddressScheme.isWeb($0) ? MovedHugo.joined($0, config.text("baseurl")) : nil
            })
        settings.set("language", config.text("lang") ?? config.text("locale"))
        settings.set("author", config.text("author") ?? config["author"]?["name"]?.text)
        settings.set(
            "repository",
            config.text("repository").map { AddressScheme.isWeb($0) ? $0 : "https://github.com/" + $0 })
        settings.set("footer", config.text("copyright"))
        settings.allowHTML()
        migration.add("Site/site.yml", settings.text)
        guard let file = config.file else { return }
        let usual = [
            "feed", "seo-tag", "sitemap", "redirect-from", "relative-links", "paginate",
            "titles-from-headings", "optional-front-matter", "default-layout", "readme-index",
        ]
        for plugin in (config["plugins"] ?? config["gems"])?.list ?? [] {
            guard let name = plugin.text, !usual.contains(where: { name == "jekyll-" + $0 }) else { continue }
            migration.leave("plugins: \(name.onOneLine)", file.path, line: plugin.line)
        }
        for key in ["theme", "remote_theme"] {
            if let theme = config[key] { migration.leave("settings: \(key)", file.path, line: theme.line) }
        }
    }
}

extension MovedPage {
    private static let jekyllFields: [String: String?] = [
        "nav_order": "order", "nav_title": "navigation", "excerpt": "description", "layout": nil,
        "permalink": nil, "parent": nil,
        "has_children": nil, "grand_parent": nil, "has_toc": nil, "sitemap": nil, "comments": nil,
        "collection": nil, "render_with_liquid": nil,
        "slug": nil, "kind": nil, "source": nil, "menu": nil, "mathjax": nil,
    ]

    fileprivate mutating func moveJekyllHead(
        _ old: JekyllPlace, _ links: MovedLinks, _ place: MovedLinks.Place, _ migration: inout Migration
    ) {
        moveDate("date", to: "date", &migration)
        moveDate("last_modified_at", to: "updated", &migration)
        moveTags(["tags", "categories", "category", "tag"], splitsWords: true)
        moveAuthors(["author", "authors"])
        moveImage(["image", "cover", "thumbnail"], links, place)
        moveFlag("published", to: "draft", when: "false", "true")
        moveFlag("toc", to: "contents", when: "false", "false")
        moveFlag("nav_exclude", to: "listed", when: "true", "false")
        moveFlag("search_exclude", to: "search", when: "true", "false")
        if old.isDraft { set("draft", "true") }
        moveAliases(["aliases", "redirect_from"], adding: old.oldAddress(place.new), links, place)
        removeEmptyFields()
        renameFields(Self.jekyllFields, &migration)
    }
}
