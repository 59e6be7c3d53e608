/// A site of VitePress: a folder with `.vitepress`, or one of its folders of pages.
struct MovedVitePress {
    private let files: [InputFile]
    private let names: Set<String>
    private let config: String

    init(_ files: [InputFile]) {
        let configs = files.filter { $0.path.hasPrefix(".vitepress/config.") || $0.path.hasSuffix("/config.ts") || $0.path == "config.ts" }
        config = configs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        self.files = files.filter { file in !file.path.hasPrefix(".vitepress/") && !configs.contains { $0.path == file.path } }.map {
            $0.path.hasPrefix("public/") ? InputFile(path: String($0.path.dropFirst(7)), bytes: $0.bytes) : $0
        }
        names = Set(self.files.map(\.path))
    }

    func write(into migration: inout Migration) {
        var navigation = MovedNavigation(names)
        navigation.add(sidebar())
        for file in files where !["ts", "mts", "js", "mjs", "vue"].contains(SitePath.extensionOf(file.path)) || file.path.contains("snippets/") {
            guard file.isMarkdown else {
                if !["package.json", "tsconfig.json"].contains(SitePath.name(file.path)) {
                    migration.files.append(OutputFile(path: "Content/" + file.path, bytes: file.bytes))
                }
                continue
            }
            var page = MovedPage(file)
            page.moveHome(&migration)
            if page.text("outline") == "false" { page.set("contents", "false") }
            page.renameFields(
                ["outline": nil, "lastUpdated": nil, "editLink": nil, "head": nil, "prev": nil, "next": nil, "layout": nil, "sidebar": nil, "aside": nil, "navbar": nil, "footer": nil,
                 "pageClass": nil, "titleTemplate": nil],
                &migration)
            navigation.apply(to: &page)
            var text = VitePressText(path: file.path, files: names, firstLine: page.firstLine)
            page.lines = text.moved(page.lines)
            migration.leftovers += text.leftovers
            migration.add("Content/" + file.path, page.text)
        }
        settings(navigation, &migration)
    }

    /// The links of the configuration in their order: it is a program, and is read for what its texts say.
    private func sidebar() -> [NavigationItem] {
        config.matches(of: /text: *['"]([^'"\n]+)['"], *\n? *link: *['"]([^'"\n]+)['"]/).compactMap { match in
            let link = String(match.2)
            if AddressScheme.isWeb(link) { return nil }
            let bare = SitePath.withoutExtension(link.hasPrefix("/") ? String(link.dropFirst()) : link)
            let candidates = [bare + ".md", SitePath.join(bare.hasSuffix("/") ? String(bare.dropLast()) : bare, "index.md")]
            let found = names.sorted().filter { name in candidates.contains { name == $0 || name.hasSuffix("/" + $0) } }
            return found.count == 1 ? NavigationItem(title: String(match.1), path: found[0]) : nil
        }
    }

    private func settings(_ navigation: MovedNavigation, _ migration: inout Migration) {
        var settings = MovedSettings()
        for (key, name) in [("title", "title"), ("description", "description"), ("language", "lang")] {
            let found = config.matches(of: /(?m)^ *([a-z]+): *(?:'([^'\n]*)'|"([^"\n]*)"),? *$/).first { $0.1 == name[...] }
            settings.set(key, found.flatMap { ($0.2 ?? $0.3).map(String.init) })
        }
        settings.allowHTML()
        migration.add("Site/site.yml", settings.text)
    }
}

extension MovedPage {
    /// The page at the top: what its head shows becomes its title and its text.
    fileprivate mutating func moveHome(_ migration: inout Migration) {
        guard text("layout") == "home" else { return }
        let hero = node("hero")?.mapping
        if text("title") == nil, let name = (hero?["name"] ?? hero?["text"])?.scalar?.string { set("title", quotedYAML(name.onOneLine)) }
        if text("description") == nil, let words = (hero?["tagline"] ?? hero?["text"])?.scalar?.string { set("description", quotedYAML(words.onOneLine)) }
        var cards: [String] = []
        for feature in node("features")?.sequence ?? [] {
            let link = feature.mapping?["link"]?.scalar?.string
            let title = feature.mapping?["title"]?.scalar?.string ?? ""
            cards += ["- **\(link.map { "[\(title)](\($0))" } ?? title)**", "  \(feature.mapping?["details"]?.scalar?.string.onOneLine ?? "")", ""]
        }
        if !cards.isEmpty { lines += ["", "::: cards"] + cards + [":::"] }
        fields.removeAll { ["layout", "hero", "features"].contains($0.key) }
        set("kind", "home")
    }
}
