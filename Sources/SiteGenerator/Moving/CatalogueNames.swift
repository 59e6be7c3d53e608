/// What pages of a catalogue call each other and their pictures: names without folders.
struct CatalogueNames {
    /// Paths of articles by the names that links use.
    private var articles: [String: String] = [:]
    private var titles: [String: String] = [:]
    /// Paths of pictures without endings, by their names.
    private var pictures: [String: String] = [:]
    private var topics: [String: [String]] = [:]
    private var rootPath: String?
    /// Symbols that have a page, or a graph says.
    private(set) var hasGraphs = false

    init(_ files: [InputFile]) {
        for file in files {
            let ending = SitePath.extensionOf(file.path)
            if file.isMarkdown { add(file) }
            if ending == "tutorial" { add(DocCTutorial(file, contentName: "")) }
            if ["png", "jpg", "jpeg", "svg", "gif", "webp"].contains(ending) {
                let name = DocCCatalogue.pictureName(file.path)
                let base = SitePath.join(SitePath.folder(file.path), name)
                pictures[name] = base
                pictures[name + "." + ending] = base + "." + ending
            }
            if file.path.hasSuffix(".symbols.json") { hasGraphs = true }
        }
        if rootPath == nil {
            rootPath =
                files.first {
                    $0.isMarkdown && String(decoding: $0.bytes, as: UTF8.self).contains("@TechnologyRoot")
                }?.path
        }
    }

    private mutating func add(_ file: InputFile) {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: true
        ).map(String.init)
        let name = SitePath.name(SitePath.withoutExtension(file.path))
        articles[Self.key(name)] = file.path
        titles[file.path] = lines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)).trimmed }
        topics[file.path] = lines.compactMap {
            $0.firstMatch(of: /^ *[-*] <doc:([^>]+)>/).map { String($0.1) }
        }
        // The page of the module itself: a symbol without a path, in a file of another name.
        if let title = titles[file.path], let symbol = title.wholeMatch(of: /``([^`\/]+)``/),
            name != symbol.1, rootPath == nil, !file.path.contains("/")
        {
            rootPath = file.path
        }
    }

    private mutating func add(_ tutorial: DocCTutorial) {
        articles[tutorial.slug] = tutorial.path
        titles[tutorial.path] = tutorial.title
        topics[tutorial.path] = tutorial.references
    }

    private static func key(_ name: String) -> String { DocCLink(name).slug }

    var title: String? { rootPath.flatMap { titles[$0] }?.replacing("`", with: "") }

    /// Where a page goes: the one at the top is the home page.
    func place(_ path: String) -> String {
        if SitePath.extensionOf(path) == "tutorial" { return SitePath.withoutExtension(path) + ".md" }
        return path == rootPath && !hasGraphs ? "index.md" : path
    }

    /// The article that a link means, with its title.
    func article(_ link: DocCLink) -> (path: String, title: String)? {
        guard let path = articles[link.slug] else { return nil }
        return (place(path), titles[path] ?? SitePath.name(link.name))
    }

    func picture(_ name: String) -> String? { pictures[name] ?? pictures[SitePath.withoutExtension(name)] }

    /// Articles in the order in which the lists of topics lead to them.
    func curated() -> [NavigationItem] {
        var known: Set<String> = []
        var out: [NavigationItem] = []
        func visit(_ path: String) {
            guard known.insert(path).inserted else { return }
            out.append(NavigationItem(path: place(path)))
            for name in topics[path] ?? [] { if let next = articles[Self.key(name)] { visit(next) } }
        }
        if let rootPath { visit(rootPath) }
        return out
    }
}
