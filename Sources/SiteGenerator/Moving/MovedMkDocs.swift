import Yams

/// A site of MkDocs, Material for MkDocs or Zensical: `mkdocs.yml` and the folder of its pages.
struct MovedMkDocs {
    private let files: [InputFile]
    private let config: Node.Mapping?
    private let docs: String

    init(_ files: [InputFile]) {
        self.files = files
        let file = files.first { ["mkdocs.yml", "mkdocs.yaml"].contains($0.path) }
        config = file.flatMap { try? Yams.compose(yaml: String(decoding: $0.bytes, as: UTF8.self), .basic, .default, .utf8)?.mapping }
        docs = SitePath.normalized(config?["docs_dir"]?.scalar?.string ?? "docs") ?? "docs"
    }

    func write(into migration: inout Migration) {
        let inside = files.filter { $0.path.hasPrefix(docs + "/") }
        let names = Set(inside.map { String($0.path.dropFirst(docs.count + 1)) })
        var navigation = MovedNavigation(names)
        if let nav = config?["nav"]?.sequence { navigation.add(nav.map(NavigationItem.init)) }
        for file in inside {
            let path = String(file.path.dropFirst(docs.count + 1))
            guard file.isMarkdown else {
                migration.files.append(OutputFile(path: "Content/" + path, bytes: file.bytes))
                continue
            }
            var page = MovedPage(InputFile(path: path, bytes: file.bytes))
            fields(of: &page, &migration)
            navigation.apply(to: &page)
            var text = MkDocsText(path: path, files: names, firstLine: page.firstLine)
            page.lines = text.moved(page.lines)
            migration.leftovers += text.leftovers
            migration.add("Content/" + path, page.text)
        }
        for (path, text) in navigation.indexes { migration.add("Content/" + path, text) }
        settings(navigation, &migration)
    }

    private func fields(of page: inout MovedPage, _ migration: inout Migration) {
        if let hidden = page.node("hide")?.sequence, hidden.contains(where: { $0.scalar?.string == "toc" }) { page.set("contents", "false") }
        if page.node("search")?.mapping?["exclude"]?.scalar?.string == "true" {
            page.set("search-moved", "false")
        }
        page.renameFields(
            ["hide": nil, "search": nil, "search-moved": "search", "icon": nil, "status": nil, "template": nil, "authors": "author", "categories": "tags"], &migration)
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
        for plugin in config["plugins"]?.sequence ?? [] {
            guard let pages = plugin.mapping?["redirects"]?.mapping?["redirect_maps"]?.mapping else { continue }
            settings.add("redirects", pages.compactMap { from, to in
                guard let from = from.scalar?.string, let to = to.scalar?.string else { return nil }
                return ("/" + from.replacing(/(index)?\.md$/, with: from.hasSuffix("index.md") ? "" : "/"), to)
            })
        }
        settings.allowHTML()
        migration.add("Site/site.yml", settings.text)
        for key in ["extra_css", "extra_javascript", "hooks"] where config[key]?.sequence?.isEmpty == false {
            migration.leave("settings: \(key)", "mkdocs.yml", line: config[key]?.mark?.line ?? 1)
        }
    }

    private func languages(_ settings: inout MovedSettings) {
        settings.set("language", config?["theme"]?.mapping?["language"]?.scalar?.string)
        for plugin in config?["plugins"]?.sequence ?? [] {
            let all = plugin.mapping?["i18n"]?.mapping?["languages"]?.sequence ?? []
            settings.add("languages", all.compactMap { item in
                item.mapping?["locale"]?.scalar.map { ($0.string, item.mapping?["name"]?.scalar?.string ?? "") }
            })
        }
    }

    private func edit(_ repository: String?, _ edit: String?) -> String? {
        guard let edit else { return nil }
        if AddressScheme.isWeb(edit) { return (edit.hasSuffix("/") ? edit : edit + "/") + "{path}" }
        return repository.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + (edit.hasSuffix("/") ? edit : edit + "/") + "{path}" }
    }

    /// A picture of the theme's goes into the folder of the settings.
    private func picture(_ key: String, _ migration: inout Migration) -> String? {
        guard let path = config?["theme"]?.mapping?[key]?.scalar?.string, let file = files.first(where: { $0.path == docs + "/" + path }) else { return nil }
        migration.files.append(OutputFile(path: "Site/" + SitePath.name(path), bytes: file.bytes))
        return SitePath.name(path)
    }
}
