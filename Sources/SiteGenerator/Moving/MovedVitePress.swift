/// A site of VitePress: a folder with `.vitepress`, or one of its folders of pages.
struct MovedVitePress {
    private let files: [InputFile]
    private let names: Set<String>
    private let config: String

    init(_ files: [InputFile]) {
        let configs = files.filter(Self.isConfig)
        config = configs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        self.files = files.filter { !Self.isConfig($0) }.map {
            $0.path.hasPrefix("public/") ? InputFile(path: String($0.path.dropFirst(7)), bytes: $0.bytes) : $0
        }
        names = Set(self.files.map(\.path))
    }

    private static func isConfig(_ file: InputFile) -> Bool {
        file.path.hasPrefix(".vitepress/") || SitePath.name(file.path) == "config.ts"
    }

    /// What only Vue's tools read, unless a page shows it.
    private static func isProgram(_ file: InputFile) -> Bool {
        if ["package.json", "tsconfig.json"].contains(SitePath.name(file.path)) { return true }
        return ["ts", "mts", "js", "mjs", "vue"].contains(SitePath.extensionOf(file.path))
            && !file.path.contains("snippets/") && !file.path.hasPrefix("public/")
    }

    func write(into migration: inout Migration) {
        var navigation = MovedNavigation(names)
        navigation.add(sidebar())
        var shown: Set<String> = []
        for file in files where file.isMarkdown { shown.formUnion(page(file, navigation, &migration)) }
        for file in files where !file.isMarkdown && (!Self.isProgram(file) || shown.contains(file.path)) {
            migration.add("Content/" + file.path, file.bytes)
        }
        settings(navigation, &migration)
    }

    /// Fields for what Galley makes by itself, or not at all.
    private static let unused = [
        "outline", "lastUpdated", "editLink", "head", "prev", "next", "layout", "sidebar", "aside", "navbar",
        "footer", "pageClass",
        "titleTemplate",
    ]

    /// - Returns: the files that the page shows.
    private func page(_ file: InputFile, _ navigation: MovedNavigation, _ migration: inout Migration) -> Set<
        String
    > {
        var page = MovedPage(file)
        page.moveHome()
        if page.text("outline") == "false" { page.set("contents", "false") }
        page.renameFields(Dictionary(uniqueKeysWithValues: Self.unused.map { ($0, nil) }), &migration)
        navigation.apply(to: &page)
        var text = VitePressText(path: file.path, files: names, firstLine: page.firstLine)
        page.lines = text.moved(page.lines)
        migration.leftovers += text.leftovers
        migration.add("Content/" + file.path, page.text)
        return text.shown
    }

    /// The links of the configuration in their order: it is a program, and is read for what its texts say.
    private func sidebar() -> [NavigationItem] {
        let known = Dictionary(grouping: names, by: SitePath.name)
        return config.matches(of: /text: *['"]([^'"\n]+)['"], *\n? *link: *['"]([^'"\n]+)['"]/).compactMap {
            match in
            let link = String(match.2)
            if AddressScheme.isWeb(link) { return nil }
            let bare = SitePath.withoutExtension(link.hasPrefix("/") ? String(link.dropFirst()) : link)
            let candidates = [
                bare + ".md", SitePath.join(bare.hasSuffix("/") ? String(bare.dropLast()) : bare, "index.md"),
            ]
            let found = candidates.flatMap { path in
                (known[SitePath.name(path)] ?? []).filter { $0 == path || $0.hasSuffix("/" + path) }
            }
            return found.count == 1 ? NavigationItem(title: String(match.1), path: found[0]) : nil
        }
    }

    private func settings(_ navigation: MovedNavigation, _ migration: inout Migration) {
        var settings = MovedSettings()
        for (key, name) in [("title", "title"), ("description", "description"), ("language", "lang")] {
            let found = config.matches(of: /(?m)^ *([a-z]+): *(?:'([^'\n]*)'|"([^"\n]*)"),? *$/).first {
                $0.1 == name[...]
            }
            settings.set(key, found.flatMap { ($0.2 ?? $0.3).map(String.init) })
        }
        settings.allowHTML()
        migration.add("Site/site.yml", settings.text)
    }
}

extension MovedPage {
    /// The page at the top: what its head shows becomes its title and its text.
    fileprivate mutating func moveHome() {
        guard text("layout") == "home" else { return }
        let hero = node("hero")?.mapping
        if text("title") == nil, let name = (hero?["name"] ?? hero?["text"])?.scalar?.string {
            set("title", quotedYAML(name.onOneLine))
        }
        if text("description") == nil, let words = (hero?["tagline"] ?? hero?["text"])?.scalar?.string {
            set("description", quotedYAML(words.onOneLine))
        }
        var cards: [String] = []
        for feature in node("features")?.sequence ?? [] {
            let link = feature.mapping?["link"]?.scalar?.string
            let title = feature.mapping?["title"]?.scalar?.string ?? ""
            cards += [
                "- **\(link.map { "[\(title)](\($0))" } ?? title)**",
                "  \(feature.mapping?["details"]?.scalar?.string.onOneLine ?? "")", "",
            ]
        }
        if !cards.isEmpty { lines += ["", "::: cards"] + cards + [":::"] }
        fields.removeAll { ["layout", "hero", "features"].contains($0.key) }
        set("kind", "home")
    }
}
