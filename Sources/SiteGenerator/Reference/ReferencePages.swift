import SymbolKit

/// Makes the pages of a reference: one for each symbol that is not inherited.
struct ReferencePages {
    let reference: Reference
    let settings: Settings
    let contentName: String

    func made() -> [Page] {
        parallelMap(reference.table.all.filter { !$0.isInherited }) { page($0) }
    }

    private func page(_ symbol: ReferenceSymbol) -> Page {
        let examples = settings.drawsExamples ? ExamplePreviews(table: reference.table) : nil
        let body = SymbolBody(symbol: symbol, texts: settings.texts, examples: examples).written()
        let source = SourceFile(path: contentName + "/" + symbol.pagePath, bytes: body.bytes)
        let page = Page(source: source, path: symbol.pagePath, front: front(of: symbol), body: 0)
        let graph = symbol.graphFile.map { (file: $0, symbol: symbol.path.joined(separator: ".")) }
        page.made = MadeText(parts: body.parts, origin: symbol.place, graph: graph)
        page.reference = ReferenceParts(symbol: symbol, table: reference.table, texts: settings.texts)
        return page
    }

    private func front(of symbol: ReferenceSymbol) -> FrontMatter {
        var front = FrontMatter()
        front.title = symbol.title
        front.kind = .reference
        front.navigation = symbol.name
        front.symbolKind = symbol.kindName
        front.module = symbol.module
        front.order = Double(SymbolGroup.rank(symbol.kind))
        if symbol.parent?.kind == "module", symbol.symbol != nil { front.symbol = symbol.name }
        front.description = SymbolWords.plain(symbol.comment.summary)
        front.availability = symbol.introduced.map { ($0.platform, $0.version, nil) }
        return front
    }
}

/// What the page of a symbol shows besides its text.
struct ReferenceParts: @unchecked Sendable {
    let symbol: ReferenceSymbol
    let table: SymbolTable
    let texts: ThemeTexts

    /// The page's text begins with a paragraph that belongs below the title.
    var hasLead: Bool { !symbol.comment.summary.isEmpty }
}
