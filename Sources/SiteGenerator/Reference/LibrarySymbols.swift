import SymbolGraphs

/// What Galley's own library declares of the symbols that written pages are about: their declarations and
/// members. Kept between builds as long as the pages are about the same symbols.
struct LibrarySymbols {
    private struct Question: Hashable {
        var module: String
        var symbols: Set<String>
    }

    private var known: [Question: SymbolTable] = [:]

    /// Gives each page with `kind: reference` and a `symbol` of SwiftUI what is declared of it.
    mutating func give(to pages: [Page]) {
        let open = pages.filter { $0.kind == .reference && $0.reference == nil && $0.rare.symbol != nil }
        var asked: [Question: SymbolTable] = [:]
        for (module, pages) in Dictionary(grouping: open, by: { $0.rare.module ?? "" }) {
            let question = Question(module: module, symbols: Set(pages.compactMap(\.front.symbol)))
            guard let table = known[question] ?? Self.table(question) else { continue }
            asked[question] = table
            for page in pages {
                page.library = table.modules.first?.children.first {
                    $0.name == page.rare.symbol && $0.symbol != nil
                }
            }
        }
        known = asked
    }

    private static func table(_ question: Question) -> SymbolTable? {
        LibraryModules.sources(of: question.module, about: question.symbols).map { sources in
            SymbolTable([ModuleGraph(name: question.module, graph: symbolGraph(of: sources))])
        }
    }
}

/// The members of a library's symbol on the page that somebody has written about it.
struct LibraryMembers {
    private let page: Page
    private let texts: ThemeTexts
    private let groups: [SymbolGroup]
    private let id: String

    init?(_ page: Page, _ texts: ThemeTexts) {
        guard let symbol = page.library else { return nil }
        groups = SymbolGroup.byKind(symbol.children.filter { $0.symbol != nil }, texts)
        guard !groups.isEmpty else { return nil }
        (self.page, self.texts) = (page, texts)
        let wanted = slug(texts["Topics"])
        id = page.rendered.ids.contains(wanted) ? wanted + "-of-symbol" : wanted
    }

    var heading: PageHeading { PageHeading(level: 2, id: id, text: texts["Topics"]) }

    func write(into out: inout Bytes) {
        out.put("<section class=\"members\"><h2 id=\"\(id)\">")
        out.putEscaped(texts["Topics"])
        out.put("</h2>\n")
        let writer = DeclarationHTML(table: SymbolTable(), folder: nil)
        for group in groups {
            out.put("<h3>")
            out.putEscaped(group.title)
            out.put("</h3>\n<ul>\n")
            for fragments in group.declarations {
                out.put("<li><code>")
                writer.writeLine(fragments, into: &out)
                out.put("</code>\n")
            }
            out.put("</ul>\n")
        }
        out.put("</section>\n")
    }

    /// The same for programs that read.
    func writeTwin(into out: inout Bytes) {
        out.put("\n## \(texts["Topics"])\n")
        for group in groups {
            out.put("\n### \(group.title)\n\n```swift\n")
            for fragments in group.declarations { out.put(fragments.map(\.spelling).joined() + "\n") }
            out.put("```\n")
        }
    }
}

extension SymbolGroup {
    fileprivate var declarations: [[DeclarationHTML.Fragment]] {
        entries.compactMap { entry in
            guard case .symbol(let symbol) = entry else { return nil }
            return symbol.symbol?.fragments
        }
    }
}
