import Previews
import Syntax

/// The pages of components that catalogues stand for: one for each file of the modules that has previews.
struct Catalogue {
    private let pages: [Page]
    private let parts: [InputFile]
    private let modules: ModuleSet
    private let settings: Settings

    init(_ pages: [Page], _ parts: [InputFile], _ modules: ModuleSet, _ settings: Settings) {
        self.pages = pages
        self.parts = parts
        self.modules = modules
        self.settings = settings
    }

    /// A page that an author has written for a file stands in the place of the one that would be made.
    func made(contentName: String, _ problems: inout [Problem]) -> [Page] {
        let written = Set(pages.map(\.path))
        var taken = written
        var made: [Page] = []
        for page in pages where page.kind == .catalogue {
            guard page.isIndex else {
                problems.append(
                    problem("a catalogue is the 'index.md' of a folder: its pages stand in that", page))
                continue
            }
            let own = components(of: page)
            if own.isEmpty { problems.append(nothing(page)) }
            for component in own {
                let path = SitePath.join(SitePath.folder(page.path), slug(component.name) + ".md")
                if written.contains(path) { continue }
                let other = SitePath.withoutExtension(path) + "-" + slug(component.module.name) + ".md"
                guard let free = [path, other].first(where: { taken.insert($0).inserted }) else { continue }
                made.append(self.page(component, free, contentName))
            }
        }
        return made
    }

    private func page(_ component: CataloguePage, _ path: String, _ contentName: String) -> Page {
        var component = component
        component.sibling = sibling(of: component, path, contentName)
        let (bytes, made) = component.markdown()
        let source = SourceFile(path: contentName + "/" + path, bytes: bytes)
        let (front, body, _) = FrontMatter.read(source)
        let page = Page(source: source, path: path, front: front, body: body)
        page.made = made
        return page
    }

    /// `Card.md` beside `Card.swift`, or `_card.md` beside the catalogue.
    private func sibling(of component: CataloguePage, _ path: String, _ contentName: String) -> SourceFile? {
        let wanted = SitePath.withoutExtension(component.path) + ".md"
        if let file = component.module.pages.first(where: { $0.path == wanted }) {
            return SourceFile(path: component.module.path(of: file), bytes: file.bytes)
        }
        let part = SitePath.join(SitePath.folder(path), "_" + SitePath.name(path))
        return parts.first { $0.path == part }.map {
            SourceFile(path: contentName + "/" + $0.path, bytes: $0.bytes)
        }
    }

    /// The files with previews of the module that the page names, or of all that the settings name.
    private func components(of page: Page) -> [CataloguePage] {
        let previews = Dictionary(
            grouping: modules.modules(for: settings.previews.system).previews,
            by: \.file)
        let wanted = page.rare.module
        let own = modules.inputs.filter { module in wanted.map { $0 == module.name } ?? !module.isDependency }
        return own.flatMap { module in
            module.files.compactMap { file in
                guard let found = previews[module.path(of: file)],
                    let source = modules.file(module.path(of: file))
                else { return nil }
                return CataloguePage(
                    module: module, file: source, path: file.path, previews: found, texts: settings.texts)
            }
        }
    }

    private func nothing(_ page: Page) -> Problem {
        if modules.inputs.isEmpty {
            return problem(
                "there is no module to make a catalogue of", page,
                "name the modules of the site with 'modules' in site.yml")
        }
        guard let name = page.rare.module, !modules.names.contains(name) else {
            return problem("no file of the modules has a preview", page)
        }
        return problem(
            "there is no module '\(name)'", page,
            suggestion(for: name, among: modules.names)
                ?? "there are \(modules.names.joined(separator: ", "))")
    }

    private func problem(_ message: String, _ page: Page, _ note: String? = nil) -> Problem {
        Problem(
            .error, message, file: page.source,
            range: page.source.find("catalogue".utf8, in: 0..<page.body).map { $0..<$0 + 9 } ?? 0..<0,
            note: note)
    }
}
