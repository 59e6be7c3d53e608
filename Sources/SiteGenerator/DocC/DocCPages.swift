/// Makes pages of the files of DocC's catalogues, at the addresses that DocC gives them.
struct DocCPages {
    /// The modules that have a reference: a page stands with the one that its catalogue is about.
    let modules: [String]
    let contentName: String
    let texts: ThemeTexts

    /// Pages, with those of articles in their places, and tutorials.
    /// - Parameter assets: loses what only tutorials show.
    func made(_ pages: [Page], _ input: SiteInput, _ assets: inout [InputFile], _ problems: inout [Problem])
        -> [Page]
    {
        var made = pages.map { article($0, &problems) }
        let files = input.content.filter { DocCCatalogue.folder(of: $0.path) != nil }
        let tutorials = files.filter(\.isTutorial).map { DocCTutorial($0, contentName: contentName) }
        guard !tutorials.isEmpty else { return made }
        let order = Self.order(tutorials)
        let code = TutorialCode(files.filter { !$0.isMarkdown }, contentName: contentName)
        for tutorial in tutorials {
            if let page = tutorial.made(self, code, order[tutorial.slug], &problems) { made.append(page) }
        }
        let shown = Set(tutorials.flatMap(\.codeNames))
        assets.removeAll {
            DocCCatalogue.folder(of: $0.path) != nil && shown.contains(SitePath.name($0.path))
        }
        return made + folders(of: tutorials, besides: made)
    }

    private func article(_ page: Page, _ problems: inout [Problem]) -> Page {
        guard DocCCatalogue.folder(of: page.path) != nil else { return page }
        let (made, found) = DocCArticle(page: page, pages: self).made()
        problems += found
        return made
    }

    /// The places of tutorials in the tables of contents that name them.
    private static func order(_ tutorials: [DocCTutorial]) -> [String: Int] {
        let names = tutorials.flatMap(\.references)
        return Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
    }

    /// Titles for the folders of tutorials that nobody has written a page for.
    private func folders(of tutorials: [DocCTutorial], besides pages: [Page]) -> [Page] {
        let taken = Set(pages.map(\.output))
        let owners = Set(tutorials.map { owner(of: $0.path) })
        let places =
            [("tutorials", texts["Tutorials"])]
            + owners.sorted().map { ("tutorials/" + Self.fileName($0), $0) }
        return places.compactMap { folder, title in
            let path = folder + "/index.md"
            guard pages.contains(where: { $0.path.hasPrefix(folder + "/") }),
                !taken.contains(folder + "/index.html")
            else { return nil }
            var front = FrontMatter()
            (front.title, front.kind) = (title, .index)
            return Page(
                source: SourceFile(path: contentName + "/" + path, bytes: []), path: path, front: front,
                body: 0, isMade: true)
        }
    }

    // MARK: Parts of pages

    /// A page with a text that is made of a catalogue's.
    func page(
        _ body: MadeMarkdown, at address: String, _ front: FrontMatter, of source: SourceFile, path: String
    ) -> Page {
        let place = SitePath.join(address, "index.md")
        let made = Page(
            source: SourceFile(path: contentName + "/" + place, bytes: body.bytes), path: place, front: front,
            body: 0)
        made.made = MadeText(parts: body.parts, origin: .init(file: source, offset: 0))
        made.documentName = SitePath.name(SitePath.withoutExtension(path))
        return made
    }

    /// Takes the first paragraph out of a text, when it begins with one.
    static func cutAbstract(_ lines: inout ArraySlice<CommentLine>) -> [CommentLine] {
        lines = lines.drop { $0.isBlank }
        guard let first = lines.first, !first.startsBlock else { return [] }
        let abstract = lines.prefix { !$0.isBlank && !$0.startsBlock }
        lines = lines.dropFirst(abstract.count)
        return Array(abstract)
    }

    /// The module that a catalogue is named for, or the only one; without one, the catalogue.
    func owner(of path: String) -> String {
        let catalogue = SitePath.name(SitePath.withoutExtension(DocCCatalogue.folder(of: path) ?? path))
        if let same = modules.first(where: { $0 == catalogue }) { return same }
        return modules.count == 1 ? modules[0] : catalogue
    }

    /// A name as addresses have it.
    static func fileName(_ name: String) -> String { SymbolAddress.fileName(name.replacing(" ", with: "-")) }
}
