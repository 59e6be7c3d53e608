/// A site of Hugo: its settings, the folders of its pages and its static files.
struct MovedHugo {
    private let files: [InputFile]
    private let config: HugoConfig
    private var links: MovedLinks
    private var pages: [Item] = []
    private var assets: [(file: InputFile, old: String, new: String)] = []
    private var parts: Set<String> = []

    private struct Item {
        var page: MovedPage
        var place: HugoPlace
        var address: String
        var new: String
        var source: String
    }

    init(_ files: [InputFile]) {
        config = HugoConfig(files)
        self.files = files.filter { !HugoConfig.isConfig($0.path) }
        links = MovedLinks(base: Self.folder(of: config.text("baseurl")))
    }

    /// The folder of an address: `docs` for `https://example.com/docs/`.
    static func folder(of address: String?) -> String {
        guard let address, let host = address.firstRange(of: "://") else { return address ?? "" }
        let rest = address[host.upperBound...]
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? ""
    }

    /// The address of a site in a folder of its host.
    static func joined(_ address: String, _ base: String?) -> String {
        let key = MovedLinks.key(base ?? "")
        return key.isEmpty ? address : (address.hasSuffix("/") ? address : address + "/") + key + "/"
    }

    mutating func write(into migration: inout Migration) {
        for file in files { sort(file, &migration) }
        hide()
        // A path without its language means the page of the originals.
        for item in pages where item.place.isDefault { register(item) }
        for item in pages where !item.place.isDefault { register(item) }
        for item in pages {
            links.add(
                aliases: item.page.aliases(["aliases"]),
                of: .init(old: item.place.path, new: item.new, address: item.address))
        }
        for (_, old, new) in assets { links.add(old, at: new, address: new) }
        var site = HugoSite(config: config, links: links, pages: pages.map { ($0.place.path, $0.new) })
        site.hasLinkTemplate = files.contains {
            $0.path.hasPrefix("layouts/") && SitePath.name($0.path).hasPrefix("render-link")
        }
        let lists = dated()
        for item in pages { write(item, site, isList: lists.contains(item.new), &migration) }
        for (file, _, new) in assets { migration.add("Content/" + new, file.bytes) }
        MovedLists.add(lists.subtracting(pages.map(\.new)), &migration)
        settings(&migration)
    }

    // MARK: What each file is

    private mutating func sort(_ file: InputFile, _ migration: inout Migration) {
        let path = file.path
        if let (folder, language) = config.contentFolders.first(where: { path.hasPrefix($0.folder + "/") }) {
            content(file, String(path.dropFirst(folder.utf8.count + 1)), language, &migration)
        } else if let inside = Self.inside(path, config.text("staticdir") ?? "static") {
            assets.append((file, inside, inside))
        } else if let inside = Self.inside(path, "assets") {
            if MovedLists.isPicture(path) {
                assets.append((file, inside, inside))
            } else {
                migration.leave("files of the theme", path, line: 1)
            }
        } else if Self.inside(path, "layouts") != nil {
            migration.leave("templates", path, line: 1)
        } else if Self.inside(path, "data") != nil {
            migration.leave("data files", path, line: 1)
        } else if Self.inside(path, "i18n") != nil {
            migration.leave("texts of the theme", path, line: 1)
        }
    }

    private static func inside(_ path: String, _ folder: String) -> String? {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : nil
    }

    private mutating func content(
        _ file: InputFile, _ inside: String, _ language: String?, _ migration: inout Migration
    ) {
        let place = HugoPlace(inside, config.languages, folderLanguage: language)
        guard file.isMarkdown else {
            if ["html", "htm", "adoc", "org", "rst", "pandoc"].contains(SitePath.extensionOf(inside)) {
                migration.leave("pages that are not Markdown", file.path, line: 1)
            } else {
                assets.append((file, place.path, place.new))
            }
            return
        }
        var page = MovedPage(file)
        page.path = place.new
        pages.append(
            Item(page: page, place: place, address: address(page, place), new: place.new, source: file.path))
    }

    private func address(_ page: MovedPage, _ place: HugoPlace) -> String {
        if let url = page.text("url") { return MovedLinks.key(url) }
        if !["index", "_index"].contains(SitePath.withoutExtension(SitePath.name(place.path))),
            let form = config.permalink(place.section), let filled = place.address(form, page)
        {
            return MovedLinks.key(filled)
        }
        guard let slug = page.text("slug") else { return place.address }
        return SitePath.join(SitePath.folder(place.address), slug)
    }

    /// Pages that are never drawn are there for other pages to include.
    private mutating func hide() {
        let folders = pages.compactMap { item in
            SitePath.name(item.place.path).hasPrefix("_index.") && Self.isHidden(item.page.tree("cascade"))
                ? SitePath.folder(item.new) : nil
        }
        for at in pages.indices {
            let page = pages[at].page
            let isPart =
                Self.isHidden(page.fields.isEmpty ? nil : DataTree(.map(page.hiding), line: 1))
                || folders.contains { !$0.isEmpty && pages[at].new.hasPrefix($0 + "/") }
            guard isPart else { continue }
            pages[at].new = pages[at].place.part
            pages[at].page.path = pages[at].new
            parts.insert(pages[at].new)
        }
    }

    private static func isHidden(_ tree: DataTree?) -> Bool {
        guard let tree else { return false }
        if tree["headless"]?.isTrue == true { return true }
        let all: [DataTree] = [tree] + tree.list
        return all.contains { item in
            let render = (item["build"] ?? item["_build"])?["render"]
            return render?.text == "never" || render?.isFalse == true
        }
    }

    private mutating func register(_ item: Item) {
        links.add(item.place.path, at: item.new, address: item.address)
        links.add(item.place.path, at: item.new, address: item.place.address)
        links.add(item.place.path, at: item.new, address: item.place.path)
    }

    // MARK: Pages

    /// Folders whose pages all have a date and no place of their own are lists of posts.
    private func dated() -> Set<String> {
        MovedLists.indexes(
            pages.filter { !parts.contains($0.new) }.map {
                ($0.new, $0.page.text("date") != nil && $0.page.text("weight") == nil)
            })
    }

    private func write(_ item: Item, _ site: HugoSite, isList: Bool, _ migration: inout Migration) {
        var page = item.page
        let place = MovedLinks.Place(old: item.place.path, new: item.new, address: item.address)
        var text = HugoText(site: site, place: place, page: page, source: item.source)
        page.lines = links.moved(text.moved(page.lines), from: place)
        migration.leftovers += text.leftovers
        if parts.contains(item.new) {
            page.fields = []
        } else {
            let isElsewhere = item.address != item.place.address
            page.moveHugoHead(links, place, alias: isElsewhere ? item.address : nil, &migration)
        }
        if isList { page.set("list", "date") }
        migration.add("Content/" + item.new, page.text)
    }

    // MARK: Settings

    private func settings(_ migration: inout Migration) {
        migration.leftovers += config.problems
        var settings = MovedSettings()
        settings.set("title", config.text("title"))
        let about = config["params", "description"]?.text
        settings.set("description", about)
        settings.set("url", config.text("baseurl").flatMap { AddressScheme.isWeb($0) ? $0 : nil })
        settings.set(
            "language",
            config.languages.count > 1
                ? config.languages[0] : (config.text("languagecode") ?? config.text("locale")))
        settings.set("author", config["params", "author"]?.text ?? config["params", "author", "name"]?.text)
        settings.set("footer", config.text("copyright"))
        if config.languages.count > 1 {
            settings.add(
                "languages",
                config.languages.map { code in
                    (
                        code,
                        config["languages"]?[code]?["languageName"]?.text ?? config["languages"]?[code]?[
                            "label"]?.text ?? ""
                    )
                })
        }
        let menu = menu()
        settings.add("links", menu)
        settings.allowHTML()
        migration.add("Site/site.yml", settings.text)
        if let theme = config["theme"] { migration.leave("settings: theme", config.path, line: theme.line) }
        guard !pages.isEmpty else { return }
        MovedHome(title: config.text("title"), description: about, links: menu).add(
            unlessIn: Set(pages.map(\.new)), &migration)
    }

    /// The entries of the main menu, in their order.
    private func menu() -> [(String, String)] {
        let main = config["menus", "main"] ?? config["menu", "main"]
        let weighed = (main?.list ?? []).map { (Double($0["weight"]?.text ?? "") ?? 0, $0) }
        let items = weighed.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(
            \.element.1)
        return items.compactMap { item in
            guard let name = item["name"]?.text ?? item["identifier"]?.text,
                let to = item["pageRef"]?.text ?? item["url"]?.text
            else { return nil }
            if AddressScheme.isWeb(to) { return (name, to) }
            return links.path(at: to).map { (name, $0) }
        }
    }
}

extension MovedPage {
    /// The fields that say whether a page is drawn.
    fileprivate var hiding: [(key: String, value: DataTree)] {
        ["build", "_build", "headless"].compactMap { key in tree(key).map { (key, $0) } }
    }

    fileprivate static let hugoFields: [String: String?] = [
        "linkTitle": "navigation", "linktitle": "navigation", "weight": "order", "summary": "description",
        "menu": nil, "menus": nil, "layout": nil, "type": nil, "outputs": nil, "sitemap": nil, "markup": nil,
        "build": nil,
        "_build": nil, "headless": nil, "translationKey": nil, "isCJKLanguage": nil, "url": nil, "math": nil,
        "comments": nil, "bookCollapseSection": nil, "kind": nil, "source": nil, "category": nil,
    ]

    /// - Parameter alias: the address that the page had, when its path doesn't give it that one.
    fileprivate mutating func moveHugoHead(
        _ links: MovedLinks, _ place: MovedLinks.Place, alias: String?, _ migration: inout Migration
    ) {
        moveDate("date", to: "date", &migration)
        moveDate("publishDate", to: "date", &migration)
        moveDate("publishdate", to: "date", &migration)
        moveDate("lastmod", to: "updated", &migration)
        moveTags(["tags", "categories", "category"])
        moveAuthors(["author", "authors"])
        if let first = tree("series")?.texts.first {
            set("series", quotedYAML(first))
        } else {
            remove("series")
        }
        moveImage(["image", "images", "cover", "featured_image", "thumbnail"], links, place)
        moveFlag("toc", to: "contents", when: "false", "false")
        moveFlag("hidden", to: "listed", when: "true", "false")
        if text("weight") == "0" { remove("weight") }
        let now = MovedLinks.key(SitePath.output(of: place.new, slug: text("slug")))
        moveAliases(["aliases"], adding: alias == now ? nil : alias, links, place)
        if let slug = text("slug"), slug.contains("/") || slug.contains(" ") { remove("slug") }
        removeEmptyFields()
        renameFields(Self.hugoFields, &migration)
    }
}
