import Yams

/// A site of MkDocs, Material for MkDocs or Zensical: `mkdocs.yml` and the folder of its pages.
struct MovedMkDocs {
    private let files: [InputFile]
    private let settingsFile: MkDocsConfig
    private var config: Node.Mapping? { settingsFile.root }

    init(_ files: [InputFile]) {
        self.files = files
        settingsFile = MkDocsConfig(files)
    }

    func write(into migration: inout Migration) {
        let pages = pages()
        let names = Set(pages.map(\.path))
        var navigation = MovedNavigation(names)
        navigation.add(NavigationItem.list(config?["nav"]))
        for file in pages {
            if file.isMarkdown {
                page(file, names, navigation, &migration)
            } else {
                migration.add("Content/" + file.path, file.bytes)
            }
        }
        for (path, text) in navigation.indexes.sorted(by: { $0.key < $1.key }) {
            migration.add("Content/" + path, text)
        }
        if let problem = settingsFile.problem {
            migration.leave("settings: \(problem.text)", "mkdocs.yml", line: problem.line)
        }
        settings(navigation, &migration)
    }

    /// The files in the folder of pages, by their paths in it.
    private func pages() -> [InputFile] {
        let docs = settingsFile.docs
        guard !docs.isEmpty else {
            return files.filter { !MigrationSource.mkdocs.settings.contains($0.path) }
        }
        return files.filter { $0.path.hasPrefix(docs + "/") }
            .map { InputFile(path: String($0.path.dropFirst(docs.count + 1)), bytes: $0.bytes) }
    }

    private func page(
        _ file: InputFile, _ names: Set<String>, _ navigation: MovedNavigation, _ migration: inout Migration
    ) {
        var page = MovedPage(file)
        fields(of: &page, &migration)
        navigation.apply(to: &page)
        var text = MkDocsText(path: file.path, files: names, firstLine: page.firstLine)
        page.lines = text.moved(page.lines)
        migration.leftovers += text.leftovers
        migration.add("Content/" + file.path, page.text)
    }

    private func fields(of page: inout MovedPage, _ migration: inout Migration) {
        if let hidden = page.node("hide")?.sequence, hidden.contains(where: { $0.scalar?.string == "toc" }) {
            page.set("contents", "false")
        }
        if page.node("search")?.mapping?["exclude"]?.scalar?.string == "true" {
            page.set("search-moved", "false")
        }
        page.renameFields(
            [
                "hide": nil, "search": nil, "search-moved": "search", "icon": nil, "status": nil,
                "template": nil, "authors": "author", "categories": "tags",
            ], &migration)
    }

    // MARK: Settings

    private func settings(_ navigation: MovedNavigation, _ migration: inout Migration) {
        var settings = MovedSettings()
        guard let config else { return migration.add("Site/site.yml", settings.text) }
        func text(_ key: String) -> String? { config[key]?.scalar?.string.trimmed }
        settings.set("title", text("site_name"))
        settings.set("description", text("site_description"))
        settings.set("url", text("site_url"))
        settings.set("author", text("site_author"))
        settings.set("repository", text("repo_url"))
        settings.set("edit", edit(text("repo_url"), text("edit_uri")))
        settings.set("footer", text("copyright"))
        languages(&settings)
        for key in ["logo", "favicon"] { settings.set(key, picture(key, &migration)) }
        settings.add("links", navigation.links)
        redirects(&settings)
        settings.allowHTML()
        migration.add("Site/site.yml", settings.text)
        leftovers(of: config, &migration)
    }

    private func redirects(_ settings: inout MovedSettings) {
        for plugin in settingsFile.plugins where plugin.name == "redirects" {
            let pages = plugin.options?["redirect_maps"]?.mapping
            settings.add(
                "redirects",
                pages?.compactMap { from, to in
                    guard let from = from.scalar?.string, let to = to.scalar?.string else { return nil }
                    return (
                        "/" + from.replacing(/(index)?\.md$/, with: from.hasSuffix("index.md") ? "" : "/"), to
                    )
                } ?? [])
        }
    }

    private func leftovers(of config: Node.Mapping, _ migration: inout Migration) {
        for key in ["extra_css", "extra_javascript", "hooks"] where config[key]?.sequence?.isEmpty == false {
            migration.leave("settings: \(key)", "mkdocs.yml", line: config[key]?.mark?.line ?? 1)
        }
        if let folder = config["theme"]?.mapping?["custom_dir"] {
            migration.leave("settings: custom_dir", "mkdocs.yml", line: folder.mark?.line ?? 1)
        }
        for plugin in settingsFile.plugins
        where !["search", "redirects", "i18n", "tags"].contains(plugin.name) {
            migration.leave("plugins: \(plugin.name.onOneLine)", "mkdocs.yml", line: plugin.line)
        }
    }

    private func languages(_ settings: inout MovedSettings) {
        settings.set("language", config?["theme"]?.mapping?["language"]?.scalar?.string)
        for plugin in settingsFile.plugins where plugin.name == "i18n" {
            let all = plugin.options?["languages"]?.sequence ?? []
            settings.add(
                "languages",
                all.compactMap { item in
                    item.mapping?["locale"]?.scalar.map {
                        ($0.string, item.mapping?["name"]?.scalar?.string ?? "")
                    }
                })
        }
    }

    private func edit(_ repository: String?, _ edit: String?) -> String? {
        guard let edit else { return nil }
        if AddressScheme.isWeb(edit) { return (edit.hasSuffix("/") ? edit : edit + "/") + "{path}" }
        return repository.map {
            ($0.hasSuffix("/") ? $0 : $0 + "/") + (edit.hasSuffix("/") ? edit : edit + "/") + "{path}"
        }
    }

    /// A picture of the theme's goes into the folder of the settings.
    private func picture(_ key: String, _ migration: inout Migration) -> String? {
        guard let path = config?["theme"]?.mapping?[key]?.scalar?.string,
            let file = files.first(where: { $0.path == SitePath.join(settingsFile.docs, path) })
        else { return nil }
        migration.add("Site/" + SitePath.name(path), file.bytes)
        return SitePath.name(path)
    }
}
