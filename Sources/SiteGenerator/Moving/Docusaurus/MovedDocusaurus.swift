/// A site of Docusaurus: its folders of pages, static files, sidebars and configuration, as far as those are
/// data.
struct MovedDocusaurus {
    private let files: [InputFile]
    private let config: DocusaurusConfig
    private let folders: [DocusaurusConfig.Folder]
    private var links: MovedLinks
    private var pages: [Item] = []
    private var assets: [(file: InputFile, new: String)] = []
    private var categories: [(file: InputFile, folder: String)] = []
    private var authors: [String: String] = [:]

    private struct Item {
        var file: InputFile
        var page: MovedPage
        var place: DocusaurusPlace
        var folder: DocusaurusConfig.Folder
        var language: String?
        var isPart: Bool { SitePath.name(place.new).hasPrefix("_") }
    }

    init(_ files: [InputFile]) {
        config = DocusaurusConfig(files)
        folders = config.folders
        links = MovedLinks(base: config.text("baseUrl") ?? "")
        links.sitePrefix = "@site/"
        self.files = files.filter { !DocusaurusConfig.isConfig($0.path) }
    }

    mutating func write(into migration: inout Migration) {
        migration.leftovers += config.problems
        for file in files { sort(file, &migration) }
        for item in pages { register(item) }
        for (file, new) in assets { register(file.path, new, new) }
        let navigation = navigation(&migration)
        for item in pages { write(item, navigation, &migration) }
        for (file, new) in assets { migration.add("Content/" + new, file.bytes) }
        indexes(navigation, &migration)
        settings(navigation, &migration)
    }

    private mutating func register(_ path: String, _ new: String, _ address: String) {
        links.add(path, at: new, address: address)
        guard !config.folder.isEmpty, path.hasPrefix(config.folder + "/") else { return }
        // `@site/` begins paths from the folder of the configuration.
        links.add(String(path.dropFirst(config.folder.utf8.count + 1)), at: new, address: address)
    }

    private mutating func register(_ item: Item) {
        guard item.language == nil else {
            return links.add(
                item.file.path, at: item.place.new, address: item.language! + "/" + item.place.address)
        }
        register(item.file.path, item.place.new, item.place.address)
        // A link to a file may name its path in the folder of pages.
        links.add(item.file.path, at: item.place.new, address: SitePath.withoutExtension(item.place.new))
    }

    // MARK: What each file is

    private mutating func sort(_ file: InputFile, _ migration: inout Migration) {
        let path = file.path
        if let (inside, folder, language) = home(path) {
            content(file, inside, folder, language, &migration)
        } else if let inside = Self.inside(path, SitePath.join(config.folder, "static")) {
            assets.append((file, inside))
        } else if path.contains("versioned_docs/version-") {
            migration.leave("pages of old versions", path, line: 1)
        } else if Self.inside(path, SitePath.join(config.folder, "i18n")) != nil {
            migration.leave("texts of the theme", path, line: 1)
        } else if Self.inside(path, SitePath.join(config.folder, "src/theme")) != nil {
            migration.leave("templates", path, line: 1)
        } else if Self.inside(path, SitePath.join(config.folder, "src/css")) != nil {
            migration.leave("files of the theme", path, line: 1)
        }
    }

    private static func inside(_ path: String, _ folder: String) -> String? {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : nil
    }

    /// The folder of pages that a file is in, and its language when it is a translation.
    private func home(_ path: String) -> (inside: String, DocusaurusConfig.Folder, language: String?)? {
        for folder in folders {
            if let inside = Self.inside(path, folder.path) { return (inside, folder, nil) }
            for language in config.languages.dropFirst() {
                let start = SitePath.join(config.folder, "i18n/\(language)/\(folder.plugin)")
                guard let inside = Self.inside(path, start) else { continue }
                if folder.isBlog || folder.plugin.contains("pages") { return (inside, folder, language) }
                if let current = Self.inside(inside, "current") { return (current, folder, language) }
            }
        }
        return nil
    }

    private mutating func content(
        _ file: InputFile, _ inside: String, _ folder: DocusaurusConfig.Folder, _ language: String?,
        _ migration: inout Migration
    ) {
        let name = SitePath.name(inside)
        let ending = SitePath.extensionOf(inside)
        let place = {
            SitePath.join(
                folder.route,
                inside.split(separator: "/").map { DocusaurusPlace.withoutNumber(String($0)) }.joined(
                    separator: "/"))
        }
        if ["md", "mdx"].contains(ending) {
            var page = MovedPage(file)
            let place = DocusaurusPlace(inside, page, folder, language: language)
            page.path = place.new
            pages.append(Item(file: file, page: page, place: place, folder: folder, language: language))
        } else if ["_category_.json", "_category_.yml", "_category_.yaml"].contains(name) {
            if language == nil { categories.append((file, SitePath.folder(place()))) }
        } else if folder.isBlog, ["authors.yml", "authors.yaml", "authors.json"].contains(name) {
            for (key, author) in DataFile(file).tree?.map ?? [] { authors[key] = author["name"]?.text }
        } else if ["js", "jsx", "ts", "tsx"].contains(ending) {
            if !name.contains(".test.") { migration.leave("pages and parts of React", file.path, line: 1) }
        } else if !(folder.isBlog && name.hasPrefix("tags.")) {
            assets.append((file, language.map { SitePath.join($0, place()) } ?? place()))
        }
    }

    // MARK: Order

    private func navigation(_ migration: inout Migration) -> MovedNavigation {
        var navigation = MovedNavigation(Set(pages.map(\.place.new)))
        for folder in folders where folder.path.hasSuffix("docs") || folder.sidebar != nil {
            let path = folder.sidebar ?? SitePath.join(config.folder, "sidebars.js")
            guard
                let file = files.first(where: {
                    SitePath.withoutExtension($0.path) == SitePath.withoutExtension(path)
                })
            else { continue }
            let data = DataFile(file)
            if let problem = data.problem {
                migration.leave("settings: \(problem.text)", file.path, line: problem.line)
            }
            let own = pages.filter { $0.folder.path == folder.path && $0.language == nil }
            let ids = Dictionary(own.map { ($0.place.id, $0.place.new) }) { first, _ in first }
            navigation.add(DocusaurusSidebar(pages: ids).items(data.tree))
        }
        return navigation
    }

    /// Folders with a name, an order or a list of posts, and no page that could say so.
    private func indexes(_ navigation: MovedNavigation, _ migration: inout Migration) {
        for (path, text) in navigation.indexes.sorted(by: { $0.key < $1.key }) {
            migration.add("Content/" + path, text)
        }
        for (file, folder) in categories {
            let index = SitePath.join(folder, "index.md")
            guard !folder.isEmpty, !migration.has("Content/" + index), let tree = DataFile(file).tree else {
                continue
            }
            var text =
                "---\ntitle: \(quotedYAML((tree["label"]?.text ?? MovedLists.title(index)).onOneLine))\n"
            if let about = tree["link"]?["description"]?.text {
                text += "description: \(quotedYAML(about.onOneLine))\n"
            }
            if let order = tree["position"]?.text.flatMap(Double.init) {
                text += "order: \(order.formattedShort)\n"
            }
            migration.add("Content/" + index, text + "---\n")
        }
        for folder in folders where folder.isBlog && !folder.route.isEmpty {
            guard pages.contains(where: { $0.folder.path == folder.path }) else { continue }
            let index = SitePath.join(folder.route, "index.md")
            if !migration.has("Content/" + index) { MovedLists.add([index], &migration) }
        }
    }

    /// The order that a folder's own file gives its page.
    private func category(of page: String) -> DataTree? {
        guard SitePath.withoutExtension(SitePath.name(page)) == "index" else { return nil }
        return categories.first { $0.folder == SitePath.folder(page) }.flatMap { DataFile($0.file).tree }
    }

    // MARK: Pages

    private func write(_ item: Item, _ navigation: MovedNavigation, _ migration: inout Migration) {
        var page = item.page
        let place = MovedLinks.Place(old: item.file.path, new: item.place.new, address: item.place.address)
        var text = MDXText(links: links, place: place, firstLine: page.firstLine)
        page.lines = links.moved(text.moved(page.lines), from: place)
        migration.leftovers += text.leftovers
        if item.isPart {
            page.fields = []
            return migration.add("Content/" + item.place.new, page.text)
        }
        if page.text("sidebar_position") == nil, let order = category(of: page.path)?["position"]?.text {
            page.set("sidebar_position", order)
        }
        if page.text("sidebar_position") == nil, let number = item.place.number {
            page.set("sidebar_position", number)
        }
        if item.folder.isBlog, page.text("date") == nil,
            SiteDate(String(SitePath.name(page.path).prefix(10))) == nil,
            let date = DocusaurusPlace.date(item.place.path)
        {
            page.set("date", date)
        }
        page.moveTitle()
        page.moveDocusaurusHead(
            item.place, links, place, item.folder.isBlog && item.language == nil, authors, &migration)
        navigation.apply(to: &page)
        migration.add("Content/" + item.place.new, page.text)
    }

    // MARK: Settings

    private func settings(_ navigation: MovedNavigation, _ migration: inout Migration) {
        var settings = MovedSettings()
        settings.set("title", config.text("title"))
        settings.set("description", config.text("tagline"))
        settings.set(
            "url",
            config.text("url").flatMap {
                AddressScheme.isWeb($0) ? MovedHugo.joined($0, config.text("baseUrl")) : nil
            })
        if config.languages.count > 1 {
            settings.set("language", config.languages[0])
            settings.add(
                "languages",
                config.languages.map { ($0, config["i18n"]?["localeConfigs"]?[$0]?["label"]?.text ?? "") })
        } else if let language = config["i18n"]?["defaultLocale"]?.text {
            settings.set("language", language)
        }
        settings.set("repository", repository)
        settings.set("footer", config.theme?["footer"]?["copyright"]?.text)
        settings.set("logo", picture(config.theme?["navbar"]?["logo"]?["src"]?.text, &migration))
        settings.set("favicon", picture(config.text("favicon"), &migration))
        let menu = menu()
        settings.add("links", menu)
        settings.add(
            "redirects", config.redirects.compactMap { from, to in links.path(at: to).map { (from, $0) } })
        settings.allowHTML()
        migration.add("Site/site.yml", settings.text)
        guard !pages.isEmpty else { return }
        MovedHome(title: config.text("title"), description: config.text("tagline"), links: menu).add(
            unlessIn: Set(pages.map(\.place.new)), &migration)
    }

    private var repository: String? {
        let links = (config.theme?["navbar"]?["items"]?.list ?? []).compactMap { $0["href"]?.text }
        let near = links.first { $0.contains(/^https:\/\/(www\.)?github\.com\/[^\/]+\/[^\/]+\/?$/) }
        if let near { return near }
        guard let owner = config.text("organizationName"), let name = config.text("projectName") else {
            return nil
        }
        return "https://github.com/\(owner)/\(name)"
    }

    private func menu() -> [(String, String)] {
        let ids = Dictionary(pages.filter { $0.language == nil }.map { ($0.place.id, $0.place.new) }) {
            first, _ in first
        }
        return (config.theme?["navbar"]?["items"]?.list ?? []).compactMap { item in
            guard let label = item["label"]?.text else { return nil }
            if let address = item["href"]?.text {
                return AddressScheme.isWeb(address) && address != repository ? (label, address) : nil
            }
            let target =
                item["docId"]?.text.flatMap { ids[$0] }
                ?? item["to"]?.text.flatMap { links.path(at: String($0.prefix { $0 != "#" })) }
            if target == nil, let to = item["to"]?.text,
                let blog = folders.first(where: { $0.isBlog && $0.route == MovedLinks.key(to) })
            {
                return (label, blog.route + "/index.md")
            }
            return target.map { (label, $0) }
        }
    }

    /// A picture of the theme's goes into the folder of the settings.
    private func picture(_ name: String?, _ migration: inout Migration) -> String? {
        guard let name,
            let file = files.first(where: {
                $0.path == SitePath.join(config.folder, "static/" + name.drop { $0 == "/" })
            })
        else { return nil }
        let new = "Site/" + SitePath.name(name)
        if !migration.has(new) { migration.add(new, file.bytes) }
        return SitePath.name(name)
    }
}

extension Double {
    /// Without a fraction that is none.
    fileprivate var formattedShort: String {
        self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
    }
}

extension MovedPage {
    /// A heading at the top is what readers see, and the title only what sidebars call the page.
    fileprivate mutating func moveTitle() {
        guard let title = text("title"), let at = lines.firstIndex(where: { !$0.isBlank && $0 != "&nbsp;" }),
            lines[at].hasPrefix("# ")
        else { return }
        lines.removeFirst(at)
        remove("title")
        if text("sidebar_label") == nil, lines[0] != "# " + title { set("sidebar_label", quotedYAML(title)) }
    }

    private static let docusaurusFields: [String: String?] = [
        "sidebar_position": "order", "sidebar_label": "navigation", "id": nil, "slug": nil, "hide_title": nil,
        "layout": nil,
        "pagination_label": nil, "pagination_next": nil, "pagination_prev": nil, "custom_edit_url": nil,
        "sidebar_class_name": nil,
        "displayed_sidebar": nil, "toc_min_heading_level": nil, "toc_max_heading_level": nil,
        "parse_number_prefixes": nil,
        "sidebar_custom_props": nil, "hide_reading_time": nil, "kind": nil, "source": nil, "original_id": nil,
        "author_url": nil, "authorURL": nil, "author_image_url": nil, "author_title": nil,
        "authorImageURL": nil, "authorTitle": nil, "authorFBID": nil, "authorTwitter": nil,
    ]

    fileprivate mutating func moveDocusaurusHead(
        _ old: DocusaurusPlace, _ links: MovedLinks, _ place: MovedLinks.Place, _ isPost: Bool,
        _ authors: [String: String],
        _ migration: inout Migration
    ) {
        moveDate("date", to: "date", &migration)
        if let update = tree("last_update")?["date"]?.text { set("updated", update) }
        remove("last_update")
        moveDate("updated", to: "updated", &migration)
        moveTags(["tags", "categories", "category"])
        moveAuthors(["authors", "author"], known: authors)
        moveImage(["image"], links, place)
        moveFlag("hide_table_of_contents", to: "contents", when: "true", "false")
        moveFlag("unlisted", to: "listed", when: "true", "false")
        let now = MovedLinks.key(SitePath.output(of: place.new, slug: nil))
        moveAliases(
            ["aliases"], adding: old.address != now && (old.isElsewhere || isPost) ? old.address : nil,
            links, place)
        removeEmptyFields()
        renameFields(Self.docusaurusFields, &migration)
    }
}
