/// `docusaurus.config.js` as far as it is data.
struct DocusaurusConfig {
    let file: DataFile?
    /// The folder that the configuration is in.
    let folder: String
    private(set) var problems: [Migration.Leftover] = []

    static func isConfig(_ path: String) -> Bool {
        path.wholeMatch(of: /(website\/|docs\/)?docusaurus\.config\.[cm]?[jt]s/) != nil
    }

    init(_ files: [InputFile]) {
        let found = files.filter { Self.isConfig($0.path) }.min { $0.path.utf8.count < $1.path.utf8.count }
        file = found.map { DataFile($0) }
        folder = SitePath.folder(found?.path ?? "")
        if let file, let problem = file.problem {
            problems.append(.init(kind: "settings: \(problem.text)", path: file.path, line: problem.line))
        }
    }

    subscript(key: String) -> DataTree? { file?.tree?[key] }
    func text(_ key: String) -> String? { self[key]?.text?.trimmed }
    var theme: DataTree? { self["themeConfig"] }

    /// Options of the preset, for `docs`, `blog` and `pages`.
    private func preset(_ name: String) -> DataTree? {
        for preset in self["presets"]?.list ?? [] where preset.list.count > 1 {
            if let options = preset.list[1][name] { return options }
        }
        return nil
    }

    struct Folder {
        var path: String
        var route: String
        var sidebar: String?
        /// What its translations are called.
        var plugin: String
        var isBlog = false
    }

    /// The folders of pages, by their paths from the old site's, with the part of the address before theirs.
    var folders: [Folder] {
        var found: [Folder] = []
        func add(_ options: DataTree?, _ kind: String) {
            guard options?.isFalse != true,
                let path = path(options?["path"]?.text ?? (kind == "pages" ? "src/pages" : kind))
            else { return }
            let standard = kind == "pages" ? "" : kind
            let id = options?["id"]?.text.map { "-" + $0 } ?? ""
            found.append(
                Folder(
                    path: path, route: MovedLinks.key(options?["routeBasePath"]?.text ?? standard),
                    sidebar: options?["sidebarPath"]?.text.flatMap(self.path),
                    plugin: "docusaurus-plugin-content-\(kind)\(id)",
                    isBlog: kind == "blog"))
        }
        for kind in ["docs", "blog", "pages"] { add(preset(kind), kind) }
        for plugin in self["plugins"]?.list ?? [] where plugin.list.count > 1 {
            guard let name = plugin.list[0].text,
                let kind = ["docs", "blog", "pages"].first(where: { name.hasSuffix("content-" + $0) })
            else { continue }
            add(plugin.list[1], kind)
        }
        return found.sorted { $0.path.utf8.count > $1.path.utf8.count }
    }

    /// A path from the configuration's folder; never one outside of the old site.
    func path(_ written: String) -> String? {
        guard !written.hasPrefix("/") else { return nil }
        return SitePath.normalized(folder, written).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The codes of the languages, that of the originals first.
    var languages: [String] {
        let first = self["i18n"]?["defaultLocale"]?.text ?? "en"
        return [first] + (self["i18n"]?["locales"]?.texts ?? []).filter { $0 != first }
    }

    /// Old addresses and new ones, as the plugin for them has them.
    var redirects: [(String, String)] {
        (self["plugins"]?.list ?? []).filter {
            $0.list.count > 1 && $0.list[0].text?.hasSuffix("client-redirects") == true
        }
        .flatMap { $0.list[1]["redirects"]?.list ?? [] }
        .flatMap { item -> [(String, String)] in
            guard let to = item["to"]?.text else { return [] }
            return (item["from"]?.texts ?? []).map { ($0, to) }
        }
    }
}
