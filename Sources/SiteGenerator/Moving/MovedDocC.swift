/// A catalogue of DocC: articles, extensions of symbols, pictures and symbol graphs.
struct MovedDocC {
    private let files: [InputFile]
    private let names: CatalogueNames

    init(_ files: [InputFile]) {
        self.files = files
        names = CatalogueNames(files)
    }

    func write(into migration: inout Migration) {
        var navigation = MovedNavigation(Set(files.map { names.place($0.path) }))
        navigation.add(names.curated())
        for file in files {
            switch SitePath.extensionOf(file.path) {
            case "md", "markdown": page(file, navigation, &migration)
            case "tutorial": migration.leave("tutorials", file.path, line: 1)
            case "json" where file.path.hasSuffix(".symbols.json"):
                migration.add("Graphs/" + SitePath.name(file.path), file.bytes)
            case "plist": continue
            case "html", "css", "js", "json": migration.leave("files of the theme", file.path, line: 1)
            default: migration.add("Content/" + file.path, file.bytes)
            }
        }
        var settings = MovedSettings()
        settings.set("title", names.title)
        let graphs = files.filter { $0.path.hasSuffix(".symbols.json") }.map { "../Graphs/" + SitePath.name($0.path) }
        migration.add("Site/site.yml", settings.text + (graphs.isEmpty ? "" : "reference: [\(graphs.map(quotedYAML).joined(separator: ", "))]\n"))
    }

    private func page(_ file: InputFile, _ navigation: MovedNavigation, _ migration: inout Migration) {
        var page = MovedPage(InputFile(path: names.place(file.path), bytes: file.bytes))
        var text = DocCText(page: page, names: names)
        text.move()
        page = text.page
        navigation.apply(to: &page)
        migration.leftovers += text.leftovers.map { Migration.Leftover(kind: $0.kind, path: file.path, line: $0.line) }
        migration.add("Content/" + page.path, page.text)
    }
}
