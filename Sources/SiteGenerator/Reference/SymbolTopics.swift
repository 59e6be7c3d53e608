/// Finds what the links of `## Topics` and `## See Also` lead to.
struct SymbolTopics {
    private let table: SymbolTable
    private let pages: [Page]
    private let documents: [String: [Page]]
    private let texts: ThemeTexts

    init(_ table: SymbolTable, _ pages: [Page], _ texts: ThemeTexts) {
        self.table = table
        self.pages = pages
        documents = Dictionary(grouping: pages, by: \.documentSlug)
        self.texts = texts
    }

    /// Gives symbols their groups, and tells which links lead nowhere.
    func resolve() -> [Problem] {
        var problems: [Problem] = []
        for symbol in table.all {
            symbol.topics = symbol.curation.topics.map { group($0, of: symbol, &problems) }
            symbol.seeAlso = symbol.curation.seeAlso.map { group($0, of: symbol, &problems) }
        }
        listArticles()
        return problems
    }

    /// Articles that stand in no group are listed with their module.
    private func listArticles() {
        let articles = pages.filter { $0.documentName != nil }
        guard !articles.isEmpty else { return }
        let curated = Set(table.all.flatMap(\.topics).flatMap(\.entries).compactMap(\.pageID))
        for module in table.modules {
            let own = articles.filter {
                SitePath.folder($0.folder) == module.address && !curated.contains(ObjectIdentifier($0))
            }
            guard !own.isEmpty else { continue }
            let sorted = own.sorted { precedesNaturally($0.title, $1.title) }
            module.topics.append(
                SymbolGroup(
                    title: texts["Pages"], id: slug(texts["Pages"]), entries: sorted.map { .page($0) }))
        }
    }

    private func group(_ group: SymbolCuration.Group, of symbol: ReferenceSymbol, _ problems: inout [Problem])
        -> SymbolGroup
    {
        var made = SymbolGroup(title: group.title, id: slug(group.title), entries: [])
        let words = Reference.summary(group.words)
        if !words.isEmpty { made.words = Bytes("<p>".utf8) + words + Bytes("</p>\n".utf8) }
        for link in group.links {
            if let entry = entry(link, of: symbol, &problems) { made.entries.append(entry) }
        }
        return made
    }

    private func entry(_ link: CommentLine, of symbol: ReferenceSymbol, _ problems: inout [Problem])
        -> SymbolGroup.Entry?
    {
        var ends = LinkEnds()
        guard let found = ends.link(at: link.text[...]), !found.target.isEmpty,
            found.kind != .words || !found.target.contains(where: \.isWhitespace)
        else { return nil }
        if found.kind == .words, AddressScheme.isWeb(String(found.target)) {
            return .link(words: SymbolWords.plain([link]), address: String(found.target))
        }
        let name = found.target.hasPrefix("doc:") ? found.target.dropFirst(4) : found.target
        let start = link.text.utf8.distance(from: link.text.startIndex, to: name.startIndex)
        return found.kind == .symbol
            ? self.symbol(String(name), link, start, symbol, &problems)
            : document(String(name), link, start, symbol, &problems)
    }

    private func symbol(
        _ name: String, _ link: CommentLine, _ start: Int, _ scope: ReferenceSymbol,
        _ problems: inout [Problem]
    ) -> SymbolGroup.Entry? {
        switch table.resolve(name, from: scope) {
        case .symbol(let found): return .symbol(found)
        case .several(let links):
            problems.append(
                problem(
                    "'\(name)' is the name of \(links.count) symbols", name, link, start,
                    "say which: \(links.prefix(4).joined(separator: ", "))"))
        case .none:
            problems.append(
                problem(
                    "no page for symbol '\(name)'", name, link, start,
                    suggestion(for: name, among: table.names(from: scope))
                        ?? "a list of topics has links to symbols and pages"))
        }
        return nil
    }

    private func document(
        _ name: String, _ link: CommentLine, _ start: Int, _ scope: ReferenceSymbol,
        _ problems: inout [Problem]
    ) -> SymbolGroup.Entry? {
        if case .symbol(let found) = table.resolve(name, from: scope) { return .symbol(found) }
        let found = documents[DocCLink(name).slug] ?? []
        if found.count == 1 { return .page(found[0]) }
        let names = Set(
            pages.map { SitePath.name(SitePath.withoutExtension($0.path)) } + table.names(from: scope))
        problems.append(
            problem(
                "no page or symbol '\(name)'", name, link, start, suggestion(for: name, among: names.sorted())
            ))
        return nil
    }

    private func problem(
        _ message: String, _ name: String, _ link: CommentLine, _ start: Int, _ note: String?
    ) -> Problem {
        let range = link.place.map { $0.offset + start..<$0.offset + start + name.utf8.count }
        return Problem(
            Check.symbol.standardSeverity, message, check: .symbol, file: link.place?.file, range: range,
            note: note)
    }
}

extension SymbolGroup.Entry {
    fileprivate var pageID: ObjectIdentifier? {
        guard case .page(let page) = self else { return nil }
        return ObjectIdentifier(page)
    }
}
