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
        let code = Set(files.filter(\.isTutorial).flatMap { DocCTutorial($0, contentName: "").codeNames })
        for file in files {
            switch SitePath.extensionOf(file.path) {
            case "md", "markdown", "tutorial": page(file, navigation, &migration)
            case _ where code.contains(SitePath.name(file.path)): continue
            case "json" where file.path.hasSuffix(".symbols.json"):
                migration.add("Graphs/" + SitePath.name(file.path), file.bytes)
            case "plist": continue
            case "html", "css", "js", "json": migration.leave("files of the theme", file.path, line: 1)
            default: migration.add("Content/" + file.path, file.bytes)
            }
        }
        var settings = MovedSettings()
        settings.set("title", names.title)
        let graphs = files.filter { $0.path.hasSuffix(".symbols.json") }.map {
            "../Graphs/" + SitePath.name($0.path)
        }
        migration.add(
            "Site/site.yml",
            settings.text
                + (graphs.isEmpty ? "" : "reference: [\(graphs.map(quotedYAML).joined(separator: ", "))]\n"))
    }

    private func page(_ file: InputFile, _ navigation: MovedNavigation, _ migration: inout Migration) {
        let text = moved(file)
        var page = text.page
        navigation.apply(to: &page)
        migration.leftovers += text.leftovers.map {
            Migration.Leftover(kind: $0.kind, path: file.path, line: $0.line)
        }
        migration.add("Content/" + page.path, page.text)
    }

    private func moved(_ file: InputFile) -> DocCText {
        let place = names.place(file.path)
        guard file.isTutorial else {
            var text = DocCText(page: MovedPage(InputFile(path: place, bytes: file.bytes)), names: names)
            text.move()
            return text
        }
        var text = DocCText(page: MovedPage(InputFile(path: place, bytes: [])), names: names)
        text.move(DocCTutorial(file, contentName: ""), TutorialCode(files))
        return text
    }
}
